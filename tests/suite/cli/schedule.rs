//! `lastcard schedule`.

use serde_json::Value;

use super::{output_of, problem_at, refusal_of, run_lastcard};
use crate::support::copy::copy;

fn drawn_up_file(args: &[&str]) -> Value {
    serde_json::from_str(&output_of(&[&["schedule"], args].concat(), "")).unwrap()
}

#[test]
fn a_schedule_is_a_tournament_file() {
    let four = drawn_up_file(&[
        "four-player",
        "--players",
        "Anna,Boris,Vera,Gleb",
        "--rounds",
        "2",
        "--scoring",
        "lose200",
    ]);
    assert_eq!(
        (&four["lastcard"], &four["format"], &four["rounds"]),
        (&1.into(), &"four-player".into(), &2.into())
    );
    assert_eq!(four["scoring"]["limit"], 200);
    assert_eq!(four["hands"].as_array().unwrap().len(), 24);
    assert_eq!(four["hands"][0]["seats"], serde_json::json!(["anna", "vera", "boris", "gleb"]));
    let eight = drawn_up_file(&["eight-player", "--players", "A,B,C,D,E,F,G,H"]);
    assert_eq!(eight["hands"].as_array().unwrap().len(), 56);
}

#[test]
fn a_match_starts_with_its_first_hand() {
    let teams = drawn_up_file(&["two-vs-two", "--players", "Anna+Boris,Vera+Gleb", "--rules", "online"]);
    assert_eq!(teams["entrants"][0]["id"], "anna-boris");
    assert_eq!(teams["entrants"][0]["name"], "Anna & Boris");
    assert_eq!(teams["hands"].as_array().unwrap().len(), 1);
    assert_eq!(teams["hands"][0]["seats"], serde_json::json!(["anna", "vera", "boris", "gleb"]));
    assert_eq!(teams["scoring"]["target"], 200);
    let agreed = drawn_up_file(&["two-vs-two", "--players", "A+B,C+D", "--scoring", "lazy", "--hands", "9"]);
    assert_eq!(agreed["agreed_hands"], 9);
    let options = drawn_up_file(&[
        "two-vs-two",
        "--players",
        "A+B,C+D",
        "--option",
        "house.zero50=true",
        "--target",
        "300",
    ]);
    assert_eq!(options["rules"]["options"]["house.zero50"], true);
    assert_eq!(options["scoring"]["target"], 300);
}

#[test]
fn names_of_every_script_become_ids() {
    let four = drawn_up_file(&["four-player", "--players", "प्रिया,🦊,مريم,Gleb"]);
    assert_eq!(four["entrants"][0]["id"], "प्रिया");
    assert_eq!(four["entrants"][1]["id"], "player");
    assert_eq!(four["entrants"][2]["name"], "مريم");
}

#[test]
fn every_problem_is_reported_with_its_flag() {
    let said = refusal_of(
        &[
            "schedule",
            "four-player",
            "--players",
            "Anna,Boris,Anna",
            "--rounds",
            "0",
            "--target",
            "500",
            "--option",
            "house.jmup=true",
        ],
        "",
    );
    for place in ["--players: ", "--players[2].name: ", "--rounds: ", "--target: ", "--option house.jmup: "] {
        assert!(said.iter().any(|line| line.starts_with(place)), "{place} is not in {said:#?}");
    }
    assert_eq!(said.len(), 5, "{said:#?}");
}

#[test]
fn eight_player_needs_eight_players() {
    let said = refusal_of(&["schedule", "eight-player", "--players", "A,B,C,D,E,F,G"], "");
    let count = copy("problem-entrant-count").with("format", "eight-player").with("max", 8).with("given", 7);
    assert_eq!(said, [problem_at("--players", count)]);
}

#[test]
fn an_individual_has_bounded_players_and_hands() {
    let players = |count: u32| (1..=count).map(|n| format!("P{n}")).collect::<Vec<_>>().join(",");
    for (count, hands) in [(4, 12), (7, 28), (64, 63 * 4 * 16)] {
        let drawn = drawn_up_file(&["individual", "--players", &players(count)]);
        assert_eq!(drawn["hands"].as_array().unwrap().len(), hands, "{count}");
    }
    for count in [3, 65] {
        let said = refusal_of(&["schedule", "individual", "--players", &players(count)], "");
        let why = copy("problem-entrant-count").with("format", "individual").with("given", count);
        assert_eq!(said, [problem_at("--players", why.with("min", 4).with("max", 64))]);
    }
    let said = refusal_of(&["schedule", "individual", "--players", &players(64), "--rounds", "9"], "");
    let range = copy("problem-out-of-range").with("given", "9").with("min", 1).with("max", 4);
    assert_eq!(said, [problem_at("--rounds", range)]);
}

#[test]
fn a_name_of_4000_characters_is_refused() {
    let players = format!("A,B,C,{}", "x".repeat(4000));
    let said = refusal_of(&["schedule", "four-player", "--players", &players], "");
    let too_long = copy("problem-name-too-long").with("length", 4_000).with("max", 100);
    assert_eq!(said, [problem_at("--players[3]", too_long)]);
}

#[test]
fn an_unknown_format_names_the_known_ones() {
    let said = refusal_of(&["schedule", "ludo", "--players", "A"], "");
    let known =
        "two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo, individual";
    let unknown = copy("problem-unknown-word").with("given", "ludo").with("known", known);
    assert_eq!(said, [problem_at("FORMAT", unknown)]);
}

#[test]
fn bad_flags_are_bad_input() {
    for args in
        [&["schedule", "four-player"][..], &["schedule", "four-player", "--players", "A", "--rounds", "-3"]]
    {
        assert_eq!(run_lastcard(args, "").status.code(), Some(2), "{args:?}");
    }
}
