//! A validated set of rules: a preset and what differs from it.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::choice::{Exhaust, HandSize, Respond, RespondFour, Setup, StartCard};
use super::often::Often;
use super::{Counting, Deck, Options, Preset, Values};

/// The rules of a hand: every option resolved and checked against the others (§9). As JSON
/// `{ "preset": "club", "options": { "house.jump": true } }`, with only the options that differ from the preset.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Ruleset {
    preset: Preset,
    options: Options,
    deck: Deck,
    often: Often,
}

/// The value of one option as files and the API write it: a word, a switch or a number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// `true` or `false`
    Switch(bool),
    /// `2`
    Number(i64),
    /// `"stack"`
    Word(String),
}

impl OptionValue {
    fn word(&self) -> String {
        match self {
            Self::Switch(on) => on.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Word(word) => word.clone(),
        }
    }
}

impl From<&str> for OptionValue {
    fn from(word: &str) -> Self {
        if let Ok(on) = word.parse() {
            return Self::Switch(on);
        }
        word.parse().map_or_else(|_| Self::Word(word.to_owned()), Self::Number)
    }
}

/// A ruleset as it is written down; [`Written::check`] makes it one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// The preset's id.
    pub preset: String,
    /// Options that differ from the preset, by name.
    #[serde(default)]
    pub options: BTreeMap<String, OptionValue>,
}

/// What is wrong with a ruleset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
#[error("{self:?}")]
pub enum RuleFault {
    /// No preset has this id.
    UnknownPreset {
        /// What was written.
        given: String,
        /// The ids there are.
        known: String,
    },
    /// No option has this name.
    UnknownOption {
        /// What was written.
        option: String,
    },
    /// This option of §1.6 follows from another key of the tournament.
    OptionElsewhere {
        /// The option.
        option: String,
        /// The key that decides it.
        key: &'static str,
    },
    /// The option does not take this value.
    UnknownValue {
        /// The option.
        option: String,
        /// What was written.
        given: String,
        /// The values it takes.
        known: String,
    },
    /// Two settings exclude each other (§9).
    OptionsClash {
        /// The one.
        one: String,
        /// The other.
        other: String,
    },
    /// One setting needs another (§9).
    OptionNeeds {
        /// The one.
        one: String,
        /// What it needs.
        needs: &'static str,
    },
}

impl Written {
    /// Checks every name and value and how they go together.
    ///
    /// # Errors
    /// Everything that is wrong, not the first only.
    pub fn check(&self) -> Result<Ruleset, Vec<RuleFault>> {
        let Ok(preset) = self.preset.parse::<Preset>() else {
            return Err(vec![RuleFault::UnknownPreset {
                given: self.preset.clone(),
                known: Preset::VARIANTS.join(", "),
            }]);
        };
        let mut options = preset.options();
        let mut faults: Vec<RuleFault> = Vec::new();
        for (name, value) in &self.options {
            let word = value.word();
            if !options.set(name, &word) {
                faults.push(refusal(name, word));
            }
        }
        if faults.is_empty() { Ruleset::new(preset, options) } else { Err(faults) }
    }
}

/// Why a name and a word set no option.
fn refusal(name: &str, given: String) -> RuleFault {
    let option = name.to_owned();
    if let Some(words) = Options::words(name) {
        return RuleFault::UnknownValue { option, given, known: words.join(", ") };
    }
    let key = match name {
        "values" => "values",
        "opener" | "dealer.next" | "players" => "format",
        _ if name.starts_with("score.") => "scoring",
        _ => return RuleFault::UnknownOption { option },
    };
    RuleFault::OptionElsewhere { option, key }
}

impl Ruleset {
    /// The rules with these options; the preset says where they come from and brings V-REFILL with it.
    ///
    /// # Errors
    /// Every pair of options that do not go together (§9).
    pub fn new(preset: Preset, options: Options) -> Result<Self, Vec<RuleFault>> {
        let mut faults = clashes(preset, &options);
        match Deck::new(options.deck, options.blanks) {
            Some(deck) if faults.is_empty() => Ok(Self::of(preset, options, deck)),
            Some(_) => Err(faults),
            None => {
                faults.push(RuleFault::OptionNeeds {
                    one: format!("deck.blanks={}", options.blanks),
                    needs: "deck.kind=std112",
                });
                Err(faults)
            }
        }
    }

    fn of(preset: Preset, options: Options, deck: Deck) -> Self {
        Self { preset, options, deck, often: Often::new(&options) }
    }

    /// The preset it was built from.
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// Every option.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What the engine asks at every move.
    pub(super) const fn often(&self) -> &Often {
        &self.often
    }

    /// The cards that are dealt.
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// The options that differ from the preset, by name.
    pub fn changes(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let preset = self.preset.options();
        Options::NAMES.iter().filter_map(move |name| {
            let word = self.options.get(name)?;
            (preset.get(name) != Some(word)).then_some((*name, word))
        })
    }

    /// How many may sit at the table (R-PLY-1, V-DUO-1, V-ONL-1).
    pub fn players(&self) -> RangeInclusive<usize> {
        if self.options.setup == Setup::Draft || self.options.start_card == StartCard::Duo {
            return 2..=2;
        }
        if self.preset == Preset::Online { 2..=4 } else { 2..=10 }
    }

    /// How holdings are counted under these rules with these card values.
    pub fn counting(&self, values: Values) -> Counting {
        values.counting(self.options.blanks, self.options.zero50)
    }

    /// Whether the hand goes on until one player is left: only an order of finishing comes out (H-LAST, V-COW-8).
    pub fn is_to_last(&self) -> bool {
        self.options.to_last || self.is_cowboy()
    }

    /// Whether Draw Two and Wild Draw Four are the one lifting card of V-COW.
    pub fn is_cowboy(&self) -> bool {
        self.options.d2_response == Respond::Cowboy
    }

    /// Whether who empties the holding writes a point and takes six more (V-REFILL).
    pub fn is_refill(&self) -> bool {
        self.preset == Preset::Refill
    }
}

/// The compatibility table of §9, as far as it does not concern the scoring.
fn clashes(preset: Preset, options: &Options) -> Vec<RuleFault> {
    let mut faults = Vec::new();
    let mut clash = |holds: bool, one: &str, other: &str| {
        if holds {
            faults.push(RuleFault::OptionsClash { one: one.to_owned(), other: other.to_owned() });
        }
    };
    let house = Options::NAMES
        .iter()
        .filter(|name| name.starts_with("house.") && **name != "house.zero50")
        .filter(|name| !matches!(options.get(name), Some("false" | "off")));
    let cowboy = options.d2_response == Respond::Cowboy;
    if preset == Preset::Duo {
        for name in house {
            clash(true, "preset=duo", name);
        }
    }
    // C-32: the two texts give the 0 different meanings.
    clash(cowboy && options.seven_zero, "d2.response=cowboy", "house.seven_zero");
    clash(options.pair && options.pair_as_skip, "house.pair", "house.pair_as_skip");
    let refill = preset == Preset::Refill;
    clash(refill && options.seven_rounds, "preset=refill", "house.seven_rounds");
    clash(refill && options.to_last, "preset=refill", "house.to_last");
    clash(refill && cowboy, "preset=refill", "d2.response=cowboy");
    // P-XCHG-1
    let online = preset == Preset::Online;
    clash(online && options.seven_zero, "preset=online", "house.seven_zero");
    clash(online && options.five, "preset=online", "house.five");
    clash(online && cowboy, "preset=online", "d2.response=cowboy");
    clash(options.setup == Setup::Draft && options.hand_size != HandSize::Seven, "setup=draft", "deal.hand");

    let mut need = |holds: bool, one: &str, needs: &'static str| {
        if holds {
            faults.push(RuleFault::OptionNeeds { one: one.to_owned(), needs });
        }
    };
    let cowboy_four = options.wd4_response == RespondFour::Cowboy;
    need(cowboy && !cowboy_four, "d2.response=cowboy", "wd4.response=cowboy");
    need(cowboy_four && !cowboy, "wd4.response=cowboy", "d2.response=cowboy");
    // V-REF-3: with a pile that is renewed it would never end.
    need(refill && options.exhaust != Exhaust::EndWhenStuck, "preset=refill", "exhaust=end_when_stuck");
    // H-7R-4
    need(options.seven_rounds && options.hand_size != HandSize::Seven, "house.seven_rounds", "deal.hand=7");
    faults
}

impl From<Ruleset> for Written {
    fn from(rules: Ruleset) -> Self {
        Self {
            preset: rules.preset.to_string(),
            options: rules.changes().map(|(name, word)| (name.to_owned(), word.into())).collect(),
        }
    }
}

impl TryFrom<Written> for Ruleset {
    type Error = RuleFault;

    fn try_from(written: Written) -> Result<Self, RuleFault> {
        written.check().map_err(|faults| {
            faults.into_iter().next().unwrap_or(RuleFault::UnknownOption { option: String::new() })
        })
    }
}

impl From<Preset> for Ruleset {
    fn from(preset: Preset) -> Self {
        // Every preset passes the checks (a test holds it), so they are not run here.
        let options = preset.options();
        Self::of(preset, options, Deck::new(options.deck, options.blanks).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Ruleset, Vec<RuleFault>> {
        serde_json::from_str::<Written>(text).unwrap().check()
    }

    #[test]
    fn every_preset_stands() {
        for &preset in Preset::ALL {
            assert_eq!(Ruleset::new(preset, preset.options()), Ok(preset.into()));
            let written = serde_json::to_string(&Ruleset::from(preset)).unwrap();
            assert_eq!(written, format!(r#"{{"preset":"{preset}","options":{{}}}}"#));
        }
    }

    #[test]
    fn what_differs_is_written_and_reads_back() {
        let text =
            r#"{"preset":"classic","options":{"d2.response":"stack","deal.hand":6,"house.jump":true}}"#;
        let rules = read(text).unwrap();
        assert_eq!(serde_json::to_string(&rules).unwrap(), text);
        assert_eq!(serde_json::from_str::<Ruleset>(text).unwrap(), rules);
        let same = read(r#"{"preset":"club","options":{"house.zero50":false,"pen.hint":"4"}}"#).unwrap();
        assert_eq!(same, Preset::Club.into());
    }

    #[test]
    fn every_fault_is_listed() {
        let faults = read(
            r#"{"preset":"club","options":{"values":"duo","score.method":"std","players":4,"house.jmup":true,"pen.hint":3}}"#,
        )
        .unwrap_err();
        assert_eq!(faults.len(), 5);
        assert!(faults.contains(&RuleFault::UnknownOption { option: "house.jmup".into() }));
        assert!(
            faults.contains(&RuleFault::OptionElsewhere { option: "score.method".into(), key: "scoring" })
        );
        assert!(faults.contains(&RuleFault::UnknownValue {
            option: "pen.hint".into(),
            given: "3".into(),
            known: "0, 2, 4".into(),
        }));
        assert!(matches!(
            read(r#"{"preset":"SRC-002"}"#).unwrap_err()[..],
            [RuleFault::UnknownPreset { .. }]
        ));
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
            ("classic", r#""deck.blanks":"plus10""#, "deck.blanks=plus10", "deck.kind=std112"),
            ("classic", r#""house.seven_rounds":true,"deal.hand":6"#, "house.seven_rounds", "deal.hand=7"),
            ("club", r#""d2.response":"cowboy""#, "d2.response=cowboy", "wd4.response=cowboy"),
        ];
        for (preset, options, one, other) in table {
            let faults = read(&format!(r#"{{"preset":"{preset}","options":{{{options}}}}}"#)).unwrap_err();
            let named = match &faults[..] {
                [RuleFault::OptionsClash { one, other }] => (one.as_str(), other.as_str()),
                [RuleFault::OptionNeeds { one, needs }] => (one.as_str(), *needs),
                _ => panic!("{preset} {options}: {faults:?}"),
            };
            assert_eq!(named, (one, other));
        }
        for allowed in [
            r#"{"preset":"duo","options":{"house.zero50":true}}"#,
            r#"{"preset":"cowboy","options":{"house.reverse_return":true}}"#,
        ] {
            assert!(read(allowed).is_ok(), "{allowed}");
        }
    }
}
