//! The movements (§0.5.3, §12.3, §12.4).

use proptest::prelude::*;

use super::super::{Fairness, HandsPerBlock, SetupKeys, Spread, Tournament, fairness};
use super::build::*;

fn even(times: u32) -> Spread {
    Spread { min: times, max: times }
}

fn fair(tournament: &Tournament) -> Fairness {
    fairness(tournament.setup(), tournament.entrants()).unwrap()
}

fn one_round(format: &str) -> Tournament {
    draw(
        &keys(format, "std"),
        if format == "four-player" { "p1 p2 p3 p4" } else { "p1 p2 p3 p4 p5 p6 p7 p8" },
    )
}

/// T-4P-3, the whole table: seats, dealer, opener.
#[test]
fn the_four_player_movement_is_the_table_of_the_rules() {
    let table = "1324 1 3|1324 2 4|1423 3 1|1423 4 2|1234 1 2|1234 3 4|1432 2 1|1432 4 3|1243 1 2|1243 4 3|1342 2 1|1342 3 4";
    let drawn: Vec<String> = one_round("four-player")
        .hands()
        .iter()
        .map(|hand| {
            let number = |id: &super::super::PlayerId| id.as_str().trim_start_matches('p').to_owned();
            let seats: String = hand.seating.players().iter().map(number).collect();
            format!(
                "{seats} {} {}",
                number(hand.dealer.as_ref().unwrap()),
                number(hand.opener.as_ref().unwrap())
            )
        })
        .collect();
    assert_eq!(drawn.join("|"), table);
}

#[test]
fn ex_49_four_player_invariants() {
    let fair = fair(&one_round("four-player"));
    assert_eq!((fair.hands, fair.partners, fair.opponents), (even(12), even(4), even(8)));
    assert_eq!((fair.left_neighbours, fair.deals, fair.opens), (even(4), Some(even(3)), Some(even(3))));
    assert!(fair.is_even());
}

#[test]
fn ex_50_eight_player_invariants() {
    let drawn = one_round("eight-player");
    assert_eq!(drawn.hands().len(), 56);
    let fair = fair(&drawn);
    assert_eq!((fair.hands, fair.partners, fair.opponents), (even(28), even(4), even(8)));
    assert_eq!((fair.left_neighbours, fair.deals, fair.opens), (even(4), Some(even(7)), Some(even(7))));
}

#[test]
fn fixed_seats_keep_the_sides_but_everybody_still_deals_and_opens() {
    let drawn = draw(&SetupKeys { fixed_seats: Some(true), ..keys("four-player", "std") }, "p1 p2 p3 p4");
    assert_eq!(drawn.hands()[2].seating, drawn.hands()[0].seating);
    let fair = fair(&drawn);
    assert_eq!((fair.partners, fair.opponents), (even(4), even(8)));
    assert_eq!((fair.deals, fair.opens), (Some(even(3)), Some(even(3))));
    assert!(!fair.left_neighbours.is_even());
}

#[test]
fn in_a_lazy_movement_the_hands_say_who_deals() {
    let drawn = draw(&keys("four-player", "lazy"), "p1 p2 p3 p4");
    assert_eq!(fair(&drawn).deals, None);
    let known: Vec<bool> = drawn.hands().iter().map(|hand| hand.dealer.is_some()).collect();
    assert_eq!(known, [true, false, false, false].repeat(3));
}

#[test]
fn a_match_has_no_movement() {
    assert_eq!(fairness(match_of("std").setup(), match_of("std").entrants()), None);
}

proptest! {
    #[test]
    fn every_round_of_a_movement_is_even(eight: bool, rounds in 1_u64..6) {
        let (format, names) =
            if eight { ("eight-player", "a b c d e f g h") } else { ("four-player", "a b c d") };
        let drawn = draw(&SetupKeys { rounds: Some(rounds), ..keys(format, "std") }, names);
        let rounds = u32::try_from(rounds).unwrap();
        let fair = fair(&drawn);
        prop_assert_eq!((fair.partners, fair.opponents), (even(4 * rounds), even(8 * rounds)));
        prop_assert_eq!(fair.left_neighbours, even(4 * rounds));
        prop_assert_eq!(fair.deals, Some(even(if eight { 7 } else { 3 } * rounds)));
        prop_assert_eq!(fair.opens, Some(even(if eight { 7 } else { 3 } * rounds)));
    }

    #[test]
    fn short_blocks_stay_near_even(eight: bool, hands in prop::sample::select(vec![1_u64, 2, 4]), blocks in 1_u64..30) {
        let (format, names) =
            if eight { ("eight-player", "a b c d e f g h") } else { ("four-player", "a b c d") };
        let keys = SetupKeys { blocks: Some(blocks), hands_per_block: Some(hands), ..keys(format, "std") };
        let drawn = draw(&keys, names);
        let per_block = HandsPerBlock::new(hands).unwrap().get();
        let fair = fair(&drawn);
        prop_assert_eq!(fair.hands, even(u32::try_from(blocks * hands).unwrap()));
        // Each pair partners in one block of a round and opposes in two.
        prop_assert!(fair.partners.max - fair.partners.min <= per_block);
        prop_assert!(fair.opponents.max - fair.opponents.min <= 2 * per_block);
        let (deals, opens) = (fair.deals.unwrap(), fair.opens.unwrap());
        prop_assert!(deals.max - deals.min <= 2, "{deals:?}");
        prop_assert!(opens.max - opens.min <= 3, "{opens:?}");
        for hand in drawn.hands() {
            prop_assert_eq!(hand.block, hand.slot.hand.div_ceil(per_block));
        }
    }
}
