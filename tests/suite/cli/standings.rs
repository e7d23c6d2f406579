//! Standings of difficult files: withdrawals, several tables, unequal evenings, and the remarks on them.

use serde_json::{Value, json};

use super::{output_of, problem_at, refusal_of};
use crate::support::copy::copy;

fn score(file: &Value) -> Value {
    serde_json::from_str(&output_of(&["score"], &file.to_string())).unwrap()
}

/// Returns a file of single players, named by their ids.
pub(super) fn file(format: &str, scoring: Value, ids: &str, hands: Value) -> Value {
    let entrants: Vec<Value> = ids.split_whitespace().map(|id| json!({ "id": id, "name": id })).collect();
    let mut file = json!({ "lastcard": 1, "name": "x", "format": format, "entrants": entrants });
    file["scoring"] = scoring;
    file["hands"] = hands;
    file
}

/// Returns a hand with the player who went out and the holdings left.
fn hand(number: u32, table: u32, out: &str, left: Value) -> Value {
    let mut hand = json!({ "round": 1, "hand": number, "table": table, "result": { "out": out } });
    hand["result"]["left"] = left;
    hand
}

fn void(number: u32, table: u32, reason: &str) -> Value {
    json!({ "round": 1, "hand": number, "table": table, "result": { "void": reason } })
}

fn line<'a>(standings: &'a Value, entrant: &str) -> &'a Value {
    let lines = standings["standings"].as_array().unwrap();
    lines.iter().find(|line| line["entrant"] == entrant).unwrap()
}

fn rank_total_and_state(standings: &Value, entrant: &str) -> (Value, Value, Value) {
    let line = line(standings, entrant);
    (line["rank"].clone(), line["total"].clone(), line["state"].clone())
}

/// Returns eight players of whom H leads and withdraws with hand 5. Hand 4 of the other table is open, or closed.
fn file_with_withdrawal(closed: bool) -> Value {
    let mut hands = vec![
        hand(1, 1, "h", json!({ "b": 10, "d": 10 })),
        hand(1, 2, "f", json!({ "c": 10, "g": 10 })),
        hand(2, 1, "h", json!({ "b": 10, "d": 10 })),
        hand(2, 2, "f", json!({ "c": 10, "g": 10 })),
        hand(3, 1, "h", json!({ "d": 10, "b": 10 })),
        hand(3, 2, "e", json!({ "c": 10, "g": 10 })),
        hand(4, 1, "h", json!({ "d": 10, "b": 10 })),
        hand(5, 2, "a", json!({ "f": 10, "g": 10 })),
        hand(6, 2, "a", json!({ "f": 10, "g": 10 })),
        hand(7, 2, "d", json!({ "g": 10, "f": 10 })),
        hand(8, 2, "d", json!({ "g": 10, "f": 10 })),
    ];
    if closed {
        hands.push(void(4, 2, "abandoned"));
    }
    let mut file = file("eight-player", json!({ "method": "lose200" }), "a b c d e f g h", hands.into());
    file["stopped"] = true.into();
    file["entrants"][7]["changes"] = json!([{ "from": { "round": 1, "hand": 5 }, "player": null }]);
    file
}

#[test]
fn withdrawn_players_rank_last_whatever_is_open() {
    for closed in [false, true] {
        let standings = score(&file_with_withdrawal(closed));
        assert_eq!(
            rank_total_and_state(&standings, "h"),
            (json!(8), json!(0), json!("withdrawn")),
            "{closed}"
        );
    }
}

#[test]
fn a_withdrawal_after_the_end_is_ignored() {
    let scoring = json!({ "method": "lose200", "stop_at_limit": true });
    let hands =
        json!([hand(1, 1, "a", json!({ "c": 200, "d": 3 })), hand(2, 1, "a", json!({ "c": 1, "d": 3 })),]);
    let mut file = file("four-player", scoring, "a b c d", hands);
    file["entrants"][0]["changes"] = json!([{ "from": { "hand": 3 }, "player": null }]);
    let standings = score(&file);
    assert_eq!(rank_total_and_state(&standings, "a"), (json!(1), json!(0), json!("winner")));
    assert_eq!(rank_total_and_state(&standings, "c"), (json!(4), json!(200), json!("lost")));
    assert_eq!(standings["problems"].as_array().unwrap().len(), 1);
}

#[test]
fn void_hands_are_never_after_the_end() {
    let scoring = json!({ "method": "lose200", "limit": 100, "stop_at_limit": true });
    for reason in ["withdrawn", "abandoned"] {
        let hands = json!([
            hand(1, 1, "d", json!({ "a": 7, "b": 19, "c": 4 })),
            hand(2, 1, "c", json!({ "a": 94, "b": 35, "d": 72 })),
            void(9, 1, reason),
            void(10, 1, reason),
        ]);
        let mut file = file("four-player", scoring.clone(), "a b c d", hands);
        assert_eq!(score(&file)["problems"], json!([]), "{reason}");
        // Hands from 9 on are closed, although the file lacks some of them.
        file["entrants"][3]["changes"] = json!([{ "from": { "round": 1, "hand": 9 }, "player": null }]);
        let standings = score(&file);
        assert_eq!((&standings["problems"], &standings["reason"]), (&json!([]), &json!("limit")), "{reason}");
        assert_ne!(line(&standings, "d")["state"], "withdrawn");
    }
}

#[test]
fn problems_point_to_their_place_in_the_file() {
    let scoring = json!({ "method": "lose200", "stop_at_limit": true });
    let hands =
        json!([hand(3, 1, "a", json!({ "c": 300, "d": 3 })), hand(7, 1, "a", json!({ "b": 9, "d": 3 })),]);
    let standings = score(&file("four-player", scoring, "a b c d", hands));
    let problems = standings["problems"].as_array().unwrap();
    assert_eq!(problems.len(), 1);
    assert!(problems[0].as_str().unwrap().starts_with("hands[1]: "), "{problems:?}");
    // A result of a player who has withdrawn, in a file with one hand.
    let hands = json!([hand(7, 1, "a", json!({ "b": 9, "d": 3 }))]);
    let mut withdrawn = file("four-player", json!({}), "a b c d", hands);
    withdrawn["entrants"][1]["changes"] = json!([{ "from": { "hand": 5 }, "player": null }]);
    let said = refusal_of(&["score"], &withdrawn.to_string());
    assert!(said.iter().all(|line| line.starts_with("hands[0].result: ")), "{said:?}");
}

/// Entrants of a play-off are ordered as in the tournament, their seats as in the file.
#[test]
fn play_off_problems_point_into_the_file() {
    let hands = json!([
        hand(1, 1, "a", json!({ "b": 50, "c": 1, "d": 1 })),
        hand(2, 1, "b", json!({ "a": 50, "c": 1, "d": 1 })),
    ]);
    let mut file = file("free-for-all", json!({ "method": "std" }), "a b c d", hands);
    file["stopped"] = true.into();
    file["play_off"] = json!({ "entrants": ["d", "b", "a"] });
    let standings = score(&file);
    let not_level = copy("problem-play-off-not-level").with("entrant", "d");
    assert_eq!(standings["problems"][0], problem_at("play_off.entrants[0]", not_level));
}

#[test]
fn next_respects_the_seats_of_open_hands() {
    for number in [1, 2, 3] {
        let mut hands: Vec<Value> = (1..number)
            .map(|hand_number| hand(hand_number, 1, "a", json!({ "b": 1, "c": 1, "d": 1 })))
            .collect();
        hands.push(json!({ "round": 1, "hand": number, "table": 1, "seats": ["a", "c", "b", "d"] }));
        let file = file("free-for-all", json!({ "method": "std" }), "a b c d", hands.into());
        let standings = score(&file);
        assert_eq!(standings["next"][0]["hand"], number);
        assert_eq!(standings["next"][0]["seats"], json!(["a", "c", "b", "d"]), "{number}");
        // Hands played there keep the seats, and so do later ones.
        let played: Value =
            serde_json::from_str(&output_of(&["simulate", "--seed", "1"], &file.to_string())).unwrap();
        let last = played["hands"].as_array().unwrap().last().unwrap();
        assert_eq!(last["seats"], json!(["a", "c", "b", "d"]), "{number}");
    }
}

#[test]
fn line_up_change_messages_are_right() {
    let with_change = |format: &str, changes: Value| {
        let mut file = file(format, json!({}), "a b c d", json!([]));
        file["entrants"][0]["changes"] = changes;
        refusal_of(&["score"], &file.to_string())
    };
    let zoya = json!({ "id": "zoya", "name": "Z" });
    let after_end = copy("problem-change-after-end").with("hand", 13).with("round", 1);
    assert_eq!(
        with_change("four-player", json!([{ "from": { "hand": 13 }, "player": zoya }])),
        [problem_at("entrants[0].changes[0].from", after_end.with("last", 12).with("last-round", 1))]
    );
    let back = json!([{ "from": { "hand": 3 }, "player": null }, { "from": { "hand": 5 }, "player": { "id": "a", "name": "a" } }]);
    let withdrawn = copy("problem-after-withdrawal").with("player", "a");
    assert_eq!(with_change("free-for-all", back), [problem_at("entrants[0].changes[1]", withdrawn)]);
    let penalties = json!([{ "player": "zoya", "kind": "hint", "cards": 2 }]);
    let result = json!({ "out": "a", "left": { "c": 3, "d": 4 }, "penalties": penalties });
    let hands =
        json!([{ "hand": 1, "result": result, "voided": [{ "void": "stuck", "penalties": penalties }] }]);
    let said = refusal_of(&["score"], &file("four-player", json!({}), "a b c d", hands).to_string());
    let places: Vec<&str> = said.iter().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(places, ["hands[0].result.penalties[0].player", "hands[0].voided[0].penalties[0].player"]);
    let mut late = file("four-player", json!({}), "a b c d", json!([]));
    late["entrants"][3]["from"] = json!({ "hand": 5 });
    let not_late = copy("problem-late-not-for-format").with("format", "four-player");
    assert_eq!(refusal_of(&["score"], &late.to_string()), [problem_at("entrants[3].from", not_late)]);
    let order = json!([{ "hand": 1, "seats": ["a", "b", "c", "d"] }]);
    let said = refusal_of(&["score"], &file("four-player", json!({}), "a b c d", order).to_string());
    assert_eq!(said, [problem_at("hands[0].seats", copy("problem-other-order").with("seats", "a, c, b, d"))]);
}

/// A lazy evening of two hands that A and B share, and a play-off that names a loser.
#[test]
fn lazy_play_off_messages_do_not_mention_std() {
    let lost = |round: u32, hand: u32, out: &str, loser: &str| json!({ "round": round, "hand": hand, "table": 1, "result": { "out": out, "losers": [loser] } });
    let hands = json!([lost(1, 1, "a", "d"), lost(1, 2, "b", "d"), lost(2, 1, "a", "b")]);
    let mut file = file("free-for-all", json!({ "method": "lazy" }), "a b c d", hands);
    file["agreed_hands"] = 2.into();
    file["play_off"] = json!({ "entrants": ["a", "b"] });
    let losers = problem_at("hands[2].result.losers", copy("problem-play-off-losers"));
    assert_eq!(refusal_of(&["score"], &file.to_string()), [losers]);
    file["hands"][2]["result"] = json!({ "order": ["a", "b"] });
    let said = refusal_of(&["score"], &file.to_string());
    assert!(said[0].contains("Lazy") && !said[0].contains("Standard"), "{said:?}");
}

/// Two tables play the hand number in which somebody reaches the limit: both hands count before the end.
#[test]
fn the_limit_hand_counts_at_every_table() {
    let scoring = json!({ "method": "lose200", "stop_at_limit": true });
    let first = hand(1, 1, "h", json!({ "b": 200, "d": 3 }));
    let second = hand(1, 2, "c", json!({ "e": 3, "f": 4 }));
    let all = "a b c d e f g h";
    let pending = score(&file("eight-player", scoring.clone(), all, json!([first])));
    assert_eq!((&pending["finished"], &pending["reason"]), (&json!(false), &Value::Null));
    let next = pending["next"].as_array().unwrap();
    assert_eq!((next.len(), &next[0]["hand"], &next[0]["table"]), (1, &json!(1), &json!(2)));
    let over = score(&file("eight-player", scoring.clone(), all, json!([first, second])));
    assert_eq!(
        (&over["reason"], &over["next"], &over["problems"]),
        (&json!("limit"), &json!([]), &json!([]))
    );
    assert_eq!(
        (rank_total_and_state(&over, "e").1, rank_total_and_state(&over, "f").1),
        (json!(3), json!(4))
    );
    // §0.5.8h: everybody under the limit has won.
    for (entrant, state) in [("a", "winner"), ("b", "lost"), ("e", "winner"), ("f", "winner")] {
        assert_eq!(rank_total_and_state(&over, entrant).2, state, "{entrant}");
    }
    // Later hands do not count.
    let late = hand(2, 1, "h", json!({ "b": 1, "d": 3 }));
    let late = score(&file("eight-player", scoring, all, json!([first, second, late])));
    assert_eq!(late["standings"], over["standings"]);
    assert!(late["problems"][0].as_str().unwrap().starts_with("hands[2]: "));
}

/// §0.5.8h: the organiser stops before anybody reaches the limit.
#[test]
fn everybody_under_the_limit_wins_without_play_off() {
    for (stop_at_limit, states) in [(true, ["winner"; 4]), (false, ["winner", "winner", "placed", "placed"])]
    {
        let scoring = json!({ "method": "lose200", "stop_at_limit": stop_at_limit });
        let hands = json!([hand(1, 1, "a", json!({ "c": 5, "d": 5 }))]);
        let mut file = file("four-player", scoring, "a b c d", hands);
        file["stopped"] = true.into();
        let standings = score(&file);
        assert_eq!(
            ["a", "b", "c", "d"].map(|id| rank_total_and_state(&standings, id).2),
            states.map(|state| json!(state))
        );
        file["play_off"] = json!({ "entrants": ["a", "b"] });
        if stop_at_limit {
            let said = refusal_of(&["score"], &file.to_string());
            assert_eq!(said[0], problem_at("play_off", copy("problem-play-off-no-winner")));
        } else {
            assert_eq!(score(&file)["next"].as_array().unwrap().len(), 1);
        }
    }
}

/// One block of five players: A sits out and has no rank; the others rank by points a hand.
#[test]
fn players_without_a_hand_are_last_and_unranked() {
    let hands = json!([
        hand(1, 1, "b", json!({ "c": 10, "d": 10 })),
        hand(2, 1, "c", json!({ "b": 10, "e": 10 })),
        hand(3, 1, "b", json!({ "d": 10, "c": 10 })),
        hand(4, 1, "d", json!({ "b": 10, "e": 10 })),
    ]);
    let mut five = file("individual", json!({ "method": "lose200" }), "a b c d e", hands);
    five["blocks"] = 1.into();
    let standings = score(&five);
    let last = &standings["standings"][4];
    assert_eq!(
        (&last["entrant"], &last["rank"], &last["state"], last.get("average")),
        (&json!("a"), &Value::Null, &json!("placed"), None)
    );
    for line in standings["standings"].as_array().unwrap().iter().take(4) {
        assert_eq!(
            (&line["rank"], &line["total"], &line["average"], &line["state"]),
            (&json!(1), &json!(20), &json!(5.0), &json!("winner"))
        );
    }
    five["hands"].as_array_mut().unwrap().pop();
    assert_eq!(rank_total_and_state(&score(&five), "a"), (Value::Null, json!(0), json!("playing")));
}

#[test]
fn max_loser_needs_the_counts_of_all_others() {
    let hands = json!([
        hand(1, 1, "a", json!({ "c": 5 })),
        { "hand": 2, "result": { "out": "a", "losers": ["c"] } },
        { "hand": 3, "result": { "out": "a", "losers": ["c"], "left": { "b": 1, "c": 5 } } },
    ]);
    let mut file = file("free-for-all", json!({ "method": "max_loser" }), "a b c", hands);
    let said = refusal_of(&["score"], &file.to_string());
    let places: Vec<&str> = said.iter().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(places, ["hands[0].result.left.b", "hands[1].result.left.b", "hands[1].result.left.c"]);
    file["scoring"] = json!({ "method": "lazy" });
    assert_eq!(rank_total_and_state(&score(&file), "a").0, json!(1));
}
