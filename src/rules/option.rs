//! The option registry (§1.6): names, values, fall-backs.

use super::choice::{
    Challenge, Cross, DealerPick, DealerSpecial, Drawn, DrawnPlay, Exhaust, FinalDraw, Fine, HandSize, Legal,
    MisplayTurn, Respond, RespondFour, Setup, Silent, SkipDefence, SkipEffect, StartCard, TargetTurn,
    TurnMode, TwoReverse, UnoClose, UnoEnforce, When,
};
use super::{Blanks, DeckKind};

/// A value that an option can have, with its word in files and on the command line.
trait Word: Copy + Sized {
    const WORDS: &'static [&'static str];
    fn read(word: &str) -> Option<Self>;
    fn word(self) -> &'static str;
}

impl Word for bool {
    const WORDS: &'static [&'static str] = &["false", "true"];

    fn read(word: &str) -> Option<Self> {
        word.parse().ok()
    }

    fn word(self) -> &'static str {
        if self { "true" } else { "false" }
    }
}

macro_rules! words {
    ($($choice:ty),* $(,)?) => {$(
        impl Word for $choice {
            const WORDS: &'static [&'static str] = <Self as strum::VariantNames>::VARIANTS;

            fn read(word: &str) -> Option<Self> {
                word.parse().ok()
            }

            fn word(self) -> &'static str {
                self.into()
            }
        }
    )*};
}

words!(
    DeckKind,
    Blanks,
    Challenge,
    Cross,
    DealerPick,
    DealerSpecial,
    Drawn,
    DrawnPlay,
    Exhaust,
    FinalDraw,
    Fine,
    HandSize,
    Legal,
    MisplayTurn,
    Respond,
    RespondFour,
    Setup,
    Silent,
    SkipDefence,
    SkipEffect,
    StartCard,
    TargetTurn,
    TurnMode,
    TwoReverse,
    UnoClose,
    UnoEnforce,
    When
);

/// One row an option: field, type, name, the values it takes where they are fewer than its type has, and the
/// fall-back.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $choice:ty = $name:literal $([$($word:literal)*])?, $fall_back:expr;)*) => {
        /// Every option with its value.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Options {
            $($(#[$doc])* pub $field: $choice,)*
        }

        impl Options {
            /// The fall-backs of §1.6, for what a text does not say.
            pub const FALL_BACK: Self = Self { $($field: $fall_back,)* };

            /// The names of all options, in the order of the registry.
            pub const NAMES: &'static [&'static str] = &[$($name),*];

            /// The words that an option takes; none for an unknown name.
            pub fn words(name: &str) -> Option<&'static [&'static str]> {
                match name {
                    $($name => {
                        let _words = <$choice as Word>::WORDS;
                        $(let _words: &'static [&'static str] = &[$($word),*];)?
                        Some(_words)
                    })*
                    _ => None,
                }
            }

            /// The word of an option's value; none for an unknown name.
            pub fn get(&self, name: &str) -> Option<&'static str> {
                match name {
                    $($name => Some(self.$field.word()),)*
                    _ => None,
                }
            }

            /// Sets an option by name and word; false if there is no such option or it takes no such word.
            pub(super) fn set(&mut self, name: &str, word: &str) -> bool {
                if !Self::words(name).is_some_and(|words| words.contains(&word)) {
                    return false;
                }
                match name {
                    $($name => Word::read(word).map(|value| self.$field = value).is_some(),)*
                    _ => false,
                }
            }
        }
    };
}

options! {
    /// The set of cards (R-DECK).
    deck: DeckKind = "deck.kind", DeckKind::Std108;
    /// What the white cards are for (R-DECK-4).
    blanks: Blanks = "deck.blanks", Blanks::Removed;
    /// How the first dealer is found (R-DLR-1).
    dealer_pick: DealerPick = "dealer.pick", DealerPick::HighCard;
    /// Special cards in that draw (R-DLR-2).
    dealer_special: DealerSpecial = "dealer.special", DealerSpecial::Redraw;
    /// Dealt or drafted (R-DEAL, V-DUO-3).
    setup: Setup = "setup", Setup::Deal;
    /// Cards to each player (R-DEAL-1).
    hand_size: HandSize = "deal.hand", HandSize::Seven;
    /// What the first card does (R-START).
    start_card: StartCard = "start.card", StartCard::ExecuteWildNamed;
    /// One card a turn, or a run of them (R-PLAY-6).
    turn_mode: TurnMode = "turn.mode", TurnMode::Single;
    /// When a player may draw (R-DRAW-1).
    draw_when: When = "draw.when", When::OnlyIfNone;
    /// How many a draw takes (R-DRAW-2).
    draw_count: Drawn = "draw.count", Drawn::One;
    /// Whether the drawn card must be laid (R-DRAW-3).
    drawn_play: DrawnPlay = "draw.drawn_play", DrawnPlay::May;
    /// What a Skip does (R-SKIP-1).
    skip_effect: SkipEffect = "skip.effect", SkipEffect::NextLoses;
    /// What the skipped player can do (R-SKIP-2).
    skip_defence: SkipDefence = "skip.defence", SkipDefence::None;
    /// Whether who draws still moves (R-D2-2).
    target_turn: TargetTurn = "draw_target.turn", TargetTurn::Lose;
    /// Answers to a Draw Two (R-D2-3).
    d2_response: Respond = "d2.response", Respond::None;
    /// When a Wild Draw Four is legal (R-WD4-2).
    wd4_legal: Legal = "wd4.legal", Legal::NoColour;
    /// Whether it can be challenged (R-WD4-4).
    wd4_challenge: Challenge = "wd4.challenge", Challenge::Stay4;
    /// Answers to a Wild Draw Four (R-WD4-7).
    wd4_response: RespondFour = "wd4.response", RespondFour::None;
    /// Draw Two on stacked Wild Draw Fours (H-STACK-6).
    stack_cross: Cross = "stack.cross", Cross::None;
    /// A Reverse between two players (R-TWO-1).
    two_reverse: TwoReverse = "two.reverse", TwoReverse::AsSkip;
    /// When the pile is used up (R-EXH).
    exhaust: Exhaust = "exhaust", Exhaust::ReshuffleKeepTop;
    /// How a forgotten UNO is punished (R-UNO-4).
    uno_enforce: UnoEnforce = "uno.enforce", UnoEnforce::Catch;
    /// What closes the window (R-UNO-3).
    uno_close: UnoClose = "uno.close", UnoClose::LaysOrDraws;
    /// Who let the card go uncalled may still call (R-UNO-3).
    uno_self_rescue: bool = "uno.self_rescue", true;
    /// Penalty when caught (P-UNO).
    uno_pen_catch: Fine = "uno.pen_catch" ["2" "4"], Fine::Two;
    /// Penalty that falls by itself (P-UNO).
    uno_pen_auto: Fine = "uno.pen_auto" ["2" "4"], Fine::Two;
    /// A forgotten UNO also costs an extra move (P-UNO-4).
    uno_turn_passes: bool = "uno.turn_passes", false;
    /// Penalty for a hint (P-HINT).
    pen_hint: Fine = "pen.hint" ["0" "2" "4"], Fine::None;
    /// Penalty for a false cry (P-FALSE).
    pen_false_call: Fine = "pen.false_call" ["0" "2"], Fine::None;
    /// Penalty for a wrongly laid card (P-MIS).
    pen_misplay: Fine = "pen.misplay" ["0" "2"], Fine::None;
    /// Penalty for cheating (P-CHEAT).
    pen_cheat: Fine = "pen.cheat" ["0" "2"], Fine::None;
    /// Whether that costs the turn (P-MIS-2).
    misplay_turn: MisplayTurn = "pen.misplay_turn", MisplayTurn::Lose;
    /// Play waits until who took four says so (R-ETIQ-1).
    ready: bool = "etiquette.ready", false;
    /// Whether the last card still makes somebody draw (R-END-3).
    final_draw: FinalDraw = "end.final_draw", FinalDraw::Apply;
    /// Interception (H-JUMP).
    jump: bool = "house.jump", false;
    /// Self-interception with the second copy (H-PAIR).
    pair: bool = "house.pair", false;
    /// Two identical cards are a Skip (R-SKIP-3).
    pair_as_skip: bool = "house.pair_as_skip", false;
    /// Seven-Zero (H-70).
    seven_zero: bool = "house.seven_zero", false;
    /// Card exchange with a 5 (H-FIVE).
    five: bool = "house.five", false;
    /// Hands on the pile at UNO (H-CENTRE).
    centre: bool = "house.centre", false;
    /// Colours go in a circle (H-CIRCLE).
    circle: bool = "house.circle", false;
    /// A Reverse returns the action (H-REV).
    reverse_return: bool = "house.reverse_return", false;
    /// Play to the last (H-LAST).
    to_last: bool = "house.to_last", false;
    /// UNO in seven rounds (H-7R).
    seven_rounds: bool = "house.seven_rounds", false;
    /// Nothing but zeros counts 50 each (H-Z50).
    zero50: bool = "house.zero50", false;
    /// Silence (H-SILENT).
    silent: Silent = "house.silent", Silent::Off;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_option_reads_back() {
        for name in Options::NAMES {
            let words = Options::words(name).unwrap();
            assert!(words.contains(&Options::FALL_BACK.get(name).unwrap()), "{name}");
            for word in words {
                let mut options = Options::FALL_BACK;
                assert!(options.set(name, word), "{name}={word}");
                assert_eq!(options.get(name), Some(*word));
            }
        }
    }

    #[test]
    fn values_that_are_not_built_are_refused() {
        let mut options = Options::FALL_BACK;
        for (name, word) in [
            ("two.reverse", "plain"),
            ("wd4.response", "d2_any"),
            ("pen.misplay", "4"),
            ("end.stuck", "void"),
        ] {
            assert!(!options.set(name, word), "{name}={word}");
        }
        assert_eq!(options, Options::FALL_BACK);
    }
}
