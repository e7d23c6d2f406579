//! The visitor's language: Fluent messages looked up by key, with arguments.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use serde::Serialize;
use serde_json::Value;

use lastcard_rules::Preset;
use lastcard_tournament::Average;

#[cfg(debug_assertions)]
use crate::ui::language::MIRRORED;
use crate::ui::language::{LANGUAGES, Language};
use crate::ui::message::{Message, join_names};
use crate::ui::numbers;

/// The translator of one language. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Translator(pub(super) &'static Language);

impl fmt::Debug for Translator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Translator({})", self.0.code)
    }
}

impl Translator {
    /// Picks the best language for a visitor who asks for `wanted` (codes, most wanted first).
    pub fn negotiate<S: AsRef<str>>(wanted: &[S]) -> Option<Self> {
        #[cfg(debug_assertions)]
        if wanted.first().is_some_and(|code| code.as_ref() == "ar-XB") {
            return MIRRORED.as_ref().map(Self);
        }
        let parse = |codes: Vec<&str>| fluent_langneg::convert_vec_str_to_langids_lossy(codes);
        let wanted = parse(wanted.iter().map(AsRef::as_ref).collect());
        let available = parse(LANGUAGES.iter().map(|l| l.code).collect());
        let chosen = negotiate_languages(&wanted, &available, None, NegotiationStrategy::Lookup);
        Self::of(&chosen.first()?.to_string())
    }

    /// Returns the language with exactly this code.
    pub fn of(code: &str) -> Option<Self> {
        LANGUAGES.iter().find(|language| language.code == code).map(Self)
    }

    /// Returns English.
    pub fn english() -> Self {
        Self(Language::english())
    }

    /// Returns the errors of formatting a message.
    #[cfg(test)]
    pub(crate) fn faults(self, key: &str, args: &FluentArgs<'_>) -> Vec<fluent_bundle::FluentError> {
        let mut faults = Vec::new();
        let pattern = self.0.bundle.get_message(key).and_then(|message| message.value());
        self.0.bundle.format_pattern(pattern.expect("a message of its own"), Some(args), &mut faults);
        faults
    }

    /// The language's BCP 47 code.
    pub fn language(&self) -> &'static str {
        self.0.code
    }

    /// The writing direction, as in HTML's `dir`.
    pub fn direction(&self) -> &'static str {
        self.0.direction.into()
    }

    /// Looks up a message; add its arguments with [`Message::with`].
    pub fn say<'a>(&self, key: impl Into<Cow<'a, str>>) -> Message<'a> {
        Message { words: *self, key: key.into(), args: FluentArgs::new() }
    }

    /// Returns true if there is a message with this key, in this language or in English.
    pub fn has(&self, key: &str) -> bool {
        [*self, Translator::english()].iter().any(|words| words.0.bundle.has_message(key))
    }

    /// Formats a number in this language.
    pub fn number(&self, n: impl Into<FluentValue<'static>>) -> Message<'static> {
        self.say("number").with("n", n)
    }

    /// Formats the rank of a line; a dash if it has none (§0.5.9b).
    pub fn rank(&self, rank: Option<u32>) -> String {
        rank.map_or_else(|| "–".to_owned(), |rank| self.number(rank).to_string())
    }

    /// Returns an ordinal, for a message that formats it as “1st”.
    pub fn ordinal(place: u32) -> FluentValue<'static> {
        numbers::ordinal(place)
    }

    /// Formats an average per hand: “38.17”.
    pub fn average(&self, average: Average) -> String {
        self.number(numbers::average(average)).to_string()
    }

    /// Formats a number with one decimal: “2.4”.
    pub fn decimal(&self, number: f64) -> String {
        self.number(numbers::with_decimals(number, 1)).to_string()
    }

    /// Looks up the message of a fault: an enum serialised by serde with kebab-case names. `Fault::TooMany { face, most }` is the key
    /// `problem-too-many` with the arguments `face` and `most`; a unit variant has none.
    pub fn fault<'a>(&self, fault: &impl Serialize) -> Message<'a> {
        match serde_json::to_value(fault) {
            Ok(Value::String(name)) => self.say(format!("problem-{name}")),
            Ok(Value::Object(fields)) => match split_tagged(&fields) {
                Some((name, args)) => {
                    let args = args.into_iter().flat_map(|(name, value)| self.localise_field(name, value));
                    args.fold(self.say(format!("problem-{name}")), |message, (name, value)| {
                        message.with_json(name, value)
                    })
                }
                None => self.say("problem-unknown"),
            },
            _ => self.say("problem-unknown"),
        }
    }
}

impl Translator {
    /// Replaces identifiers in a fault's field with the names that users know. A format keeps its identifier in addition to the name,
    /// since messages select by the identifier.
    fn localise_field(self, name: String, value: Value) -> Vec<(String, Value)> {
        let word = |prefix: &str, id: &str| self.say(format!("{prefix}-{id}")).to_string();
        let called = match (name.as_str(), &value) {
            ("scoring" | "preset", Value::String(id)) => word(&name, id),
            ("first", Value::String(id)) => word("scoring", id),
            ("rules", Value::String(id)) if id.parse::<Preset>().is_ok() => word("preset", id),
            ("format", Value::String(id)) => {
                let called = word("format", id);
                return vec![("format-name".to_owned(), called.into()), (name, value)];
            }
            // The user needs the identifier to correct a file, so it is shown as well.
            ("known", Value::Array(ids)) => {
                let each =
                    ids.iter().filter_map(Value::as_str).map(|id| format!("{} ({id})", word("scoring", id)));
                join_names(each)
            }
            _ => return vec![(name, value)],
        };
        vec![(name, called.into())]
    }
}

/// Splits a serialised enum into its variant and fields, whether it is tagged externally (`{"too-many": {…}}`) or internally
/// (`{"fault": "too-many", …}`).
fn split_tagged(fields: &serde_json::Map<String, Value>) -> Option<(String, Vec<(String, Value)>)> {
    let pairs = |o: &serde_json::Map<String, Value>| o.iter().map(|(k, v)| (k.clone(), v.clone())).collect();
    if let Some(Value::String(name)) = fields.get("fault") {
        let mut rest = fields.clone();
        rest.shift_remove("fault");
        return Some((name.clone(), pairs(&rest)));
    }
    let (name, inner) = fields.iter().next()?;
    match inner {
        Value::Object(inner) => Some((name.clone(), pairs(inner))),
        other => Some((name.clone(), vec![("value".to_owned(), other.clone())])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_tournament::{Fault, Format, MethodId};

    #[test]
    fn prints_messages_with_arguments_plurals_and_grouped_numbers() {
        let words = Translator::english();
        assert_eq!(words.say("points").with("count", 1).to_string(), "1 point");
        assert_eq!(words.say("points").with("count", 1241).to_string(), "1,241 points");
    }

    #[test]
    fn isolates_only_right_to_left_arguments() {
        let words = Translator::english();
        assert_eq!(words.say("title-of").with("title", "Anna").to_string(), "Anna · Lastcard");
        assert_eq!(words.say("title-of").with("title", "שרה").to_string(), "\u{2068}שרה\u{2069} · Lastcard");
    }

    #[test]
    fn an_unknown_key_prints_itself() {
        assert_eq!(Translator::english().say("no-such-key").to_string(), "no-such-key");
    }

    #[test]
    fn negotiates_among_existing_languages() {
        assert_eq!(Translator::negotiate(&["en-GB", "fr"]).unwrap().language(), "en");
        assert!(Translator::negotiate(&["tlh"]).is_none());
    }

    #[test]
    fn faults_use_the_names_that_people_know() {
        let fault = Fault::ScoringNotForFormat {
            scoring: MethodId::MaxLoser,
            format: Format::TwoVsTwo,
            known: Format::TwoVsTwo.scorings(),
        };
        assert_eq!(
            Translator::english().fault(&fault).to_string(),
            "The scoring “Most left loses” cannot be used with “Two against two”. Use one of these: Standard (std), Lazy (lazy), \
             Loser at the limit (lose200)."
        );
        let fault = Fault::PresetNotForFormat { preset: Preset::Duo, format: Format::FourPlayer };
        for language in Language::all() {
            let said = Translator(language).fault(&fault).to_string();
            assert!(!said.contains("four-player") && !said.contains("duo"), "{said}");
        }
    }

    #[test]
    fn a_fault_is_its_name_and_its_fields() {
        #[derive(Serialize)]
        #[serde(rename_all = "kebab-case")]
        enum Outside {
            Unknown,
            Other { value: u8 },
        }
        #[derive(Serialize)]
        #[serde(tag = "fault", rename_all = "kebab-case")]
        enum Inside {
            Other { names: Vec<&'static str> },
        }
        let words = Translator::english();
        assert_eq!(words.fault(&Outside::Unknown).key, "problem-unknown");
        let message = words.fault(&Outside::Other { value: 7 });
        assert_eq!(
            (message.key.as_ref(), message.args.get("value")),
            ("problem-other", Some(&FluentValue::from(7)))
        );
        let message = words.fault(&Inside::Other { names: vec!["W", "WD4"] });
        assert_eq!(message.args.get("names"), Some(&FluentValue::from("W, WD4")));
    }
}
