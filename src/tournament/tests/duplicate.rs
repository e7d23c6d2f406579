//! Duplicate deals: distribution of the cards, and comparison of the sides.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::build::{draw, keys, line, won};
use crate::file;
use crate::{
    ComparedHand, Deal, Entry, Fault, Hand, HandResult, MethodId, Setup, SetupKeys, Slot, Tournament,
    VoidReason, fairness, tally,
};

/// Names of players: `p0 p1 …`.
fn names(players: usize) -> String {
    (0..players).map(|n| format!("p{n}")).collect::<Vec<_>>().join(" ")
}

fn duplicate_keys(format: &str, rounds: u64) -> SetupKeys {
    SetupKeys { duplicate: Some(true), rounds: Some(rounds), ..keys(format, "std") }
}

/// Players in the order in which they get the cards of a deck: from the dealer's left.
fn players_from_opener(hand: &Hand) -> Vec<&str> {
    let (players, dealer) = (hand.seating.players(), hand.dealer.as_ref().unwrap());
    let from = hand.seating.seat(dealer).unwrap() + 1;
    (0..players.len()).map(|n| players[(from + n) % players.len()].as_str()).collect()
}

fn hand(tournament: &Tournament, round: u32, table: u32, hand: u32) -> &Hand {
    tournament.hand(Slot { round, hand, table }).unwrap()
}

/// Players who get the first and third cards of a deck, and those who get the second and fourth.
fn sides(hand: &Hand) -> [BTreeSet<&str>; 2] {
    let order = players_from_opener(hand);
    [[order[0], order[2]].into(), [order[1], order[3]].into()]
}

/// In the second of two rounds each side gets the other side's cards, for any number of players and hands per
/// block.
#[test]
fn a_mirrored_round_swaps_the_sides_cards() {
    for (players, format) in [(4, "four-player"), (8, "eight-player"), (9, "individual"), (16, "individual")]
    {
        for hands_per_block in [1, 2, 4] {
            for fixed in [false, true] {
                let keys = SetupKeys {
                    hands_per_block: Some(hands_per_block),
                    fixed_seats: Some(fixed),
                    ..duplicate_keys(format, 4)
                };
                let tournament = draw(&keys, &names(players));
                for first in tournament.hands().iter().filter(|hand| hand.slot.round % 2 == 1) {
                    let Slot { round, hand: number, table } = first.slot;
                    let second = hand(&tournament, round + 1, table, number);
                    let [one, other] = sides(first);
                    assert_eq!(sides(second), [other, one], "{players} by {hands_per_block}: {}", first.slot);
                    assert_eq!((Deal::of(second.slot), second.block), (Deal::of(first.slot), first.block));
                }
            }
        }
    }
}

#[test]
fn rounds_share_their_decks_in_pairs() {
    let deal = |round, hand, table| Deal::of(Slot { round, hand, table });
    assert_eq!((deal(1, 5, 1), deal(2, 5, 2)), (deal(1, 5, 3), deal(1, 5, 1)));
    assert_ne!(deal(2, 5, 1), deal(3, 5, 1));
    assert_ne!(deal(1, 5, 1), deal(1, 6, 1));
    assert_eq!(deal(4, 1, 1), Deal { round: 3, hand: 1 });
}

/// §0.5.3: in a block of four each player deals once and opens once, mirrored or not; shorter blocks stay
/// nearly even.
#[test]
fn everybody_still_deals_and_opens_equally_often() {
    for players in [8, 9, 12, 13, 16] {
        for rounds in [1, 2, 3] {
            let tournament = draw(&duplicate_keys("individual", rounds), &names(players));
            let fair = fairness(tournament.setup(), tournament.entrants()).unwrap();
            assert!(fair.is_even(), "{players} players, {rounds} rounds: {fair:?}");
        }
        for hands_per_block in [1, 2] {
            let keys =
                SetupKeys { hands_per_block: Some(hands_per_block), ..duplicate_keys("individual", 2) };
            let tournament = draw(&keys, &names(players));
            let fair = fairness(tournament.setup(), tournament.entrants()).unwrap();
            // Observed bound, as for short blocks that are not mirrored.
            for spread in [fair.deals.unwrap(), fair.opens.unwrap()] {
                assert!(spread.max - spread.min <= 4, "{players} by {hands_per_block}: {spread:?}");
            }
        }
    }
}

/// Without the setting, a later round repeats the first (T-4P-7).
#[test]
fn other_tournaments_are_not_mirrored() {
    let tournament = draw(&SetupKeys { rounds: Some(2), ..keys("four-player", "std") }, "a b c d");
    for number in 1..=12 {
        assert_eq!(
            players_from_opener(hand(&tournament, 1, 1, number)),
            players_from_opener(hand(&tournament, 2, 1, number))
        );
    }
}

/// Three tables, hand 1: the dealer's sides make 80, -20 and 30 (`docs/file.md`).
fn example() -> Tournament {
    let tournament = draw(&duplicate_keys("individual", 1), "a b c d e f g h i j k l");
    let made = [(1, true, 80), (2, false, 20), (3, true, 30)];
    let entries =
        made.map(|(table, wins, points)| shared_entry(hand(&tournament, 1, table, 1), wins, points));
    tournament.with_ledger(&entries).unwrap()
}

/// A result in which the dealer's side, or the other one, wins; the losers are left with `points` in total.
fn won_by(hand: &Hand, dealers: bool, points: u32) -> HandResult {
    let order = players_from_opener(hand);
    let (out, first, second) =
        if dealers { (order[3], order[0], order[2]) } else { (order[0], order[1], order[3]) };
    won(out, &[(first, &points.to_string()), (second, "0")])
}

/// Entry with such a result, for a hand played with the deck of its deal.
fn shared_entry(hand: &Hand, dealers: bool, points: u32) -> Entry {
    Entry {
        slot: hand.slot,
        revision: 1,
        seating: hand.seating.clone(),
        dealer: hand.dealer.clone(),
        opener: hand.opener.clone(),
        shared: true,
        outcome: Some(won_by(hand, dealers, points)),
        penalties: Vec::new(),
        restores: None,
    }
}

/// The example in `docs/file.md`: 80 against the average of -20 and 30 is 75 better, and so on.
#[test]
fn the_worked_example() {
    let tournament = example();
    let tally = tally(&tournament);
    let at = |table, made, better| ComparedHand { slot: Slot { round: 1, hand: 1, table }, made, better };
    assert_eq!(tally.compared, [at(1, 80, 75), at(2, -20, -75), at(3, 30, 0)]);
    let order =
        players_from_opener(hand(&tournament, 1, 1, 1)).into_iter().map(str::to_owned).collect::<Vec<_>>();
    let column: Vec<_> = order.iter().map(|player| line(&tally, player).duplicate).collect();
    assert_eq!(column, [Some(-75), Some(75), Some(-75), Some(75)]);
    let written = file::write(&tournament);
    assert!(written.contains(r#""play": {"duplicate":true}"#), "{written}");
    assert!(
        written.contains(r#""opener":"#) && written.contains(r#""duplicate":true,"result""#),
        "{written}"
    );
    assert_eq!(file::read(&written).unwrap(), tournament);
}

/// Losers are charged their holdings (S-L200-1): the comparison is the same, although the sign of the total
/// is not.
#[test]
fn the_comparison_does_not_depend_on_the_scoring() {
    let by_std = example();
    let written = file::write(&by_std).replace(r#""method":"std""#, r#""method":"lose200""#);
    let by_lose200 = file::read(&written.replace(r#""tie_breaks":["won","best"],"#, "")).unwrap();
    assert_eq!(by_lose200.setup().method().id().to_string(), "lose200");
    assert_eq!(tally(&by_lose200).compared, tally(&by_std).compared);
}

/// The mirrored hand is compared with the side that had the same cards: the opponents in the first hand.
#[test]
fn one_table_is_compared_across_its_two_rounds() {
    let tournament = draw(&duplicate_keys("four-player", 2), "a b c d");
    let (first, second) = (hand(&tournament, 1, 1, 1).clone(), hand(&tournament, 2, 1, 1).clone());
    // The dealer's cards give one side 50 points and the other 30: a difference of twenty in each of the two
    // hands.
    let entries = [shared_entry(&first, true, 50), shared_entry(&second, true, 30)];
    let tally = tally(&tournament.with_ledger(&entries).unwrap());
    for (place, player) in players_from_opener(&first).into_iter().enumerate() {
        let better = if place % 2 == 1 { 40 } else { -40 };
        assert_eq!(line(&tally, player).duplicate, Some(better), "{player}");
    }
}

/// Only hands played with the deck of the deal are compared. Hands entered by hand, voids and the only hand
/// of a deal are not.
#[test]
fn only_hands_with_the_same_cards_are_compared() {
    let tournament = draw(&duplicate_keys("eight-player", 1), "a b c d e f g h");
    let [one, two] = [1, 2].map(|table| shared_entry(hand(&tournament, 1, table, 1), true, 10 * table));
    let tally_of = |entries: &[Entry]| tally(&tournament.clone().with_ledger(entries).unwrap());
    let lonely = tally_of(std::slice::from_ref(&one));
    assert!(lonely.compared.is_empty());
    assert!(lonely.standings.standings.iter().all(|line| line.duplicate.is_none()));
    let by_hand = Entry { shared: false, ..two.clone() };
    assert_eq!(tally_of(&[one.clone(), by_hand]).compared, []);
    let abandoned = Entry { outcome: Some(HandResult::Void(VoidReason::Abandoned)), ..two.clone() };
    assert_eq!(tally_of(&[one.clone(), abandoned]).compared, []);
    assert_eq!(tally_of(&[one, two]).compared.len(), 2);
}

/// A correction concerns the same cards; an undo does not.
#[test]
fn a_correction_is_still_compared() {
    let tournament = example();
    let hand = hand(&tournament, 1, 2, 1);
    let correction = tournament.new_entry(hand.slot, 2, Some(won_by(hand, true, 5)), Vec::new()).unwrap();
    assert!(correction.shared);
    assert!(!tournament.new_entry(hand.slot, 2, None, Vec::new()).unwrap().shared);
}

#[test]
fn the_comparison_does_not_affect_ranks() {
    let tournament = example();
    let ranks = |tally: &crate::Tally| -> Vec<_> {
        tally.standings.standings.iter().map(|line| (line.rank, line.entrant.clone())).collect()
    };
    let by_hand = file::write(&tournament).replace(r#""duplicate":true,"result""#, r#""result""#);
    let by_hand = tally(&file::read(&by_hand).unwrap());
    assert!(by_hand.compared.is_empty());
    assert_eq!(ranks(&by_hand), ranks(&tally(&tournament)));
}

#[test]
fn a_deal_is_played_out_once_nobody_needs_it() {
    let deal = Deal { round: 1, hand: 1 };
    let is_played_out =
        |tournament: &Tournament| tournament.open_hands_of_deal(deal, &tally(tournament)).is_empty();
    let open = draw(&duplicate_keys("eight-player", 2), "a b c d e f g h");
    let entries = [1, 2].map(|table| shared_entry(hand(&open, 1, table, 1), true, 10));
    let half = open.clone().with_ledger(&entries).unwrap();
    assert!(!is_played_out(&open) && !is_played_out(&half), "the mirrored round is to come");
    let one_round = draw(&duplicate_keys("eight-player", 1), "a b c d e f g h");
    assert!(!is_played_out(&one_round.clone().with_ledger(&entries[..1]).unwrap()));
    assert!(is_played_out(&one_round.with_ledger(&entries).unwrap()));
    assert!(is_played_out(&half.with_stopped(true)), "nobody plays any more");
}

#[test]
fn unfair_or_pointless_duplicates_are_refused() {
    let faults = |keys: &SetupKeys| -> Vec<(String, Fault)> {
        let problems = Setup::parse(keys).err().unwrap_or_default();
        problems.into_iter().map(|problem| (problem.place.to_string(), problem.fault)).collect()
    };
    let place = "play.duplicate".to_owned();
    for format in ["two-vs-two", "team", "free-for-all", "challenge", "cowboy", "duo"] {
        let keys = SetupKeys { duplicate: Some(true), format: Some(format.into()), ..SetupKeys::default() };
        let fault = Fault::NotForFormat { format: format.parse().unwrap() };
        assert_eq!(faults(&keys), [(place.clone(), fault)], "{format}");
        let off = SetupKeys { duplicate: Some(false), ..keys };
        assert_eq!(faults(&off), [], "{format}: what is said once more does no harm");
    }
    let lazy = SetupKeys { duplicate: Some(true), ..keys("eight-player", "lazy") };
    assert_eq!(faults(&lazy), [(place, Fault::NotForScoring { scoring: MethodId::Lazy })]);
}

/// With one table and one round, no deck would be played twice.
#[test]
fn one_table_needs_a_second_round() {
    let text = |players: usize, extra: &str| {
        let names = (0..players).map(|n| format!(r#"{{ "id": "p{n}", "name": "P{n}" }}"#));
        let names = names.collect::<Vec<_>>().join(", ");
        format!(
            r#"{{ "lastcard": 1, "name": "T", "format": "individual", {extra} "play": {{ "duplicate": true }}, "entrants": [{names}] }}"#
        )
    };
    for (players, extra, compares) in [
        (4, "", false),
        (7, "", false),
        (8, "", true),
        (5, r#""rounds": 2,"#, true),
        (5, r#""blocks": 5,"#, false),
        (5, r#""blocks": 6,"#, true),
    ] {
        match file::read(&text(players, extra)) {
            Ok(_) => assert!(compares, "{players} {extra}"),
            Err(problems) => {
                assert!(!compares, "{players} {extra}: {problems:?}");
                assert_eq!(problems[0].place.to_string(), "play.duplicate");
                assert_eq!(problems[0].fault, Fault::NothingToCompare { players });
            }
        }
    }
}

#[test]
fn duplicate_hands_need_a_duplicate_tournament() {
    let written = file::write(&example());
    let places = |text: &str| -> Vec<String> {
        file::read(text).err().into_iter().flatten().map(|problem| problem.place.to_string()).collect()
    };
    let without = written.replace(r#"  "play": {"duplicate":true},"#, "");
    assert_eq!(places(&without), ["hands[0].duplicate", "hands[1].duplicate", "hands[2].duplicate"]);
    let open = r#""hands": [ { "hand": 2, "table": 1, "duplicate": true } ]"#;
    let head = &written[..written.find(r#"  "hands""#).unwrap()];
    assert_eq!(places(&format!("{head}{open}\n}}")), ["hands[0].duplicate"]);
}

proptest! {
    /// One side's gain is the other side's loss, and hands with cards that nobody else had are not compared.
    #[test]
    fn compared_points_sum_to_zero(
        players in 8..14_usize,
        rounds in 1..3_u64,
        results in prop::collection::vec((any::<bool>(), 0..400_u32, 0..4_u8), 60),
    ) {
        let tournament = draw(&duplicate_keys("individual", rounds), &names(players));
        let mut entries = Vec::new();
        for (hand, (wins, points, how)) in tournament.hands().iter().zip(results) {
            // Some hands are open, some were entered by hand.
            if how > 0 {
                entries.push(Entry { shared: how > 1, ..shared_entry(hand, wins, points) });
            }
        }
        let tournament = tournament.with_ledger(&entries).unwrap();
        let tally = tally(&tournament);
        let sum: i64 = tally.standings.standings.iter().filter_map(|line| line.duplicate).sum();
        prop_assert_eq!(sum, 0);
        let mut deals: BTreeMap<Deal, Vec<i64>> = BTreeMap::new();
        for one in &tally.compared {
            deals.entry(Deal::of(one.slot)).or_default().push(one.better);
        }
        for better in deals.values() {
            prop_assert!(better.len() > 1);
            // Rounding moves each value by at most half a point.
            let sum: i64 = better.iter().sum();
            prop_assert!(sum.unsigned_abs() * 2 <= better.len() as u64, "{:?}", better);
        }
    }
}
