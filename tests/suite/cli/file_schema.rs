//! `docs/tournament-file.schema.json` and the reader agree on the format of a file. The reader also checks the meaning
//! (players, deck, combinations of options), which a schema cannot express.
//!
//! The reader reports every problem with its place, so there are no types from which a schema could be derived. The
//! schema and the reader differ in two points: a schema does not notice a duplicate key, and accepts `1.0`, which JSON
//! Schema takes for a whole number and the reader does not.

use std::sync::LazyLock;

use jsonschema::Validator;
use lastcard::rules::{OptionValue, Options, Preset};
use lastcard::tournament::file::{read, write};
use lastcard::tournament::{Fault, NameFault, Problem};
use proptest::prelude::*;
use serde_json::{Map, Value, json};
use strum::VariantNames as _;

use super::{output_of, run_lastcard};

const TEXT: &str = include_str!("../../../docs/tournament-file.schema.json");

static SCHEMA: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(TEXT).unwrap());

static VALIDATOR: LazyLock<Validator> = LazyLock::new(|| jsonschema::draft202012::new(&SCHEMA).unwrap());

/// Returns the schema's errors for a document.
fn refusals(document: &Value) -> Vec<String> {
    VALIDATOR.iter_errors(document).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

/// Files that together use everything a file may have.
static FILES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let mut files: Vec<Value> = [
        include_str!("../../evenings/eight_player.json"),
        include_str!("../../evenings/four_player.json"),
        include_str!("../../evenings/two_vs_two.json"),
    ]
    .iter()
    .map(|text| serde_json::from_str(text).unwrap())
    .collect();
    files.extend([
        with_a_play_off(),
        with_changes(),
        with_a_drawn_dealer(),
        with_refill_points(),
        with_own_numbers(),
        with_rulings(),
    ]);
    files
});

fn with_a_play_off() -> Value {
    let win = |hand: u32, out: &str, other: &str| json!({ "hand": hand, "result": { "out": out, "losers": [other], "left": { other: 20 } } });
    json!({
        "lastcard": 1, "name": "Level", "format": "free-for-all", "agreed_hands": 2, "scoring": { "method": "lazy" },
        "play_off": { "entrants": ["a", "b"], "hands_to_win": 2 },
        "entrants": [{ "id": "a", "name": "Anna" }, { "id": "b", "name": "Boris" }],
        "hands": [win(1, "a", "b"), win(2, "b", "a"), { "round": 2, "hand": 1, "result": { "out": "a" } }],
    })
}

fn with_changes() -> Value {
    json!({
        "lastcard": 1, "name": "Coming and going", "format": "free-for-all", "scoring": { "method": "lose200", "limit": 300 },
        "rules": { "preset": "party", "options": { "house.zero50": true }, "own": "Whoever wins shuffles." },
        "entrants": [
            { "id": "a", "name": "Anna", "changes": [{ "from": { "round": 1, "hand": 2 }, "player": { "id": "d", "name": "Dina" } }] },
            { "id": "b", "name": "Boris", "changes": [{ "from": { "hand": 3 }, "player": null }] },
            { "id": "c", "name": "Vera" },
            { "name": "Gleb", "from": { "hand": 3 } },
        ],
        "hands": [
            { "hand": 1, "seats": ["a", "b", "c"], "result": { "void": "abandoned" }, "voided": [{ "void": "stuck" }] },
            { "hand": 2, "result": { "out": "d", "left": { "b": { "7": 2, "WD4": 1 }, "c": 12 },
                "penalties": [{ "player": "b", "kind": "uno-missed", "cards": 2 }] } },
        ],
    })
}

fn with_a_drawn_dealer() -> Value {
    json!({
        "lastcard": 1, "name": "Drawn", "format": "team", "values": "std", "stopped": true,
        "scoring": { "tie_breaks": ["best", "won"], "stop_at_limit": false },
        "play": { "move_seconds": 30, "duplicate": false },
        "first_dealers": [{ "table": 1, "dealer": "a1", "pulls": [
            { "player": "a1", "card": "R9" }, { "player": "b1", "card": "B2" }, { "player": "a2", "card": "YSKIP" }, { "player": "b2", "card": "G0" },
        ] }],
        "entrants": [
            { "id": "a", "name": "A", "players": [{ "id": "a1", "name": "A 1" }, { "id": "a2", "name": "A 2" }],
              "changes": [{ "from": { "hand": 2 }, "for": "a2", "player": { "name": "A 3" } }] },
            { "id": "b", "name": "B", "players": [{ "id": "b1", "name": "B 1" }, { "id": "b2", "name": "B 2" }] },
        ],
        "hands": [{ "round": 1, "block": 1, "hand": 1, "table": 1, "dealer": null, "opener": null, "duplicate": false }],
    })
}

fn with_refill_points() -> Value {
    json!({
        "lastcard": 1, "name": "Refill", "format": "free-for-all", "agreed_hands": 3, "scoring": { "method": "refill" },
        "entrants": [{ "id": "a", "name": "Anna" }, { "id": "b", "name": "Boris" }],
        "hands": [{ "hand": 1, "result": { "refill": { "a": 2, "b": 1 }, "left": { "a": {}, "b": { "SKIP": 1 } } } }],
    })
}

fn with_own_numbers() -> Value {
    json!({
        "lastcard": 1, "name": "Own numbers", "format": "cowboy", "agreed_hands": 3,
        "values": { "number": "face", "D2": 25, "REV": 25, "SKIP": 25, "W": 40, "WD4": 60, "BLANK": 0 },
        "entrants": [{ "id": "a", "name": "Anna" }, { "id": "b", "name": "Boris" }, { "id": "c", "name": "Vera" }],
        "hands": [{ "hand": 1, "result": { "order": ["a", "c", "b"] } }],
    })
}

fn with_rulings() -> Value {
    json!({
        "lastcard": 1, "name": "Ruled", "format": "duo",
        "rulings": [
            { "kind": "decision", "reason": "Hand 1 stands as played." },
            { "kind": "warning", "player": "a", "reason": "Twice late" },
            { "kind": "points", "player": "a", "points": 20, "reason": "Three times late" },
            { "kind": "disqualification", "player": "b", "reason": "Hid two cards" },
        ],
        "entrants": [{ "id": "a", "name": "Anna" }, { "id": "b", "name": "Boris" }],
        "hands": [{ "hand": 1, "result": { "out": "a", "left": { "b": 30 } } }],
    })
}

#[test]
fn the_schema_accepts_every_readable_file() {
    for file in FILES.iter() {
        let tournament =
            read(&file.to_string()).unwrap_or_else(|problems| panic!("{}: {problems:?}", file["name"]));
        assert_eq!(refusals(file), Vec::<String>::new(), "{file}");
        let written = serde_json::from_str(&write(&tournament)).unwrap();
        assert_eq!(refusals(&written), Vec::<String>::new(), "{written}");
    }
}

#[test]
fn the_schema_accepts_drawn_up_and_played_tournaments() {
    for (format, players, more) in [
        ("two-vs-two", "A+B,C+D", &[][..]),
        ("two-vs-two", "A+B,C+D", &["--scoring", "lazy", "--hands", "4"]),
        ("four-player", "A,B,C,D", &["--scoring", "lose200", "--stop-at-limit"]),
        ("four-player", "A,B,C,D", &["--scoring", "lazy"]),
        ("eight-player", "A,B,C,D,E,F,G,H", &[]),
        ("team", "A+B+C,D+E+F", &[]),
        ("free-for-all", "A,B,C", &["--scoring", "lose200"]),
        ("free-for-all", "A,B,C", &["--scoring", "max_loser", "--hands", "4"]),
        ("free-for-all", "A,B,C", &["--scoring", "placement", "--hands", "4"]),
        ("free-for-all", "A,B,C", &["--scoring", "refill", "--hands", "4"]),
        ("challenge", "A,B,C", &[]),
        ("cowboy", "A,B,C", &["--hands", "4"]),
        ("duo", "A,B", &[]),
        ("individual", "A,B,C,D,E,F", &[]),
    ] {
        let drawn = output_of(&[&["schedule", format, "--players", players], more].concat(), "");
        let played = output_of(&["simulate", "--seed", "7"], &drawn);
        for file in [drawn, played] {
            assert_eq!(
                refusals(&serde_json::from_str(&file).unwrap()),
                Vec::<String>::new(),
                "{format}: {file}"
            );
        }
    }
    assert!(!run_lastcard(&["score"], "{}").status.success());
}

/// The schema lists exactly the existing rules; `LASTCARD_WRITE_SCHEMA=1` updates it.
#[test]
fn the_schema_has_every_preset_and_every_option() {
    let mut expected = SCHEMA.clone();
    let rules = &mut expected["properties"]["rules"]["properties"];
    rules["preset"]["enum"] = json!(Preset::VARIANTS);
    let options: Map<String, Value> = Options::NAMES
        .iter()
        .map(|name| {
            let words = Options::words(name).unwrap();
            let typed =
                words.iter().map(|word| json!(OptionValue::from(*word))).filter(|value| !value.is_string());
            let all: Vec<Value> = typed.chain(words.iter().map(|word| json!(word))).collect();
            ((*name).to_owned(), json!({ "enum": all }))
        })
        .collect();
    rules["options"]["properties"] = Value::Object(options);
    if std::env::var_os("LASTCARD_WRITE_SCHEMA").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/tournament-file.schema.json");
        std::fs::write(path, format!("{expected:#}\n")).unwrap();
        return;
    }
    assert_eq!(*SCHEMA, expected);
}

/// Returns true if the problem is a format error that the schema should catch. The schema does not fully define names.
fn is_of_form(problem: &Problem) -> bool {
    match &problem.fault {
        // The length limit of a movement depends on several values together.
        Fault::OutOfRange { .. } => !["rounds", "blocks"].contains(&problem.place.to_string().as_str()),
        Fault::Version { .. }
        | Fault::UnknownKey { .. }
        | Fault::Missing
        | Fault::NotNull
        | Fault::WrongKind { .. }
        | Fault::UnknownWord { .. }
        | Fault::SeveralOut
        | Fault::TwoResults
        | Fault::Name(NameFault::IdMalformed) => true,
        _ => false,
    }
}

/// Values to substitute for others.
fn substitutes() -> Vec<Value> {
    vec![
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(2),
        json!(4),
        json!(113),
        json!(1001),
        json!(2_000_000),
        json!(-1),
        json!(1.5),
        json!(""),
        json!("a"),
        json!("a b"),
        json!("ж-अ_1"),
        json!("std"),
        json!("stuck"),
        json!("won"),
        json!("R5"),
        json!([]),
        json!(["a", "b"]),
        json!({}),
        json!({ "5": 1 }),
        json!({ "a": 1 }),
        json!({ "out": "a" }),
        json!({ "name": "Zoya" }),
        json!({ "hand": 2 }),
    ]
}

/// Keys that are known somewhere, and a few that are unknown.
const KEYS: [&str; 24] = [
    "out",
    "left",
    "losers",
    "order",
    "refill",
    "void",
    "penalties",
    "id",
    "name",
    "players",
    "from",
    "for",
    "player",
    "changes",
    "round",
    "table",
    "dealer",
    "duplicate",
    "limit",
    "rounds",
    "play_off",
    "BLANK",
    "nothing",
    "Out",
];

/// Collects the pointers to everything in a document.
fn collect_pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(keys) => {
            for (key, value) in keys {
                collect_pointers(
                    value,
                    &format!("{at}/{}", key.replace('~', "~0").replace('/', "~1")),
                    found,
                );
            }
        }
        Value::Array(list) => {
            for (number, value) in list.iter().enumerate() {
                collect_pointers(value, &format!("{at}/{number}"), found);
            }
        }
        _ => {}
    }
}

/// A change to a document.
#[derive(Debug, Clone)]
enum Change {
    Replace(Value),
    Remove,
    Add(&'static str, Value),
}

fn change() -> impl Strategy<Value = Change> {
    let other = || prop::sample::select(substitutes());
    prop_oneof![
        4 => other().prop_map(Change::Replace),
        1 => Just(Change::Remove),
        3 => (prop::sample::select(&KEYS[..]), other()).prop_map(|(key, value)| Change::Add(key, value)),
    ]
}

fn apply_change(document: &mut Value, pointer: &str, change: &Change) {
    match change {
        Change::Replace(value) => *document.pointer_mut(pointer).unwrap() = value.clone(),
        Change::Remove => {
            let Some((outer, key)) = pointer.rsplit_once('/') else { return };
            match document.pointer_mut(outer) {
                Some(Value::Object(keys)) => drop(keys.remove(&key.replace("~1", "/").replace("~0", "~"))),
                Some(Value::Array(list)) => drop(list.remove(key.parse().unwrap())),
                _ => {}
            }
        }
        Change::Add(key, value) => {
            if let Some(Value::Object(keys)) = document.pointer_mut(pointer) {
                keys.insert((*key).to_owned(), value.clone());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn the_schema_and_the_reader_refuse_the_same_forms(
        which in 0..8_usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), change()), 1..3),
    ) {
        let mut file = FILES[which].clone();
        for (place, change) in &changes {
            let mut places = Vec::new();
            collect_pointers(&file, "", &mut places);
            let pointer: &String = place.get(&places);
            apply_change(&mut file, pointer, change);
        }
        let (refused, problems) = (refusals(&file), read(&file.to_string()).err().unwrap_or_default());
        prop_assert!(refused.is_empty() || !problems.is_empty(), "only the schema: {refused:?}\n{file}");
        let of_form: Vec<&Problem> = problems.iter().filter(|problem| is_of_form(problem)).collect();
        prop_assert!(of_form.is_empty() || !refused.is_empty(), "only the reader: {of_form:?}\n{file}");
    }
}
