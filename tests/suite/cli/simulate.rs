//! `lastcard simulate` and `lastcard replay`.

use lastcard::tournament::Format;
use serde_json::{Value, json};

use super::{log_place, output_of, problem_at, refusal_of, run_lastcard, stderr};
use crate::support::copy::copy;
use crate::support::gap::{GAP, parts_at_gaps};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Schedule, simulate and score pipe into each other, for every format and scoring.
#[test]
fn an_evening_is_played_to_its_end() {
    let formats = [
        ("two-vs-two", "Anna+Boris,Vera+Gleb"),
        ("four-player", "Anna,Boris,Vera,Gleb"),
        ("eight-player", "A,B,C,D,E,F,G,H"),
        ("team", "A+B+C,D+E+F"),
        ("free-for-all", "A,B,C,D,E"),
        ("challenge", "A,B,C,D"),
        ("cowboy", "A,B,C"),
        ("duo", "A,B"),
        ("individual", "A,B,C,D,E,F,G,H,I,J,K"),
    ];
    for (format, players) in formats {
        let format: Format = format.parse().unwrap();
        for scoring in format.scorings() {
            let more: &[&str] =
                if scoring.allows_agreed_hands() && !format.is_movement() { &["--hands", "9"] } else { &[] };
            let (format, scoring) = (format.to_string(), scoring.to_string());
            let args = [&["schedule", &format, "--players", players, "--scoring", &scoring], more].concat();
            let file = output_of(&["simulate", "--seed", "7"], &output_of(&args, ""));
            let standings = json(&output_of(&["score"], &file));
            assert_eq!(
                (&standings["finished"], &standings["next"]),
                (&json!(true), &json!([])),
                "{format} {scoring}"
            );
            assert_eq!(standings["problems"], json!([]));
        }
    }
}

/// A hand that ends the movement at one table leaves no hand to play at another.
#[test]
fn a_movement_is_played_until_the_limit() {
    let players = "A,B,C,D,E,F,G,H";
    for seed in ["1", "2", "3", "4", "5", "6"] {
        let limit = ["--scoring", "lose200", "--limit", "300", "--stop-at-limit"];
        let drawn =
            output_of(&[&["schedule", "eight-player", "--players", players], &limit[..]].concat(), "");
        let standings = json(&output_of(&["score"], &output_of(&["simulate", "--seed", seed], &drawn)));
        assert_eq!((&standings["reason"], &standings["problems"]), (&json!("limit"), &json!([])), "{seed}");
    }
}

/// With duplicate deals every hand is compared, and one side gains as much as the other loses.
#[test]
fn duplicate_deals_are_played_and_compared() {
    let players = "A,B,C,D,E,F,G,H";
    let args = ["schedule", "eight-player", "--players", players, "--rounds", "2", "--duplicate"];
    let played = output_of(&["simulate", "--seed", "5"], &output_of(&args, ""));
    assert_eq!(played, output_of(&["simulate", "--seed", "5"], &output_of(&args, "")));
    let hands = json(&played)["hands"].as_array().unwrap().clone();
    let (again, once): (Vec<_>, Vec<_>) = hands.iter().partition(|hand| hand["voided"].is_array());
    assert!(once.iter().all(|hand| hand["duplicate"] == json!(true)), "{played}");
    assert!(again.iter().all(|hand| hand.get("duplicate").is_none()), "{played}");
    let standings = json(&output_of(&["score"], &played));
    let lines = standings["standings"].as_array().unwrap();
    let column: Vec<i64> = lines.iter().map(|line| line["duplicate"].as_i64().unwrap()).collect();
    assert_eq!(column.iter().sum::<i64>(), 0);
    assert!(column.iter().any(|points| *points != 0), "{column:?}");
    // The deals of the missing hands are unknown here: the remaining hands are no duplicates of them.
    let mut half = json(&played);
    for hand in half["hands"].as_array_mut().unwrap() {
        if hand["round"] == 2 || hand["table"] == 2 {
            hand.as_object_mut()
                .unwrap()
                .retain(|key, _| !["result", "duplicate", "voided"].contains(&key.as_str()));
        }
    }
    let rest = json(&output_of(&["simulate", "--seed", "6"], &half.to_string()));
    let is_new = |hand: &&Value| hand["round"] == 2 || hand["table"] == 2;
    assert!(
        rest["hands"].as_array().unwrap().iter().filter(is_new).all(|hand| hand.get("duplicate").is_none())
    );
    let args = ["schedule", "four-player", "--players", "A,B,C,D", "--duplicate"];
    assert!(refusal_of(&args, "")[0].starts_with("--duplicate: "));
}

#[test]
fn each_help_describes_its_argument() {
    let told = |command, argument: &str| {
        let help = output_of(&[command, "--help"], "");
        let lines = help.lines().filter_map(|line| line.trim().strip_prefix(argument));
        lines.map(|line| line.trim().to_owned()).collect::<Vec<_>>()
    };
    let (logs, file) = (told("replay", "[LOG]"), told("score", "[FILE]"));
    assert!(logs.len() == 1 && file.len() == 1 && logs != file, "{logs:?} {file:?}");
    assert!(!logs[0].is_empty() && !file[0].is_empty());
}

#[test]
fn recorded_hands_stay_and_seeds_are_reproducible() {
    let file = output_of(&["schedule", "four-player", "--players", "Anna,Boris,Vera,Gleb"], "");
    let mut begun = json(&file);
    let first = json!({ "out": "anna", "left": { "vera": { "5": 1 }, "gleb": 77 } });
    begun["hands"][0]["result"] = first.clone();
    let begun = begun.to_string();
    let once = output_of(&["simulate", "--seed", "3"], &begun);
    assert_eq!(once, output_of(&["simulate", "--seed", "3"], &begun));
    assert_ne!(once, output_of(&["simulate", "--seed", "4"], &begun));
    assert_eq!(json(&once)["hands"][0]["result"], first);
}

/// An evening by lazy scoring without an agreed end: one hand is played, and the next one waits.
#[test]
fn a_match_without_an_end_gets_one_hand() {
    let file = output_of(&["schedule", "two-vs-two", "--players", "A+B,C+D", "--scoring", "lazy"], "");
    let played = json(&output_of(&["simulate"], &file));
    let hands = played["hands"].as_array().unwrap();
    assert_eq!(
        (hands.len(), hands[0]["result"].is_object(), hands[1]["result"].is_object()),
        (2, true, false)
    );
}

/// Everything but the times is independent of the number of threads.
#[test]
fn statistics_depend_on_the_seed_alone() {
    let figures = |threads: &str, seed: &str| {
        let args = [
            "simulate",
            "--rules",
            "club",
            "--players",
            "4",
            "--hands",
            "200",
            "--seed",
            seed,
            "--threads",
            threads,
        ];
        let mut figures = json(&output_of(&args, ""));
        for times in ["threads", "seconds", "hands_per_second"] {
            assert!(figures.as_object_mut().unwrap().shift_remove(times).is_some(), "{times}");
        }
        figures
    };
    assert_eq!(figures("1", "5"), figures("3", "5"));
    assert_ne!(figures("1", "5"), figures("1", "6"));
    let keys: Vec<String> = figures("1", "5").as_object().unwrap().keys().cloned().collect();
    assert_eq!(
        keys,
        [
            "hands",
            "turns_per_hand",
            "points_mean",
            "points_quantiles",
            "wins_by_seat",
            "wins_by_opener",
            "stuck",
            "abandoned"
        ]
    );
}

/// The logs of every preset are valid; a log with a wrong move is reported.
#[test]
fn logs_replay_and_a_wrong_move_is_named() {
    for preset in [
        "house",
        "refill",
        "classic",
        "brief",
        "party",
        "international",
        "club",
        "duo",
        "online",
        "challenge",
        "cowboy",
    ] {
        let logs = output_of(
            &["simulate", "--rules", preset, "--hands", "3", "--seed", "2", "--bots", "random", "--log"],
            "",
        );
        assert_eq!(logs.lines().count(), 3);
        assert_eq!(json(&output_of(&["replay"], &logs)), json!({ "logs": 3 }), "{preset}");
        let mut second = json(logs.lines().nth(1).unwrap());
        second["moves"][4] = json!({ "by": "p1", "move": "challenge" });
        let changed: Vec<String> = logs
            .lines()
            .enumerate()
            .map(|(at, log)| if at == 1 { second.to_string() } else { log.to_owned() })
            .collect();
        let said = refusal_of(&["replay"], &changed.join("\n"));
        let wrong = copy("problem-log-move").with("number", 5).with("by", "p1");
        let wrong = problem_at(log_place(2), wrong.with("why", GAP).with("written", GAP));
        assert!(said.len() == 1 && parts_at_gaps(&said[0], wrong).is_some(), "{said:?}");
    }
}

/// Rules under which bots once played for ever.
#[test]
fn simulate_always_ends() {
    let plus10 = ["--option", "deck.kind=std112", "--option", "deck.blanks=plus10"];
    let one = ["simulate", "--rules", "club", "--players", "4", "--hands", "1", "--seed", "4"];
    assert_eq!(json(&output_of(&[&one[..], &plus10].concat(), ""))["hands"], 1);
    let many = ["simulate", "--rules", "club", "--players", "6", "--hands", "40", "--seed", "1", "--log"];
    let logs = output_of(&[&many[..], &plus10].concat(), "");
    assert_eq!(json(&output_of(&["replay"], &logs)), json!({ "logs": 40 }));
    // A hand that nobody ends is given up and counted, and its log is valid.
    let rounds = ["--option", "house.seven_rounds=true", "--players", "5", "--hands", "60", "--seed", "2"];
    let classic = ["simulate", "--rules", "classic"];
    let figures = json(&output_of(&[&classic[..], &plus10, &rounds].concat(), ""));
    let logs = output_of(&[&classic[..], &plus10, &rounds, &["--log"]].concat(), "");
    let given_up = logs.lines().filter(|log| log.contains(r#""result":{"void":"abandoned"}"#));
    let moves: Vec<usize> = given_up.map(|log| json(log)["moves"].as_array().unwrap().len()).collect();
    assert!(!moves.is_empty() && moves.iter().all(|moves| *moves == 10_000), "{moves:?}");
    assert_eq!((&figures["hands"], &figures["abandoned"]), (&json!(60), &json!(moves.len())));
    assert_eq!(json(&output_of(&["replay"], &logs)), json!({ "logs": 60 }));
}

/// A tournament with such rules is played to its end too.
#[test]
fn an_evening_always_ends() {
    let args = ["schedule", "four-player", "--players", "A,B,C,D"];
    let mut evening = json(&output_of(&args, ""));
    evening["rules"] = json!({ "preset": "club", "options": { "deck.kind": "std112", "deck.blanks": "plus10", "house.zero50": true } });
    let played = output_of(&["simulate", "--seed", "1"], &evening.to_string());
    assert_eq!(json(&output_of(&["score"], &played))["reason"], "schedule");
    // Under these rules nearly every hand gets stuck.
    evening["rules"] =
        json!({ "preset": "club", "options": { "house.seven_rounds": true, "exhaust": "end_when_stuck" } });
    let played = json(&output_of(&["simulate", "--seed", "1"], &evening.to_string()));
    assert!(played["hands"].as_array().unwrap().iter().all(|hand| hand["result"].is_object()));
    // Under these values nobody ever gets a point.
    let args = ["schedule", "free-for-all", "--players", "A,B,C"];
    let mut match_ = json(&output_of(&args, ""));
    match_["values"] = json!({ "number": 0, "D2": 0, "REV": 0, "SKIP": 0, "W": 0, "WD4": 0, "BLANK": 0 });
    let said = refusal_of(&["simulate", "--seed", "1"], &match_.to_string());
    assert!(parts_at_gaps(&said[0], copy("cli-endless-match").with("hands", GAP)).is_some(), "{said:?}");
}

#[test]
fn bad_input_is_reported() {
    let said = |args: &[&str], input: &str| refusal_of(args, input).join("\n");
    let players = copy("problem-wrong-number-of-players").with("players", 3).with("least", 2).with("most", 2);
    assert!(
        said(&["simulate", "--hands", "5", "--rules", "duo", "--players", "3"], "")
            .contains(&players.to_string())
    );
    assert!(said(&["simulate", "--hands", "5", "--rules", "klub"], "").contains("klub"));
    assert!(
        said(
            &[
                "simulate",
                "--hands",
                "5",
                "--option",
                "house.pair=true",
                "--option",
                "house.pair_as_skip=true"
            ],
            ""
        )
        .contains("house.pair_as_skip")
    );
    assert!(said(&["simulate"], "{}").contains("lastcard"));
    let cowboy = ["schedule", "four-player", "--players", "A,B,C,D", "--rules", "cowboy"];
    let drawn_up = run_lastcard(&cowboy, "");
    if drawn_up.status.success() {
        assert!(
            said(&["simulate"], &String::from_utf8(drawn_up.stdout).unwrap())
                .contains(&copy("cli-no-winner").to_string())
        );
    }
    let bot = run_lastcard(&["simulate", "--bots", "clever"], "");
    assert_eq!(bot.status.code(), Some(2));
    let unknown = copy("cli-bot-unknown").with("given", "clever").with("known", "random, greedy");
    assert!(stderr(&bot).contains(&unknown.to_string()));
}
