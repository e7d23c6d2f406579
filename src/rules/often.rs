//! What the engine asks of the rules at every move, worked out once: a house rule that is off costs no question of its own.

use super::choice::{Respond, RespondFour, Silent, SkipDefence, TwoReverse};
use super::hand::Effect;
use super::{CardSet, Face, Options};

/// Answers that follow from the options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Often {
    /// Somebody may lay out of turn (H-JUMP, H-PAIR, V-COW-5).
    pub(super) intercepts: bool,
    /// The cards that make holdings or cards change hands (H-70, H-FIVE, V-COW-6).
    pub(super) exchanging: CardSet,
    /// A number does nothing but lie there (H-SIL, H-70, H-FIVE, V-COW-6 off).
    pub(super) quiet_numbers: bool,
    /// Cards are laid one at a time (R-SKIP-3 and V-DUO-R off), and the player orders the colour of a black one (H-CIR-1 off).
    pub(super) plain_lays: bool,
    /// Bit `effect`: an option lets its target, or somebody else, do anything but see it taken (§16.1).
    answered: u8,
}

impl Often {
    pub(super) fn new(options: &Options) -> Self {
        let cowboy = options.d2_response == Respond::Cowboy;
        let face = |face, on| CardSet::face(face).only_if(on);
        let intercepts = options.jump || options.pair || cowboy;
        let exchanging = face(Face::Zero, options.seven_zero || cowboy)
            | face(Face::Seven, options.seven_zero)
            | face(Face::Five, options.five);
        // As long as somebody may intercept, an effect is not taken by force (§0.5.10.b); a Wild Draw Four nobody may (H-JUMP-2).
        let turned = options.reverse_return;
        let answered = [
            (Effect::Lift, true),
            (Effect::Skip, options.skip_defence == SkipDefence::Identical || turned || intercepts),
            (Effect::DrawTwo, options.d2_response != Respond::None || turned || intercepts),
            (Effect::DrawFour, options.wd4_response != RespondFour::None || turned),
            (Effect::DrawTen, stacks(options)),
        ];
        Self {
            intercepts,
            exchanging,
            quiet_numbers: options.silent == Silent::Off && exchanging.is_empty(),
            plain_lays: !(options.pair_as_skip || options.circle || options.two_reverse == TwoReverse::Dump),
            answered: answered.iter().fold(0, |bits, &(effect, on)| bits | u8::from(on) << effect as u8),
        }
    }

    /// Whether an option lets the target of such an effect do anything but take it.
    pub(super) const fn is_answered(&self, effect: Effect) -> bool {
        self.answered >> effect as u8 & 1 == 1
    }
}

/// Whether H-STACK is played in any form.
pub(super) fn stacks(options: &Options) -> bool {
    options.d2_response == Respond::Stack || options.wd4_response == RespondFour::Stack
}
