//! Values of the options (§1.6, without those that §0.5.2 drops). Defaults are in
//! [`super::Options::FALL_BACK`].

use strum::{Display, EnumString, IntoStaticStr, VariantNames};

/// Method of finding the first dealer (R-DLR-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum DealerPick {
    /// Everybody draws a card; the highest deals.
    HighCard,
    /// Everybody cuts the deck; in DUO the highest cut drafts first.
    Cut,
    /// The dealer is assigned, without a draw.
    Assigned,
}

/// Meaning of an action or black card in the draw for the dealer (R-DLR-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum DealerSpecial {
    /// The player draws again.
    Redraw,
    /// The player cannot become dealer.
    Ignored,
}

/// Source of the initial holdings (R-DEAL, V-DUO-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Setup {
    /// Cards are dealt one at a time.
    Deal,
    /// Two players draft from the pile.
    Draft,
}

/// Cards dealt to each player (R-DEAL-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum HandSize {
    /// Seven cards.
    #[strum(serialize = "7")]
    Seven,
    /// Six cards.
    #[strum(serialize = "6")]
    Six,
    /// Six or seven cards; the dealer decides.
    #[strum(serialize = "dealer_choice(6,7)")]
    DealerChoice,
}

/// Effect of the turned-up start card (R-START).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum StartCard {
    /// It takes effect; a Wild Draw Four goes back (R-START-3).
    ExecuteWildNamed,
    /// It takes effect; both black cards go back (R-START-4).
    ExecuteWildBack,
    /// Anything but a number goes back (R-START-2).
    NumberOnly,
    /// The start rules of DUO (V-DUO-7).
    Duo,
}

/// Number of cards laid in a turn (R-PLAY-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum TurnMode {
    /// One card.
    Single,
    /// Any run of number cards, as long as each fits.
    Run,
}

/// Condition for drawing (R-DRAW-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum When {
    /// Only when no card is playable.
    OnlyIfNone,
    /// On any turn.
    Voluntary,
}

/// Number of cards in a draw (R-DRAW-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Drawn {
    /// One card.
    One,
    /// Until a card fits, at most ten.
    #[strum(serialize = "until_playable(10)")]
    UntilPlayable,
}

/// Treatment of a drawn card that fits (R-DRAW-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum DrawnPlay {
    /// It may be laid.
    May,
    /// It must be laid.
    Must,
}

/// Effect of a Skip (R-SKIP-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum SkipEffect {
    /// The next player loses the turn.
    NextLoses,
    /// The player who laid it moves again.
    MoverAgain,
}

/// Defence available to the skipped player (R-SKIP-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum SkipDefence {
    /// None.
    None,
    /// Laying the identical Skip.
    Identical,
}

/// Effect on the turn of a player who draws because of a draw card (R-D2-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum TargetTurn {
    /// The turn is lost.
    Lose,
    /// The turn is kept.
    Keep,
}

/// Answers to a Draw Two (R-D2-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Respond {
    /// None.
    None,
    /// A Draw Two; two cards stay due.
    PassOn,
    /// A Draw Two; the amounts add up (H-STACK, V-DUO-V).
    Stack,
    /// A Draw Two or Wild Draw Four; one card is lifted (V-COW).
    Cowboy,
}

/// Condition for laying a Wild Draw Four (R-WD4-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Legal {
    /// No card of the current colour in the holding.
    NoColour,
    /// None: it is always legal.
    Always,
    /// No other card that matches.
    NoMatch,
    /// No other card that could be played.
    NoPlayable,
}

/// Challenge to a Wild Draw Four (R-WD4-4, R-WD4-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Challenge {
    /// A guilty player draws four; the card stays.
    #[strum(serialize = "stay_4")]
    Stay4,
    /// A guilty player takes the card back and draws four.
    #[strum(serialize = "return_4")]
    Return4,
    /// No challenges.
    Off,
}

/// Answers to a Wild Draw Four (R-WD4-7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum RespondFour {
    /// None.
    None,
    /// A Draw Two of the colour ordered.
    #[strum(serialize = "d2_ordered")]
    D2Ordered,
    /// A Wild Draw Four; the amounts add up (H-STACK).
    Stack,
    /// A Draw Two or Wild Draw Four; one card is lifted (V-COW).
    Cowboy,
}

/// Draw Two as an answer to stacked Wild Draw Fours (H-STACK-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Cross {
    /// Not allowed.
    None,
    /// Allowed in the colour ordered; it clears the stack, and two cards are due.
    BaseReset,
}

/// Effect of a Reverse between two players (R-TWO-1, V-DUO-R).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum TwoReverse {
    /// It works like a Skip.
    AsSkip,
    /// All other cards of its colour may follow it.
    Dump,
}

/// Method of refilling the draw pile (R-EXH).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Exhaust {
    /// The discards below the top card are shuffled (R-EXH-1).
    ReshuffleKeepTop,
    /// The discards below the top card are turned over, not shuffled (R-EXH-3).
    FlipKeepTop,
    /// None; the hand ends when nobody can play (R-EXH-4).
    EndWhenStuck,
}

/// Enforcement of the UNO call (R-UNO-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum UnoEnforce {
    /// Another player has to notice.
    Catch,
    /// The penalty is automatic when the window closes.
    AutoClose,
    /// The penalty is immediate when the card is laid without a call.
    AutoNow,
    /// Another player may notice; otherwise the penalty is automatic when the window closes.
    CatchAndAuto,
}

/// End of the window for catching a player (R-UNO-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum UnoClose {
    /// The next card laid or drawn.
    LaysOrDraws,
    /// The next card laid.
    Lays,
}

/// Number of penalty cards; each option takes only some of these values (see [`super::Options::words`]).
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

/// Effect of a misplay on the turn (P-MIS-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum MisplayTurn {
    /// The turn ends.
    Lose,
    /// The turn continues.
    Keep,
}

/// Draw effect of the last card of a hand (R-END-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum FinalDraw {
    /// The cards are drawn before counting.
    Apply,
    /// The cards are not drawn: holdings count as they are.
    Ignore,
}

/// Silence after certain cards (H-SILENT).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Silent {
    /// No silence.
    Off,
    /// After a 2 (H-SIL-1).
    Twos,
    /// After a black card (H-SIL-2).
    Black,
}

impl Fine {
    /// Number of cards to draw.
    pub const fn cards(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Two => 2,
            Self::Four => 4,
        }
    }
}
