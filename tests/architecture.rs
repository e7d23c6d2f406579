//! Dependency rules that Cargo does not enforce (`CONTRIBUTING.md`): the order `view <- web <- cli` within
//! one package, no access to the outside world from the pure packages, and no cycles among the files of the
//! tournament. The one-way dependencies of rules, tournament, store and live, and the crates they may use,
//! are in their `Cargo.toml`.

// A test reports failures by panicking.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use regex::Regex;
use walkdir::WalkDir;

/// Layers of the top package, from the inside out: a folder may name itself and the layers before it.
const LAYERS: [&str; 3] = ["view", "web", "cli"];

/// Pure packages: values in, values out.
const PURE: [&str; 3] = ["rules", "tournament", "club"];

/// Crates of the top package, with the layers that may use them.
const KEPT: [(&str, &[&str]); 7] = [
    ("actix_web", &["web", "cli"]),
    ("awc", &["web"]),
    ("askama", &["view", "web"]),
    ("clap", &["cli"]),
    ("fluent_bundle", &["view"]),
    ("jsonwebtoken", &["web"]),
    ("argon2", &["web"]),
];

/// Paths that reach outside a pure layer: clocks, files, processes, the network, a global random generator.
const IMPURE: [&str; 12] = [
    "std::fs",
    "std::net",
    "std::process",
    "std::env",
    "std::io",
    "std::thread",
    "SystemTime",
    "Instant::now",
    "Utc::now",
    "Local::now",
    "rand::rng(",
    "thread_rng",
];

/// Lists the forbidden names in a layer's source, as messages for the developer who used them.
fn violations(layer: &str, source: &str) -> Vec<String> {
    let code = code_of(source);
    if PURE.contains(&layer) {
        let reached = IMPURE.iter().filter(|path| code.contains(**path));
        return reached.map(|path| format!("{layer} is pure: {path}")).collect();
    }
    let rank = LAYERS.iter().position(|known| *known == layer).expect("a layer");
    let mut found = Vec::new();
    for outer in &LAYERS[rank + 1..] {
        if is_module_named(&code, outer) {
            found.push(format!("{layer} must not name {outer}"));
        }
    }
    for (name, layers) in KEPT {
        if !layers.contains(&layer) && is_crate_used(&code, name) {
            found.push(format!("{layer} must not name the crate {name}"));
        }
    }
    found
}

/// Source without comments and without its own tests.
fn code_of(source: &str) -> String {
    let shipped = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let without = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    shipped.lines().map(without).collect::<Vec<_>>().join("\n")
}

/// Returns true if a module of the crate is named from its root: `crate::web`, `crate::{store, web}`,
/// `lastcard::web`.
fn is_module_named(code: &str, module: &str) -> bool {
    for root in ["crate::", "lastcard::"] {
        for (at, _) in code.match_indices(root) {
            let rest = &code[at + root.len()..];
            let grouped = rest.strip_prefix('{').map(group_members).unwrap_or_default();
            let named = std::iter::once(rest).chain(grouped.iter().map(String::as_str));
            if named.into_iter().any(|path| first_word(path) == module) {
                return true;
            }
        }
    }
    false
}

/// Members of a `{ … }` group whose opening brace is already read.
fn group_members(text: &str) -> Vec<String> {
    let mut members = vec![String::new()];
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '}' if depth == 0 => break,
            ',' if depth == 0 => members.push(String::new()),
            _ => {
                depth += i32::from(c == '{') - i32::from(c == '}');
                members.last_mut().unwrap().push(c);
            }
        }
    }
    members
}

fn first_word(path: &str) -> &str {
    let path = path.trim_start();
    let end = path.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(path.len());
    &path[..end]
}

/// Returns true if a crate is used: `diesel::…`, `use diesel;`, `extern crate`. Derive macros are named with
/// a path too.
fn is_crate_used(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = &code[at + name.len()..];
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':' || c == '.')
            && (after.starts_with("::") || (after.starts_with([';', ' ']) && code[..at].ends_with("use ")))
    })
}

/// Files of a folder, except tests in a folder of their own.
fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let walk = WalkDir::new(folder).into_iter().filter_entry(|entry| entry.file_name() != "tests");
    walk.map(|entry| entry.unwrap().into_path()).filter(|path| path.is_file())
}

fn is_of_kind(path: &Path, kind: &str) -> bool {
    path.extension().is_some_and(|extension| extension == kind)
}

#[test]
fn imports_point_one_way() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut broken = Vec::new();
    for layer in PURE.into_iter().chain(LAYERS) {
        let files: Vec<_> = files(&src.join(layer)).filter(|path| is_of_kind(path, "rs")).collect();
        assert!(!files.is_empty(), "no file in {layer}");
        for file in files {
            let source = std::fs::read_to_string(&file).unwrap();
            let shown = file.strip_prefix(&src).unwrap().display().to_string();
            broken.extend(violations(layer, &source).into_iter().map(|what| format!("{shown}: {what}")));
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn a_violation_is_caught() {
    for (layer, source) in [
        ("view", "use crate::web::Site;"),
        ("view", "use crate::{rules::Face, web};"),
        ("view", "use crate::{\n    rules::{Face, Deck},\n    web::Site,\n};"),
        ("view", "fn f(s: &lastcard::web::Site) {}"),
        ("web", "fn f() -> crate::cli::Command { todo!() }"),
        ("view", "use actix_web::HttpRequest;"),
        ("web", "#[derive(Clone)]\nstruct S(clap::Command);"),
        ("rules", "let seed = std::fs::read(path);"),
        ("tournament", "let now = chrono::Utc::now();"),
    ] {
        assert!(!violations(layer, source).is_empty(), "not caught in {layer}: {source}");
    }
}

#[test]
fn allowed_imports_are_not_caught() {
    for (layer, source) in [
        ("view", "use crate::rules::Face;"),
        ("view", "// crate::web is told about it\nuse super::web;"),
        ("view", "let web = 1; let webbed = crate::rules::webbed();"),
        ("web", "use crate::{live::Live, store::Store, view::{Page, cli}};"),
        ("tournament", "let at = chrono::DateTime::UNIX_EPOCH;"),
        ("tournament", "fn f() {}\n#[cfg(test)]\nmod tests {\n    let now = Utc::now();\n}"),
    ] {
        assert_eq!(violations(layer, source), Vec::<String>::new(), "{layer}: {source}");
    }
}

/// Files of `src/tournament/` and their imports of each other.
struct Imports {
    /// Sources by path relative to the folder, without comments and tests.
    sources: BTreeMap<String, String>,
    /// Files that define each item, by the item's name.
    defined: BTreeMap<String, BTreeSet<String>>,
}

impl Imports {
    fn read(folder: &Path) -> Self {
        let path_of = |path: &Path| path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned();
        let rust = files(folder).filter(|path| is_of_kind(path, "rs") && !path.ends_with("tests.rs"));
        let source = |path: &Path| code_of(&std::fs::read_to_string(path).unwrap());
        let sources: BTreeMap<_, _> = rust.map(|path| (path_of(&path), source(&path))).collect();
        let item =
            Regex::new(r"(?m)^(?:pub(?:\([^)]*\))? )?(?:struct|enum|type|trait|const|static|fn) (\w+)")
                .unwrap();
        // For a type generated by a macro, the source has only the name.
        let made = Regex::new(r"(?m)^    (\w+)$").unwrap();
        let mut defined: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (path, source) in &sources {
            for found in item.captures_iter(source).chain(made.captures_iter(source)) {
                defined.entry(found[1].to_owned()).or_default().insert(path.clone());
            }
        }
        Self { sources, defined }
    }

    /// File of a module.
    fn module(&self, path: &[&str]) -> Option<String> {
        let name = path.join("/");
        let own = [
            format!("{name}.rs"),
            if name.is_empty() { "lib.rs".to_owned() } else { format!("{name}/mod.rs") },
        ];
        own.into_iter().find(|file| self.sources.contains_key(file))
    }

    /// Files that define the item at a path; an item re-exported by `mod.rs` counts as defined at its origin.
    fn file_of(&self, path: &[&str]) -> BTreeSet<String> {
        let module = (0..=path.len()).rev().find_map(|end| Some((end, self.module(&path[..end])?)));
        let (end, file) = module.expect("the folder itself");
        let folder = path[..end].iter().flat_map(|part| [*part, "/"]).collect::<String>();
        let handed_on = path
            .get(end)
            .filter(|_| file.ends_with("mod.rs") || file == "lib.rs")
            .and_then(|name| self.defined.get(*name));
        let within: BTreeSet<String> =
            handed_on.into_iter().flatten().filter(|file| file.starts_with(&folder)).cloned().collect();
        if within.is_empty() || within.contains(&file) { BTreeSet::from([file]) } else { within }
    }

    /// Files that a file imports. The list of exports at the root does not count.
    fn imports_of(&self, file: &str) -> BTreeSet<String> {
        let mut own: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
        own.pop_if(|last| ["mod", "lib"].contains(last));
        let mut found = BTreeSet::new();
        for path in paths(&self.sources[file]) {
            let mut parts: Vec<&str> = path.split("::").map(str::trim).collect();
            let mut from = match parts.first() {
                Some(&"crate") => {
                    parts.remove(0);
                    Vec::new()
                }
                Some(&"super" | &"self") => own.clone(),
                _ => continue,
            };
            while let Some(&step @ ("super" | "self")) = parts.first() {
                from.truncate(from.len() - usize::from(step == "super"));
                parts.remove(0);
            }
            from.extend(parts.into_iter().filter(|part| *part != "self"));
            found.extend(self.file_of(&from));
        }
        found.remove(file);
        found.remove("lib.rs");
        found
    }

    /// Repeatedly removes files without dependencies; returns the rest: files in cycles, and files that
    /// depend on them.
    fn cycles(&self) -> Vec<String> {
        let mut waiting: BTreeMap<&str, BTreeSet<String>> = self
            .sources
            .keys()
            .filter(|file| *file != "lib.rs")
            .map(|file| (file.as_str(), self.imports_of(file)))
            .collect();
        loop {
            let free: Vec<&str> =
                waiting.iter().filter(|(_, needs)| needs.is_empty()).map(|(file, _)| *file).collect();
            if free.is_empty() {
                return waiting.into_iter().map(|(file, needs)| format!("{file} needs {needs:?}")).collect();
            }
            for file in free {
                waiting.remove(file);
                for needs in waiting.values_mut() {
                    needs.remove(file);
                }
            }
        }
    }
}

/// Paths that a source imports or names from the root, without re-exports.
fn paths(source: &str) -> Vec<String> {
    let import = Regex::new(r"(?s)(pub(?:\([^)]*\))? )?use ([^;]*);").unwrap();
    let named = Regex::new(r"\bcrate(?:::\w+)+|\b(?:super::)+\w+(?:::\w+)*").unwrap();
    let mut paths = Vec::new();
    for found in import.captures_iter(source).filter(|found| found.get(1).is_none()) {
        expand("", &found[2], &mut paths);
    }
    let rest = import.replace_all(source, "");
    paths.extend(named.find_iter(&rest).map(|found| found.as_str().to_owned()));
    paths
}

/// Expands `a::{b, c::d}` to `a::b` and `a::c::d`.
fn expand(before: &str, tree: &str, paths: &mut Vec<String>) {
    match tree.split_once('{') {
        Some((outer, inner)) => {
            for member in group_members(inner).iter().filter(|member| !member.trim().is_empty()) {
                expand(&format!("{before}{}", outer.trim()), member, paths);
            }
        }
        None => paths.push(format!("{before}{}", tree.split(" as ").next().unwrap().trim())),
    }
}

#[test]
fn the_tournament_has_no_import_cycles() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tournament");
    let imports = Imports::read(&folder);
    let arrows: usize = imports.sources.keys().map(|file| imports.imports_of(file).len()).sum();
    assert!(arrows > 300, "{arrows}: are imports read at all?");
    assert_eq!(imports.cycles(), Vec::<String>::new());
}

#[test]
fn an_import_cycle_is_caught() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tournament");
    let mut imports = Imports::read(&folder);
    imports.sources.get_mut("scorecard.rs").unwrap().push_str("use crate::{Name, Tournament};");
    assert!(
        imports.cycles().iter().any(|line| line.starts_with("scorecard.rs needs")),
        "{:?}",
        imports.cycles()
    );
}

/// Maximum line length in a template, in columns; in longer lines, changes are hard to spot.
const TEMPLATE_COLUMNS: usize = 160;

#[test]
fn templates_fit_the_screen() {
    let templates = Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    let mut long = Vec::new();
    for path in files(&templates) {
        let text = std::fs::read_to_string(&path).unwrap();
        let lines = text.lines().zip(1..).filter(|(line, _)| line.chars().count() > TEMPLATE_COLUMNS);
        long.extend(lines.map(|(_, number)| format!("{}:{number}", path.display())));
    }
    assert!(long.is_empty(), "{long:#?}");
}

/// Checks that every file named by a document exists, as those in the walkthroughs of `docs/architecture.md`
/// must.
#[test]
fn every_documented_file_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src/", "templates/", "static/", "locales/", "tests/", "docs/", "benches/", "migrations/"];
    let mut documents = vec![root.join("README.md"), root.join("CONTRIBUTING.md"), root.join("SECURITY.md")];
    let docs = std::fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    documents.extend(docs.filter(|path| is_of_kind(path, "md")));
    let (mut named, mut gone) = (0, Vec::new());
    for document in documents {
        let text = std::fs::read_to_string(&document).unwrap();
        for path in
            text.split('`').skip(1).step_by(2).filter(|path| folders.iter().any(|f| path.starts_with(f)))
        {
            // Skip patterns and commands.
            if path.contains([' ', '*', '{', '\n']) {
                continue;
            }
            named += 1;
            if !root.join(path).exists() {
                gone.push(format!("{}: {path}", document.display()));
            }
        }
    }
    assert!(gone.is_empty(), "{gone:#?}");
    assert!(named > 100, "{named}");
}
