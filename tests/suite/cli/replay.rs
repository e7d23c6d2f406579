//! `lastcard replay`: what is accepted and what is refused, in words.

use serde_json::{Value, json};

use super::{done, refused};

/// A right log, and what is said of it after a change.
struct Checked(Value);

impl Checked {
    fn new(rules: &str, options: &[&str]) -> Self {
        let args = ["simulate", "--rules", rules, "--hands", "1", "--seed", "3", "--bots", "greedy", "--log"];
        Self(serde_json::from_str(&done(&[&args[..], options].concat(), "")).unwrap())
    }

    fn accepts(&self, change: impl Fn(&mut Value)) {
        let mut log = self.0.clone();
        change(&mut log);
        assert_eq!(
            serde_json::from_str::<Value>(&done(&["replay"], &log.to_string())).unwrap(),
            json!({ "logs": 1 })
        );
    }

    fn says(&self, change: impl Fn(&mut Value)) -> String {
        let mut log = self.0.clone();
        change(&mut log);
        let said = refused(&["replay"], &log.to_string()).join("\n");
        assert!(!said.contains('`') && !said.contains("::") && !said.contains("Option {"), "{said}");
        said
    }

    /// The first move of this kind.
    fn first(&self, kind: &str) -> usize {
        let moves = self.0["moves"].as_array().unwrap();
        moves.iter().position(|logged| logged["move"] == kind).unwrap()
    }
}

#[test]
fn e07_a_move_has_no_other_keys() {
    let log = Checked::new("club", &[]);
    let (draw, play) = (log.first("draw"), log.first("play"));
    let unknown = |at: usize, key: &str| format!("log 1: moves[{at}].{key}: There is no such key.");
    for (at, key, value) in [
        (draw, "card", json!("R5")),
        (play, "unoo", json!(true)),
        (play, "seat", json!("p1")),
        (draw, "uno", json!(true)),
    ] {
        let said = log.says(|log| log["moves"][at][key] = value.clone());
        assert!(said.starts_with(&unknown(at, key)), "{said}");
    }
    log.accepts(|log| {
        log["moves"][play]["uno"] = log["moves"][play]["uno"].as_bool().unwrap_or(false).into();
    });
    let said = log.says(|log| log["moves"][play]["move"] = "lay".into());
    assert!(
        said.contains(&format!("moves[{play}].move: “lay” is not known here. It can be: play, pair, ")),
        "{said}"
    );
    let said = log.says(|log| log["moves"][play]["card"] = "R77".into());
    assert!(said.starts_with(&format!("log 1: moves[{play}].card: “R77” is no card.")), "{said}");
    let said = log.says(|log| drop(log["moves"][play].as_object_mut().unwrap().shift_remove("card")));
    assert_eq!(said, format!("log 1: moves[{play}].card: This is missing."));
    let twice = log.0.to_string().replacen(r#""move":"draw""#, r#""move":"draw","move":"draw""#, 1);
    assert!(refused(&["replay"], &twice)[0].contains("This key is there twice."));
}

#[test]
fn e07_a_swap_says_with_whom() {
    let log = Checked::new("classic", &["--option", "house.seven_zero=true"]);
    let swap = log.first("swap");
    let said = log.says(|log| drop(log["moves"][swap].as_object_mut().unwrap().shift_remove("with")));
    assert_eq!(said, format!("log 1: moves[{swap}].with: This is missing."));
}

#[test]
fn e07_sides_are_sides() {
    let log = Checked::new("club", &[]);
    log.accepts(|log| log["sides"] = json!([["p1", "p3"], ["p2", "p4"]]));
    for sides in [
        json!([["p1", "p2", "p3", "p4"]]),
        json!([["p1", "p2"], ["p3", "p4"]]),
        json!([["p1", "p3"], ["p2", "p4", "p1"]]),
        json!([["p1", "p3"], ["p2"]]),
        json!([[]]),
    ] {
        let said = log.says(|log| log["sides"] = sides.clone());
        assert!(said.starts_with("log 1: Everybody must be on one side and no more,"), "{sides}: {said}");
    }
    assert!(log.says(|log| log["sides"] = json!([])).contains("There is no side here."));
}

#[test]
fn e07_messages_are_in_plain_words() {
    let log = Checked::new("club", &[]);
    let option = log.says(|log| log["rules"]["options"]["foo"] = true.into());
    assert_eq!(option, "log 1: rules.options.foo: There is no option “foo”.");
    let result = log.says(|log| log["result"] = json!({ "won": "p1" }));
    assert!(
        result
            .contains("log 1: result.won: There is no such key. Known here: out, left, order, refill, void."),
        "{result}"
    );
    let seed = log.says(|log| log["seed"] = "00".repeat(32).into());
    assert!(seed.starts_with("log 1: There is a seed, but no commitment"), "{seed}");
    let seed = log.says(|log| log["seed"] = "beef".into());
    assert_eq!(seed, "log 1: seed: “beef” is not 64 hexadecimal digits.");
    let version = log.says(|log| log["lastcard_hand"] = 2.into());
    assert!(version.contains("version 2; version 1 can be read"), "{version}");
    // All that is wrong with the form is told at once.
    let both = log.says(|log| {
        log["deck"][3] = "X1".into();
        log["reshuffles"] = json!([["W", "X2"]]);
    });
    assert!(both.contains("deck[3]: “X1”") && both.contains("reshuffles[0][1]: “X2”"), "{both}");
    assert!(log.says(|log| *log = json!([1, 2])).starts_with("log 1: "));
}

#[test]
fn e07_one_unreadable_log_hides_no_other() {
    let log = Checked::new("club", &[]).0.to_string();
    let wrong = log.replacen("\"p1\"", "\"zoe\"", 1);
    assert_ne!(wrong, log);
    let log = log.as_str();
    let cut = log.get(..log.find("\"rules\"").unwrap() + 7).unwrap();
    let said = refused(&["replay"], &[log, cut, &wrong, "nonsense", log, cut].join("\n"));
    let numbers: Vec<&str> = said.iter().map(|line| line.split(':').next().unwrap()).collect();
    assert_eq!(numbers, ["log 2", "log 3", "log 4", "log 6"], "{said:?}");
    assert!(said[0].contains("line 3, column 1") && said[2].contains("line 4, column"), "{said:?}");
    assert!(said[3].contains("ends in the middle, at line 6"), "{said:?}");
    // Written out over many lines it is a log as well.
    let pretty = serde_json::to_string_pretty(&serde_json::from_str::<Value>(log).unwrap()).unwrap();
    let broken = pretty.replacen("\"moves\": [", "\"moves\": [,", 1);
    let said = refused(&["replay"], &[pretty.as_str(), broken.as_str(), pretty.as_str()].join("\n\n"));
    assert!(said.len() == 1 && said[0].starts_with("log 2: "), "{said:?}");
    assert!(refused(&["replay"], "")[0].contains("no hand log"));
    assert!(refused(&["replay"], "{ \"lastcard_hand\": 1")[0].contains("line 1"));
}
