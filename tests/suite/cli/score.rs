//! `lastcard score`, alone and after `lastcard schedule`.

use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::{has_problem, output_of, problem_at, refusal_of, run_lastcard, stderr};
use crate::support::copy::copy;
use crate::support::gap::{GAP, parts_at_gaps};

fn score(file: &str) -> Value {
    serde_json::from_str(&output_of(&["score"], file)).unwrap()
}

fn schedule(args: &[&str]) -> String {
    output_of(&[&["schedule"], args].concat(), "")
}

/// Hands of EX-48: who went out, and the points of the losing pair.
const EX_48: [(&str, [(&str, u32); 2]); 12] = [
    ("1", [("3", 30), ("4", 45)]),
    ("4", [("1", 12), ("2", 20)]),
    ("2", [("3", 50), ("4", 0)]),
    ("3", [("1", 100), ("2", 5)]),
    ("3", [("2", 40), ("4", 21)]),
    ("2", [("1", 7), ("3", 7)]),
    ("4", [("1", 60), ("3", 23)]),
    ("1", [("2", 2), ("4", 90)]),
    ("4", [("2", 33), ("3", 18)]),
    ("1", [("2", 25), ("3", 25)]),
    ("3", [("1", 11), ("4", 55)]),
    ("1", [("2", 70), ("3", 9)]),
];

/// Returns the final table of EX-48 under a scoring, computed from the file.
fn ex_48(method: &str) -> Vec<String> {
    let mut file: Value =
        serde_json::from_str(&schedule(&["four-player", "--players", "1,2,3,4", "--scoring", method]))
            .unwrap();
    for (hand, (out, left)) in file["hands"].as_array_mut().unwrap().iter_mut().zip(EX_48) {
        let left: serde_json::Map<String, Value> =
            left.into_iter().map(|(id, p)| (id.to_owned(), p.into())).collect();
        hand["result"] = json!({ "out": out, "left": left });
    }
    let standings = score(&file.to_string());
    assert_eq!((&standings["finished"], &standings["reason"]), (&true.into(), &"schedule".into()));
    assert_eq!((&standings["next"], &standings["problems"]), (&json!([]), &json!([])));
    standings["standings"].as_array().unwrap().iter().map(row).collect()
}

/// Formats a row of the final table: rank, entrant, total, won, lost, best, worst, state.
fn row(line: &Value) -> String {
    assert_eq!(line["hands"], 12);
    ["rank", "entrant", "total", "won", "lost", "best", "worst", "state"]
        .map(|key| line[key].to_string().replace('"', ""))
        .join(" ")
}

#[test]
fn ex_48_by_all_three_scorings() {
    assert_eq!(
        ex_48("std"),
        [
            "1 1 458 7 0 92 null winner",
            "2 4 414 7 0 105 null placed",
            "3 3 356 5 0 105 null placed",
            "4 2 288 5 0 83 null placed",
        ]
    );
    assert_eq!(
        ex_48("lose200"),
        [
            "1 3 162 5 0 null 50 winner",
            "2 1 190 7 0 null 100 placed",
            "3 2 195 5 0 null 70 placed",
            "4 4 211 7 0 null 90 lost",
        ]
    );
    assert_eq!(
        ex_48("lazy"),
        [
            "1 1 null 7 3 null null winner",
            "1 4 null 7 3 null null winner",
            "3 3 null 5 3 null null placed",
            "4 2 null 5 5 null null placed",
        ]
    );
}

#[test]
fn a_schedule_pipes_into_score() {
    for (format, players, tables) in
        [("four-player", "A,B,C,D", 1), ("eight-player", "A,B,C,D,E,F,G,H", 2), ("two-vs-two", "A+B,C+D", 1)]
    {
        for scoring in ["std", "lazy", "lose200"] {
            let standings = score(&schedule(&[format, "--players", players, "--scoring", scoring]));
            assert_eq!((&standings["finished"], &standings["reason"]), (&false.into(), &Value::Null));
            assert_eq!(standings["next"].as_array().unwrap().len(), tables, "{format} {scoring}");
            let keys: Vec<&String> = standings["next"][0].as_object().unwrap().keys().collect();
            assert_eq!(keys, ["round", "hand", "table", "seats", "dealer", "opener"]);
        }
    }
}

#[test]
fn hands_after_the_end_are_listed() {
    let mut file: Value = serde_json::from_str(&schedule(&["two-vs-two", "--players", "A+B,C+D"])).unwrap();
    let hand = |n: u32| json!({ "hand": n, "result": { "out": "a", "left": { "c": 300, "d": 0 } } });
    file["hands"] = json!([hand(1), hand(2), hand(3)]);
    let standings = score(&file.to_string());
    assert_eq!((&standings["reason"], &standings["standings"][0]["total"]), (&"target".into(), &600.into()));
    let problem = copy("problem-after-end").with("slot", "1.1.3");
    assert_eq!(standings["problems"], json!([problem_at("hands[2]", problem)]));
}

/// A tie at the end is played off in the file: `simulate` plays it, `score` reports it.
#[test]
fn a_play_off_goes_through_the_file() {
    let schedule = schedule(&["free-for-all", "--players", "A,B,C", "--scoring", "lazy", "--hands", "2"]);
    let mut file: Value = serde_json::from_str(&schedule).unwrap();
    let hand = |n: u32, out: &str| json!({ "hand": n, "result": { "out": out, "losers": ["c"] } });
    file["hands"] = json!([hand(1, "a"), hand(2, "b")]);
    file["play_off"] = json!({ "entrants": ["a", "b"], "hands_to_win": 2 });
    let running = score(&file.to_string());
    assert_eq!((&running["finished"], &running["reason"]), (&false.into(), &"schedule".into()));
    assert_eq!(running["next"][0]["seats"], json!(["a", "b"]));
    assert_eq!((&running["next"][0]["round"], &running["next"][0]["hand"]), (&2.into(), &1.into()));

    let played = output_of(&["simulate", "--seed", "5"], &file.to_string());
    let over = score(&played);
    assert_eq!((&over["finished"], &over["problems"]), (&true.into(), &json!([])));
    let winner = over["play_off"]["winner"].as_str().unwrap();
    assert_eq!(over["standings"][0]["entrant"], winner);
    let ranks: Vec<&Value> = over["standings"].as_array().unwrap().iter().map(|line| &line["rank"]).collect();
    assert_eq!(ranks, [1, 2, 3]);
    for line in over["standings"].as_array().unwrap() {
        assert_eq!(line["hands"], 2, "the play-off is added to nothing");
    }

    file["play_off"]["entrants"] = json!(["a", "c"]);
    let problems = score(&file.to_string())["problems"].clone();
    let [not_level, missing] = ["problem-play-off-not-level", "problem-play-off-missing"].map(copy);
    assert_eq!(
        problems,
        json!([
            problem_at("play_off.entrants[1]", not_level.with("entrant", "c")),
            problem_at("play_off.entrants", missing.with("entrant", "b")),
        ])
    );
    file["play_off"]["entrants"] = json!(["a"]);
    let alone = copy("problem-play-off-seats").with("given", 1).with("min", 2).with("max", 10);
    assert_eq!(refusal_of(&["score"], &file.to_string()), [problem_at("play_off.entrants", alone)]);
}

#[test]
fn a_file_is_read_by_its_name_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.json");
    std::fs::write(&path, schedule(&["four-player", "--players", "A,B,C,D"])).unwrap();
    let by_name: Value =
        serde_json::from_str(&output_of(&["score", path.to_str().unwrap(), "--json"], "")).unwrap();
    assert_eq!(by_name, score(&std::fs::read_to_string(&path).unwrap()));
    assert_eq!(
        output_of(&["score", "-"], &std::fs::read_to_string(&path).unwrap()),
        output_of(&["score", path.to_str().unwrap()], "")
    );
    let missing = run_lastcard(&["score", "/no/such/file"], "");
    assert_eq!(missing.status.code(), Some(1));
    let unreadable = copy("cli-unreadable").with("file", "/no/such/file").with("reason", GAP);
    assert!(parts_at_gaps(&stderr(&missing), unreadable).is_some(), "{missing:?}");
}

#[test]
fn a_file_cut_in_half_is_refused() {
    let file = schedule(&["four-player", "--players", "A,B,C,D"]);
    let said = refusal_of(&["score"], &file[..file.len() / 2]);
    assert_eq!(said.len(), 1);
    let cut_off = copy("problem-cut-off").with("line", GAP).with("column", GAP);
    assert!(has_problem(&said[0], "file", cut_off), "{said:?}");
    assert_eq!(refusal_of(&["score"], "").len(), 1);
}

#[test]
fn a_file_that_is_not_text_is_refused() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lastcard"))
        .arg("score")
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"{\n  \"name\": \"\xff\"}").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let problem = problem_at("file", copy("problem-not-utf8").with("line", 2).with("column", 12));
    assert_eq!(stderr(&output), format!("{problem}\n"));
}

#[test]
fn every_problem_of_a_bad_file_is_on_stderr() {
    let said = refusal_of(
        &["score"],
        r#"{ "lastcard": 1, "name": "T", "format": "four-player", "fomat": 1,
        "entrants": [{"name":"Anna"},{"name":"Boris"},{"name":"Vera"},{"name":"Gleb"}],
        "hands": [ {"hand":1}, {"hand":2}, {"hand":3},
          {"hand":4,"result":{"out":"anna","left":{"gleb":{"W":5},"vera":{"D2":8}}}},
          {"hand":5,"result":{"out":"boris","left":{"anna":{"D2":8},"vera":{"D2":1}}}},
          {"hand":6,"result":{"out":"anna","left":{"boris":1241,"gleb":-3}}},
          {"hand":7,"result":{"out":["anna","vera"]}},
          {"hand":99} ] }"#,
    );
    let known = "lastcard, name, format, rounds, blocks, hands_per_block, agreed_hands, scoring, values, rules, \
        fixed_seats, play, stopped, first_dealers, play_off, rulings, entrants, hands";
    let range = copy("problem-out-of-range").with("given", "-3").with("min", 0).with("max", 1_000_000);
    let together = copy("problem-too-many-together").with("face", "D2").with("count", 9).with("max", 8);
    let total = copy("problem-total-too-high").with("total", 1_241).with("max", 1_240);
    assert_eq!(
        said,
        [
            problem_at("fomat", copy("problem-unknown-key").with("known", known)),
            problem_at("hands[5].result.left.gleb", range),
            problem_at("hands[6].result.out", copy("problem-several-out")),
            problem_at(
                "hands[3].result.left.gleb.W",
                copy("problem-too-many").with("count", 5).with("max", 4)
            ),
            problem_at("hands[4].result.left", together),
            problem_at("hands[5].result.left.boris", total),
            problem_at("hands[7]", copy("problem-no-such-hand").with("slot", "1.1.99")),
        ]
    );
}

/// A reader that stops reading early is not a failure.
#[test]
fn a_closed_pipe_is_not_a_panic() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lastcard"))
        .args(["schedule", "eight-player", "--players", "A,B,C,D,E,F,G,H", "--rounds", "100"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 1];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), String::new()));
}
