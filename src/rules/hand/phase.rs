//! Where a hand stands (§1.4) and how it ends.

use serde::Serialize;

use super::super::seat::PerSeat;
use super::super::{Card, Colour, Seat};

/// What the hand waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The drafter has drawn `card` and keeps or refuses it (V-DUO-3).
    Draft {
        by: Seat,
        /// Seen by the drafter only.
        card: Card,
    },
    /// Somebody names the colour of the start card.
    StartColour {
        by: Seat,
    },
    /// A player's turn.
    Turn {
        by: Seat,
    },
    /// The player has drawn `card` and lays or keeps it (R-DRAW-3).
    Drawn {
        by: Seat,
        /// Seen by that player only.
        card: Card,
    },
    /// The target of an effect answers it (§16.1).
    Response(Pending),
    /// A player who laid a 7, a 5 or Cowboy's 0 chooses whom to swap with.
    SwapTarget {
        by: Seat,
        /// Whether UNO was called with the card.
        declared: bool,
    },
    /// Both sides of an exchange choose the card they give, hidden and at once (H-FIVE-2).
    Exchange {
        /// Who laid the 5.
        by: Seat,
        with: Seat,
        /// What `by` gives, once chosen.
        mine: Option<Card>,
        /// What `with` gives, once chosen.
        theirs: Option<Card>,
        /// Whether UNO was called with the 5.
        declared: bool,
    },
    /// Play waits until a player has sorted the cards taken (R-ETIQ-1).
    Ready {
        by: Seat,
        /// Whose turn it is then.
        next: Seat,
    },
    Over(Outcome),
}

/// An effect that waits for its target's answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pending {
    pub(crate) kind: CardEffect,
    /// On whom it falls.
    pub(crate) target: Seat,
    /// Who laid the card that put it on the target.
    pub(crate) source: Seat,
    /// The card that made the effect (a Reverse that returned it is not it).
    pub(crate) card: Card,
    /// How many cards are due; 0 for a Skip, and for Cowboy, where one lifted card decides.
    pub(crate) amount: u8,
    /// A Wild Draw Four that may be checked.
    pub(crate) check: Option<Check>,
}

/// What a challenge of a Wild Draw Four comes down to (R-WD4-4, R-WD4-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Check {
    /// Whether it was laid against the rule: hidden from everybody until the challenge.
    pub(crate) guilty: bool,
    /// The colour in force before it.
    pub(crate) before: Option<Colour>,
}

/// The kinds of effects that fall on a target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardEffect {
    /// The target loses the turn.
    Skip,
    /// Draw Two.
    DrawTwo,
    /// Wild Draw Four.
    DrawFour,
    /// Cowboy's merged draw card (V-COW-2).
    Lift,
    /// "+10" (H-P10).
    DrawTen,
}

/// How a hand ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "ended", rename_all = "kebab-case")]
pub enum Outcome {
    /// Somebody went out and so won (R-END-1); with H-7R: by laying the last card of the seventh stage.
    Out {
        /// Who went out.
        seat: Seat,
    },
    /// The hand was played to the last: the order is in [`super::Ended::order`] (H-LAST, V-COW-8).
    Placed,
    /// V-REFILL came to its end: the refill points decide (V-REF-5).
    Refill,
    /// Nobody could move any more; the hand is dealt again (R-EXH-6).
    Stuck,
    /// It was given up before its end; nobody has won.
    Abandoned,
}

/// What must be kept quiet, and until when (H-SILENT).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Silence {
    /// Until the turn returns to who laid the 2 (H-SIL-1).
    UntilTurnOf(Seat),
    /// Until the ordered colour changes (H-SIL-2).
    UntilColourChanges(Colour),
}

/// Points and stages of the variants that need them; plain hands do not touch them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Progress {
    /// V-REFILL: refill points written down.
    pub(crate) points: PerSeat<u8>,
    /// H-7R: stages completed, 0 to 7.
    pub(crate) stages: PerSeat<u8>,
}
