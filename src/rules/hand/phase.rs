//! The phases of a hand (§1.4) and its outcome.

use serde::Serialize;

use super::super::seat::PerSeat;
use super::super::{Card, Colour, Seat};

/// The move that the hand is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The drafter has drawn `card` and keeps or refuses it (V-DUO-3).
    Draft {
        by: Seat,
        /// Visible to the drafter only.
        card: Card,
    },
    /// A player names the colour of the start card.
    StartColour {
        by: Seat,
    },
    Turn {
        by: Seat,
    },
    /// The player has drawn `card` and lays or keeps it (R-DRAW-3).
    Drawn {
        by: Seat,
        /// Visible to that player only.
        card: Card,
    },
    /// The target of an effect answers it (§16.1).
    Response(Pending),
    /// A player who laid a 7, a 5 or Cowboy's 0 chooses a partner for a swap.
    SwapTarget {
        by: Seat,
        /// True if UNO was called with the card.
        declared: bool,
    },
    /// Both sides of an exchange choose a card to give, hidden from each other (H-FIVE-2).
    Exchange {
        /// The player who laid the 5.
        by: Seat,
        with: Seat,
        /// The choice of `by`.
        mine: Option<Card>,
        /// The choice of `with`.
        theirs: Option<Card>,
        /// UNO call with the 5.
        declared: bool,
    },
    /// Play is paused until a player has sorted the cards taken (R-ETIQ-1).
    Ready {
        by: Seat,
        next: Seat,
    },
    Over(Outcome),
}

/// An effect that is waiting for its target's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pending {
    pub(crate) kind: CardEffect,
    pub(crate) target: Seat,
    /// The player whose card put the effect on the target.
    pub(crate) source: Seat,
    /// The card that caused the effect, not a Reverse that returned it.
    pub(crate) card: Card,
    /// Number of cards due; 0 for a Skip, and for Cowboy, where the lifted card decides.
    pub(crate) amount: u8,
    /// Present for a Wild Draw Four that may be challenged.
    pub(crate) check: Option<Check>,
}

/// Result of a challenge to a Wild Draw Four (R-WD4-4, R-WD4-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Check {
    /// The card was laid against the rule; hidden from everybody until the challenge.
    pub(crate) guilty: bool,
    /// The colour in force before the card was laid.
    pub(crate) before: Option<Colour>,
}

/// An effect that falls on a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardEffect {
    /// The target loses the turn.
    Skip,
    /// The target of a Draw Two draws two cards, or more where they stack.
    DrawTwo,
    /// The target of a Wild Draw Four draws four cards, or more where they stack.
    DrawFour,
    /// The target of Cowboy's merged draw card lifts a card (V-COW-2).
    Lift,
    /// The target of a "+10" draws ten cards, or more where they stack (H-P10).
    DrawTen,
}

/// The outcome of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "ended", rename_all = "kebab-case")]
pub enum Outcome {
    /// A player went out and won (R-END-1); under H-7R, by laying the last card of the seventh stage.
    Out {
        /// The player who went out.
        seat: Seat,
    },
    /// The hand was played to the last player; [`super::Ended::order`] has the order (H-LAST, V-COW-8).
    Placed,
    /// A hand of V-REFILL ended; the refill points decide (V-REF-5).
    Refill,
    /// Nobody could move any more; the hand is dealt again (R-EXH-6).
    Stuck,
    /// The hand was given up, without a winner.
    Abandoned,
}

/// A silence that is in force, with its end (H-SILENT).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Silence {
    /// Until the turn returns to the player who laid the 2 (H-SIL-1).
    UntilTurnOf(Seat),
    /// Until the colour ordered changes (H-SIL-2).
    UntilColourChanges(Colour),
}

/// Points and stages for the variants that have them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Progress {
    /// V-REFILL: refill points scored.
    pub(crate) points: PerSeat<u8>,
    /// H-7R: stages completed, 0 to 7.
    pub(crate) stages: PerSeat<u8>,
}
