//! Tests that no key is missing: every key in the code and the templates exists in English, and every other language has the same keys.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::Entry;

use crate::ui::language::Language;

fn files(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, extension, found);
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
}

fn root(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder)
}

/// Reads the code and the templates, except the tests, which make up keys.
fn code() -> Vec<(PathBuf, String)> {
    let mut sources = Vec::new();
    files(&root("src"), "rs", &mut sources);
    files(&root("templates"), "html", &mut sources);
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap().to_owned();
        (path, text)
    };
    let is_test = |path: &PathBuf| {
        let in_tests = path.components().any(|part| part.as_os_str() == "tests");
        path.ends_with("ui/message_keys.rs") || path.ends_with("tests.rs") || in_tests
    };
    sources.into_iter().filter(|path| !is_test(path)).map(read).collect()
}

/// Collects every literal key in `say("…")` or `say(if … { "…" } else { "…" })`, with its file.
fn used_keys() -> BTreeSet<(String, PathBuf)> {
    let mut keys = BTreeSet::new();
    for (path, text) in code() {
        for rest in text.split("say(").skip(1) {
            let chosen =
                rest.trim_start().starts_with("if ").then(|| rest.split('"').skip(1).step_by(2).take(2));
            let plain = rest.strip_prefix('"').and_then(|rest| rest.split('"').next());
            keys.extend(chosen.into_iter().flatten().chain(plain).map(|key| (key.to_owned(), path.clone())));
        }
    }
    keys
}

/// Collects every key of a language's files, and checks that each file parses and that no key occurs twice.
fn defined_keys(language: &str) -> BTreeSet<String> {
    let mut sources = Vec::new();
    files(&root("locales").join(language), "ftl", &mut sources);
    let mut keys = BTreeSet::new();
    for path in sources {
        let text = std::fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name.to_owned();
                assert!(keys.insert(key.clone()), "{}: {key} is there twice", path.display());
            }
        }
    }
    keys
}

#[test]
fn every_used_key_exists() {
    let english = defined_keys("en");
    let missing: Vec<_> = used_keys().into_iter().filter(|(key, _)| !english.contains(key)).collect();
    assert!(missing.is_empty(), "no message in locales/en for {missing:#?}");
}

#[test]
fn every_language_has_every_key() {
    let english = defined_keys("en");
    for language in Language::all() {
        let own = defined_keys(language.code());
        let missing: Vec<_> = english.symmetric_difference(&own).collect();
        assert!(missing.is_empty(), "{} and en differ in {missing:#?}", language.code());
    }
}

/// Returns true if a quoted string is the key or a prefix of it that ends at a `-`: as in `"scoring-{}"`, or in a key to which `-hint`
/// is added.
fn is_used(key: &str, quoted: &BTreeSet<String>) -> bool {
    let beginnings = key.match_indices('-').map(|(at, _)| &key[..at]);
    quoted.contains(key)
        || beginnings
            .into_iter()
            .any(|part| (part.contains('-') && quoted.contains(part)) || quoted.contains(&format!("{part}-")))
}

#[test]
fn every_key_is_used() {
    let mut quoted = BTreeSet::new();
    for (_, text) in code() {
        let pieces = text.split('"').map(|piece| piece.split('{').next().unwrap());
        quoted.extend(pieces.filter(|piece| !piece.is_empty() && piece.len() < 60).map(str::to_owned));
    }
    let idle: Vec<_> = defined_keys("en").into_iter().filter(|key| !is_used(key, &quoted)).collect();
    assert!(idle.is_empty(), "nobody says {idle:#?}");
}
