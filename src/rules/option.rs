//! The option registry (§1.6): names, values and defaults.

use super::choice::{
    Challenge, Cross, DealerPick, DealerSpecial, Drawn, DrawnPlay, Exhaust, FinalDraw, Fine, HandSize, Legal,
    MisplayTurn, Respond, RespondFour, Setup, Silent, SkipDefence, SkipEffect, StartCard, TargetTurn,
    TurnMode, TwoReverse, UnoClose, UnoEnforce, When,
};
use super::{Blanks, DeckKind};

/// A value of an option, with its word in files and on the command line.
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

/// Declares the options, one per row: field, type, name, permitted values if the type has others as well, and
/// default.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $choice:ty = $name:literal $([$($word:literal)*])?, $fall_back:expr;)*) => {
        /// All options with their values.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Options {
            $($(#[$doc])* pub $field: $choice,)*
        }

        impl Options {
            /// Defaults of §1.6, for everything a text leaves open.
            pub const FALL_BACK: Self = Self { $($field: $fall_back,)* };

            /// Names of all options, in the order of the registry.
            pub const NAMES: &'static [&'static str] = &[$($name),*];

            /// Returns the words that an option takes, or `None` for an unknown name.
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

            /// Returns the word of an option's value, or `None` for an unknown name.
            pub fn get(&self, name: &str) -> Option<&'static str> {
                match name {
                    $($name => Some(self.$field.word()),)*
                    _ => None,
                }
            }

            /// Sets an option by name and word. Returns false for an unknown name, or for a word that the
            /// option does not accept.
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
    /// Kind of deck (R-DECK).
    deck: DeckKind = "deck.kind", DeckKind::Std108;
    /// Use of the white cards (R-DECK-4).
    blanks: Blanks = "deck.blanks", Blanks::Removed;
    /// Method of finding the first dealer (R-DLR-1).
    dealer_pick: DealerPick = "dealer.pick", DealerPick::HighCard;
    /// Action and black cards in the draw for the dealer (R-DLR-2).
    dealer_special: DealerSpecial = "dealer.special", DealerSpecial::Redraw;
    /// Holdings dealt or drafted (R-DEAL, V-DUO-3).
    setup: Setup = "setup", Setup::Deal;
    /// Cards dealt to each player (R-DEAL-1).
    hand_size: HandSize = "deal.hand", HandSize::Seven;
    /// Effect of the start card (R-START).
    start_card: StartCard = "start.card", StartCard::ExecuteWildNamed;
    /// Number of cards laid in a turn (R-PLAY-6).
    turn_mode: TurnMode = "turn.mode", TurnMode::Single;
    /// Condition for drawing (R-DRAW-1).
    draw_when: When = "draw.when", When::OnlyIfNone;
    /// Number of cards in a draw (R-DRAW-2).
    draw_count: Drawn = "draw.count", Drawn::One;
    /// Treatment of a drawn card that fits (R-DRAW-3).
    drawn_play: DrawnPlay = "draw.drawn_play", DrawnPlay::May;
    /// Effect of a Skip (R-SKIP-1).
    skip_effect: SkipEffect = "skip.effect", SkipEffect::NextLoses;
    /// Defence available to the skipped player (R-SKIP-2).
    skip_defence: SkipDefence = "skip.defence", SkipDefence::None;
    /// Effect on the turn of a player who draws because of a draw card (R-D2-2).
    target_turn: TargetTurn = "draw_target.turn", TargetTurn::Lose;
    /// Answers to a Draw Two (R-D2-3).
    d2_response: Respond = "d2.response", Respond::None;
    /// Condition for laying a Wild Draw Four (R-WD4-2).
    wd4_legal: Legal = "wd4.legal", Legal::NoColour;
    /// Challenge to a Wild Draw Four (R-WD4-4).
    wd4_challenge: Challenge = "wd4.challenge", Challenge::Stay4;
    /// Answers to a Wild Draw Four (R-WD4-7).
    wd4_response: RespondFour = "wd4.response", RespondFour::None;
    /// Draw Two as an answer to stacked Wild Draw Fours (H-STACK-6).
    stack_cross: Cross = "stack.cross", Cross::None;
    /// Effect of a Reverse between two players (R-TWO-1).
    two_reverse: TwoReverse = "two.reverse", TwoReverse::AsSkip;
    /// Method of refilling the draw pile (R-EXH).
    exhaust: Exhaust = "exhaust", Exhaust::ReshuffleKeepTop;
    /// Enforcement of the UNO call (R-UNO-4).
    uno_enforce: UnoEnforce = "uno.enforce", UnoEnforce::Catch;
    /// End of the window for catching a player (R-UNO-3).
    uno_close: UnoClose = "uno.close", UnoClose::LaysOrDraws;
    /// Permission to call late after laying a card without calling (R-UNO-3).
    uno_self_rescue: bool = "uno.self_rescue", true;
    /// Penalty for being caught without a call (P-UNO).
    uno_pen_catch: Fine = "uno.pen_catch" ["2" "4"], Fine::Two;
    /// Automatic penalty for a missing call (P-UNO).
    uno_pen_auto: Fine = "uno.pen_auto" ["2" "4"], Fine::Two;
    /// Loss of an extra move for a missing call (P-UNO-4).
    uno_turn_passes: bool = "uno.turn_passes", false;
    /// Penalty for a hint (P-HINT).
    pen_hint: Fine = "pen.hint" ["0" "2" "4"], Fine::None;
    /// Penalty for a false call (P-FALSE).
    pen_false_call: Fine = "pen.false_call" ["0" "2"], Fine::None;
    /// Penalty for a misplay (P-MIS).
    pen_misplay: Fine = "pen.misplay" ["0" "2"], Fine::None;
    /// Penalty for cheating (P-CHEAT).
    pen_cheat: Fine = "pen.cheat" ["0" "2"], Fine::None;
    /// Effect of a misplay on the turn (P-MIS-2).
    misplay_turn: MisplayTurn = "pen.misplay_turn", MisplayTurn::Lose;
    /// Pause until a player who took four cards is ready (R-ETIQ-1).
    ready: bool = "etiquette.ready", false;
    /// Draw effect of the last card of a hand (R-END-3).
    final_draw: FinalDraw = "end.final_draw", FinalDraw::Apply;
    /// Interception with the identical card (H-JUMP).
    jump: bool = "house.jump", false;
    /// Self-interception with the second of two identical cards (H-PAIR).
    pair: bool = "house.pair", false;
    /// Two identical cards that work like a Skip (R-SKIP-3).
    pair_as_skip: bool = "house.pair_as_skip", false;
    /// Swapping holdings with a 7, passing them on with a 0 (H-70).
    seven_zero: bool = "house.seven_zero", false;
    /// Exchange of a card with a 5 (H-FIVE).
    five: bool = "house.five", false;
    /// Hands on the pile after an UNO call (H-CENTRE).
    centre: bool = "house.centre", false;
    /// Colours in the order of the wheel after a black card (H-CIRCLE).
    circle: bool = "house.circle", false;
    /// A Reverse that returns an effect (H-REV).
    reverse_return: bool = "house.reverse_return", false;
    /// Play to the last player (H-LAST).
    to_last: bool = "house.to_last", false;
    /// UNO in seven rounds (H-7R).
    seven_rounds: bool = "house.seven_rounds", false;
    /// A holding that consists only of zeros counts 50 for each card (H-Z50).
    zero50: bool = "house.zero50", false;
    /// Silence after certain cards (H-SILENT).
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
    fn unsupported_values_are_refused() {
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
