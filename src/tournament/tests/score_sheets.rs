//! Paper score sheets.

use strum::IntoEnumIterator;

use super::build::*;
use crate::{Format, MethodId, ScoreSheet, ScoreSheetFields, Setup, SetupKeys, Tournament};

fn slots(sheet: &ScoreSheet) -> Vec<String> {
    sheet.slots.iter().map(ToString::to_string).collect()
}

fn names(sheet: &ScoreSheet) -> String {
    sheet.players.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_block_at_every_table_has_a_sheet() {
    let eight = draw(&keys("eight-player", "std"), &player_names(8));
    let sheets = ScoreSheet::all(&eight);
    // Fourteen blocks of four hands (T-8P-2), two of them at a time (T-8P-1).
    assert_eq!(sheets.len(), 14);
    assert_eq!(slots(&sheets[0]), ["1.1.1", "1.1.2", "1.1.3", "1.1.4"]);
    assert_eq!(slots(&sheets[1]), ["1.2.1", "1.2.2", "1.2.3", "1.2.4"]);
    assert_eq!(slots(&sheets[2])[0], "1.1.5");
    let hands: usize = sheets.iter().map(|sheet| sheet.slots.len()).sum();
    assert_eq!(hands, eight.hands().len());
    for sheet in &sheets {
        let first = eight.hand(sheet.slots[0]).unwrap();
        assert_eq!(sheet.players, first.seating.players());
        assert_eq!(sheet.number(&sheet.players[2]), Some(3));
        assert!(
            sheet.slots.iter().all(|slot| eight.hand(*slot).unwrap().seating.has_same_people(&first.seating))
        );
    }
    assert!(sheets.is_sorted_by_key(ScoreSheet::key));
}

#[test]
fn recorded_hands_are_not_on_the_sheets() {
    let four = draw(&keys("four-player", "std"), "a b c d");
    let first = ScoreSheet::all(&four)[0].clone();
    let seats = first.players.clone();
    let opponents: Vec<_> = four.hands()[0].seating.opponents_of(Format::FourPlayer, &seats[0]);
    let held: Vec<(&str, &str)> = opponents.iter().map(|id| (id.as_str(), "20")).collect();
    let result = won(seats[0].as_str(), &held);
    let played = play(four, result);
    let sheets = ScoreSheet::all(&played);
    assert_eq!((sheets.len(), sheets[0].slots.len()), (3, 3));
    // Players keep their numbers.
    assert_eq!(sheets[0].players, seats);
    assert!(ScoreSheet::all(&played.with_stopped(true)).is_empty());
}

#[test]
fn a_match_sheet_has_rows_for_possible_hands() {
    let free = |keys: SetupKeys| draw(&keys, "a b c");
    let twelve = ScoreSheet::all(&free(keys("free-for-all", "std")));
    assert_eq!((twelve.len(), twelve[0].slots.len()), (1, 12));
    let agreed = |hands| SetupKeys { agreed_hands: Some(hands), ..keys("free-for-all", "lazy") };
    let rows = |tournament: &Tournament| ScoreSheet::all(tournament)[0].slots.len();
    assert_eq!(rows(&free(agreed(5))), 5);
    assert_eq!(rows(&play(free(agreed(5)), named("a", &["b"]))), 4);
    assert_eq!(rows(&free(agreed(500))), 24);
}

#[test]
fn an_eliminated_player_keeps_the_number() {
    let challenge = draw(&keys("challenge", "challenge"), "a b c");
    let seats = names(&ScoreSheet::all(&challenge)[0]);
    let out = play(challenge, won("a", &[("b", "500"), ("c", "10")]));
    let sheets = ScoreSheet::all(&out);
    assert_eq!((names(&sheets[0]), slots(&sheets[0])[0].as_str()), (seats, "1.1.2"));
    assert_eq!(out.hand(sheets[0].slots[0]).unwrap().seating.players().len(), 2);
}

#[test]
fn every_scoring_has_something_to_write() {
    let mut seen = Vec::new();
    for format in Format::iter() {
        for method in format.scorings() {
            let setup = Setup::parse(&keys(format.into(), (*method).into())).unwrap();
            seen.push((*method, ScoreSheetFields::of(&setup)));
        }
    }
    for (method, writes) in seen {
        let expected = match method {
            MethodId::Lazy => ScoreSheetFields::WinnerAndLoser,
            MethodId::Placement => ScoreSheetFields::Places,
            MethodId::Refill => ScoreSheetFields::Refills,
            MethodId::Std | MethodId::Lose200 | MethodId::MaxLoser | MethodId::Challenge => {
                ScoreSheetFields::Totals
            }
        };
        assert_eq!(writes, expected, "{method:?}");
    }
}
