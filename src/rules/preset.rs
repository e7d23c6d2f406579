//! The presets: named bundles of options, one for each source text, and two of the club's variants (§0.5.4,
//! §18.1).

use strum::{Display, EnumString, IntoStaticStr, VariantArray, VariantNames};

use super::choice::{
    Challenge, Cross, DealerPick, DealerSpecial, Drawn, DrawnPlay, Exhaust, Fine, HandSize, Legal, Respond,
    RespondFour, Setup, SkipDefence, SkipEffect, StartCard, TargetTurn, TwoReverse, UnoClose, UnoEnforce,
    When,
};
use super::{DeckKind, Options};

/// A preset, the reading of one source text.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, IntoStaticStr, VariantArray, VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum Preset {
    /// Text 000A (Hindi).
    House,
    /// Text 000B (Hindi), with V-REFILL.
    Refill,
    /// Text 000C (Hindi).
    Classic,
    /// Text 000D (Hindi).
    Brief,
    /// Text 000E (Hindi). `turn.mode=run` is never a preset's default, although this text can be read so
    /// (§0.5.8c).
    Party,
    /// Text 001 (Punjabi).
    International,
    /// Text 002 (Russian), the default of the service and the rules of all tournaments of that text.
    #[default]
    Club,
    /// Text 003 (Gujarati).
    Duo,
    /// Text 004 (Bengali).
    Online,
    /// V-CHAL: the rules of `club`, with scoring that eliminates players.
    Challenge,
    /// V-COW: the Cowboy variant of `club`.
    Cowboy,
}

impl Preset {
    /// All presets.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Returns the label of the source text (§0.1).
    pub const fn source(self) -> &'static str {
        match self {
            Self::House => "000A",
            Self::Refill => "000B",
            Self::Classic => "000C",
            Self::Brief => "000D",
            Self::Party => "000E",
            Self::International => "001",
            Self::Club | Self::Challenge | Self::Cowboy => "002",
            Self::Duo => "003",
            Self::Online => "004",
        }
    }

    /// Returns the options of this preset (§18.1, §18.2). Everything that a text leaves open, such as the
    /// start card (R-START-6), has its default; presets take precedence over P-GEN-1 (§0.5.7h).
    pub const fn options(self) -> Options {
        let base = Options::FALL_BACK;
        match self {
            Self::House => Options {
                skip_effect: SkipEffect::MoverAgain,
                wd4_legal: Legal::Always,
                wd4_challenge: Challenge::Off,
                ..base
            },
            Self::Refill => Self::refill(),
            Self::Classic => Self::classic(),
            Self::Brief => Options {
                start_card: StartCard::NumberOnly,
                // §0.5.11b
                wd4_legal: Legal::Always,
                wd4_challenge: Challenge::Off,
                pen_false_call: Fine::Two,
                pen_cheat: Fine::Two,
                ..base
            },
            Self::Party => Options {
                hand_size: HandSize::DealerChoice,
                start_card: StartCard::NumberOnly,
                drawn_play: DrawnPlay::Must,
                wd4_challenge: Challenge::Off,
                ..base
            },
            Self::International => Options {
                start_card: StartCard::ExecuteWildBack,
                draw_when: When::Voluntary,
                wd4_legal: Legal::NoMatch,
                wd4_challenge: Challenge::Off,
                ..base
            },
            Self::Club | Self::Challenge => Self::club(),
            Self::Duo => Self::duo(),
            // V-ONL-1, V-ONL-3
            Self::Online => Options {
                dealer_pick: DealerPick::Assigned,
                wd4_challenge: Challenge::Off,
                uno_enforce: UnoEnforce::AutoClose,
                ..base
            },
            // V-COW-1, V-COW-7
            Self::Cowboy => Options {
                d2_response: Respond::Cowboy,
                wd4_response: RespondFour::Cowboy,
                pen_hint: Fine::None,
                ..Self::club()
            },
        }
    }

    /// V-REF-1
    const fn refill() -> Options {
        Options {
            hand_size: HandSize::Six,
            start_card: StartCard::NumberOnly,
            skip_effect: SkipEffect::MoverAgain,
            pair_as_skip: true,
            target_turn: TargetTurn::Keep,
            d2_response: Respond::PassOn,
            wd4_legal: Legal::Always,
            wd4_challenge: Challenge::Off,
            wd4_response: RespondFour::D2Ordered,
            exhaust: Exhaust::EndWhenStuck,
            uno_enforce: UnoEnforce::CatchAndAuto,
            uno_close: UnoClose::Lays,
            uno_pen_auto: Fine::Four,
            pen_hint: Fine::Two,
            ..Options::FALL_BACK
        }
    }

    const fn classic() -> Options {
        Options {
            skip_defence: SkipDefence::Identical,
            d2_response: Respond::PassOn,
            wd4_challenge: Challenge::Return4,
            wd4_response: RespondFour::D2Ordered,
            stack_cross: Cross::BaseReset,
            ready: true,
            uno_self_rescue: false, // §0.5.8a
            ..Options::FALL_BACK
        }
    }

    const fn club() -> Options {
        Options {
            dealer_special: DealerSpecial::Ignored,
            wd4_challenge: Challenge::Stay4,
            uno_enforce: UnoEnforce::AutoNow,
            uno_turn_passes: true,
            pen_hint: Fine::Four,
            ..Options::FALL_BACK
        }
    }

    const fn duo() -> Options {
        Options {
            deck: DeckKind::Std112,
            dealer_pick: DealerPick::Cut,
            setup: Setup::Draft,
            start_card: StartCard::Duo,
            draw_when: When::Voluntary,
            draw_count: Drawn::One,
            skip_effect: SkipEffect::MoverAgain,
            d2_response: Respond::Stack,
            wd4_legal: Legal::NoPlayable,
            two_reverse: TwoReverse::Dump,
            exhaust: Exhaust::FlipKeepTop,
            ..Options::FALL_BACK
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the table of §18.1, and §18.2 for the variants; options that the table omits have their
    /// defaults.
    #[test]
    fn presets_match_their_texts() {
        let mut rows =
            include_str!("../../tests/rules/presets.txt").lines().filter(|line| !line.starts_with('#'));
        let head: Vec<&str> = rows.next().unwrap().split_whitespace().skip(1).collect();
        let rows: Vec<Vec<&str>> = rows.map(|row| row.split_whitespace().collect()).collect();
        for (column, id) in head.iter().enumerate() {
            let preset: Preset = id.parse().unwrap();
            let options = preset.options();
            for name in Options::NAMES {
                let said = rows
                    .iter()
                    .find(|row| row[0] == *name)
                    .map(|row| row[column + 1])
                    .filter(|word| *word != "-");
                let expected = said.or(Options::FALL_BACK.get(name));
                assert_eq!(options.get(name), expected, "{id} {name}");
            }
        }
        assert_eq!(Preset::Challenge.options(), Preset::Club.options());
        let differs = |name: &&&str| Preset::Cowboy.options().get(name) != Preset::Club.options().get(name);
        let cowboy: Vec<_> = Options::NAMES.iter().filter(differs).collect();
        assert_eq!(cowboy, [&"d2.response", &"wd4.response", &"pen.hint"]);
    }
}
