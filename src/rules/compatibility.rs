//! Compatibility of options (§9), and the faults of a ruleset.

use std::fmt;

use serde::{Serialize, Serializer};

use super::choice::{Drawn, Exhaust, HandSize, Respond, RespondFour, Setup, TurnMode};
use super::{Options, Preset};

/// A fault in a ruleset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
#[error("{self:?}")]
pub enum RuleFault {
    /// No preset has this id.
    UnknownPreset {
        /// The id given.
        given: String,
        /// Ids of all presets, separated by commas.
        known: String,
    },
    /// No option has this name.
    UnknownOption {
        /// The name given.
        option: String,
    },
    /// An option from §1.6 that is set by another key of the tournament file.
    OptionElsewhere {
        /// Name of the option.
        option: String,
        /// The key that sets it.
        key: &'static str,
    },
    /// A value that the option does not accept.
    UnknownValue {
        /// Name of the option in §1.6.
        option: String,
        /// The value given.
        given: String,
        /// Values that the option accepts, separated by commas.
        known: String,
    },
    /// Two settings that exclude each other (§9).
    OptionsClash {
        /// One of the settings.
        one: Setting,
        /// The other setting.
        other: Setting,
    },
    /// A setting that needs another one (§9).
    OptionNeeds {
        /// The setting that is present.
        one: Setting,
        /// The setting that is missing.
        needs: Setting,
    },
}

/// A part of a ruleset, as named in a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Setting {
    /// A preset, such as `preset=duo`.
    Preset(Preset),
    /// An option with any value, such as `house.jump`.
    Option(&'static str),
    /// An option with a certain value, such as `turn.mode=run`.
    Value(&'static str, &'static str),
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Preset(preset) => write!(f, "preset={preset}"),
            Self::Option(option) => f.write_str(option),
            Self::Value(option, word) => write!(f, "{option}={word}"),
        }
    }
}

impl Serialize for Setting {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// Checks the compatibility table of §9, except the rows about scoring.
pub(super) fn clashes(preset: Preset, options: &Options) -> Vec<RuleFault> {
    use Setting::Value;

    let mut faults = Vec::new();
    let mut clash = |holds: bool, one: Setting, other: Setting| {
        if holds {
            faults.push(RuleFault::OptionsClash { one, other });
        }
    };
    let house = Options::NAMES
        .iter()
        .filter(|name| name.starts_with("house.") && **name != "house.zero50")
        .filter(|name| !matches!(options.get(name), Some("false" | "off")));
    let cowboy = options.d2_response == Respond::Cowboy;
    if preset == Preset::Duo {
        for name in house {
            clash(true, Setting::Preset(Preset::Duo), Setting::Option(name));
        }
    }
    // C-32: the two texts give different meanings to the 0.
    clash(cowboy && options.seven_zero, Value("d2.response", "cowboy"), Setting::Option("house.seven_zero"));
    // R-PLAY-6: a run draws one card at a time, because otherwise a turn might never end.
    let run = options.turn_mode == TurnMode::Run;
    clash(
        run && options.draw_count == Drawn::UntilPlayable,
        Value("turn.mode", "run"),
        Value("draw.count", "until_playable(10)"),
    );
    clash(
        options.pair && options.pair_as_skip,
        Setting::Option("house.pair"),
        Setting::Option("house.pair_as_skip"),
    );
    let refill = preset == Preset::Refill;
    clash(
        refill && options.seven_rounds,
        Setting::Preset(Preset::Refill),
        Setting::Option("house.seven_rounds"),
    );
    clash(refill && options.to_last, Setting::Preset(Preset::Refill), Setting::Option("house.to_last"));
    clash(refill && cowboy, Setting::Preset(Preset::Refill), Value("d2.response", "cowboy"));
    // P-XCHG-1
    let online = preset == Preset::Online;
    clash(online && options.seven_zero, Setting::Preset(Preset::Online), Setting::Option("house.seven_zero"));
    clash(online && options.five, Setting::Preset(Preset::Online), Setting::Option("house.five"));
    clash(online && cowboy, Setting::Preset(Preset::Online), Value("d2.response", "cowboy"));
    clash(
        options.setup == Setup::Draft && options.hand_size != HandSize::Seven,
        Value("setup", "draft"),
        Setting::Option("deal.hand"),
    );
    faults.extend(needs(preset, options));
    faults
}

fn needs(preset: Preset, options: &Options) -> Vec<RuleFault> {
    use Setting::Value;

    let mut faults = Vec::new();
    let mut need = |holds: bool, one: Setting, needs: Setting| {
        if holds {
            faults.push(RuleFault::OptionNeeds { one, needs });
        }
    };
    let (cowboy, refill) = (options.d2_response == Respond::Cowboy, preset == Preset::Refill);
    let cowboy_four = options.wd4_response == RespondFour::Cowboy;
    need(cowboy && !cowboy_four, Value("d2.response", "cowboy"), Value("wd4.response", "cowboy"));
    need(cowboy_four && !cowboy, Value("wd4.response", "cowboy"), Value("d2.response", "cowboy"));
    // V-REF-3: with a refilled pile the hand would never end.
    need(
        refill && options.exhaust != Exhaust::EndWhenStuck,
        Setting::Preset(Preset::Refill),
        Value("exhaust", "end_when_stuck"),
    );
    // H-7R-4
    need(
        options.seven_rounds && options.hand_size != HandSize::Seven,
        Setting::Option("house.seven_rounds"),
        Value("deal.hand", "7"),
    );
    faults
}

#[cfg(test)]
mod tests {
    use super::super::{Ruleset, Written};
    use super::*;

    fn read(text: &str) -> Result<Ruleset, Vec<RuleFault>> {
        serde_json::from_str::<Written>(text).unwrap().check()
    }

    #[test]
    fn compatibility_names_both_options() {
        let table = [
            ("classic", r#""house.pair":true,"house.pair_as_skip":true"#, "house.pair", "house.pair_as_skip"),
            ("refill", r#""house.seven_rounds":true,"deal.hand":7"#, "preset=refill", "house.seven_rounds"),
            ("refill", r#""house.to_last":true"#, "preset=refill", "house.to_last"),
            ("online", r#""house.seven_zero":true"#, "preset=online", "house.seven_zero"),
            ("online", r#""house.five":true"#, "preset=online", "house.five"),
            ("duo", r#""house.jump":true"#, "preset=duo", "house.jump"),
            ("duo", r#""house.silent":"twos""#, "preset=duo", "house.silent"),
            (
                "international",
                r#""turn.mode":"run","draw.count":"until_playable(10)""#,
                "turn.mode=run",
                "draw.count=until_playable(10)",
            ),
            ("classic", r#""deck.blanks":"plus10""#, "deck.blanks=plus10", "deck.kind=std112"),
            ("classic", r#""house.seven_rounds":true,"deal.hand":6"#, "house.seven_rounds", "deal.hand=7"),
            ("club", r#""d2.response":"cowboy""#, "d2.response=cowboy", "wd4.response=cowboy"),
        ];
        for (preset, options, one, other) in table {
            let faults = read(&format!(r#"{{"preset":"{preset}","options":{{{options}}}}}"#)).unwrap_err();
            let named = match &faults[..] {
                [RuleFault::OptionsClash { one, other }] => [one.to_string(), other.to_string()],
                [RuleFault::OptionNeeds { one, needs }] => [one.to_string(), needs.to_string()],
                _ => panic!("{preset} {options}: {faults:?}"),
            };
            assert_eq!(named, [one, other]);
        }
        for allowed in [
            r#"{"preset":"duo","options":{"house.zero50":true}}"#,
            r#"{"preset":"cowboy","options":{"house.reverse_return":true}}"#,
        ] {
            assert!(read(allowed).is_ok(), "{allowed}");
        }
    }
}
