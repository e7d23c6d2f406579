//! Everything that can be wrong with a tournament, its file or a result, with what a sentence about it needs.

use std::fmt;

use serde::{Serialize, Serializer};
use strum::{Display, VariantNames};

use crate::date::YearFault;
use crate::problem::Syntax;
use crate::{EntrantId, Format, MethodId, Name, NameFault, PlayerId, ResultKind, Slot};
use lastcard_rules::{Face, Preset, RuleFault};

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
#[allow(missing_docs, reason = "the fields are the arguments of the sentence")]
#[strum(serialize_all = "kebab-case")]
#[serde(tag = "fault", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Fault {
    /// There are more problems than can be told one by one.
    MoreProblems { count: usize },

    // The text
    /// There is nothing in the document.
    Empty,
    /// The document is bigger than any tournament is.
    TooBig {
        /// The most it may have, in megabytes.
        most: usize,
    },
    /// The document is not written in UTF-8.
    NotUtf8 { line: usize, column: usize },
    /// A list, or an object, of more than any tournament has.
    TooManyHere { most: usize },
    /// The document ends before it is complete.
    CutOff { line: usize, column: usize },
    /// The document is not JSON.
    NotJson { line: usize, column: usize, why: Syntax, found: String },
    /// Written by a newer Lastcard, or no tournament file at all.
    Version {
        /// The version this program reads.
        known: u32,
    },
    /// A hand log that is not JSON.
    LogNotJson { line: usize, column: usize },
    /// A hand log of another version.
    LogVersion {
        given: u64,
        /// The version this program reads.
        known: u32,
    },
    /// A hand log that says who plays together, and names nobody.
    NoSides,
    /// A text that is no card.
    UnknownCard { given: String },
    /// A text that is not 64 hexadecimal digits.
    NotHexadecimal { given: String },
    /// The same key stands twice in one object.
    DuplicateKey,
    /// A key that this object does not have.
    UnknownKey { known: String },
    /// A key that must be there is not.
    Missing,
    /// Nothing, written as `null`, where something belongs.
    NotNull,
    /// A value of another kind.
    WrongKind { expected: Kind },
    /// A number outside its range, or not whole.
    OutOfRange { given: String, min: u64, max: u64 },
    /// A word that means nothing here.
    UnknownWord { given: String, known: String },

    // Names
    /// A text is too long.
    TextTooLong { length: usize, max: usize },
    /// A text has a control character, or one that turns the direction of what stands around it.
    TextControl,
    /// Two entrants, or two players, have this name.
    NameTwice { name: Name },
    /// Two entrants, or two players, have this id.
    IdTwice { id: String },

    // The setup
    /// A key that this format has no use for.
    NotForFormat { format: Format },
    /// A key that this scoring method has no use for.
    NotForScoring { scoring: MethodId },
    /// What decides between equals is named twice.
    TieBreakTwice { given: String },
    /// `rounds` and `blocks` exclude each other.
    RoundsAndBlocks,
    /// With duplicate deals there is no second table and no second round to compare with.
    NothingToCompare { players: usize },
    /// Only a result of a tournament with duplicate deals can be one of them.
    NotDuplicate,
    /// The format has no use for this scoring method.
    ScoringNotForFormat { scoring: MethodId, format: Format, known: &'static [MethodId] },
    /// The rules are for other players, or another game, than the format's.
    PresetNotForFormat {
        #[serde(serialize_with = "as_text")]
        preset: Preset,
        format: Format,
    },
    /// By these rules a hand comes to something that the scoring cannot use (§9).
    OtherResult {
        /// The preset, or the option that decides it.
        rules: RulesSource,
        gives: ResultKind,
        scoring: MethodId,
        needs: ResultKind,
    },
    /// The format takes another number of entrants.
    EntrantCount { given: usize, min: usize, max: usize, format: Format },
    /// The rules are for another number of players at a table (R-PLY-1).
    PlayersForRules {
        given: usize,
        min: usize,
        max: usize,
        #[serde(serialize_with = "as_text")]
        preset: Preset,
    },
    /// A team of another size than the format's, or than the other team.
    TeamSize { given: usize, needed: usize },
    /// A team that is too small or too big (T-TEAM-2).
    TeamSizeRange { given: usize, min: usize, max: usize },

    // Who comes and goes
    /// The changes of an entrant do not stand in the order of the hands.
    ChangesOrder,
    /// More changes than anybody could follow.
    TooManyChanges { given: usize, max: usize },
    /// Two changes of one seat with the same hand.
    ChangeTwice { hand: u32 },
    /// A change of the seat of somebody who has withdrawn.
    AfterWithdrawal { player: Name },
    /// The one who leaves does not sit for this entrant then.
    LeavesNoSeat { player: PlayerId, seats: Vec<PlayerId> },
    /// A substitute who plays in this tournament already.
    SubstitutePlays { player: Name },
    /// Too few would go on after a withdrawal.
    WithdrawalTooFew { left: usize, needed: usize },
    /// The table is full: nobody can join.
    TableFull { most: usize },
    /// Nobody can join this format after its start.
    LateNotForFormat { format: Format },
    /// A late player joins a movement in the middle of a block.
    LateInBlock {
        /// The round of the next block.
        round: u32,
        /// The first hand of that block.
        hand: u32,
    },
    /// Late players do not stand behind the others, in the order in which they came.
    LateOrder,
    /// There is no hand from which on a change would hold.
    ChangeAfterEnd {
        hand: u32,
        round: u32,
        /// The last hand there is.
        last: u32,
        last_round: u32,
    },
    /// A result of a hand from which a player had withdrawn.
    WithdrawnPlays { player: PlayerId },

    // Who deals first
    /// There is no such table.
    NoSuchTable { tables: u32 },
    /// Two draws at one table.
    TableTwice { table: u32 },
    /// The cards that were pulled do not make this player the dealer (R-DLR-1..4).
    OtherDealer { player: PlayerId },

    // The play-off
    /// An id that no entrant has.
    UnknownEntrant { entrant: EntrantId },
    /// An id that no player has.
    UnknownPlayer { player: PlayerId },
    /// A play-off in a format in which nobody is the one winner.
    PlayOffNoWinner,
    /// More, or fewer, than one table seats.
    PlayOffSeats { given: usize, min: usize, max: usize },
    /// A play-off of a tournament that goes on.
    PlayOffTooEarly,
    /// A play-off where nobody shares the first place.
    PlayOffNobodyLevel,
    /// Somebody in the play-off does not share the first place.
    PlayOffNotLevel { entrant: EntrantId },
    /// Somebody shares the first place and is not in the play-off.
    PlayOffMissing { entrant: EntrantId },
    /// A hand of a play-off that does not count. Kept, does not count either.
    PlayOffUncounted {
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },

    // The hands
    /// A player who does not sit at the table in this hand.
    NotSeated { player: PlayerId, seats: Vec<PlayerId> },
    /// A player who was out of the tournament before this hand (V-CHAL-5).
    Eliminated { player: PlayerId },
    /// The tournament has no such hand.
    NoSuchHand {
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },
    /// Two records of one hand.
    HandTwice {
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },
    /// The hand belongs to another block.
    OtherBlock { block: u32 },
    /// The movement seats others here.
    OtherSeats {
        /// Whom it seats, clockwise.
        seats: Vec<PlayerId>,
    },
    /// The movement seats the same people in another order here.
    OtherOrder {
        /// Whom it seats, clockwise.
        seats: Vec<PlayerId>,
    },
    /// The seats are not those of everybody who plays, each once.
    NotEverybody { seats: Vec<PlayerId> },
    /// The seats do not alternate between the teams.
    NotAlternating {
        /// A seating that does.
        seats: Vec<PlayerId>,
    },
    /// What only a tournament that was started has, where a draft is to be.
    BegunDraft,
    /// The hand was recorded after the tournament had ended, and does not count (M-8).
    AfterEnd {
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },

    // The result
    /// More than one player went out.
    SeveralOut,
    /// Two kinds of result at once, such as `out` and `void`.
    TwoResults,
    /// Another kind of result than the scoring needs.
    WrongResult { scoring: MethodId, needs: ResultKind },
    /// A player stands twice in the order of finishing.
    FinishedTwice { player: PlayerId },
    /// Players are missing in the order of finishing.
    OrderIncomplete { missing: Vec<PlayerId> },
    /// More refill points than cards that were laid.
    TooManyPoints { total: u32, max: u32 },
    /// The player who went out holds cards.
    WinnerHolds,
    /// Another player than the one who went out holds none.
    NoCards,
    /// This holding is needed for the scoring.
    HoldingMissing,
    /// More cards of a face than the deck has.
    TooMany {
        #[serde(serialize_with = "as_text")]
        face: Face,
        count: u32,
        max: u32,
    },
    /// All holdings together have more cards of a face than the deck has.
    TooManyTogether {
        #[serde(serialize_with = "as_text")]
        face: Face,
        count: u32,
        max: u32,
    },
    /// All holdings together leave no card for the discard pile.
    TooManyCards { count: u32, max: u32 },
    /// A total higher than the deck is worth (M-6).
    TotalTooHigh {
        total: u32,
        /// What the deck is worth.
        max: u32,
    },
    /// All holdings together count more than the deck is worth (M-6).
    TotalsTooHigh {
        total: u32,
        /// What the deck is worth.
        max: u32,
    },
    /// Neither a loser nor a holding is named (M-4).
    LoserMissing,
    /// Losers are not named under this scoring.
    LosersNotNamed { scoring: MethodId },
    /// In a play-off nobody loses a hand: only who wins it counts.
    PlayOffLosers,
    /// The loser named is on the side that won.
    LoserWon { player: PlayerId },
    /// The holdings name other losers (M-4).
    OtherLosers { losers: Vec<PlayerId> },

    // A season
    /// A list of points where the places are not what counts.
    OnlyForPlaces,
    /// A place that is worth more than the one before it.
    PointsRise { max: u64 },
    /// Totals are to be added up, and this evening has none.
    SeasonNoTotals { scoring: MethodId },
    /// Charged points are to be added up, and who stays away would have the fewest.
    SeasonUneven { scoring: MethodId },
    /// Points that are credited and points that are charged do not add up.
    SeasonOtherWay { scoring: MethodId, first: MethodId },

    /// A text is no name, or no id.
    #[serde(untagged)]
    Name(#[from] NameFault),
    /// A date in a year in which no evening can be.
    #[error(transparent)]
    #[serde(untagged)]
    Year(#[from] YearFault),
    /// The rules refuse an option, or two that do not go together.
    #[serde(untagged)]
    Rules(RuleFault),
}

/// What in the rules decides how a hand ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum RulesSource {
    /// A preset as a whole.
    Preset(#[serde(serialize_with = "as_text")] Preset),
    /// One option, by its name.
    Option(&'static str),
}

fn as_text<S: Serializer>(value: &impl fmt::Display, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(value)
}
