//! Checks that every rule number cited in code, tests and documents is defined in `docs/rulebook/`, exactly
//! once.

// A test reports failures by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use regex::Regex;
use walkdir::WalkDir;

/// Places where rules are cited, except the rulebook itself.
const CITING: [&str; 10] = [
    "src",
    "tests",
    "benches",
    "docs",
    "templates",
    "static/js",
    "locales",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
];

/// Extensions of hand-written files.
const WRITTEN: [&str; 6] = ["rs", "md", "txt", "html", "js", "ftl"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn rulebook() -> PathBuf {
    root().join("docs/rulebook")
}

/// Files that may cite rules. The rulebook itself is excluded, and so are installed packages, which cite
/// other documents.
fn citing_files() -> Vec<PathBuf> {
    let is_written =
        |path: &PathBuf| path.extension().is_some_and(|kind| WRITTEN.iter().any(|written| kind == *written));
    let below = |path: &str| WalkDir::new(root().join(path)).into_iter();
    let all =
        CITING.iter().flat_map(|path| below(path).filter_entry(|entry| entry.file_name() != "node_modules"));
    let paths = all.map(|entry| entry.unwrap().into_path()).filter(|path| !path.starts_with(rulebook()));
    paths.filter(is_written).collect()
}

fn chapters() -> Vec<PathBuf> {
    fs::read_dir(rulebook()).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// Rule numbers of the rulebook, each with its chapter.
fn anchors() -> BTreeMap<String, PathBuf> {
    let anchor = Regex::new(r#"<a id="([^"]+)">"#).unwrap();
    let mut anchors = BTreeMap::new();
    for chapter in chapters() {
        for (_, [number]) in anchor.captures_iter(&fs::read_to_string(&chapter).unwrap()).map(|c| c.extract())
        {
            let before = anchors.insert(number.to_owned(), chapter.clone());
            assert!(before.is_none(), "{number} stands in {} and before it in {before:?}", chapter.display());
        }
    }
    anchors
}

/// Rule numbers cited in a text: `R-WD4-4`, `EX-48`, `§0.5.8h`; the test of an example may be named after it,
/// `ex_48`.
fn cited_numbers(text: &str) -> BTreeSet<String> {
    let number =
        Regex::new(r"§\d+(?:\.\d+)*[a-z]?\b|\b(?:[CHMPRSTV]|EX)-[A-Z0-9]+(?:-[A-Z0-9]+[a-z]?)*\b").unwrap();
    let example = Regex::new(r"\bex_0*(\d+)").unwrap();
    let examples = example.captures_iter(text).map(|example| format!("EX-{}", &example[1]));
    number.find_iter(text).map(|number| number.as_str().to_owned()).chain(examples).collect()
}

/// Files that cite each number, outside the rulebook.
fn citations() -> BTreeMap<String, BTreeSet<PathBuf>> {
    let files = citing_files();
    let mut citations: BTreeMap<String, BTreeSet<PathBuf>> = BTreeMap::new();
    for file in files.iter().filter(|file| !file.ends_with("tests/rulebook.rs")) {
        for number in cited_numbers(&fs::read_to_string(file).unwrap()) {
            citations.entry(number).or_default().insert(file.strip_prefix(root()).unwrap().to_owned());
        }
    }
    citations
}

#[test]
fn every_cited_rule_is_in_the_rulebook() {
    let anchors = anchors();
    let unknown: Vec<_> =
        citations().into_iter().filter(|(number, _)| !anchors.contains_key(number)).collect();
    assert!(unknown.is_empty(), "{unknown:#?}");
}

#[test]
fn the_rulebook_has_no_dangling_references() {
    let anchors = anchors();
    for chapter in chapters() {
        for number in cited_numbers(&fs::read_to_string(&chapter).unwrap()) {
            assert!(anchors.contains_key(&number), "{}: {number}", chapter.display());
        }
    }
}

/// Use `cargo test --test rulebook -- --nocapture` to list the rules that nothing cites: social ones,
/// readings that need no code, and gaps.
#[test]
fn most_rules_are_cited() {
    let citations = citations();
    let anchors = anchors();
    let is_rule =
        |number: &&String| !number.starts_with('§') && !number.starts_with("C-") && !number.starts_with("A-");
    let (cited, uncited): (Vec<_>, Vec<_>) =
        anchors.keys().filter(is_rule).partition(|number| citations.contains_key(*number));
    println!("cited by nothing: {uncited:?}");
    assert!(cited.len() > uncited.len(), "{} of {}", cited.len(), cited.len() + uncited.len());
}

#[test]
fn no_file_refers_to_a_document_outside_the_repository() {
    let files = [chapters(), citing_files()].concat();
    let outside = Regex::new(r"\b(RULES|DESIGN)\.md\b|\bDESIGN §").unwrap();
    for file in files.iter().filter(|file| !file.ends_with("tests/rulebook.rs")) {
        let text = fs::read_to_string(file).unwrap();
        assert!(!outside.is_match(&text), "{}: {:?}", file.display(), outside.find(&text).unwrap().as_str());
    }
}
