//! Hands of a tournament file: results, seats and stuck hands, and their refusals.

use super::build::*;
use super::file::{file_of_four, file_of_two_teams, places, problems, result_problem};
use crate::file;
use crate::{Fault, HandResult, tally};

#[test]
fn bad_results_are_refused_with_their_place() {
    type Is = fn(&Fault) -> bool;
    let table: [(&str, &str, &str, Is); 17] = [
        ("std", r#"{"out":"anna","left":{"vera":{"W":1},"gleb":{"W":5}}}"#, "left.gleb.W", |f| {
            matches!(f, Fault::TooMany { count: 5, max: 4, .. })
        }),
        ("std", r#"{"out":"anna","left":{"vera":{"D2":5},"gleb":{"D2":4}}}"#, "left", |f| {
            matches!(f, Fault::TooManyTogether { count: 9, max: 8, .. })
        }),
        ("std", r#"{"out":"anna","left":{"vera":{"D2":9},"gleb":1}}"#, "left.vera.D2", |f| {
            matches!(f, Fault::TooMany { count: 9, max: 8, .. })
        }),
        ("std", r#"{"out":"anna","left":{"vera":{},"gleb":1}}"#, "left.vera", |f| *f == Fault::NoCards),
        ("std", r#"{"out":"anna","left":{"vera":{"5":0},"gleb":1}}"#, "left.vera", |f| *f == Fault::NoCards),
        ("std", r#"{"out":"anna","left":{"anna":{"5":1},"vera":1,"gleb":1}}"#, "left.anna", |f| {
            *f == Fault::WinnerHolds
        }),
        ("std", r#"{"out":"anna","left":{"anna":3,"vera":1,"gleb":1}}"#, "left.anna", |f| {
            *f == Fault::WinnerHolds
        }),
        ("std", r#"{"out":["anna","vera"],"left":{"gleb":1}}"#, "out", |f| *f == Fault::SeveralOut),
        ("std", r#"{"out":"anna","left":{"vera":1241,"gleb":1}}"#, "left.vera", |f| {
            matches!(f, Fault::TotalTooHigh { total: 1241, max: 1240 })
        }),
        (
            "std",
            r#"{"out":"anna","left":{"vera":-3,"gleb":1}}"#,
            "left.vera",
            |f| matches!(f, Fault::OutOfRange { given, .. } if given == "-3"),
        ),
        (
            "std",
            r#"{"out":"anna","left":{"vera":1.5,"gleb":1}}"#,
            "left.vera",
            |f| matches!(f, Fault::OutOfRange { given, .. } if given == "1.5"),
        ),
        ("std", r#"{"out":"anna","left":{"vera":{"Q":1},"gleb":1}}"#, "left.vera.Q", |f| {
            matches!(f, Fault::UnknownWord { .. })
        }),
        ("std", r#"{"out":"anna","left":{"vera":{"BLANK":1},"gleb":1}}"#, "left.vera.BLANK", |f| {
            matches!(f, Fault::TooMany { max: 0, .. })
        }),
        ("std", r#"{"out":"anna","left":{"vera":"77","gleb":1}}"#, "left.vera", |f| {
            matches!(f, Fault::WrongKind { .. })
        }),
        ("std", r#"{"left":{"vera":1,"gleb":1}}"#, "out", |f| *f == Fault::Missing),
        ("std", r#"{"out":"anna","void":"stuck"}"#, "out", |f| *f == Fault::TwoResults),
        ("lazy", r#"{"out":"anna","losers":["boris"]}"#, "losers[0]", |f| {
            matches!(f, Fault::LoserWon { .. })
        }),
    ];
    for (scoring, result, place, is_it) in table {
        let (found, fault) = result_problem(scoring, result);
        assert_eq!(found, format!("hands[0].result.{place}"), "{result}");
        assert!(is_it(&fault), "{result}: {fault:?}");
    }
}

#[test]
fn hands_outside_the_movement_are_refused() {
    let one = |hand: &str| problems(&file_of_four("", hand)).remove(0);
    assert!(matches!(one(r#"{"hand":13}"#), (_, Fault::NoSuchHand { .. })));
    assert!(matches!(one(r#"{"round":2,"hand":1}"#), (_, Fault::NoSuchHand { .. })));
    assert!(matches!(one(r#"{"hand":1,"table":2}"#), (_, Fault::NoSuchHand { .. })));
    assert_eq!(one(r#"{"hand":5,"block":1}"#), ("hands[0].block".into(), Fault::OtherBlock { block: 2 }));
    let other = r#"{"hand":1,"seats":["anna","boris","vera","gleb"]}"#;
    let should = Fault::OtherOrder { seats: seats("anna vera boris gleb").into() };
    assert_eq!(one(other), ("hands[0].seats".into(), should));
    assert!(matches!(one(r#"{"hand":1,"dealer":"x"}"#), (_, Fault::NotSeated { .. })));
}

#[test]
fn later_hands_inherit_any_alternating_seats() {
    let seats = r#""seats":["gleb","boris","vera","anna"],"dealer":"boris","opener":null"#;
    let hand = format!(r#"{{"hand":1,{seats},"result":{{"out":"anna","left":{{"vera":1,"gleb":2}}}}}}"#);
    let read = file::read(&file_of_two_teams("", &hand)).unwrap();
    assert_eq!(read.hands().len(), 2);
    assert_eq!(read.hands()[0].opener, Some(id("vera")));
    assert_eq!(read.hands()[1].seating, seats_of("gleb boris vera anna"));
    assert_eq!(read.hands()[1].dealer, Some(id("vera")));
    let wrong = r#"{"hand":1,"seats":["anna","boris","vera","gleb"]}"#;
    assert!(matches!(problems(&file_of_two_teams("", wrong))[..], [(_, Fault::NotAlternating { .. })]));
}

fn seats_of(ids: &str) -> crate::Seating {
    seats(ids)
}

#[test]
fn a_recorded_dealer_overrides_the_schedule() {
    let hands = r#"{"hand":1,"dealer":"gleb","result":{"out":"anna","losers":["vera"]}},
        {"hand":2,"dealer":"boris","opener":"boris"}"#;
    let read = file::read(&file_of_four(r#""scoring":{"method":"lazy"},"#, hands)).unwrap();
    assert_eq!(read.hands()[0].dealer, Some(id("gleb")));
    assert_eq!(
        (read.hands()[1].dealer.clone(), read.hands()[1].opener.clone()),
        (Some(id("boris")), Some(id("boris")))
    );
    assert_eq!(read.hands()[2].dealer, None);
}

#[test]
fn a_stuck_hand_leaves_its_slot_open() {
    let read =
        file::read(&file_of_four("", r#"{"hand":1,"result":{"void":"stuck"},"voided":[{"void":"stuck"}]}"#))
            .unwrap();
    assert!(read.hands()[0].is_open());
    assert_eq!(read.hands()[0].voided.len(), 2);
    assert_eq!(tally(&read).standings.next[0].slot, slot(1));
    assert_eq!(file::read(&file::write(&read)).unwrap(), read);
}

fn file_of_singles(format: &str, scoring: &str, players: &str, hands: &str) -> String {
    let entrants: Vec<String> =
        players.split_whitespace().map(|name| format!(r#"{{"name":"{name}"}}"#)).collect();
    let entrants = entrants.join(",");
    format!(
        r#"{{ "lastcard": 1, "name": "T", "format": "{format}", "scoring": {{"method": "{scoring}"}},
          "entrants": [{entrants}], "hands": [{hands}] }}"#
    )
}

#[test]
fn orders_and_one_points_are_results_too() {
    let cowboy = |result: &str| {
        file_of_singles("cowboy", "placement", "A B C", &format!(r#"{{"hand":1,"result":{result}}}"#))
    };
    let read = file::read(&cowboy(r#"{"order":["b","a","c"]}"#)).unwrap();
    assert_eq!(read.hands()[0].result, Some(order("b a c")));
    assert_eq!(places(&cowboy(r#"{"order":["b","a","c"],"left":{"c":5}}"#)), ["hands[0].result.left"]);
    assert_eq!(
        places(&cowboy(r#"{"order":["b","b"]}"#)),
        ["hands[0].result.order[1]", "hands[0].result.order"]
    );
    assert_eq!(places(&cowboy(r#"{"out":"a","left":{"b":1,"c":1}}"#)), ["hands[0].result"]);
    let refilled = |result: &str| {
        file_of_singles("free-for-all", "refill", "A B", &format!(r#"{{"hand":1,"result":{result}}}"#))
    };
    let read = file::read(&refilled(r#"{"refill":{"a":2},"left":{"a":{},"b":{"W":1}}}"#)).unwrap();
    let HandResult::Refill { points, left } = read.hands()[0].result.clone().unwrap() else { panic!() };
    assert_eq!((points.len(), left.len()), (1, 2));
    assert_eq!(
        places(&refilled(r#"{"refill":{"a":-1},"left":{"a":1,"b":1}}"#)),
        ["hands[0].result.refill.a"]
    );
    assert_eq!(places(&refilled(r#"{"refill":{"x":1},"left":{"a":1,"b":1}}"#)), ["hands[0].result.refill.x"]);
    assert_eq!(
        places(&refilled(r#"{"refill":{"a":1},"out":"a","left":{"a":1,"b":1}}"#)),
        ["hands[0].result.out"]
    );
}

/// V-CHAL-5: a hand without seats has the players who are still in; others cannot sit there.
#[test]
fn eliminated_players_sit_in_no_later_hand() {
    let first = r#"{"hand":1,"result":{"out":"a","left":{"b":500,"c":10}}}"#;
    let challenge = |second: &str| {
        file_of_singles("challenge", "challenge", "A B C", &format!(r#"{first},{{"hand":2,{second}}}"#))
    };
    let read = file::read(&challenge(r#""result":{"out":"c","left":{"a":7}}"#)).unwrap();
    assert_eq!(read.hands()[1].seating, seats("a c"));
    assert_eq!(read.hands()[2].seating, seats("a c"));
    let out = |seats: &str| challenge(&format!(r#""seats":{seats},"result":{{"out":"c","left":{{"a":7}}}}"#));
    assert_eq!(
        problems(&out(r#"["a","b","c"]"#)),
        [("hands[1].seats".into(), Fault::Eliminated { player: id("b") })]
    );
    assert_eq!(
        problems(&out(r#"["a"]"#)),
        [("hands[1].seats".into(), Fault::NotEverybody { seats: seats("a c").into() })]
    );
    assert!(file::read(&out(r#"["c","a"]"#)).is_ok());
    assert_eq!(
        places(&challenge(r#""result":{"out":"c","left":{"a":7,"b":7}}"#)),
        ["hands[1].result.left.b"]
    );
}
