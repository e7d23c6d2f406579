//! Tournament files: reading, refusals with their places, and round trips.

use proptest::prelude::*;

use super::build::*;
use crate::file;
use crate::{EndReason, Fault, Format, NameFault, Setup, SetupKeys, Tournament, tally};

const EXAMPLE: &str = r#"{
  "lastcard": 1,
  "name": "Friday night",
  "format": "four-player",
  "rounds": 1, "blocks": null, "hands_per_block": 4, "agreed_hands": null,
  "scoring": { "method": "std", "target": null, "limit": null, "stop_at_limit": false, "tie_breaks": ["won", "best"] },
  "values": "std",
  "rules": { "preset": "club", "options": { "house.zero50": false } },
  "fixed_seats": false,
  "stopped": false,
  "entrants": [ { "id": "anna", "name": "Anna" }, { "id": "boris", "name": "Boris" }, { "id": "vera", "name": "Vera" }, { "id": "gleb", "name": "Gleb" } ],
  "hands": [
    { "round": 1, "block": 1, "hand": 1, "table": 1,
      "seats": ["anna", "vera", "boris", "gleb"], "dealer": "anna", "opener": "vera",
      "result": { "out": "anna", "left": { "vera": { "5": 1, "9": 1, "SKIP": 1 }, "gleb": 77 } } }
  ]
}"#;

pub(super) fn file_of_four(keys: &str, hands: &str) -> String {
    format!(
        r#"{{ "lastcard": 1, "name": "T", "format": "four-player", {keys}
          "entrants": [{{"name":"Anna"}},{{"name":"Boris"}},{{"name":"Vera"}},{{"name":"Gleb"}}], "hands": [{hands}] }}"#
    )
}

pub(super) fn file_of_two_teams(keys: &str, hands: &str) -> String {
    format!(
        r#"{{ "lastcard": 1, "name": "T", "format": "two-vs-two", {keys} "entrants": [
            {{"name":"Anna & Boris","players":[{{"name":"Anna"}},{{"name":"Boris"}}]}},
            {{"name":"Vera & Gleb","players":[{{"name":"Vera"}},{{"name":"Gleb"}}]}}], "hands": [{hands}] }}"#
    )
}

pub(super) fn problems(text: &str) -> Vec<(String, Fault)> {
    file::read(text).expect_err(text).into_iter().map(|p| (p.place.to_string(), p.fault)).collect()
}

pub(super) fn places(text: &str) -> Vec<String> {
    problems(text).into_iter().map(|(place, _)| place).collect()
}

/// The only problem of a file whose first hand has this result.
pub(super) fn result_problem(scoring: &str, result: &str) -> (String, Fault) {
    let text = file_of_four(
        &format!(r#""scoring":{{"method":"{scoring}"}},"#),
        &format!(r#"{{"hand":1,"result":{result}}}"#),
    );
    let mut problems = problems(&text);
    assert_eq!(problems.len(), 1, "{problems:?}");
    problems.remove(0)
}

#[test]
fn the_example_file_is_read_with_open_hands() {
    let read = file::read(EXAMPLE).unwrap();
    assert_eq!(read.hands().len(), 12);
    let tally = tally(&read);
    assert_eq!(["anna", "boris", "vera", "gleb"].map(|p| total(&tally, p)), [111, 111, 0, 0]);
    assert!(tally.effects[0].unverified, "Gleb's total was typed");
    assert_eq!(tally.standings.next[0].slot, slot(2));
    assert_eq!(tally.standings.next[0].dealer, Some(id("boris")));
}

#[test]
fn keys_are_written_in_the_documented_order() {
    let written = file::write(&file::read(EXAMPLE).unwrap());
    let order = [
        "lastcard",
        "name",
        "format",
        "rounds",
        "blocks",
        "hands_per_block",
        "agreed_hands",
        "scoring",
        "values",
        "rules",
        "fixed_seats",
        "stopped",
        "entrants",
        "hands",
    ];
    let keys: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&written).unwrap();
    assert_eq!(keys.keys().collect::<Vec<_>>(), order);
    assert!(written.contains(r#"{"round":1,"block":1,"hand":1,"table":1,"seats":["anna","vera","boris","gleb"],"dealer":"anna","opener":"vera","result":{"out":"anna","left":{"gleb":77,"vera":{"5":1,"9":1,"SKIP":1}}}}"#), "{written}");
    assert!(written.contains(
        r#"{"method":"std","target":null,"limit":null,"stop_at_limit":false,"tie_breaks":["won","best"]}"#
    ));
    assert_eq!(file::write(&file::read(&written).unwrap()), written);
}

#[test]
fn keys_with_default_values_may_be_omitted() {
    let full = file::read(EXAMPLE).unwrap();
    let short = file_of_four("", "");
    let short = file::read(&short).unwrap();
    assert_eq!((short.setup(), short.entrants()), (full.setup(), full.entrants()));
    assert_eq!(short.hands()[0].seating, full.hands()[0].seating);
}

#[test]
fn the_move_time_limit_round_trips() {
    let text = file_of_four(r#""play": { "move_seconds": 30 },"#, "");
    let read = file::read(&text).unwrap();
    assert_eq!(read.setup().move_seconds().map(std::num::NonZeroU32::get), Some(30));
    let written = file::write(&read);
    assert!(written.contains(r#""play": {"move_seconds":30}"#), "{written}");
    assert_eq!(file::read(&written).unwrap(), read);
    assert!(!file::write(&file::read(&file_of_four("", "")).unwrap()).contains("\"play\""));
    assert_eq!(places(&file_of_four(r#""play": { "move_seconds": 0 },"#, "")), ["play.move_seconds"]);
    assert_eq!(places(&file_of_four(r#""play": { "speed": 1 },"#, "")), ["play.speed"]);
}

#[test]
fn all_problems_are_listed() {
    let text = r#"{ "lastcard": 1, "name": "", "format": "four-player", "rounds": 0, "speed": 1,
        "scoring": { "method": "std", "target": 500 }, "rules": { "preset": "club", "options": { "house.jmup": true, "score.method": "std" } },
        "entrants": [ { "id": "anna", "name": "Anna" }, { "id": "anna", "name": "Anna" }, { "name": "Vera" } ],
        "hands": [ { "hand": 1, "seats": ["anna", "vera", "boris", "gleb"], "result": { "out": "anna", "left": { "gleb": { "W": 5, "Q": 1 }, "vera": -3 } } },
                   { "hand": 1 }, { "hand": 1, "result": { "void": "rain" } } ] }"#;
    let found = places(text);
    for place in [
        "name",
        "rounds",
        "speed",
        "rules.options.house.jmup",
        "rules.options.score.method",
        "hands[0].result.left.gleb.Q",
        "hands[0].result.left.vera",
        "hands[2].result.void",
    ] {
        assert!(found.contains(&place.to_owned()), "{place} is not in {found:?}");
    }
    let without_rules = places(
        &text
            .replace(r#""house.jmup": true, "score.method": "std""#, "")
            .replace(r#", "Q": 1"#, "")
            .replace("-3", "3"),
    );
    for place in
        ["scoring.target", "entrants", "entrants[1].id", "entrants[1].name", "hands[0].result.left.gleb.W"]
    {
        assert!(without_rules.contains(&place.to_owned()), "{place} is not in {without_rules:?}");
    }
}

#[test]
fn one_bad_value_hides_no_other() {
    let hand = |result: &str| file_of_four("", &format!(r#"{{ "hand": 1, "result": {result} }}"#));
    for (result, expected) in [
        (
            r#"{"out":"anna","left":{"anna":{"5":1},"vera":{"Q":1,"D2":9},"gleb":{"W":5},"zed":1}}"#,
            vec!["left.anna", "left.gleb.W", "left.vera.D2", "left.vera.Q", "left.zed"],
        ),
        (
            r#"{"out":"anna","left":{"vera":-3,"gleb":1241,"zed":1}}"#,
            vec!["left.gleb", "left.vera", "left.zed"],
        ),
        (
            r#"{"out":["anna","vera"],"left":{"gleb":{"W":5},"zed":1}}"#,
            vec!["left.gleb.W", "left.zed", "out"],
        ),
    ] {
        let mut found = places(&hand(result));
        found.sort();
        let expected: Vec<String> = expected.iter().map(|place| format!("hands[0].result.{place}")).collect();
        assert_eq!(found, expected, "{result}");
    }
}

#[test]
fn a_file_cut_in_half_says_where_it_ends() {
    let half = &EXAMPLE[..EXAMPLE.len() / 2];
    let found = problems(half);
    assert!(
        matches!(found[..], [(_, Fault::CutOff { line, column })] if line > 5 && column > 0),
        "{found:?}"
    );
    assert!(matches!(
        problems("{ \"lastcard\": 1,, }")[..],
        [(_, Fault::NotJson { line: 1, column: 17, .. })]
    ));
    assert!(matches!(problems("[]")[..], [(_, Fault::WrongKind { .. })]));
    let deep = "[".repeat(100_000);
    assert!(matches!(problems(&deep)[..], [(_, Fault::NotJson { .. } | Fault::CutOff { .. })]));
}

#[test]
fn a_truncated_file_is_refused() {
    for end in (0..EXAMPLE.len()).filter(|end| EXAMPLE.is_char_boundary(*end)) {
        assert!(file::read(&EXAMPLE[..end]).is_err(), "{end}");
    }
}

#[test]
fn duplicate_and_unknown_keys_are_reported() {
    let twice = r#"{"out":"anna","out":"boris","left":{"vera":1,"gleb":1}}"#;
    assert_eq!(result_problem("std", twice), ("hands[0].result.out".into(), Fault::DuplicateKey));
    let (place, fault) =
        result_problem("std", r#"{"out":"anna","left":{"vera":1,"gleb":1},"winner":"anna"}"#);
    assert_eq!(place, "hands[0].result.winner");
    assert_eq!(
        fault,
        Fault::UnknownKey { known: "out, left, losers, order, refill, void, penalties".into() }
    );
}

#[test]
fn a_setup_is_consistent_or_refused() {
    let table = [
        ("two-vs-two", r#""rounds": 2"#, "rounds"),
        ("two-vs-two", r#""blocks": 1"#, "blocks"),
        ("two-vs-two", r#""fixed_seats": true"#, "fixed_seats"),
        ("two-vs-two", r#""scoring": {"target": 0}"#, "scoring.target"),
        ("two-vs-two", r#""scoring": {"limit": 200}"#, "scoring.limit"),
        ("two-vs-two", r#""agreed_hands": 3"#, "agreed_hands"),
        ("four-player", r#""scoring": {"target": 500}"#, "scoring.target"),
        ("four-player", r#""scoring": {"method": "lazy"}, "agreed_hands": 3"#, "agreed_hands"),
        ("four-player", r#""scoring": {"stop_at_limit": true}"#, "scoring.stop_at_limit"),
        ("four-player", r#""scoring": {"method": "refil"}"#, "scoring.method"),
        ("four-player", r#""scoring": {"tie_breaks": ["won", "luck"]}"#, "scoring.tie_breaks[1]"),
        ("four-player", r#""rounds": 1, "blocks": 2"#, "blocks"),
        ("four-player", r#""hands_per_block": 3"#, "hands_per_block"),
        ("four-player", r#""values": {"W": -1}"#, "values.W"),
        ("four-player", r#""values": "half""#, "values"),
        ("four-player", r#""rules": {"preset": "duo"}"#, "rules.preset"),
        ("four-player", r#""rules": {"preset": "cowboy"}"#, "rules.preset"),
        ("four-player", r#""rules": {"preset": "nobody"}"#, "rules.preset"),
        ("four-player", r#""rules": {"options": {"house.pair": true, "house.pair_as_skip": true}}"#, "rules"),
        ("five-player", "", "format"),
    ];
    for (format, keys, place) in table {
        let comma = if keys.is_empty() { "" } else { "," };
        let text = if format == "two-vs-two" {
            file_of_two_teams(&format!("{keys}{comma}"), "")
        } else {
            file_of_four(&format!("{keys}{comma}"), "")
        };
        assert_eq!(places(&text.replace("four-player", format)), [place], "{format} {keys}");
    }
    assert!(matches!(&problems(&file_of_four("", "").replace("four-player", "ludo"))[..],
        [(_, Fault::UnknownWord { known, .. })] if known == "two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo, individual"));
}

#[test]
fn the_entrants_fit_the_format_without_duplicates() {
    let seven = file_of_four("", "").replace("four-player", "eight-player");
    let needed = Fault::EntrantCount { given: 4, min: 8, max: 8, format: Format::EightPlayer };
    assert_eq!(problems(&seven), [("entrants".into(), needed)]);
    let long = file_of_four("", "").replace("Boris", &"x".repeat(4000));
    assert_eq!(
        problems(&long),
        [("entrants[1].name".into(), NameFault::NameTooLong { length: 4000, max: 100 }.into())]
    );
    assert_eq!(places(&file_of_four("", "").replace("Boris", "Anna")), ["entrants[1].name"]);
    assert_eq!(places(&file_of_four("", "").replace("Boris", "\u{200b} ")), ["entrants[1].name"]);
    assert_eq!(places(&file_of_four("", "").replace("Boris", "\\u0007")), ["entrants[1].name"]);
    let team_of_one = file_of_two_teams("", "")
        .replace(r#"{"name":"Boris"}"#, "")
        .replace(r#"{"name":"Anna"},"#, r#"{"name":"Anna"}"#);
    assert_eq!(places(&team_of_one), ["entrants[0].players"]);
}

/// A foreign file must not control the terminal that shows its problems.
#[test]
fn control_characters_are_not_echoed() {
    for bad in [
        r#""\u001b[2J": 1,"#,
        r#""scoring": {"method": "\u001b[2J"},"#,
        r#""rules": {"options": {"\u001b[2J": true}},"#,
    ] {
        let found = problems(&file_of_four(bad, ""));
        assert_eq!(found.len(), 1);
        let fault = serde_json::to_value(&found[0].1).unwrap();
        let said = fault.as_object().unwrap().values().filter_map(|value| value.as_str());
        assert!(said.into_iter().all(|text| !text.contains('\u{1b}')), "{found:?}");
        assert!(!found[0].0.contains('\u{1b}'));
    }
}

#[test]
fn names_of_every_script_are_kept() {
    let text = file_of_four("", "")
        .replace("Anna", "प्रिया शर्मा")
        .replace("Boris", "🦊 Лиса")
        .replace("Vera", "مريم");
    let read = file::read(&text).unwrap();
    let ids: Vec<&str> = read.entrants().iter().map(|e| e.id.as_str()).collect();
    assert_eq!(ids, ["प्रिया-शर्मा", "лиса", "مريم", "gleb"]);
    assert_eq!(file::read(&file::write(&read)).unwrap(), read);
}

#[test]
fn a_stopped_match_has_no_next_hand_until_reopened() {
    let hand = r#"{"hand":1,"result":{"out":"anna","left":{"vera":1,"gleb":2}}}"#;
    let read = file::read(&file_of_two_teams(r#""stopped": true,"#, hand)).unwrap();
    assert_eq!((read.hands().len(), tally(&read).standings.reason), (1, Some(EndReason::Stopped)));
    assert_eq!(read.with_stopped(false).hands().len(), 2);
}

#[test]
fn setups_and_results_serialise_as_in_the_file() {
    let setup = Setup::parse(&SetupKeys { limit: Some(150), ..keys("eight-player", "lose200") }).unwrap();
    let text = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
    let result = won("a", &[("b", "R5 R5"), ("d", "77")]);
    let text = serde_json::to_string(&result).unwrap();
    assert_eq!(text, r#"{"out":"a","left":{"b":{"5":2},"d":77}}"#);
    assert_eq!(serde_json::from_str::<crate::HandResult>(&text).unwrap(), result);
}

proptest! {
    #[test]
    fn written_files_read_back_the_same(
        (keys, players) in prop::sample::select(all_setups()),
        hands in prop::collection::vec((0_usize..10, prop::collection::vec(0_u32..130, 3)), 0..30),
        stopped: bool,
    ) {
        let mut played: Tournament = draw(&keys, players);
        for (first, numbers) in hands {
            let Some(next) = tally(&played).standings.next.into_iter().next() else { break };
            let result = some_result(&played, &next.seats, first, &numbers);
            played = record(played, next.slot, 1, Some(result)).unwrap();
        }
        let played = played.with_stopped(stopped);
        let text = file::write(&played);
        let read = file::read(&text).unwrap();
        prop_assert_eq!(&read, &played);
        prop_assert_eq!(file::write(&read), text);
    }

    /// Changes, adds or drops one character of a good file: it is read or refused, and a file that is read is
    /// the same when written and read again.
    #[test]
    fn a_damaged_file_is_read_or_refused(at: prop::sample::Index, put in prop::option::of("[0-9a-z\\[\\]{}\":, -]")) {
        let mut text: Vec<char> = EXAMPLE.chars().collect();
        let at = at.index(text.len());
        text.splice(at..=at, put.iter().flat_map(|put| put.chars()));
        let text: String = text.into_iter().collect();
        match file::read(&text) {
            Ok(read) => prop_assert_eq!(&file::read(&file::write(&read)).unwrap(), &read),
            Err(problems) => prop_assert!(!problems.is_empty()),
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[\\[\\]{}:,\"a-z0-9 -]{0,200}") {
        let _ = file::read(&text);
    }
}
