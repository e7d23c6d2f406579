//! Why a move is refused.

use serde::Serialize;

/// Why a move is refused; the hand is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, thiserror::Error, strum::VariantArray)]
#[serde(tag = "fault", rename_all = "kebab-case")]
#[error("{self:?}")]
pub enum Reason {
    /// The hand is over.
    HandOver,
    /// Nobody sits there, or the player is out of play.
    NotInPlay,
    /// It is not this player's turn, or no such thing can be done now.
    NotNow,
    /// The ruleset has no such move.
    NotInTheRules,
    /// The card is not in the holding.
    CardNotHeld,
    /// The card matches neither the colour nor the face of the top card (R-PLAY-2), or is no answer to what is pending.
    DoesNotFit,
    /// The Wild Draw Four may not be laid now (R-WD4-2).
    FourNotAllowed,
    /// A black card needs a colour with it (R-COL-2).
    ColourMissing,
    /// No colour is ordered with this card (H-CIRCLE orders by itself).
    ColourNotAsked,
    /// There is nothing to call: the play does not leave one card.
    NothingToCall,
    /// There is a card that can be laid, so none may be drawn (R-DRAW-1).
    CanPlay,
    /// The drawn card fits and must be laid (R-DRAW-3).
    MustPlay,
    /// Only the drawn card may be laid (R-DRAW-4).
    OnlyTheDrawn,
    /// The window for this has closed, or never opened.
    TooLate,
    /// All cards of the colour, in order, the Reverse first (V-DUO-R).
    AllOrNothing,
    /// Not with this player.
    NotThisSeat,
}
