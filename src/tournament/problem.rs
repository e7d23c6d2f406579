//! What is wrong with something that came in, and where. Sentences for people are made from it elsewhere.

use std::fmt;

use serde::{Serialize, Serializer};
use strum::{Display, VariantNames};

use crate::rules::RuleFault;

use crate::tournament::file::Syntax;
use crate::tournament::{ResultKind, Slot};

/// One fault and its place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// What.
    #[serde(flatten)]
    pub fault: Fault,
}

/// A path into the document: `hands[3].result.left.gleb.W`. The whole document is `file`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Place(String);

impl Place {
    /// The whole document.
    pub fn root() -> Self {
        Self::default()
    }

    /// A part of it that is named.
    #[must_use]
    pub fn key(&self, key: impl fmt::Display) -> Self {
        if self.0.is_empty() { Self(key.to_string()) } else { Self(format!("{}.{key}", self.0)) }
    }

    /// A part of it that is numbered, from 0.
    #[must_use]
    pub fn index(&self, index: usize) -> Self {
        Self(format!("{}[{index}]", self.0))
    }

    /// A fault here.
    pub fn fault(&self, fault: Fault) -> Problem {
        Problem { place: self.clone(), fault }
    }

    /// This place seen from one further out: `left.gleb` at `hands[3].result` is `hands[3].result.left.gleb`.
    #[must_use]
    pub fn within(&self, outer: &Self) -> Self {
        if self.0.is_empty() { outer.clone() } else { outer.key(&self.0) }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_empty() { "file" } else { &self.0 })
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Problems for somebody who reads them: of a long list the first ones and the number of the rest.
pub fn told(problems: Vec<Problem>) -> Vec<Problem> {
    let mut told = Problems::default();
    for problem in problems {
        told.push(problem);
    }
    told.into_vec()
}

/// What somebody gave, as it can be shown: not endless, and nothing that steers a terminal.
pub(super) fn shown(given: &str) -> String {
    const MOST: usize = 60;
    let safe = given.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let mut shown: String = safe.take(MOST).collect();
    if given.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}

/// The problems that are told one by one; nobody reads more, and a file may have millions.
const MOST_TOLD: usize = 300;

/// Collects problems, so that all of them are told at once. Of a long list the end is only counted.
#[derive(Debug, Default)]
pub(super) struct Problems {
    told: Vec<Problem>,
    more: usize,
}

impl Problems {
    /// Notes a fault.
    pub(super) fn add(&mut self, place: &Place, fault: Fault) {
        if self.told.len() < MOST_TOLD {
            self.told.push(place.fault(fault));
        } else {
            self.more += 1;
        }
    }

    fn push(&mut self, problem: Problem) {
        match problem.fault {
            Fault::MoreProblems { count } => self.more += count,
            fault => self.add(&problem.place, fault),
        }
    }

    /// The value, or nothing and its problem is noted.
    pub(super) fn take<T>(&mut self, value: Result<T, Problem>) -> Option<T> {
        value.map_err(|problem| self.push(problem)).ok()
    }

    /// The value, or nothing and its problems are noted.
    pub(super) fn take_all<T>(&mut self, value: Result<T, Vec<Problem>>) -> Option<T> {
        value.map_err(|problems| problems.into_iter().for_each(|problem| self.push(problem))).ok()
    }

    /// Notes problems whose places are seen from `outer`.
    pub(super) fn within(&mut self, outer: &Place, problems: Vec<Problem>) {
        for problem in problems {
            self.push(Problem { place: problem.place.within(outer), ..problem });
        }
    }

    /// How many were noted.
    pub(super) fn len(&self) -> usize {
        self.told.len() + self.more
    }

    /// The value if nothing was noted.
    pub(super) fn none_or<T>(self, value: T) -> Result<T, Vec<Problem>> {
        if self.told.is_empty() { Ok(value) } else { Err(self.into_vec()) }
    }

    /// What was noted; behind a long list the number of the rest.
    pub(super) fn into_vec(mut self) -> Vec<Problem> {
        if self.more > 0 {
            self.told.push(Place::root().fault(Fault::MoreProblems { count: self.more }));
        }
        self.told
    }
}

/// What a value of the file should have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Display)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// A text in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Flag,
    /// `[ … ]`
    List,
    /// `{ … }`
    Object,
    /// A holding: an object of counts, or a total.
    Holding,
}

/// What is wrong. The variant's kebab-case name after `problem-` is the key of the sentence, the fields are its arguments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error, VariantNames)]
#[error("{self:?}")]
#[strum(serialize_all = "kebab-case")]
#[serde(tag = "fault", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Fault {
    /// There are more problems than can be told one by one.
    MoreProblems {
        /// How many more.
        count: usize,
    },

    // The text
    /// There is nothing in the document.
    Empty,
    /// The document is bigger than any tournament is.
    TooBig {
        /// The most it may have, in megabytes.
        most: usize,
    },
    /// The document is not written in UTF-8.
    NotUtf8 {
        /// Counts from 1.
        line: usize,
        /// Counts from 1.
        column: usize,
    },
    /// A list, or an object, of more than any tournament has.
    TooManyHere {
        /// The most there may be.
        most: usize,
    },
    /// The document ends before it is complete.
    CutOff {
        /// Counts from 1.
        line: usize,
        /// Counts from 1.
        column: usize,
    },
    /// The document is not JSON.
    NotJson {
        /// Counts from 1.
        line: usize,
        /// Counts from 1.
        column: usize,
        /// Why not.
        why: Syntax,
        /// What stands there.
        found: String,
    },
    /// Written by a newer Lastcard, or no tournament file at all.
    Version {
        /// The version this program reads.
        known: u32,
    },
    /// A hand log that is not JSON.
    LogNotJson {
        /// Counts from 1.
        line: usize,
        /// Counts from 1.
        column: usize,
    },
    /// A hand log of another version.
    LogVersion {
        /// What it says.
        given: u64,
        /// The version this program reads.
        known: u32,
    },
    /// A hand log that says who plays together, and names nobody.
    NoSides,
    /// A text that is no card.
    UnknownCard {
        /// What was given.
        given: String,
    },
    /// A text that is not 64 hexadecimal digits.
    NotHexadecimal {
        /// What was given.
        given: String,
    },
    /// The same key stands twice in one object.
    DuplicateKey,
    /// A key that this object does not have.
    UnknownKey {
        /// The keys it has.
        known: String,
    },
    /// A key that must be there is not.
    Missing,
    /// Nothing, written as `null`, where something belongs.
    NotNull,
    /// A value of another kind.
    WrongKind {
        /// What it should be.
        expected: Kind,
    },
    /// A number outside its range, or not whole.
    OutOfRange {
        /// What was given.
        given: String,
        /// The least allowed.
        min: u64,
        /// The greatest allowed.
        max: u64,
    },
    /// A word that means nothing here.
    UnknownWord {
        /// What was given.
        given: String,
        /// The words that do.
        known: String,
    },

    // Names
    /// Nothing that can be seen is in the name.
    NameEmpty,
    /// The name is too long.
    NameTooLong {
        /// The characters it has.
        length: usize,
        /// The characters it may have.
        max: usize,
    },
    /// The name has a control character, or one that turns the direction of the text around it.
    NameControl,
    /// A line ends within the name.
    NameLineBreak,
    /// A text is too long.
    TextTooLong {
        /// The characters it has.
        length: usize,
        /// The characters it may have.
        max: usize,
    },
    /// A text has a control character, or one that turns the direction of what stands around it.
    TextControl,
    /// An id is empty, too long, or has something else than letters, digits, `-` and `_`.
    IdMalformed,
    /// Two entrants, or two players, have this name.
    NameTwice {
        /// The name.
        name: String,
    },
    /// Two entrants, or two players, have this id.
    IdTwice {
        /// The id.
        id: String,
    },

    // The setup
    /// A key that this format has no use for.
    NotForFormat {
        /// The format.
        format: String,
    },
    /// A key that this scoring method has no use for.
    NotForScoring {
        /// The method.
        scoring: String,
    },
    /// A tie-break that is applied already.
    TieBreakTwice {
        /// The tie-break.
        given: String,
    },
    /// `rounds` and `blocks` exclude each other.
    RoundsAndBlocks,
    /// With duplicate deals there is no second table and no second round to compare with.
    NothingToCompare {
        /// The players there are.
        players: usize,
    },
    /// Only a result of a tournament with duplicate deals can be one of them.
    NotDuplicate,
    /// The format has no use for this scoring method.
    ScoringNotForFormat {
        /// The method.
        scoring: String,
        /// The format.
        format: String,
        /// The methods that go with it.
        known: String,
    },
    /// The rules are for other players, or another game, than the format's.
    PresetNotForFormat {
        /// The preset.
        preset: String,
        /// The format.
        format: String,
    },
    /// By these rules a hand comes to something that the scoring cannot use (§9).
    OtherResult {
        /// The preset, or the option that decides it.
        rules: String,
        /// What a hand comes to.
        gives: ResultKind,
        /// The method.
        scoring: String,
        /// What it needs.
        needs: ResultKind,
    },
    /// The format takes another number of entrants.
    EntrantCount {
        /// The entrants there are.
        given: usize,
        /// The fewest it takes.
        min: usize,
        /// The most it takes.
        max: usize,
        /// The format.
        format: String,
    },
    /// The rules are for another number of players at a table (R-PLY-1).
    PlayersForRules {
        /// The players there are.
        given: usize,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
        /// The preset.
        preset: String,
    },
    /// A team of another size than the format's, or than the other team.
    TeamSize {
        /// The players it has.
        given: usize,
        /// The players it should have.
        needed: usize,
    },
    /// A team that is too small or too big (T-TEAM-2).
    TeamSizeRange {
        /// The players it has.
        given: usize,
        /// The fewest.
        min: usize,
        /// The most.
        max: usize,
    },

    // Who comes and goes
    /// The changes of an entrant do not stand in the order of the hands.
    ChangesOrder,
    /// More changes than anybody could follow.
    TooManyChanges {
        /// How many there are.
        given: usize,
        /// The most there may be.
        max: usize,
    },
    /// Two changes of one seat with the same hand.
    ChangeTwice {
        /// The hand.
        hand: u32,
    },
    /// A change of the seat of somebody who has withdrawn.
    AfterWithdrawal {
        /// The name.
        player: String,
    },
    /// The one who leaves does not sit for this entrant then.
    LeavesNoSeat {
        /// The id.
        player: String,
        /// Who sits there.
        seats: String,
    },
    /// A substitute who plays in this tournament already.
    SubstitutePlays {
        /// The name.
        player: String,
    },
    /// Too few would go on after a withdrawal.
    WithdrawalTooFew {
        /// How many would.
        left: usize,
        /// The fewest who can.
        needed: usize,
    },
    /// The table is full: nobody can join.
    TableFull {
        /// The most who can sit there.
        most: usize,
    },
    /// Nobody can join this format after its start.
    LateNotForFormat {
        /// The format.
        format: String,
    },
    /// A late player joins a movement in the middle of a block.
    LateInBlock {
        /// The round of the next block.
        round: u32,
        /// Its first hand.
        hand: u32,
    },
    /// Late players do not stand behind the others, in the order in which they came.
    LateOrder,
    /// There is no hand from which on a change would hold.
    ChangeAfterEnd {
        /// Its hand.
        hand: u32,
        /// Its round.
        round: u32,
        /// The last hand there is.
        last: u32,
        /// The round of it.
        last_round: u32,
    },
    /// A result of a hand from which a player had withdrawn.
    WithdrawnPlays {
        /// The id.
        player: String,
    },

    // Who deals first
    /// There is no such table.
    NoSuchTable {
        /// How many there are.
        tables: u32,
    },
    /// Two draws at one table.
    TableTwice {
        /// Its number.
        table: u32,
    },
    /// The cards that were pulled do not make this player the dealer (R-DLR-1..4).
    OtherDealer {
        /// The id.
        player: String,
    },

    // The play-off
    /// An id that no entrant has.
    UnknownEntrant {
        /// The id.
        entrant: String,
    },
    /// A play-off in a format in which nobody is the one winner.
    PlayOffNoWinner,
    /// More, or fewer, than one table seats.
    PlayOffSeats {
        /// The players.
        given: usize,
        /// The fewest who can sit there.
        min: usize,
        /// The most who can sit there.
        max: usize,
    },
    /// A play-off of a tournament that goes on.
    PlayOffTooEarly,
    /// A play-off where nobody shares the first place.
    PlayOffNobodyLevel,
    /// Somebody in the play-off does not share the first place.
    PlayOffNotLevel {
        /// The id.
        entrant: String,
    },
    /// Somebody shares the first place and is not in the play-off.
    PlayOffMissing {
        /// The id.
        entrant: String,
    },
    /// A hand of a play-off that does not count. Kept, does not count either.
    PlayOffUncounted {
        /// Written `{round}.{table}.{hand}`.
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },

    // The hands
    /// A player who does not sit at the table in this hand.
    NotSeated {
        /// The id.
        player: String,
        /// Who sits there.
        seats: String,
    },
    /// A player who was out of the tournament before this hand (V-CHAL-5).
    Eliminated {
        /// The id.
        player: String,
    },
    /// The tournament has no such hand.
    NoSuchHand {
        /// Written `{round}.{table}.{hand}`.
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },
    /// Two records of one hand.
    HandTwice {
        /// Written `{round}.{table}.{hand}`.
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },
    /// The hand belongs to another block.
    OtherBlock {
        /// The block it belongs to.
        block: u32,
    },
    /// The movement seats others here.
    OtherSeats {
        /// Whom it seats, clockwise.
        seats: String,
    },
    /// The movement seats the same people in another order here.
    OtherOrder {
        /// Whom it seats, clockwise.
        seats: String,
    },
    /// The seats are not those of everybody who plays, each once.
    NotEverybody {
        /// Who plays.
        seats: String,
    },
    /// The seats do not alternate between the teams.
    NotAlternating {
        /// A seating that does.
        seats: String,
    },
    /// The hand was recorded after the tournament had ended, and does not count (M-8).
    AfterEnd {
        /// Written `{round}.{table}.{hand}`.
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },

    // The result
    /// More than one player went out.
    SeveralOut,
    /// Two kinds of result at once, such as `out` and `void`.
    TwoResults,
    /// Another kind of result than the scoring needs.
    WrongResult {
        /// The method.
        scoring: String,
        /// What it needs.
        needs: ResultKind,
    },
    /// A player stands twice in the order of finishing.
    FinishedTwice {
        /// The player.
        player: String,
    },
    /// Players are missing in the order of finishing.
    OrderIncomplete {
        /// Who.
        missing: String,
    },
    /// More one-points than cards that were laid.
    TooManyPoints {
        /// All points together.
        total: u32,
        /// The most there can be.
        max: u32,
    },
    /// The player who went out holds cards.
    WinnerHolds,
    /// Another player than the one who went out holds none.
    NoCards,
    /// This holding is needed for the scoring.
    HoldingMissing,
    /// More cards of a face than the deck has.
    TooMany {
        /// The face.
        face: String,
        /// The cards counted.
        count: u32,
        /// The cards in the deck.
        max: u32,
    },
    /// All holdings together have more cards of a face than the deck has.
    TooManyTogether {
        /// The face.
        face: String,
        /// The cards counted.
        count: u32,
        /// The cards in the deck.
        max: u32,
    },
    /// All holdings together leave no card for the discard pile.
    TooManyCards {
        /// The cards counted.
        count: u32,
        /// The most there can be.
        max: u32,
    },
    /// A total higher than the deck is worth (M-6).
    TotalTooHigh {
        /// The total.
        total: u32,
        /// What the deck is worth.
        max: u32,
    },
    /// All holdings together count more than the deck is worth (M-6).
    TotalsTooHigh {
        /// Their sum.
        total: u32,
        /// What the deck is worth.
        max: u32,
    },
    /// Neither a loser nor a holding is named (M-4).
    LoserMissing,
    /// Losers are not named under this scoring.
    LosersNotNamed {
        /// The method.
        scoring: String,
    },
    /// In a play-off nobody loses a hand: only who wins it counts.
    PlayOffLosers,
    /// The loser named is on the side that won.
    LoserWon {
        /// The player.
        player: String,
    },
    /// The holdings name other losers (M-4).
    OtherLosers {
        /// Whom they name.
        losers: String,
    },

    /// The rules refuse an option, or two that do not go together.
    #[serde(untagged)]
    Rules(RuleFault),
}

fn as_text<S: Serializer>(slot: &Slot, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(slot)
}
