//! What the engine asks of the rules at every move, worked out once: a house rule that is off costs no question of its own.

use super::choice::{Respond, TwoReverse};
use super::{CardSet, Face, Options};

/// Answers that follow from the options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Often {
    /// Somebody may lay out of turn (H-JUMP, H-PAIR, V-COW-5).
    pub(super) intercepts: bool,
    /// The cards that make holdings or cards change hands (H-70, H-FIVE, V-COW-6).
    pub(super) exchanging: CardSet,
    /// Cards are laid one at a time (R-SKIP-3 and V-DUO-R off), and the player orders the colour of a black one (H-CIR-1 off).
    pub(super) plain_lays: bool,
}

impl Often {
    pub(super) fn new(options: &Options) -> Self {
        let cowboy = options.d2_response == Respond::Cowboy;
        let face = |face, on| CardSet::face(face).only_if(on);
        let intercepts = options.jump || options.pair || cowboy;
        let exchanging = face(Face::Zero, options.seven_zero || cowboy)
            | face(Face::Seven, options.seven_zero)
            | face(Face::Five, options.five);
        Self {
            intercepts,
            exchanging,
            plain_lays: !(options.pair_as_skip || options.circle || options.two_reverse == TwoReverse::Dump),
        }
    }
}
