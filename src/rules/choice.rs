//! What each option can be set to (§1.6 without what §0.5.2 drops). [`super::Options::FALL_BACK`] has the
//! fall-backs.

use strum::{Display, EnumString, IntoStaticStr, VariantNames};

/// How the first dealer is found (R-DLR-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum DealerPick {
    /// Everybody pulls a card, the highest deals.
    HighCard,
    /// Everybody cuts; in DUO the highest drafts first.
    Cut,
    /// Assigned; nobody pulls.
    Assigned,
}

/// What an action or black card means in that draw (R-DLR-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum DealerSpecial {
    /// Who pulled it pulls again.
    Redraw,
    /// Who pulled it cannot become dealer.
    Ignored,
}

/// How the holdings come about (R-DEAL, V-DUO-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Setup {
    /// Dealt one at a time.
    Deal,
    /// Drafted from the pile by two players.
    Draft,
}

/// Cards dealt to each player (R-DEAL-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum HandSize {
    /// Seven.
    #[strum(serialize = "7")]
    Seven,
    /// Six.
    #[strum(serialize = "6")]
    Six,
    /// Six or seven, as the dealer decides.
    #[strum(serialize = "dealer_choice(6,7)")]
    DealerChoice,
}

/// What the turned-up first card does (R-START).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum StartCard {
    /// It acts; a Wild Draw Four goes back (R-START-3).
    ExecuteWildNamed,
    /// It acts; both black cards go back (R-START-4).
    ExecuteWildBack,
    /// Anything but a number goes back (R-START-2).
    NumberOnly,
    /// DUO's own reading (V-DUO-7).
    Duo,
}

/// How many cards a turn takes (R-PLAY-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum TurnMode {
    /// One.
    Single,
    /// Numbers one after the other while one fits.
    Run,
}

/// When a player may draw (R-DRAW-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum When {
    /// Only without a playable card.
    OnlyIfNone,
    /// Whenever it is the player's turn.
    Voluntary,
}

/// How many cards a draw takes (R-DRAW-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Drawn {
    /// One.
    One,
    /// Until one fits, at most ten.
    #[strum(serialize = "until_playable(10)")]
    UntilPlayable,
}

/// Whether a drawn card that fits is laid (R-DRAW-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum DrawnPlay {
    /// It may be.
    May,
    /// It must be.
    Must,
}

/// What a Skip does (R-SKIP-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum SkipEffect {
    /// The next player loses the turn.
    NextLoses,
    /// Its player moves again.
    MoverAgain,
}

/// What the skipped player can do (R-SKIP-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum SkipDefence {
    /// Nothing.
    None,
    /// Lay the identical Skip.
    Identical,
}

/// Whether who draws for a draw card still moves (R-D2-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum TargetTurn {
    /// The turn is lost.
    Lose,
    /// The turn is kept.
    Keep,
}

/// What may be laid against a Draw Two (R-D2-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Respond {
    /// Nothing.
    None,
    /// A Draw Two; the amount stays two.
    PassOn,
    /// A Draw Two; the amounts add up (H-STACK, V-DUO-V).
    Stack,
    /// A Draw Two or Wild Draw Four; one card is lifted (V-COW).
    Cowboy,
}

/// When a Wild Draw Four is legal (R-WD4-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Legal {
    /// Without a card of the current colour.
    NoColour,
    /// Always.
    Always,
    /// Without another card that matches.
    NoMatch,
    /// Without another card that could be played.
    NoPlayable,
}

/// Whether a Wild Draw Four can be challenged (R-WD4-4, R-WD4-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Challenge {
    /// Yes; caught, the player draws four and the card stays.
    #[strum(serialize = "stay_4")]
    Stay4,
    /// Yes; caught, the card goes back to its player, who draws four.
    #[strum(serialize = "return_4")]
    Return4,
    /// No.
    Off,
}

/// What may be laid against a Wild Draw Four (R-WD4-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum RespondFour {
    /// Nothing.
    None,
    /// A Draw Two of the ordered colour.
    #[strum(serialize = "d2_ordered")]
    D2Ordered,
    /// A Wild Draw Four; the amounts add up (H-STACK).
    Stack,
    /// A Draw Two or Wild Draw Four; one card is lifted (V-COW).
    Cowboy,
}

/// Whether a Draw Two may answer stacked Wild Draw Fours (H-STACK-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Cross {
    /// No.
    None,
    /// Yes, of the ordered colour; the debt is wiped and two are due.
    BaseReset,
}

/// What a Reverse does between two players (R-TWO-1, V-DUO-R).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum TwoReverse {
    /// It is a Skip.
    AsSkip,
    /// All cards of its colour may follow it.
    Dump,
}

/// What happens when the pile is used up (R-EXH).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Exhaust {
    /// The discards below the top are shuffled (R-EXH-1).
    ReshuffleKeepTop,
    /// They are turned over, not shuffled (R-EXH-3).
    FlipKeepTop,
    /// No refill; the hand ends when nobody can play (R-EXH-4).
    EndWhenStuck,
}

/// How a forgotten UNO call is punished (R-UNO-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum UnoEnforce {
    /// Somebody else must notice.
    Catch,
    /// By itself when the window closes.
    AutoClose,
    /// At once, when the card is laid without the call.
    AutoNow,
    /// Noticed, or by itself when the window closes.
    CatchAndAuto,
}

/// What closes the window for catching (R-UNO-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum UnoClose {
    /// The next card laid or drawn.
    LaysOrDraws,
    /// The next card laid.
    Lays,
}

/// How many cards a penalty costs; which of them an option takes is in the registry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Fine {
    /// No card.
    #[strum(serialize = "0")]
    None,
    /// Two cards.
    #[strum(serialize = "2")]
    Two,
    /// Four cards.
    #[strum(serialize = "4")]
    Four,
}

/// Whether a wrongly laid card costs the turn (P-MIS-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum MisplayTurn {
    /// Yes.
    Lose,
    /// No.
    Keep,
}

/// Whether what the last card makes somebody draw is drawn before counting (R-END-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum FinalDraw {
    /// Yes.
    Apply,
    /// No: what is held then is counted.
    Ignore,
}

/// Silence after certain cards (H-SILENT).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Silent {
    /// None.
    Off,
    /// After a 2 (H-SIL-1).
    Twos,
    /// After a black card (H-SIL-2).
    Black,
}

impl Fine {
    /// How many cards are drawn for it.
    pub const fn cards(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Two => 2,
            Self::Four => 4,
        }
    }
}
