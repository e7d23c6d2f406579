//! Movements (§0.5.3, §12.3, §12.4).

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::build::*;
use crate::{Fairness, HandsPerBlock, PlayerId, SetupKeys, Spread, Tournament, fairness, tally};

fn even_spread(times: u32) -> Spread {
    Spread { min: times, max: times }
}

fn fairness_of(tournament: &Tournament) -> Fairness {
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
fn the_four_player_movement_matches_the_rulebook() {
    let table = "1324 1 3|1324 2 4|1423 3 1|1423 4 2|1234 1 2|1234 3 4|1432 2 1|1432 4 3|1243 1 2|1243 4 3|1342 2 1|1342 3 4";
    let drawn: Vec<String> = one_round("four-player")
        .hands()
        .iter()
        .map(|hand| {
            let number = |id: &crate::PlayerId| id.as_str().trim_start_matches('p').to_owned();
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
    let fair = fairness_of(&one_round("four-player"));
    assert_eq!(
        (fair.hands, fair.partners, fair.opponents),
        (even_spread(12), even_spread(4), even_spread(8))
    );
    assert_eq!(
        (fair.left_neighbours, fair.deals, fair.opens),
        (even_spread(4), Some(even_spread(3)), Some(even_spread(3)))
    );
    assert!(fair.is_even());
}

#[test]
fn ex_50_eight_player_invariants() {
    let drawn = one_round("eight-player");
    assert_eq!(drawn.hands().len(), 56);
    let fair = fairness_of(&drawn);
    assert_eq!(
        (fair.hands, fair.partners, fair.opponents),
        (even_spread(28), even_spread(4), even_spread(8))
    );
    assert_eq!(
        (fair.left_neighbours, fair.deals, fair.opens),
        (even_spread(4), Some(even_spread(7)), Some(even_spread(7)))
    );
}

#[test]
fn fixed_seats_still_share_deal_and_opening() {
    let drawn = draw(&SetupKeys { fixed_seats: Some(true), ..keys("four-player", "std") }, "p1 p2 p3 p4");
    assert_eq!(drawn.hands()[2].seating, drawn.hands()[0].seating);
    let fair = fairness_of(&drawn);
    assert_eq!((fair.partners, fair.opponents), (even_spread(4), even_spread(8)));
    assert_eq!((fair.deals, fair.opens), (Some(even_spread(3)), Some(even_spread(3))));
    assert!(!fair.left_neighbours.is_even());
}

#[test]
fn in_a_lazy_movement_results_decide_the_dealer() {
    let drawn = draw(&keys("four-player", "lazy"), "p1 p2 p3 p4");
    assert_eq!(fairness_of(&drawn).deals, None);
    let known: Vec<bool> = drawn.hands().iter().map(|hand| hand.dealer.is_some()).collect();
    assert_eq!(known, [true, false, false, false].repeat(3));
}

#[test]
fn a_match_has_no_movement() {
    assert_eq!(fairness(match_of("std").setup(), match_of("std").entrants()), None);
}

#[test]
fn individuals_of_four_or_eight_match_the_rulebook() {
    for (players, format) in [(4, "four-player"), (8, "eight-player")] {
        assert_eq!(individual_with(players, SetupKeys::default()).hands(), one_round(format).hands());
    }
}

/// The balance is exact wherever the number of players allows it.
#[test]
fn individuals_of_4n_or_4n_plus_1_are_even() {
    for players in (4..=64_u32).filter(|players| players % 4 < 2) {
        let fair = fairness_of(&individual_with(players as usize, SetupKeys::default()));
        assert_eq!(
            (fair.partners, fair.opponents, fair.left_neighbours),
            (even_spread(4), even_spread(8), even_spread(4))
        );
        let blocks = players / 4 * 4 - u32::from(players % 4 == 0);
        assert_eq!(
            (fair.hands, fair.deals, fair.opens),
            (even_spread(4 * blocks), Some(even_spread(blocks)), Some(even_spread(blocks)))
        );
        assert_eq!(fair.sit_outs, even_spread(players % 4), "{players}");
        assert!(fair.is_even());
    }
}

#[test]
fn other_individuals_are_even_in_play_deal_and_rest() {
    for players in (4..=64_u32).filter(|players| players % 4 > 1) {
        let fair = fairness_of(&individual_with(players as usize, SetupKeys::default()));
        let blocks = players / 4 * 4;
        assert_eq!(
            (fair.hands, fair.deals, fair.opens),
            (even_spread(4 * blocks), Some(even_spread(blocks)), Some(even_spread(blocks)))
        );
        assert_eq!(fair.sit_outs, even_spread(players % 4), "{players}");
        assert_eq!(
            (fair.opponents, fair.left_neighbours),
            (Spread { min: 4, max: 8 }, Spread { min: 2, max: 4 })
        );
        let most = if [46, 54, 62].contains(&players) { 8 } else { 4 };
        assert_eq!(fair.partners, Spread { min: 0, max: most }, "{players}");
    }
}

#[test]
fn sit_outs_are_known_for_every_block() {
    let drawn = individual_with(6, SetupKeys::default());
    let names =
        |round, block| drawn.sitting_out(round, block).iter().map(|p| p.id.as_str()).collect::<Vec<_>>();
    assert_eq!(
        (names(1, 1), names(1, 2), names(1, 3)),
        (vec!["p1", "p2"], vec!["p3", "p4"], vec!["p5", "p6"])
    );
    assert!(names(1, 7).is_empty() && names(2, 1).is_empty());
    for player in drawn.players() {
        let rests = drawn.sit_outs(&player.id);
        assert_eq!(rests.len(), 2);
        assert!(rests.iter().all(|(round, block)| names(*round, *block).contains(&player.id.as_str())));
    }
    let resting = |drawn: &Tournament| drawn.sitting_out_now(&tally(drawn).standings).len();
    assert_eq!((resting(&drawn), resting(&one_round("eight-player")), resting(&match_of("std"))), (2, 0, 0));
}

/// Sixteen players: five blocks in which nobody meets anybody again, an affine plane.
#[test]
fn sixteen_players_meet_nobody_again_in_five_blocks() {
    let drawn = individual_with(16, SetupKeys { blocks: Some(5), ..SetupKeys::default() });
    let fair = fairness_of(&drawn);
    assert_eq!((fair.partners.max, fair.opponents.max), (4, 4));
    let mut met = BTreeSet::new();
    for hand in drawn.hands().iter().filter(|hand| hand.slot.hand % 4 == 1) {
        let seated = hand.seating.players();
        for (a, b) in seated.iter().flat_map(|a| seated.iter().filter(move |b| a < *b).map(move |b| (a, b))) {
            assert!(met.insert((a.clone(), b.clone())), "{a} and {b} meet again");
        }
    }
    assert_eq!(met.len(), 120);
}

/// In blocks of one hand nobody gets the same left neighbour twice in a round, if a directed design is known.
#[test]
fn one_hand_blocks_are_as_even_as_possible() {
    let directed = [5, 9, 13, 17, 25, 29, 37, 41, 49, 53, 61];
    for players in 4..=64_u32 {
        let fair = fairness_of(&individual_with(
            players as usize,
            SetupKeys { hands_per_block: Some(1), ..SetupKeys::default() },
        ));
        let left = if directed.contains(&players) { even_spread(1) } else { Spread { min: 0, max: 2 } };
        assert_eq!(fair.left_neighbours, left, "{players}");
        let (deals, opens) = (fair.deals.unwrap(), fair.opens.unwrap());
        let most = if players % 4 == 0 { 1 } else { 2 };
        assert!(deals.max - deals.min <= most, "{players}: {deals:?}");
        assert!(opens.max - opens.min <= 2, "{players}: {opens:?}");
    }
}

proptest! {
    #[test]
    fn individuals_of_any_size_seat_nobody_twice(
        players in 4_usize..=64,
        blocks in 1_u64..20,
        hands in prop::sample::select(vec![1_u64, 2, 4]),
    ) {
        let keys = SetupKeys { blocks: Some(blocks), hands_per_block: Some(hands), ..SetupKeys::default() };
        let drawn = individual_with(players, keys);
        let mut at_once: BTreeMap<(u32, u32), Vec<&PlayerId>> = BTreeMap::new();
        for hand in drawn.hands() {
            at_once.entry((hand.slot.round, hand.slot.hand)).or_default().extend(hand.seating.players());
        }
        prop_assert_eq!(at_once.len() as u64, blocks * hands);
        for seated in at_once.values() {
            prop_assert_eq!(seated.iter().collect::<BTreeSet<_>>().len(), players / 4 * 4);
        }
        let fair = fairness_of(&drawn);
        prop_assert!(fair.sit_outs.max - fair.sit_outs.min <= 1, "{:?}", fair.sit_outs);
        let (deals, opens) = (fair.deals.unwrap(), fair.opens.unwrap());
        // In a block of four each player deals once and opens once; docs/movement-figures.md has the figures
        // for shorter blocks.
        let most = if hands == 4 { 1 } else { 5 };
        prop_assert!(deals.max - deals.min <= most, "{deals:?}");
        prop_assert!(opens.max - opens.min <= most, "{opens:?}");
    }

    #[test]
    fn every_round_of_a_movement_is_even(eight: bool, rounds in 1_u64..6) {
        let (format, names) =
            if eight { ("eight-player", "a b c d e f g h") } else { ("four-player", "a b c d") };
        let drawn = draw(&SetupKeys { rounds: Some(rounds), ..keys(format, "std") }, names);
        let rounds = u32::try_from(rounds).unwrap();
        let fair = fairness_of(&drawn);
        prop_assert_eq!((fair.partners, fair.opponents), (even_spread(4 * rounds), even_spread(8 * rounds)));
        prop_assert_eq!(fair.left_neighbours, even_spread(4 * rounds));
        prop_assert_eq!(fair.deals, Some(even_spread(if eight { 7 } else { 3 } * rounds)));
        prop_assert_eq!(fair.opens, Some(even_spread(if eight { 7 } else { 3 } * rounds)));
    }

    #[test]
    fn short_blocks_stay_near_even(eight: bool, hands in prop::sample::select(vec![1_u64, 2, 4]), blocks in 1_u64..30) {
        let (format, names) =
            if eight { ("eight-player", "a b c d e f g h") } else { ("four-player", "a b c d") };
        let keys = SetupKeys { blocks: Some(blocks), hands_per_block: Some(hands), ..keys(format, "std") };
        let drawn = draw(&keys, names);
        let per_block = HandsPerBlock::new(hands).unwrap().get();
        let fair = fairness_of(&drawn);
        prop_assert_eq!(fair.hands, even_spread(u32::try_from(blocks * hands).unwrap()));
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
