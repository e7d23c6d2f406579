//! Rulesets as written in files and in the API.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::{Options, Preset, RuleFault, Ruleset};

/// An option's value as written in files and in the API: a word, a switch or a number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// A switch, such as `true`.
    Switch(bool),
    /// A number, such as `2`.
    Number(i64),
    /// A word, such as `"stack"`.
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

/// A ruleset as written; [`Written::check`] turns it into a [`Ruleset`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    /// Id of the preset.
    pub preset: String,
    /// Options that differ from the preset, by name.
    #[serde(default)]
    pub options: BTreeMap<String, OptionValue>,
}

impl Written {
    /// Checks all names and values, and the compatibility of the options.
    ///
    /// # Errors
    /// Returns all faults, not only the first.
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

/// Returns the fault for an unknown name, or for a value that the option does not accept.
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

impl From<Ruleset> for Written {
    fn from(rules: Ruleset) -> Self {
        Self {
            preset: rules.preset().to_string(),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Ruleset, Vec<RuleFault>> {
        serde_json::from_str::<Written>(text).unwrap().check()
    }

    #[test]
    fn only_changed_options_are_written() {
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
}
