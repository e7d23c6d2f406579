//! Answers to the questions that the engine asks on every move, computed once for a ruleset.
//!
//! A house rule that is off then needs no check of its own, and if all are off, nothing is checked.

use super::choice::{Respond, RespondFour, Silent, SkipDefence, StartCard, TurnMode, TwoReverse};
use super::hand::CardEffect;
use super::{CardSet, Face, Options, Preset};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub(super) struct Shortcuts {
    /// Cards may be laid out of turn (H-JUMP, H-PAIR, V-COW-5).
    pub(super) intercepts: bool,
    /// Cards that make holdings or cards change hands (H-70, H-FIVE, V-COW-6).
    pub(super) exchanging: CardSet,
    /// The opener may lay a whole colour after a turned-up Reverse (V-DUO-7).
    pub(super) start_dump: bool,
    /// Players may leave a hand in progress (H-LAST, V-COW-8, V-REF-5).
    pub(super) leaves: bool,
    /// Some cards start a silence (H-SIL).
    pub(super) silences: bool,
    /// A number has no effect, and the next player moves (R-PLAY-6, H-SIL, H-70, H-FIVE and V-COW-6 off).
    pub(super) plain_numbers: bool,
    /// Cards are laid one at a time (R-SKIP-3 and V-DUO-R off), and a black card's player orders the colour
    /// (H-CIR-1 off).
    pub(super) plain_lays: bool,
    /// One bit per [`CardEffect`], set if an option lets the target or another player do anything other than
    /// take the effect (§16.1).
    answered: u8,
}

impl Shortcuts {
    /// Answers without any house rule; as constants, they let the compiler drop the code that is not needed.
    pub(super) const PLAIN: Self = Self {
        intercepts: false,
        exchanging: CardSet::NONE,
        start_dump: false,
        leaves: false,
        silences: false,
        plain_numbers: true,
        plain_lays: true,
        answered: 0,
    };

    pub(super) fn new(preset: Preset, options: &Options) -> Self {
        let cowboy = options.d2_response == Respond::Cowboy;
        let face = |face, on| CardSet::face(face).only_if(on);
        let intercepts = options.jump || options.pair || cowboy;
        let exchanging = face(Face::Zero, options.seven_zero || cowboy)
            | face(Face::Seven, options.seven_zero)
            | face(Face::Five, options.five);
        let silences = options.silent != Silent::Off;
        // §0.5.10b: while an interception is possible, an effect is not taken automatically. A Wild Draw Four
        // cannot be intercepted (H-JUMP-2).
        let turned = options.reverse_return;
        let answered = [
            (CardEffect::Lift, cowboy),
            (CardEffect::Skip, options.skip_defence == SkipDefence::Identical || turned || intercepts),
            (CardEffect::DrawTwo, options.d2_response != Respond::None || turned || intercepts),
            (CardEffect::DrawFour, options.wd4_response != RespondFour::None || turned),
            (CardEffect::DrawTen, stacks(options)),
        ];
        Self {
            intercepts,
            exchanging,
            start_dump: options.start_card == StartCard::Duo,
            leaves: options.to_last || cowboy || preset == Preset::Refill,
            silences,
            plain_numbers: !silences && exchanging.is_empty() && options.turn_mode == TurnMode::Single,
            plain_lays: !(options.pair_as_skip || options.circle || options.two_reverse == TwoReverse::Dump),
            answered: answered.iter().fold(0, |bits, &(effect, on)| bits | u8::from(on) << effect as u8),
        }
    }

    /// Returns true if an option lets the target of this effect do anything other than take it.
    pub(super) const fn is_answered(&self, effect: CardEffect) -> bool {
        self.answered >> effect as u8 & 1 == 1
    }
}

/// Returns true if H-STACK is played in any form.
pub(super) fn stacks(options: &Options) -> bool {
    options.d2_response == Respond::Stack || options.wd4_response == RespondFour::Stack
}
