//! Events of several stages: `lastcard schedule`, `simulate` and `score` with the file of an event.

use std::fs;

use serde_json::{Value, json};

use super::{output_of, problem_at, refusal_of};
use crate::support::copy::copy;

/// Sixteen teams of two in four groups, then a knock-out of the best two of each, with a match for third place.
fn cup() -> Value {
    let team = |number: usize| {
        let player =
            |half: &str| json!({ "id": format!("p{number}{half}"), "name": format!("P {number}{half}") });
        json!({ "id": format!("t{number}"), "name": format!("Team {number}"), "players": [player("a"), player("b")] })
    };
    let scoring = json!({ "method": "std", "target": 60 });
    json!({
        "lastcard_event": 1,
        "name": "Spring cup",
        "entrants": (1..=16).map(team).collect::<Vec<_>>(),
        "relations": [["t1", "t2", "t3", "t4"], ["t5", "t6"]],
        "stages": [
            { "name": "Groups", "form": "league", "groups": 4, "draw": "apart", "format": "two-vs-two", "scoring": scoring },
            { "name": "Cup", "form": "knock-out", "third_place": true, "through": { "best_of_each": 2 },
              "format": "two-vs-two", "scoring": scoring },
        ],
    })
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|line| line["entrant"].as_str().unwrap()).collect()
}

#[test]
fn a_cup_is_drawn_played_and_ranked() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("event.json");
    fs::write(&file, cup().to_string()).unwrap();
    let path = file.to_str().unwrap();
    let drawn = output_of(&["schedule", path, "--seed", "1"], "");
    assert_eq!(output_of(&["schedule", "-", "--seed", "1"], &cup().to_string()), drawn);
    let groups = &parsed(&drawn)["stages"][0];
    // One round of each group at a time.
    assert_eq!(groups["tournaments"].as_array().unwrap().len(), 8);
    for group in groups["drawn"].as_array().unwrap() {
        let mates = group
            .as_array()
            .unwrap()
            .iter()
            .filter(|id| ["t1", "t2", "t3", "t4"].contains(&id.as_str().unwrap()));
        assert_eq!(mates.count(), 1, "{group}");
    }
    let said = refusal_of(&["schedule", "-"], &drawn);
    assert_eq!(said, [copy("cli-event-playing").with("stage", "Groups").to_string()]);

    let played = output_of(&["simulate", "--seed", "7"], &drawn);
    assert_eq!(output_of(&["simulate", "--seed", "7"], &drawn), played);
    assert_eq!(refusal_of(&["schedule", "-"], &played), [copy("cli-event-over").to_string()]);
    let score = parsed(&output_of(&["score"], &played));
    assert_eq!((&score["finished"], &score["departures"]), (&true.into(), &json!([])));
    let mut everybody = ids(&score["standings"]);
    assert_eq!(&everybody[..4], &ids(&score["stages"][1]["standings"])[..4]);
    let ranks: Vec<u64> = score["standings"]
        .as_array()
        .unwrap()
        .iter()
        .take(5)
        .map(|line| line["rank"].as_u64().unwrap())
        .collect();
    assert_eq!(ranks, [1, 2, 3, 4, 5]);
    everybody.sort_unstable();
    everybody.dedup();
    assert_eq!(everybody.len(), 16);
    // Eight in a tree play seven matches, and one for third place.
    assert_eq!(parsed(&played)["stages"][1]["tournaments"].as_array().unwrap().len(), 8);
}

#[test]
fn a_correction_after_the_draw_is_told_and_changes_nothing() {
    let heats = json!({ "name": "Heat", "form": "groups", "format": "free-for-all", "scoring": { "method": "std", "target": 50 } });
    let last = json!({ "name": "Final", "form": "groups", "through": { "best": 2 }, "format": "duo" });
    let entrants: Vec<Value> = ["anna", "boris", "vera"].map(|name| json!({ "name": name })).into();
    let event = json!({ "lastcard_event": 1, "name": "Two", "entrants": entrants, "stages": [heats, last] });
    let mut played = parsed(&output_of(&["simulate", "--seed", "3"], &event.to_string()));
    let place = |score: &Value, place: usize| {
        score["stages"][0]["standings"][place]["entrant"].as_str().unwrap().to_owned()
    };
    let score = parsed(&output_of(&["score"], &played.to_string()));
    let (best, worst) = (place(&score, 0), place(&score, 2));
    // Whoever was last now wins the only hand that counts.
    let heat = &mut played["stages"][0]["tournaments"][0]["tournament"];
    let mut first = heat["hands"][0].clone();
    let left: serde_json::Map<String, Value> = ["anna", "boris", "vera"]
        .iter()
        .filter(|id| **id != worst)
        .map(|id| ((*id).to_owned(), if *id == best { 1.into() } else { 99.into() }))
        .collect();
    first["result"] = json!({ "out": worst, "left": left });
    heat["hands"] = json!([first]);
    let score = parsed(&output_of(&["score"], &played.to_string()));
    let departure = &score["departures"][0];
    assert_eq!(departure["stage"], "Final");
    assert_eq!(departure["would_play"], json!([worst]));
    assert_eq!(score["stages"][1]["standings"].as_array().unwrap().len(), 2);
}

#[test]
fn an_event_that_cannot_work_is_refused_with_all_problems() {
    let mut event = cup();
    event["stages"][1]["through"] = json!({ "best_of_each": 5, "level": "coin" });
    let unknown = copy("problem-unknown-word").with("given", "coin").with("known", "order, play-off");
    assert_eq!(refusal_of(&["score"], &event.to_string()), [problem_at("stages[1].through.level", unknown)]);
    event["stages"][1]["through"] = json!({ "best_of_each": 5 });
    let large = copy("problem-cut-too-large").with("through", 20).with("before", 16);
    assert_eq!(refusal_of(&["score"], &event.to_string()), [problem_at("stages[1].through", large)]);
    event["stages"].as_array_mut().unwrap().remove(1);
    event["stages"][0] = json!({ "name": "Alone", "form": "groups", "format": "team" });
    let said = refusal_of(&["score"], &event.to_string());
    assert!(said.contains(&problem_at("stages", copy("problem-one-stage"))), "{said:?}");
}

#[test]
fn options_and_single_tournaments_do_not_go_with_an_event() {
    let with_options = refusal_of(&["schedule", "-", "--rounds", "2"], &cup().to_string());
    assert_eq!(with_options, [copy("cli-event-options").to_string()]);
    let single = output_of(&["schedule", "duo", "--players", "A,B"], "");
    assert_eq!(refusal_of(&["schedule", "-"], &single), [copy("cli-event-none").to_string()]);
}
