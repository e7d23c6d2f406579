//! Tests that every language says what English says: with the same arguments, in all its own plural forms, and not in English.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use crate::ui::language::Language;
use crate::ui::translator::Translator;

/// Plural forms of a language for whole numbers, according to CLDR.
fn plural_forms(language: &str) -> &'static [&'static str] {
    match language {
        "ru" => &["one", "few", "many", "other"],
        "en" | "hi" | "pa" | "gu" | "bn" => &["one", "other"],
        other => panic!("which plural forms has {other}?"),
    }
}

/// Forms of the argument `ordinal`, as in “1st”, “2nd”. Other languages write places without ordinals.
const ORDINAL_FORMS: [&str; 4] = ["one", "two", "few", "other"];

/// The letters of a language that is not written in the Latin script.
fn letters(language: &str) -> std::ops::RangeInclusive<char> {
    match language {
        "ru" => '\u{0400}'..='\u{04FF}',
        "hi" => '\u{0900}'..='\u{097F}',
        "bn" => '\u{0980}'..='\u{09FF}',
        "pa" => '\u{0A00}'..='\u{0A7F}',
        "gu" => '\u{0A80}'..='\u{0AFF}',
        other => panic!("which letters has {other}?"),
    }
}

/// Names that are the same in every language.
const NAMES: [&str; 8] = ["Lastcard", "UNO", "DUO", "Android", "iPhone", "iPad", "Mac", "Windows"];

/// The parts of a message.
#[derive(Debug, Default)]
pub struct Worded {
    pub file: PathBuf,
    arguments: BTreeSet<String>,
    /// Variant keys of each selector, by argument.
    choices: BTreeMap<String, BTreeSet<String>>,
    /// The pieces of text, each on a line of its own, so that none runs into the next.
    pub text: String,
}

impl Worded {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.text.push('\n');
                    self.expression(expression);
                    self.text.push('\n');
                }
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => {
                self.inline(inline);
            }
            Expression::Select { selector, variants } => {
                let name = self.inline(selector).expect("an argument chooses");
                let keys = variants.iter().map(key);
                self.choices.entry(name).or_default().extend(keys);
                for variant in variants {
                    self.pattern(&variant.value);
                    self.text.push('\n');
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) -> Option<String> {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.clone());
                Some(id.name.clone())
            }
            InlineExpression::Placeable { expression } => {
                self.expression(expression);
                None
            }
            _ => None,
        }
    }

    /// Returns true if an argument is counted: its variants are plural forms or numbers.
    fn counts(&self, argument: &str) -> bool {
        let forms = ["zero", "one", "two", "few", "many"];
        self.choices.get(argument).is_some_and(|keys| keys.iter().any(|key| forms.contains(&key.as_str())))
    }

    /// Values of an argument that together select every variant.
    fn values(&self, argument: &str) -> Vec<FluentValue<'static>> {
        if self.counts(argument) {
            return [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_000_000].map(FluentValue::from).to_vec();
        }
        match self.choices.get(argument) {
            Some(keys) => keys.iter().map(|key| FluentValue::from(key.clone())).collect(),
            None => vec![FluentValue::from("Åsa")],
        }
    }
}

fn key(variant: &Variant<String>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    }
}

/// Reads every message of a language by its key.
pub fn messages(language: &str) -> BTreeMap<String, Worded> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
    let mut messages = BTreeMap::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let file = file.unwrap().path();
        let text = std::fs::read_to_string(&file).unwrap();
        for entry in fluent_syntax::parser::parse(text).unwrap().body {
            if let Entry::Message(message) = entry {
                let mut written = Worded { file: file.clone(), ..Worded::default() };
                written.pattern(&message.value.expect("a message says something"));
                messages.insert(message.id.name, written);
            }
        }
    }
    messages
}

/// Pairs each message of the other languages with the English one.
fn translated() -> Vec<(&'static str, String, Worded, Worded)> {
    let others = Language::all().iter().map(Language::code).filter(|code| *code != "en");
    let pairs = others.flat_map(|code| {
        let mut english = messages("en");
        messages(code).into_iter().filter_map(move |(key, own)| {
            let english = english.remove(&key)?;
            Some((code, key, own, english))
        })
    });
    pairs.collect()
}

#[test]
fn every_message_has_the_arguments_and_choices_of_the_english_one() {
    for (code, key, own, english) in translated() {
        assert_eq!(own.arguments, english.arguments, "{code}: {key}");
        for (argument, keys) in &english.choices {
            if english.counts(argument) {
                let exact = keys.iter().filter(|key| key.parse::<u32>().is_ok());
                let lacking: Vec<_> = exact
                    .filter(|key| !own.choices.get(argument).is_some_and(|own| own.contains(*key)))
                    .collect();
                assert!(lacking.is_empty(), "{code}: {key} lacks {lacking:?} of {argument}");
            } else {
                assert_eq!(own.choices.get(argument), Some(keys), "{code}: {key}, by {argument}");
            }
        }
    }
}

#[test]
fn every_plural_has_the_forms_of_its_language() {
    for language in Language::all() {
        let forms: BTreeSet<String> = plural_forms(language.code()).iter().map(ToString::to_string).collect();
        for (key, written) in messages(language.code()) {
            for (argument, keys) in &written.choices {
                if argument == "ordinal" {
                    assert_eq!(*keys, ORDINAL_FORMS.map(str::to_owned).into(), "{}: {key}", language.code());
                } else if written.counts(argument) {
                    let own: BTreeSet<String> =
                        keys.iter().filter(|key| key.parse::<u32>().is_err()).cloned().collect();
                    assert_eq!(own, forms, "{}: {key}, by {argument}", language.code());
                }
            }
        }
    }
}

/// Every combination of argument values of a message.
fn ways(written: &Worded) -> Vec<Vec<(&str, FluentValue<'static>)>> {
    let mut ways: Vec<Vec<_>> = vec![Vec::new()];
    for argument in &written.arguments {
        let values = written.values(argument);
        let mut longer = Vec::new();
        for way in &ways {
            for value in &values {
                longer.push(way.iter().cloned().chain([(argument.as_str(), value.clone())]).collect());
            }
        }
        ways = longer;
    }
    ways
}

#[test]
fn every_form_of_every_message_can_be_said() {
    for language in Language::all() {
        let words = Translator::of(language.code()).unwrap();
        for (key, written) in messages(language.code()) {
            for way in ways(&written) {
                let args: FluentArgs<'_> = way.into_iter().collect();
                let faults = words.faults(&key, &args);
                assert!(faults.is_empty(), "{}: {key}: {faults:?}", language.code());
            }
        }
    }
}

#[test]
fn no_message_was_left_in_english() {
    let is_english = |code: &str, text: &str| {
        let rest = NAMES.iter().fold(text.to_owned(), |text, name| text.replace(name, ""));
        rest.chars().filter(char::is_ascii_alphabetic).count() > 1
            && !rest.chars().any(|c| letters(code).contains(&c))
    };
    let left: Vec<_> = translated()
        .into_iter()
        .filter(|(code, _, own, _)| is_english(code, &own.text))
        .map(|(code, key, own, _)| (code, key, own.text))
        .collect();
    assert!(left.is_empty(), "{left:#?}");
}
