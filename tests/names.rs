//! Naming rules: no two types of the crate share a name, except those below, and few doc comments open with a
//! question word.

// A test reports failures by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use regex::Regex;
use walkdir::{DirEntry, WalkDir};

/// Names with several meanings, and the reason for each.
const SHARED: [(&str, &str); 4] = [
    ("Row", "a row of the table whose file it stands in"),
    ("Hand", "the cards being played in `rules`, what is scored in `tournament`: the word of both trades"),
    // `rules::choice` has the values of options, named after the option (§1.6).
    ("Legal", "an option's value, and what may be laid"),
    ("Setup", "an option's value, and what was agreed"),
];

/// Files and folders that only tests use.
const OF_TESTS: [&str; 2] = ["tests", "secrecy_tests"];

/// Files that define each type.
fn definitions() -> BTreeMap<String, Vec<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let seen = |entry: &DirEntry| {
        let name = entry.path().file_stem().unwrap().to_string_lossy();
        !OF_TESTS.contains(&name.as_ref())
    };
    let entries = WalkDir::new(root.join("src")).into_iter().filter_entry(seen).map(Result::unwrap);
    let files = entries.filter(|entry| entry.file_type().is_file()).map(DirEntry::into_path);
    let definition =
        Regex::new(r"(?m)^(?:pub(?:\([^)]*\))? )?(?:struct|enum|trait|type|union) (\w+)").unwrap();
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        for (_, [name]) in definition.captures_iter(code).map(|found| found.extract()) {
            let file = file.strip_prefix(root).unwrap().display().to_string();
            found.entry(name.to_owned()).or_default().push(file);
        }
    }
    found
}

#[test]
fn a_name_means_one_thing() {
    let definitions = definitions();
    let is_shared = |name: &str| SHARED.iter().any(|(shared, _)| *shared == name);
    let twice: BTreeMap<_, _> =
        definitions.iter().filter(|(name, files)| files.len() > 1 && !is_shared(name)).collect();
    assert!(twice.is_empty(), "{twice:#?}");
    assert!(definitions.len() > 400, "{}", definitions.len());
    for (name, why) in SHARED {
        assert!(definitions.get(name).is_some_and(|files| files.len() > 1), "{name} ({why}) means one thing");
    }
}

/// Question words, with which a doc comment should not open.
const QUESTIONS: &str = r"^(?:What|Who|Whom|Whose|Whoever|Whatever|Whether|Where|Wherever|When|Whenever|Which|Whichever|How|Why)\b";

#[test]
fn doc_comments_open_with_a_noun_or_a_verb() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (comment, question) = (Regex::new(r"^\s*//[/!] ?(.*)").unwrap(), Regex::new(QUESTIONS).unwrap());
    let folders = ["src", "tests/suite", "benches"];
    let entries = folders.iter().flat_map(|folder| WalkDir::new(root.join(folder))).map(Result::unwrap);
    let (mut blocks, mut asking) = (0, Vec::new());
    for file in entries.filter(|entry| entry.path().extension().is_some_and(|kind| kind == "rs")) {
        let text = fs::read_to_string(file.path()).unwrap();
        let mut goes_on = false;
        for line in text.lines() {
            let opening = comment.captures(line).map(|found| found[1].to_owned());
            if let Some(opening) = opening.as_deref().filter(|opening| !goes_on && !opening.is_empty()) {
                blocks += 1;
                if question.is_match(opening) {
                    asking.push(format!("{}: {opening}", file.path().display()));
                }
            }
            goes_on = opening.is_some();
        }
    }
    assert!(blocks > 5_000 && asking.len() * 20 <= blocks, "{} of {blocks}: {asking:#?}", asking.len());
}
