//! What the engine asks of the rules at every move, worked out once: a house rule that is off costs no
//! question of its own, and where all of them are off nothing is asked.

use super::choice::{Respond, RespondFour, Silent, SkipDefence, StartCard, TurnMode, TwoReverse};
use super::hand::CardEffect;
use super::{CardSet, Face, Options, Preset};

/// Answers that follow from the options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub(super) struct Shortcuts {
    /// Somebody may lay out of turn (H-JUMP, H-PAIR, V-COW-5).
    pub(super) intercepts: bool,
    /// The cards that make holdings or cards change hands (H-70, H-FIVE, V-COW-6).
    pub(super) exchanging: CardSet,
    /// The opener may lay a whole colour after a turned-up Reverse (V-DUO-7).
    pub(super) start_dump: bool,
    /// Players leave a running hand (H-LAST, V-COW-8, V-REF-5).
    pub(super) leaves: bool,
    /// Some cards bring silence (H-SIL).
    pub(super) silences: bool,
    /// A number does nothing but lie there, and the next player moves (R-PLAY-6, H-SIL, H-70, H-FIVE, V-COW-6
    /// off).
    pub(super) plain_numbers: bool,
    /// Cards are laid one at a time (R-SKIP-3 and V-DUO-R off), and the player orders the colour of a black
    /// one (H-CIR-1 off).
    pub(super) plain_lays: bool,
    /// Bit `effect`: an option lets its target, or somebody else, do anything but see it taken (§16.1).
    answered: u8,
}

impl Shortcuts {
    /// The answers where no house rule is played. As constants they let the compiler leave out what nobody
    /// plays.
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
        // As long as somebody may intercept, an effect is not taken by force (§0.5.10b); a Wild Draw Four
        // nobody may (H-JUMP-2).
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

    /// Whether an option lets the target of such an effect do anything but take it.
    pub(super) const fn is_answered(&self, effect: CardEffect) -> bool {
        self.answered >> effect as u8 & 1 == 1
    }
}

/// Whether H-STACK is played in any form.
pub(super) fn stacks(options: &Options) -> bool {
    options.d2_response == Respond::Stack || options.wd4_response == RespondFour::Stack
}
