//! Malformed files of any size are refused with a place and a remedy.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::standings::file;
use super::{has_problem, problem_at, refusal_of, run_lastcard, stderr};
use crate::support::copy::copy;
use crate::support::gap::GAP;

fn score_problems(file: &Value) -> Vec<String> {
    refusal_of(&["score"], &file.to_string())
}

fn file_of_four() -> Value {
    file("four-player", json!({}), "a b c d", json!([]))
}

fn file_of_teams() -> Value {
    let team = |id: &str, players: [&str; 2]| {
        let players = players.map(|id| json!({ "id": id, "name": id.to_uppercase() }));
        json!({ "id": id, "name": format!("Team {id}"), "players": players })
    };
    let mut file = file("two-vs-two", json!({}), "", json!([]));
    file["entrants"] = json!([team("one", ["a", "b"]), team("two", ["c", "d"])]);
    file
}

#[test]
fn formerly_ignored_mistakes_are_refused() {
    let with = |mut file: Value, pointer: &str, key: &str, value: Value| {
        file.pointer_mut(pointer).unwrap()[key] = value;
        file
    };
    let zoya = |id: &str| json!({ "from": { "hand": 2 }, "player": { "id": id, "name": id } });
    let cases = [
        (
            with(file_of_four(), "/scoring", "tie_breaks", json!(["won", "best", "won"])),
            problem_at("scoring.tie_breaks[2]", copy("problem-tie-break-twice").with("given", "won")),
        ),
        (
            with(file_of_four(), "/entrants/0", "changes", json!([zoya("zoya"), zoya("yuri")])),
            problem_at("entrants[0].changes[1].from", copy("problem-change-twice").with("hand", 2)),
        ),
        (
            with(file_of_four(), "", "hands", json!([{ "hand": 1, "result": null }])),
            problem_at("hands[0].result", copy("problem-not-null")),
        ),
        (with(file_of_four(), "", "stopped", json!(null)), problem_at("stopped", copy("problem-not-null"))),
        (
            with(file_of_four(), "/entrants/1", "id", json!(null)),
            problem_at("entrants[1].id", copy("problem-not-null")),
        ),
        (
            with(file_of_four(), "/entrants/1", "name", json!("Bo\nris")),
            problem_at("entrants[1].name", copy("problem-name-line-break")),
        ),
        (
            with(file_of_four(), "", "name", json!("Friday\u{2028}night")),
            problem_at("name", copy("problem-name-line-break")),
        ),
        (
            with(file_of_teams(), "/entrants/0", "id", json!("c")),
            problem_at("entrants[0].id", copy("problem-id-twice").with("id", "c")),
        ),
        (
            with(
                file("free-for-all", json!({}), "a b c", json!([])),
                "/entrants/0",
                "players",
                json!([{ "id": "a", "name": "a" }]),
            ),
            problem_at("entrants[0].players", copy("problem-not-for-format").with("format", "free-for-all")),
        ),
    ];
    for (file, problem) in cases {
        assert_eq!(score_problems(&file), [problem]);
    }
}

/// Ids are derived as in `lastcard schedule`; ids given in the file take precedence.
#[test]
fn a_missing_id_is_made_from_the_name() {
    let mut four = file_of_four();
    four["entrants"] = json!([{ "name": "Anna" }, { "name": "Anna!" }, { "name": "Vera", "id": "anna" }, { "name": "Gleb" }]);
    let scored = super::output_of(&["score"], &four.to_string());
    let scored: Value = serde_json::from_str(&scored).unwrap();
    let ids: Vec<&Value> =
        scored["standings"].as_array().unwrap().iter().map(|line| &line["entrant"]).collect();
    assert_eq!(ids, ["anna-2", "anna-3", "anna", "gleb"]);
}

#[test]
fn a_byte_order_mark_is_accepted() {
    super::output_of(&["score"], &format!("\u{feff}{}", file_of_four()));
}

#[test]
fn invalid_json_is_refused_with_the_reason() {
    let good = file_of_four().to_string();
    let deep = "[".repeat(200);
    let somewhere = |key: &'static str| copy(key).with("line", GAP).with("column", GAP);
    let no_json = |why| somewhere("problem-not-json").with("why", why);
    for (bad, why) in [
        (String::new(), copy("problem-empty")),
        (" \n\t".to_owned(), copy("problem-empty")),
        (good.replace("\"x\"", "NaN"), no_json("no-value").with("found", "NaN")),
        (good.replace("\"x\"", "nul"), no_json("no-value").with("found", "nul")),
        (good.replace("\"hands\":[]", "\"hands\":[],"), no_json("trailing-comma")),
        (good.replace("\"hands\":[]", "\"hands\":[1,]"), no_json("trailing-comma")),
        (good.replace("\"name\":\"x\"", "name:\"x\""), no_json("key-without-quotes")),
        (good.replace("\"name\":\"x\"", "\"name\" \"x\""), no_json("no-colon").with("found", GAP)),
        (good.replace("\"name\":\"x\",", "\"name\":\"x\" "), no_json("no-comma").with("found", GAP)),
        (good.replace("\"x\"", "\"x\ny\""), no_json("control")),
        (good.replace("\"x\"", "\"\\x\""), no_json("escape")),
        (good.replace("\"lastcard\":1", "\"lastcard\":01"), no_json("number")),
        (good.replace("\"lastcard\":1", "\"lastcard\":1e999"), no_json("number")),
        (format!("{good}}}"), no_json("rest").with("found", "}")),
        (good.replace("\"x\"", &deep), no_json("too-deep")),
        (good[..good.len() / 2].to_owned(), somewhere("problem-cut-off")),
    ] {
        let said = refusal_of(&["score"], &bad);
        assert_eq!(said.len(), 1, "{said:?}");
        let why = why.to_string();
        assert!(has_problem(&said[0], "file", &why), "{why}: {said:?}");
    }
    let said = refusal_of_bytes(b"{\"name\": \"\xff\"}");
    assert_eq!(
        said.trim_end(),
        problem_at("file", copy("problem-not-utf8").with("line", 1).with("column", 11))
    );
}

fn refusal_of_bytes(bytes: &[u8]) -> String {
    use std::io::Write as _;
    let file = tempfile::NamedTempFile::new().unwrap();
    file.as_file().write_all(bytes).unwrap();
    let output = run_lastcard(&["score", file.path().to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(2));
    stderr(&output)
}

#[test]
fn long_problem_lists_end_with_a_count() {
    let mut file = file_of_four();
    file["hands"] = (0..20_000).map(|_| json!({ "hand": 0 })).collect();
    let said = score_problems(&file);
    assert_eq!(said.len(), 301);
    assert_eq!(said[300], problem_at("file", copy("problem-more-problems").with("count", 19_700)));
}

/// Lists longer than any tournament are refused by their count. Comparing every key with every other would never
/// end.
#[test]
fn a_file_of_a_million_is_refused_by_count() {
    let million = |one: &str| vec![one; 1_000_000].join(",");
    let keys = (0..1_000_000).fold(String::new(), |mut keys, n| {
        write!(keys, "\"k{n}\":1,").unwrap();
        keys
    });
    let file = |key: &str, list: &str| {
        file_of_four().to_string().replace("\"name\":\"x\"", &format!("\"name\":\"x\",\"{key}\":{list}"))
    };
    for (text, place) in [
        (format!("{{{keys}\"lastcard\":1}}"), "file"),
        (file("players", &format!("[{}]", million("{\"name\":\"A\"}"))), "players"),
        (file("results", &format!("[{}]", million("[[[]]]"))), "results"),
        (
            file_of_four()
                .to_string()
                .replace("\"hands\":[]", &format!("\"hands\":[{}]", million("{\"hand\":1}"))),
            "hands",
        ),
        (
            file_of_four().to_string().replacen(
                "\"id\":\"a\"",
                &format!("\"id\":\"a\",\"changes\":[{}]", million("{}")),
                1,
            ),
            "entrants[0].changes",
        ),
        (
            file_of_four().to_string().replace(
                "\"hands\":[]",
                &format!(
                    "\"hands\":[{{\"hand\":1,\"result\":{{\"out\":\"a\",\"left\":{{\"c\":{{{}}}}}}}}}]",
                    million("\"W\":1")
                ),
            ),
            "hands[0].result.left.c",
        ),
    ] {
        let said = refusal_of(&["score"], &text);
        assert_eq!(said.len(), 1);
        assert!(has_problem(&said[0], place, copy("problem-too-many-here").with("most", GAP)), "{said:?}");
    }
}

/// Nearly the maximum number of changes, in a long movement; one more per seat is too many.
#[test]
fn line_up_changes_are_bounded() {
    let ids: Vec<String> = (0..64).map(|n| format!("p{n}")).collect();
    let mut file = file("individual", json!({}), &ids.join(" "), json!([]));
    let change = |n: usize, k: u32| {
        let (id, name) = (format!("s{n}-{k}"), format!("S {n} {k}"));
        json!({ "from": { "hand": k }, "player": { "id": id, "name": name } })
    };
    for (changes, is_read) in [(15, true), (16, false)] {
        for (n, entrant) in file["entrants"].as_array_mut().unwrap().iter_mut().enumerate() {
            entrant["changes"] = (1..=changes).map(|k| change(n, k)).collect();
        }
        if is_read {
            super::output_of(&["score"], &file.to_string());
        } else {
            let too_many = copy("problem-too-many-changes").with("given", 1_024).with("max", 1_000);
            assert_eq!(score_problems(&file), [problem_at("entrants", too_many)]);
        }
    }
}

#[test]
fn more_than_50_megabytes_are_refused_by_size() {
    let text = " ".repeat((50 << 20) + 1);
    let too_big = problem_at("file", copy("problem-too-big").with("most", 50));
    assert_eq!(refusal_of(&["score"], &text), [&*too_big]);
    assert_eq!(refusal_of_bytes(text.as_bytes()).trim_end(), too_big);
}
