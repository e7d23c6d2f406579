//! Faults in a tournament, its file or a result, with the values that their messages need.

use serde::Serialize;
use strum::VariantNames;

use lastcard_rules::{Face, Preset, RuleFault};

use super::detail::{RulesSource, Syntax, ValueKind, as_text};
use crate::date::YearFault;
use crate::{EntrantId, Format, MethodId, Name, NameFault, PlayerId, ResultKind, Slot};

/// A fault. Its message key is `problem-` followed by the variant's name in kebab case; the fields are the
/// arguments of the message.
///
/// All faults are in one enum, because messages, tests and the file format treat them as one list. Only
/// [`NameFault`], [`YearFault`] and [`RuleFault`] are separate, because they also occur on their own. Faults
/// carry values and are never parsed back from text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error, VariantNames)]
#[error("{self:?}")]
#[allow(missing_docs, reason = "the fields are the arguments of the sentence")]
#[strum(serialize_all = "kebab-case")]
#[serde(tag = "fault", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Fault {
    /// More problems than are reported individually.
    MoreProblems { count: usize },

    // The text
    /// The document is empty.
    Empty,
    /// The document is larger than a tournament file can be.
    TooBig {
        /// Maximum size in megabytes.
        most: usize,
    },
    /// The document is not UTF-8.
    NotUtf8 { line: usize, column: usize },
    /// A list or an object has more elements than a tournament can have.
    TooManyHere { most: usize },
    /// The document ends before it is complete.
    CutOff { line: usize, column: usize },
    /// The document is not JSON.
    NotJson { line: usize, column: usize, why: Syntax, found: String },
    /// The document is from a newer version of Lastcard, or is not a tournament file at all.
    Version {
        /// Version that this program reads.
        known: u32,
    },
    /// A hand log is not JSON.
    LogNotJson { line: usize, column: usize },
    /// A hand log has an unsupported version.
    LogVersion {
        given: u64,
        /// Version that this program reads.
        known: u32,
    },
    /// A hand log has an empty list of sides.
    NoSides,
    /// A string is not a card.
    UnknownCard { given: String },
    /// A string is not 64 hexadecimal digits.
    NotHexadecimal { given: String },
    /// A key occurs twice in one object.
    DuplicateKey,
    /// An object has an unknown key.
    UnknownKey { known: String },
    /// A required key is missing.
    Missing,
    /// A value is `null`, but a value is required.
    NotNull,
    /// A value is of the wrong kind.
    WrongKind { expected: ValueKind },
    /// A number is outside its range, or not whole.
    OutOfRange { given: String, min: u64, max: u64 },
    /// A word is not one of those known here.
    UnknownWord { given: String, known: String },

    // Names
    /// A text is too long.
    TextTooLong { length: usize, max: usize },
    /// A text contains a control character, or one that changes the direction of the surrounding text.
    TextControl,
    /// Two entrants, or two players, have this name.
    NameTwice { name: Name },
    /// Two entrants, or two players, have this id.
    IdTwice { id: String },

    // The setup
    /// The format does not use this key.
    NotForFormat { format: Format },
    /// The scoring does not use this key.
    NotForScoring { scoring: MethodId },
    /// A tie-break is named twice.
    TieBreakTwice { given: String },
    /// `rounds` and `blocks` are mutually exclusive.
    RoundsAndBlocks,
    /// Duplicate deals have no second table and no second round to compare with.
    NothingToCompare { players: usize },
    /// A result is marked as duplicate in a tournament without duplicate deals.
    NotDuplicate,
    /// The format does not use this scoring.
    ScoringNotForFormat { scoring: MethodId, format: Format, known: &'static [MethodId] },
    /// The rules are for a different number of players, or a different game, than the format.
    PresetNotForFormat {
        #[serde(serialize_with = "as_text")]
        preset: Preset,
        format: Format,
    },
    /// Under these rules a hand ends with a kind of result that the scoring cannot use (§9).
    OtherResult {
        /// The preset or option that decides this.
        rules: RulesSource,
        gives: ResultKind,
        scoring: MethodId,
        needs: ResultKind,
    },
    /// The format requires a different number of entrants.
    EntrantCount { given: usize, min: usize, max: usize, format: Format },
    /// The rules are for a different number of players at a table (R-PLY-1).
    PlayersForRules {
        given: usize,
        min: usize,
        max: usize,
        #[serde(serialize_with = "as_text")]
        preset: Preset,
    },
    /// A team's size is not the one that the format requires, or differs from the other team's.
    TeamSize { given: usize, needed: usize },
    /// A team is too small or too big (T-TEAM-2).
    TeamSizeRange { given: usize, min: usize, max: usize },

    // Line-up changes
    /// An entrant's line-up changes are not in the order of the hands.
    ChangesOrder,
    /// There are too many line-up changes to follow.
    TooManyChanges { given: usize, max: usize },
    /// A seat has two line-up changes at the same hand.
    ChangeTwice { hand: u32 },
    /// A seat has a line-up change after its player has withdrawn.
    AfterWithdrawal { player: Name },
    /// The departing player does not play for this entrant at that time.
    LeavesNoSeat { player: PlayerId, seats: Vec<PlayerId> },
    /// A substitute already plays in this tournament.
    SubstitutePlays { player: Name },
    /// Too few players would be left after a withdrawal.
    WithdrawalTooFew { left: usize, needed: usize },
    /// The table is full, so nobody can join.
    TableFull { most: usize },
    /// Nobody can join this format after its start.
    LateNotForFormat { format: Format },
    /// A late player joins a movement in the middle of a block.
    LateInBlock {
        /// Round of the next block.
        round: u32,
        /// First hand of that block.
        hand: u32,
    },
    /// Late players are not listed after the others, in order of arrival.
    LateOrder,
    /// The line-up change would take effect after the last hand.
    ChangeAfterEnd {
        hand: u32,
        round: u32,
        /// Number of the last hand.
        last: u32,
        last_round: u32,
    },
    /// A player who had already withdrawn is seated in a hand with a result.
    WithdrawnPlays { player: PlayerId },

    // The first dealer
    /// There is no such table.
    NoSuchTable { tables: u32 },
    /// A table has two draws.
    TableTwice { table: u32 },
    /// According to the cards drawn, another player is the dealer (R-DLR-1..4).
    OtherDealer { player: PlayerId },

    // The play-off
    /// No entrant has this id.
    UnknownEntrant { entrant: EntrantId },
    /// No player has this id.
    UnknownPlayer { player: PlayerId },
    /// The format has no single winner, so there is nothing to play off for.
    PlayOffNoWinner,
    /// A play-off has more, or fewer, entrants than one table seats.
    PlayOffSeats { given: usize, min: usize, max: usize },
    /// There is a play-off although the tournament is not over.
    PlayOffTooEarly,
    /// There is a play-off although nobody shares first place.
    PlayOffNobodyLevel,
    /// An entrant in the play-off does not share first place.
    PlayOffNotLevel { entrant: EntrantId },
    /// An entrant that shares first place is not in the play-off.
    PlayOffMissing { entrant: EntrantId },
    /// A hand of the play-off is kept, but does not count.
    PlayOffUncounted {
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },

    // An event of several stages
    /// The document is an event, where a tournament is expected.
    EventFile,
    /// An event has only one stage, which is a tournament by itself.
    OneStage,
    /// The last stage has several groups, and so several winners.
    SeveralFinals { groups: u32 },
    /// A match needs two entrants and a winner, which this format does not have.
    NotForMatches { format: Format },
    /// A cut lets through more than there are before it.
    CutTooLarge { through: usize, before: usize },
    /// Points or the order cannot be carried into this stage, or points into a tournament that adds up none.
    CannotCarry,
    /// The text is not a date and time, such as `2026-12-05T18:00:00Z`.
    NotADateTime { given: String },
    /// A stage is drawn although the one before it is not.
    StageOutOfOrder,
    /// A tournament does not belong to its stage: its place there, its format or its entrants differ.
    NotOfStage,

    // The hands
    /// A player does not sit at the table in this hand.
    NotSeated { player: PlayerId, seats: Vec<PlayerId> },
    /// A player was out of the tournament before this hand (V-CHAL-5).
    Eliminated { player: PlayerId },
    /// The tournament has no such hand.
    NoSuchHand {
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },
    /// A hand is recorded twice.
    HandTwice {
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },
    /// The hand belongs to another block.
    OtherBlock { block: u32 },
    /// The movement seats different players here.
    OtherSeats {
        /// Players seated by the movement, clockwise.
        seats: Vec<PlayerId>,
    },
    /// The movement seats the same players here in a different order.
    OtherOrder {
        /// Players seated by the movement, clockwise.
        seats: Vec<PlayerId>,
    },
    /// The seats do not list everybody who plays exactly once.
    NotEverybody { seats: Vec<PlayerId> },
    /// The seats do not alternate between the teams.
    NotAlternating {
        /// A seating that alternates.
        seats: Vec<PlayerId>,
    },
    /// A draft contains something that only a started tournament can have.
    BegunDraft,
    /// The hand was recorded after the tournament had ended, and does not count (M-8).
    AfterEnd {
        #[serde(serialize_with = "as_text")]
        slot: Slot,
    },

    // The result
    /// More than one player went out.
    SeveralOut,
    /// Two kinds of result are given at once, such as `out` and `void`.
    TwoResults,
    /// The scoring needs another kind of result.
    WrongResult { scoring: MethodId, needs: ResultKind },
    /// A player occurs twice in the order of finishing.
    FinishedTwice { player: PlayerId },
    /// Players are missing from the order of finishing.
    OrderIncomplete { missing: Vec<PlayerId> },
    /// There are more refill points than cards that can have been played.
    TooManyPoints { total: u32, max: u32 },
    /// The player who went out holds cards.
    WinnerHolds,
    /// A player who did not go out holds no cards.
    NoCards,
    /// The scoring needs this holding.
    HoldingMissing,
    /// A holding has more cards of one face than the deck has.
    TooMany {
        #[serde(serialize_with = "as_text")]
        face: Face,
        count: u32,
        max: u32,
    },
    /// All holdings together have more cards of one face than the deck has.
    TooManyTogether {
        #[serde(serialize_with = "as_text")]
        face: Face,
        count: u32,
        max: u32,
    },
    /// All holdings together leave no card for the discard pile.
    TooManyCards { count: u32, max: u32 },
    /// A total is higher than the value of the deck (M-6).
    TotalTooHigh {
        total: u32,
        /// Value of the deck.
        max: u32,
    },
    /// All holdings together are worth more than the deck (M-6).
    TotalsTooHigh {
        total: u32,
        /// Value of the deck.
        max: u32,
    },
    /// Neither a loser nor a holding is given (M-4).
    LoserMissing,
    /// The scoring does not accept named losers.
    LosersNotNamed { scoring: MethodId },
    /// A play-off has no losers: only the winner of a hand counts.
    PlayOffLosers,
    /// The named loser is on the side that won.
    LoserWon { player: PlayerId },
    /// According to the holdings, other players are the losers (M-4).
    OtherLosers { losers: Vec<PlayerId> },

    // A request
    /// An idempotency key has 8 to 64 letters, digits and `-`.
    EntryKeyMalformed,

    // A season
    /// A list of points is given, but places do not count.
    OnlyForPlaces,
    /// A place is worth more than the one before it.
    PointsRise { max: u64 },
    /// The season adds up totals, and this evening has none.
    SeasonNoTotals { scoring: MethodId },
    /// The season adds up charged points, so people who stay away would have the fewest.
    SeasonUneven { scoring: MethodId },
    /// Credited points and charged points cannot be added up.
    SeasonOtherWay { scoring: MethodId, first: MethodId },

    /// A string is not a valid name or id.
    #[serde(untagged)]
    Name(#[from] NameFault),
    /// A date has a year outside the accepted range.
    #[error(transparent)]
    #[serde(untagged)]
    Year(#[from] YearFault),
    /// The rules do not allow an option, or a combination of two options.
    #[serde(untagged)]
    Rules(RuleFault),
}
