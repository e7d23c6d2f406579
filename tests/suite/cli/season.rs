//! `lastcard season`: evenings from files are added up in one table.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::standings::file;
use super::{has_problem, output_of, problem_at, refusal_of};
use crate::support::copy::copy;

/// Plays evenings with bots, each with four of the six players in turn.
fn play_year(folder: &Path, scoring: &str) -> Vec<(String, Value)> {
    let club = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor"];
    let evening = |number: usize| {
        let players: Vec<&str> = club.iter().cycle().skip(number).take(4).copied().collect();
        let drawn = output_of(
            &["schedule", "four-player", "--players", &players.join(","), "--scoring", scoring],
            "",
        );
        let played = output_of(&["simulate", "--seed", &number.to_string()], &drawn);
        let path = folder.join(format!("{number}.json"));
        fs::write(&path, &played).unwrap();
        let standings: Value = serde_json::from_str(&output_of(&["score"], &played)).unwrap();
        (path.to_str().unwrap().to_owned(), standings)
    };
    (0..6).map(evening).collect()
}

fn season(files: &[(String, Value)], flags: &[&str]) -> Value {
    let files: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    serde_json::from_str(&output_of(&[&["season"], files.as_slice(), flags].concat(), "")).unwrap()
}

/// Returns the points and rank of every player.
fn table(season: &Value) -> BTreeMap<String, (Value, Value)> {
    let lines = season["standings"].as_array().unwrap().iter();
    lines
        .map(|line| {
            (line["player"].as_str().unwrap().to_owned(), (line["points"].clone(), line["rank"].clone()))
        })
        .collect()
}

/// Recomputes the table from the standings of the evenings: each player's best `best` values.
fn recompute_table(
    year: &[(String, Value)],
    best: usize,
    worth: impl Fn(&Value, &Value) -> u64,
) -> BTreeMap<String, u64> {
    let mut all: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for (_, standings) in year {
        for line in standings["standings"].as_array().unwrap() {
            let player = line["entrant"].as_str().unwrap().to_owned();
            all.entry(player).or_default().push(worth(standings, line));
        }
    }
    let sum = |mut values: Vec<u64>| {
        values.sort_unstable();
        values.iter().rev().take(best).sum()
    };
    all.into_iter().map(|(player, values)| (player, sum(values))).collect()
}

#[test]
fn a_season_adds_up_its_evenings() {
    let folder = TempDir::new().unwrap();
    let year = play_year(folder.path(), "std");
    let behind = |standings: &Value, line: &Value| {
        let lines = standings["standings"].as_array().unwrap().iter();
        1 + lines.filter(|other| other["rank"].as_u64() > line["rank"].as_u64()).count() as u64
    };
    let total = |_: &Value, line: &Value| line["total"].as_u64().unwrap();
    let listed =
        |_: &Value, line: &Value| [5, 3, 1, 0][usize::try_from(line["rank"].as_u64().unwrap()).unwrap() - 1];
    let points = |flags: &[&str]| -> BTreeMap<String, u64> {
        let lines = table(&season(&year, flags)).into_iter();
        lines.map(|(player, (points, _))| (player, points.as_u64().unwrap())).collect()
    };
    assert_eq!(points(&[]), recompute_table(&year, 99, behind));
    assert_eq!(points(&["--best", "3"]), recompute_table(&year, 3, behind));
    assert_eq!(points(&["--count", "totals", "--best", "2"]), recompute_table(&year, 2, total));
    assert_eq!(points(&["--points", "5,3,1"]), recompute_table(&year, 99, listed));
}

#[test]
fn rare_players_have_a_line_without_rank() {
    let folder = TempDir::new().unwrap();
    let mut year = play_year(folder.path(), "lose200");
    year.truncate(2);
    // Anna played the first of two evenings, Dina the second; Boris both.
    let season = season(&year, &["--count", "average", "--least", "2"]);
    let table = table(&season);
    assert_eq!((&table["anna"].1, &table["dina"].1), (&Value::Null, &Value::Null));
    assert!(table["boris"].1.is_u64());
    let lines = season["standings"].as_array().unwrap();
    let (first, last) = (&lines[0], &lines[lines.len() - 1]);
    assert!(first["rank"] == 1 && last["rank"].is_null() && last["missing"] == 1, "{lines:?}");
    // Points count against the players: the lowest average per hand ranks first.
    assert!(first["average"].as_f64() <= lines[1]["average"].as_f64());
    assert_eq!(season["evenings"][0]["scoring"], "lose200");
}

#[test]
fn ids_compare_regardless_of_unicode_composition() {
    let folder = TempDir::new().unwrap();
    let evening = |number: u32, id: &str| {
        let file = json!({
            "lastcard": 1, "name": format!("Evening {number}"), "format": "free-for-all",
            "scoring": { "method": "std", "target": 50 },
            "entrants": [{ "id": id, "name": "José" }, { "id": "b", "name": "Bea" }, { "id": "c", "name": "Cy" }],
            "hands": [{ "round": 1, "block": 1, "hand": 1, "table": 1, "result": { "out": id, "left": { "b": 30, "c": 30 } } }],
        });
        let path = folder.path().join(format!("{number}.json"));
        fs::write(&path, file.to_string()).unwrap();
        (path.to_str().unwrap().to_owned(), file)
    };
    let season = season(&[evening(1, "jos\u{e9}"), evening(2, "jose\u{301}")], &[]);
    let lines = season["standings"].as_array().unwrap();
    let of_jose: Vec<&Value> = lines.iter().filter(|line| line["name"] == "José").collect();
    assert_eq!(
        (of_jose.len(), &of_jose[0]["evenings"], &of_jose[0]["player"]),
        (1, &json!(2), &json!("jos\u{e9}"))
    );
}

#[test]
fn mismatched_evenings_are_refused_by_file() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: String| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let hands =
        json!([{ "round": 1, "hand": 1, "table": 1, "result": { "out": "a", "left": { "b": 5, "c": 7 } } }]);
    let of = |scoring: &str| {
        let scoring = json!({ "method": scoring });
        let mut file = file("free-for-all", scoring, "a b c", hands.clone());
        file["stopped"] = true.into();
        file.to_string()
    };
    let (std, lazy, lose) =
        (write("std.json", of("std")), write("lazy.json", of("lazy")), write("lose.json", of("lose200")));
    let called = |id: &str| copy(format!("scoring-{id}")).to_string();
    let none = copy("problem-season-no-totals").with("scoring", called("lazy"));
    let other =
        copy("problem-season-other-way").with("scoring", called("lose200")).with("first", called("std"));
    let said = refusal_of(&["season", &std, &lazy, &lose, "--count", "average"], "");
    assert_eq!(said, [problem_at(&lazy, none), problem_at(&lose, other)]);
    let uneven = copy("problem-season-uneven").with("scoring", called("lose200"));
    assert_eq!(refusal_of(&["season", &lose, "--count", "totals"], ""), [problem_at(&lose, uneven)]);
    // Mixed scorings count by places; one of the files comes from a pipe.
    let mixed: Value = serde_json::from_str(&output_of(&["season", &std, "-", &lose], &of("lazy"))).unwrap();
    assert_eq!(mixed["evenings"].as_array().unwrap().len(), 3);
    let broken = write("broken.json", "{".to_owned());
    let said = refusal_of(&["season", &broken, &write("empty.json", String::new())], "");
    assert!(said.len() == 2 && said[0].starts_with(&broken), "{said:?}");
    let rules = ["season", &std, "--points", "1,2", "--best", "0", "--ties", "best,best"];
    let said = refusal_of(&rules, "");
    assert!(has_problem(&said[0], "points[1]", copy("problem-points-rise").with("max", "1")), "{said:?}");
    assert_eq!(said.len(), 3);
}
