//! The coverage table of `docs/rules.md`: every rule of the rulebook, §2 to §10, is applied somewhere and covered
//! by a test.

use std::collections::BTreeMap;
use std::path::Path;

/// The rule families of §2 to §10, with the number of rules in each.
const FAMILIES: [(&str, u32); 44] = [
    ("R-PLY", 3),
    ("R-DECK", 7),
    ("R-DLR", 5),
    ("R-DEAL", 4),
    ("R-START", 10),
    ("R-PLAY", 8),
    ("R-DRAW", 6),
    ("R-COL", 2),
    ("R-SKIP", 3),
    ("R-REV", 3),
    ("R-D2", 5),
    ("R-W", 1),
    ("R-WD4", 9),
    ("R-ETIQ", 1),
    ("R-TWO", 4),
    ("R-EXH", 7),
    ("R-END", 4),
    ("R-UNO", 6),
    ("P-UNO", 4),
    ("P-FALSE", 1),
    ("P-MIS", 2),
    ("P-CHEAT", 1),
    ("P-GEN", 1),
    ("P-HINT", 2),
    ("P-HIDE", 1),
    ("P-XCHG", 1),
    ("H-JUMP", 8),
    ("H-PAIR", 4),
    ("H-70", 5),
    ("H-STACK", 7),
    ("H-SIL", 5),
    ("H-FIVE", 2),
    ("H-CEN", 2),
    ("H-CIR", 3),
    ("H-P10", 2),
    ("H-RV", 4),
    ("H-LAST", 3),
    ("H-7R", 4),
    ("H-Z50", 2),
    ("V-REF", 7),
    ("V-CHAL", 5),
    ("V-COW", 9),
    ("V-DUO", 12),
    ("V-ONL", 3),
];

/// Rules without a number at the end.
const NAMED: [&str; 10] =
    ["P-WD4", "P-SIL", "P-CEN", "P-ORDER", "V-DUO-V", "V-DUO-S", "V-DUO-R", "V-DUO-W", "V-DUO-F", "V-DUO-P"];

fn collect_sources(folder: &Path, all: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_sources(&path, all);
        } else {
            all.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
}

/// Returns true if a text names the rule, and not only one whose number begins with it.
fn has_citation(text: &str, rule: &str) -> bool {
    text.match_indices(rule)
        .any(|(at, _)| !text[at + rule.len()..].starts_with(|next: char| next.is_ascii_digit()))
}

#[test]
fn every_rule_is_applied_and_tested() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("docs/rules.md")).unwrap();
    let mut code = String::new();
    collect_sources(&root.join("src/rules"), &mut code);
    let mut rows = BTreeMap::new();
    for row in page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| Rule")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let before =
            rows.insert(cells[1].to_owned(), (cells[2].to_owned(), cells[3].to_owned(), cells[4].to_owned()));
        assert!(before.is_none(), "{} stands there twice", cells[1]);
    }
    let numbered =
        FAMILIES.into_iter().flat_map(|(family, count)| (1..=count).map(move |n| format!("{family}-{n}")));
    let rules: Vec<String> = numbered.chain(NAMED.map(str::to_owned)).collect();
    for rule in &rules {
        let (applied, test, note) = rows.remove(rule).unwrap_or_else(|| panic!("docs/rules.md lacks {rule}"));
        if applied.is_empty() {
            assert!(test.is_empty() && !note.is_empty(), "{rule} is applied nowhere, without a reason");
            continue;
        }
        assert!(!note.is_empty(), "{rule}: how was its test seen to fail?");
        let file = std::fs::read_to_string(root.join("src/rules").join(&applied))
            .unwrap_or_else(|_| panic!("{rule}: there is no src/rules/{applied}"));
        assert!(has_citation(&file, rule), "{rule} is not named in src/rules/{applied}");
        let game = root.join("tests/rules").join(format!("{test}.txt"));
        let run = code.contains(&format!("    {test},\n")) && game.is_file();
        assert!(run || code.contains(&format!("fn {test}(")), "{rule}: there is no test {test}");
    }
    assert!(rows.is_empty(), "no such rules: {:?}", rows.keys());
}
