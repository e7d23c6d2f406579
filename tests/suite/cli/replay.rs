//! `lastcard replay`: accepted and refused logs, with their messages.

use std::fmt::Display;

use serde_json::{Value, json};

use super::{log_place, output_of, problem_at, refusal_of};
use crate::support::copy::copy;
use crate::support::gap::{GAP, parts_at_gaps};

/// Formats a problem with the first log.
fn problem_in_log(problem: impl Display) -> String {
    problem_at(log_place(1), problem)
}

/// A valid log, for checking the message after a change to it.
struct Checked(Value);

impl Checked {
    fn new(rules: &str, options: &[&str]) -> Self {
        let args = ["simulate", "--rules", rules, "--hands", "1", "--seed", "3", "--bots", "greedy", "--log"];
        Self(serde_json::from_str(&output_of(&[&args[..], options].concat(), "")).unwrap())
    }

    fn assert_accepts(&self, change: impl Fn(&mut Value)) {
        let mut log = self.0.clone();
        change(&mut log);
        assert_eq!(
            serde_json::from_str::<Value>(&output_of(&["replay"], &log.to_string())).unwrap(),
            json!({ "logs": 1 })
        );
    }

    fn problem_with(&self, change: impl Fn(&mut Value)) -> String {
        let mut log = self.0.clone();
        change(&mut log);
        let said = refusal_of(&["replay"], &log.to_string()).join("\n");
        assert!(!said.contains('`') && !said.contains("::") && !said.contains("Option {"), "{said}");
        said
    }

    /// Returns the index of the first move of this kind.
    fn first_move(&self, kind: &str) -> usize {
        let moves = self.0["moves"].as_array().unwrap();
        moves.iter().position(|logged| logged["move"] == kind).unwrap()
    }
}

#[test]
fn unknown_keys_of_a_move_are_refused() {
    let right = Checked::new("club", &[]);
    let (draw, play) = (right.first_move("draw"), right.first_move("play"));
    for (number, key, value) in [
        (draw, "card", json!("R5")),
        (play, "unoo", json!(true)),
        (play, "seat", json!("p1")),
        (draw, "uno", json!(true)),
    ] {
        let said = right.problem_with(|log| log["moves"][number][key] = value.clone());
        assert!(said.starts_with(&log_place(1)), "{said}");
        let unknown =
            problem_at(format!("moves[{number}].{key}"), copy("problem-unknown-key").with("known", GAP));
        assert!(parts_at_gaps(&said, problem_in_log(unknown)).is_some(), "{said}");
    }
    right.assert_accepts(|log| {
        log["moves"][play]["uno"] = log["moves"][play]["uno"].as_bool().unwrap_or(false).into();
    });
    let said = right.problem_with(|log| log["moves"][play]["move"] = "lay".into());
    let unknown = copy("problem-unknown-word").with("given", "lay").with("known", GAP);
    let known = parts_at_gaps(&said, problem_at(format!("moves[{play}].move"), unknown));
    assert!(known.is_some_and(|known| known[0].starts_with("play, pair, ")), "{said}");
    let card = format!("moves[{play}].card");
    let said = right.problem_with(|log| log["moves"][play]["card"] = "R77".into());
    assert!(
        said.starts_with(&problem_in_log(problem_at(
            &card,
            copy("problem-unknown-card").with("given", "R77")
        ))),
        "{said}"
    );
    let said =
        right.problem_with(|log| drop(log["moves"][play].as_object_mut().unwrap().shift_remove("card")));
    assert_eq!(said, problem_in_log(problem_at(card, copy("problem-missing"))));
    let twice = right.0.to_string().replacen(r#""move":"draw""#, r#""move":"draw","move":"draw""#, 1);
    assert!(refusal_of(&["replay"], &twice)[0].contains(&copy("problem-duplicate-key").to_string()));
}

#[test]
fn a_swap_names_the_other_player() {
    let log = Checked::new("classic", &["--option", "house.seven_zero=true"]);
    let swap = log.first_move("swap");
    let said = log.problem_with(|log| drop(log["moves"][swap].as_object_mut().unwrap().shift_remove("with")));
    assert_eq!(said, problem_in_log(problem_at(format!("moves[{swap}].with"), copy("problem-missing"))));
}

#[test]
fn invalid_sides_are_refused() {
    let log = Checked::new("club", &[]);
    log.assert_accepts(|log| log["sides"] = json!([["p1", "p3"], ["p2", "p4"]]));
    for sides in [
        json!([["p1", "p2", "p3", "p4"]]),
        json!([["p1", "p2"], ["p3", "p4"]]),
        json!([["p1", "p3"], ["p2", "p4", "p1"]]),
        json!([["p1", "p3"], ["p2"]]),
        json!([[]]),
    ] {
        let said = log.problem_with(|log| log["sides"] = sides.clone());
        assert_eq!(said, problem_in_log(copy("problem-log-sides")), "{sides}");
    }
    assert!(log.problem_with(|log| log["sides"] = json!([])).contains(&copy("problem-no-sides").to_string()));
}

#[test]
fn messages_are_in_plain_words() {
    let right = Checked::new("club", &[]);
    let option = right.problem_with(|log| log["rules"]["options"]["foo"] = true.into());
    let unknown = copy("problem-unknown-option").with("option", "foo");
    assert_eq!(option, problem_in_log(problem_at("rules.options.foo", unknown)));
    let result = right.problem_with(|log| log["result"] = json!({ "won": "p1" }));
    let unknown = copy("problem-unknown-key").with("known", "out, left, order, refill, void");
    assert!(result.contains(&problem_in_log(problem_at("result.won", unknown))), "{result}");
    let seed = right.problem_with(|log| log["seed"] = "00".repeat(32).into());
    let missing = copy("problem-log-commitment-missing").with("right", GAP);
    assert!(
        seed.starts_with(&log_place(1)) && parts_at_gaps(&seed, problem_in_log(missing)).is_some(),
        "{seed}"
    );
    let seed = right.problem_with(|log| log["seed"] = "beef".into());
    assert_eq!(
        seed,
        problem_in_log(problem_at("seed", copy("problem-not-hexadecimal").with("given", "beef")))
    );
    let version = right.problem_with(|log| log["lastcard_hand"] = 2.into());
    let other = copy("problem-log-version").with("given", 2).with("known", 1).to_string();
    assert!(version.contains(&other), "{version}");
    // All format errors are reported at once.
    let both = right.problem_with(|log| {
        log["deck"][3] = "X1".into();
        log["reshuffles"] = json!([["W", "X2"]]);
    });
    for (place, card) in [("deck[3]", "X1"), ("reshuffles[0][1]", "X2")] {
        assert!(
            both.contains(&problem_at(place, copy("problem-unknown-card").with("given", card))),
            "{both}"
        );
    }
    assert!(right.problem_with(|log| *log = json!([1, 2])).starts_with(&format!("{}: ", log_place(1))));
}

#[test]
fn one_unreadable_log_hides_no_other() {
    let right = Checked::new("club", &[]).0.to_string();
    let wrong = right.replacen("\"p1\"", "\"zoe\"", 1);
    assert_ne!(wrong, right);
    let right = right.as_str();
    let cut = right.get(..right.find("\"rules\"").unwrap() + 7).unwrap();
    let said = refusal_of(&["replay"], &[right, cut, &wrong, "nonsense", right, cut].join("\n"));
    let of_log = |(line, number): (&String, u32)| line.starts_with(&format!("{}: ", log_place(number)));
    assert!(said.len() == 4 && said.iter().zip([2, 3, 4, 6]).all(of_log), "{said:?}");
    let no_json = |line| copy("problem-log-not-json").with("line", line).with("column", GAP);
    assert!(
        parts_at_gaps(&said[0], no_json(3)) == Some(vec!["1"])
            && parts_at_gaps(&said[2], no_json(4)).is_some(),
        "{said:?}"
    );
    let cut_off = copy("problem-cut-off").with("line", 6).with("column", GAP);
    assert!(parts_at_gaps(&said[3], cut_off).is_some(), "{said:?}");
    // A log that is spread over many lines is valid too.
    let pretty = serde_json::to_string_pretty(&serde_json::from_str::<Value>(right).unwrap()).unwrap();
    let broken = pretty.replacen("\"moves\": [", "\"moves\": [,", 1);
    let said = refusal_of(&["replay"], &[pretty.as_str(), broken.as_str(), pretty.as_str()].join("\n\n"));
    assert!(said.len() == 1 && said[0].starts_with(&format!("{}: ", log_place(2))), "{said:?}");
    assert_eq!(refusal_of(&["replay"], ""), [copy("cli-no-logs").to_string()]);
    let half = &refusal_of(&["replay"], "{ \"lastcard_hand\": 1")[0];
    assert!(
        parts_at_gaps(half, copy("problem-cut-off").with("line", 1).with("column", GAP)).is_some(),
        "{half}"
    );
}
