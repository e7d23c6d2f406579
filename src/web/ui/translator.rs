//! The visitor's language: Fluent messages looked up by key, with arguments.

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use include_dir::{Dir, include_dir};
use serde::Serialize;
use serde_json::Value;
use unic_langid::LanguageIdentifier;

use lastcard_rules::Preset;
use lastcard_tournament::Average;

use crate::ui::numbers;

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// The fallback language, in which every key exists.
const FALLBACK_LANGUAGE: &str = "en";

/// Every language with a folder in `locales/`, English first.
static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut languages: Vec<Language> = LOCALES.dirs().filter_map(Language::load).collect();
    languages.sort_by_key(|l| (l.code != FALLBACK_LANGUAGE, l.code));
    languages
});

/// English written from right to left, to reveal problems with right-to-left languages. It exists only in debug builds, for
/// `Accept-Language: ar-XB`.
#[cfg(debug_assertions)]
static MIRRORED: LazyLock<Option<Language>> = LazyLock::new(|| {
    let folder = LOCALES.get_dir(FALLBACK_LANGUAGE)?;
    let language = Language::load(folder)?;
    let messages: ReadMessages = Box::new(|| {
        let mut messages = load_messages(folder);
        messages.set_transform(Some(|text| format!("\u{202E}{text}\u{202C}").into()));
        messages
    });
    let (code, direction) = ("ar-XB", Direction::RightToLeft);
    Some(Language { code, direction, bundle: LazyLock::new(messages), ..language })
});

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
pub enum Direction {
    #[strum(serialize = "ltr")]
    LeftToRight,
    #[strum(serialize = "rtl")]
    RightToLeft,
}

/// One language: its code and its messages.
pub struct Language {
    code: &'static str,
    /// The language's name for itself.
    name: &'static str,
    direction: Direction,
    /// Parsed on first use, since most installations use only one or two languages.
    bundle: LazyLock<Messages, ReadMessages>,
}

type Messages = FluentBundle<FluentResource>;

type ReadMessages = Box<dyn FnOnce() -> Messages + Send>;

/// Reads the `.ftl` files of one folder. A syntax error loses only the message that contains it; a test finds such errors.
fn load_messages(folder: &'static Dir<'static>) -> Messages {
    let id = code_of(folder).and_then(|code| code.parse::<LanguageIdentifier>().ok());
    let mut bundle = FluentBundle::new_concurrent(id.into_iter().collect());
    // Isolating every value would put invisible characters into plain text, CSV and titles: `Message::with` does it where needed.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(numbers::formatter));
    for file in folder.files() {
        let text = file.contents_utf8().unwrap_or_default().to_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(partial, _)| partial);
        // An error here is a duplicate key; the first one wins.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

fn code_of(folder: &'static Dir<'static>) -> Option<&'static str> {
    folder.path().file_name()?.to_str()
}

impl Language {
    /// Loads a folder: the name now, the messages on first use.
    fn load(folder: &'static Dir<'static>) -> Option<Self> {
        let shared = folder.get_file(folder.path().join("ui.ftl"))?.contents_utf8()?;
        let name = shared.lines().find_map(|line| line.strip_prefix("language-name")?.strip_prefix(" = "))?;
        let messages: ReadMessages = Box::new(move || load_messages(folder));
        let (code, direction) = (code_of(folder)?, Direction::LeftToRight);
        Some(Self { code, name, direction, bundle: LazyLock::new(messages) })
    }

    /// The BCP 47 code: `en`, `hi`, …
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The language's name for itself.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// All languages, English first.
    pub fn all() -> &'static [Language] {
        &LANGUAGES
    }
}

/// The translator of one language. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Translator(&'static Language);

impl fmt::Debug for Translator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.0.code)
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
        static EMPTY: LazyLock<Language> = LazyLock::new(|| Language {
            code: FALLBACK_LANGUAGE,
            name: "English",
            direction: Direction::LeftToRight,
            bundle: LazyLock::new(Box::new(|| FluentBundle::new_concurrent(Vec::new()))),
        });
        Self(LANGUAGES.first().unwrap_or(&EMPTY))
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
    pub fn say<'a>(&self, key: impl Into<std::borrow::Cow<'a, str>>) -> Message<'a> {
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

/// A message with its arguments, ready for display.
pub struct Message<'a> {
    words: Translator,
    key: std::borrow::Cow<'a, str>,
    args: FluentArgs<'a>,
}

impl<'a> Message<'a> {
    /// Adds an argument: a number (subject to the language's plural rules) or a text.
    #[must_use]
    pub fn with(mut self, name: &'a str, value: impl Into<FluentValue<'a>>) -> Self {
        self.args.set(name, isolate_value(value.into()));
        self
    }

    fn with_json(mut self, name: String, value: Value) -> Self {
        let value = match value {
            Value::Number(n) => n.as_i64().map_or_else(|| n.to_string().into(), FluentValue::from),
            Value::Null => FluentValue::from(""),
            other => FluentValue::from(plain(&other)),
        };
        self.args.set(name, isolate_value(value));
        self
    }
}

/// Formats a fault's value for a reader: lists with commas.
fn plain(value: &Value) -> String {
    match value {
        Value::String(s) => s.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

/// Isolates a name that could change the direction of the text around it.
pub fn isolate(name: &str) -> String {
    if name.chars().any(is_directional) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

/// Isolates a text argument that is right-to-left or has direction marks.
fn isolate_value(value: FluentValue<'_>) -> FluentValue<'_> {
    match value {
        FluentValue::String(text) => isolate(&text).into(),
        other => other,
    }
}

/// Joins names with commas; each keeps its own direction.
pub fn join_names<S: AsRef<str>>(names: impl IntoIterator<Item = S>) -> String {
    names.into_iter().map(|name| isolate(name.as_ref())).collect::<Vec<_>>().join(", ")
}

/// Returns true if a character runs right to left or steers direction (Hebrew to Arabic Extended, their presentation forms, the historic
/// scripts of the supplementary plane, direction marks).
fn is_directional(c: char) -> bool {
    matches!(u32::from(c), 0x0590..=0x08FF | 0xFB1D..=0xFDFF | 0xFE70..=0xFEFF | 0x10800..=0x10FFF | 0x1E800..=0x1EFFF
        | 0x200E | 0x200F | 0x202A..=0x202E | 0x2066..=0x2069)
}

impl From<Message<'_>> for String {
    fn from(message: Message<'_>) -> Self {
        message.to_string()
    }
}

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let languages = [self.words, Translator::english()];
        for words in languages {
            let bundle = &words.0.bundle;
            let Some(pattern) = bundle.get_message(&self.key).and_then(|m| m.value()) else { continue };
            let mut faults = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&self.args), &mut faults);
            if !faults.is_empty() {
                tracing::warn!(key = %self.key, ?faults, "a message lacks an argument");
            }
            return f.write_str(&text);
        }
        tracing::warn!(key = %self.key, "no message for this key");
        f.write_str(&self.key)
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
