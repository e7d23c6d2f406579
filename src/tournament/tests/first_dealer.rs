//! First dealers that were drawn (§0.5.8e).

use std::collections::{BTreeMap, BTreeSet};

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::build::{draw, id, keys, match_of, won};
use crate::file::{read, write};
use crate::{
    DealerCard, EntrantId, FirstDealer, FirstDealers, HandNumber, LineUpChange, Player, PlayerId,
    SeatDeparture, Seating, SetupKeys, Tournament,
};
use lastcard_rules::{Preset, Ruleset};

fn with_first_dealer(tournament: &Tournament, table: u32, dealer: &str) -> Tournament {
    let first = FirstDealers::from([(table, FirstDealer::without_pulls(id(dealer)))]);
    tournament.clone().with_first_dealers(first)
}

/// Slot, seats, dealer and opener of every hand.
fn hand_starts(tournament: &Tournament) -> Vec<(String, Seating, PlayerId, PlayerId)> {
    let start = |hand: &crate::Hand| {
        let (dealer, opener) = (hand.dealer.clone().unwrap(), hand.opener.clone().unwrap());
        (hand.slot.to_string(), hand.seating.clone(), dealer, opener)
    };
    tournament.hands().iter().map(start).collect()
}

/// In a block of four everybody deals once and opens once, whoever starts; no seat and no other block
/// changes.
#[test]
fn the_drawn_dealer_deals_first_in_the_first_block() {
    let eight = draw(&keys("eight-player", "std"), "a b c d e f g h");
    for table in [1, 2] {
        let first = eight.hands().iter().find(|hand| hand.slot.table == table).unwrap();
        for player in first.seating.players() {
            let drawn = with_first_dealer(&eight, table, player.as_str());
            let changed: Vec<_> = hand_starts(&eight).into_iter().zip(hand_starts(&drawn)).collect();
            assert!(changed.iter().all(|(before, now)| before.1 == now.1));
            let block = |slot: &str| {
                let slot: crate::Slot = slot.parse().unwrap();
                slot.table == table && slot.round == 1 && slot.hand <= 4
            };
            assert!(
                changed.iter().filter(|(before, _)| !block(&before.0)).all(|(before, now)| before == now)
            );
            let hands: Vec<_> = changed.iter().map(|(_, now)| now).filter(|now| block(&now.0)).collect();
            assert_eq!((&hands[0].2, hands.len()), (player, 4));
            let deal: BTreeSet<_> = hands.iter().map(|hand| &hand.2).collect();
            let open: BTreeSet<_> = hands.iter().map(|hand| &hand.3).collect();
            assert_eq!((deal.len(), open.len()), (4, 4), "{player} at {table}");
        }
    }
}

/// With fewer hands per block, nobody deals more than one hand more than scheduled.
#[test]
fn short_blocks_begin_with_the_drawn_dealer_too() {
    for hands_per_block in [1, 2] {
        let keys = SetupKeys { hands_per_block: Some(hands_per_block), ..keys("four-player", "std") };
        let plain = draw(&keys, "a b c d");
        for player in ["a", "b", "c", "d"] {
            let drawn = with_first_dealer(&plain, 1, player);
            assert_eq!(drawn.hands()[0].dealer, Some(id(player)));
            let mut deals: BTreeMap<PlayerId, i32> = BTreeMap::new();
            for (by, tournament) in [(1, &drawn), (-1, &plain)] {
                for (_, _, dealer, _) in hand_starts(tournament) {
                    *deals.entry(dealer).or_default() += by;
                }
            }
            assert!(deals.values().all(|more| (-1..=1).contains(more)), "{player}: {deals:?}");
        }
    }
}

/// The opponents get the cards in the second round, so the opener of the first round deals there.
#[test]
fn duplicate_deals_stay_mirrored() {
    let keys = SetupKeys { duplicate: Some(true), rounds: Some(2), ..keys("eight-player", "std") };
    let drawn = with_first_dealer(&draw(&keys, "a b c d e f g h"), 2, "g");
    let seats = drawn.hand("1.2.1".parse().unwrap()).unwrap().seating.clone();
    assert!(seats.has(&id("g")), "{seats}");
    assert_eq!(drawn.hand("1.2.1".parse().unwrap()).unwrap().dealer, Some(id("g")));
    for hand in drawn.hands().iter().filter(|hand| hand.slot.round == 1) {
        let second = crate::Slot { round: 2, ..hand.slot };
        let second = drawn.hand(second).unwrap();
        assert_eq!((&second.seating, &second.dealer), (&hand.seating, &hand.opener), "{}", hand.slot);
    }
}

#[test]
fn a_match_continues_clockwise_from_the_drawn_dealer() {
    let drawn = with_first_dealer(&match_of("std"), 1, "c");
    assert_eq!(
        (drawn.hands()[0].dealer.clone(), drawn.hands()[0].opener.clone()),
        (Some(id("c")), Some(id("d")))
    );
    let entry =
        drawn.new_entry("1.1.1".parse().unwrap(), 1, Some(won("a", &[("b", "10"), ("d", "R5")])), Vec::new());
    let after = drawn.with_ledger(&[entry.unwrap()]).unwrap();
    assert_eq!(after.hands()[1].dealer, Some(id("d")));
    assert!(after.hand_awaiting_dealer(1).is_none(), "its first hand is recorded");
    assert_eq!(after.first_dealer(1).map(|first| first.dealer.clone()), Some(id("c")));
}

#[test]
fn undoing_the_draw_leaves_no_trace() {
    let plain = draw(&keys("four-player", "lazy"), "a b c d");
    assert_eq!(with_first_dealer(&plain, 1, "d").with_first_dealers(FirstDealers::new()), plain);
}

#[test]
fn a_substitute_before_the_first_hand_deals() {
    let drawn = with_first_dealer(&draw(&keys("four-player", "std"), "a b c d"), 1, "d");
    let player = Player { id: id("zoya"), name: crate::Name::parse("Zoya").unwrap() };
    let change =
        SeatDeparture { from: HandNumber { round: 1, hand: 1 }, leaves: id("d"), comes: Some(player) };
    let step = LineUpChange::Leaves { entrant: EntrantId::parse("d").unwrap(), change };
    let after = drawn.with_line_up_change(&step).unwrap();
    assert_eq!(after.hands()[0].dealer, Some(id("zoya")));
    assert_eq!(read(&write(&after)).unwrap(), after);
}

/// A player who leaves before the first hand does not deal: the schedule ignores the draw.
#[test]
fn a_departed_dealer_is_passed_over() {
    let drawn = with_first_dealer(&draw(&keys("free-for-all", "std"), "a b c d"), 1, "b");
    let change = SeatDeparture { from: HandNumber { round: 1, hand: 1 }, leaves: id("b"), comes: None };
    let step = LineUpChange::Leaves { entrant: EntrantId::parse("b").unwrap(), change };
    let after = drawn.with_line_up_change(&step).unwrap();
    assert_eq!((after.hands()[0].dealer.clone(), after.first_dealer(1)), (Some(id("a")), None));
    assert!(!write(&after).contains("first_dealers"));
}

/// The player with the highest card deals, for any cards, and anybody can verify the draw (R-DLR-1..4).
#[test]
fn draws_by_lastcard_can_be_verified() {
    let seating = |players: &str| Seating::new(players.split(' ').map(id).collect());
    for preset in [Preset::Club, Preset::Refill, Preset::Duo, Preset::Online] {
        let rules = Ruleset::from(preset);
        let seats = seating(if preset == Preset::Duo { "a b" } else { "a b c d" });
        let mut dealers = BTreeSet::new();
        for seed in 0..300 {
            let drawn = FirstDealer::draw(&rules, &seats, &mut StdRng::seed_from_u64(seed)).unwrap();
            assert!(drawn.is_valid(&rules, &seats), "{preset} {seed}: {drawn:?}");
            assert_eq!(drawn.pulls.is_empty(), preset == Preset::Online);
            dealers.insert(drawn.dealer.clone());
            let other = seats.players().iter().find(|player| **player != drawn.dealer).unwrap().clone();
            let wrong = FirstDealer { dealer: other, ..drawn };
            assert_eq!(wrong.is_valid(&rules, &seats), preset == Preset::Online);
        }
        assert_eq!(dealers.len(), seats.players().len(), "{preset}");
    }
}

#[test]
fn the_file_keeps_the_draw() {
    let eight = draw(&keys("eight-player", "std"), "a b c d e f g h");
    let seats = eight.hand("1.2.1".parse().unwrap()).unwrap().seating.clone();
    let drawn = FirstDealer::draw(eight.setup().rules(), &seats, &mut StdRng::seed_from_u64(7)).unwrap();
    let here = FirstDealer::without_pulls(eight.hands()[0].seating.players()[3].clone());
    let drawn = eight.with_first_dealers(FirstDealers::from([(1, here), (2, drawn)]));
    let text = write(&drawn);
    assert!(text.contains(r#""first_dealers": [{"table":1,"dealer":""#), "{text}");
    assert_eq!(read(&text).unwrap(), drawn);
}

#[test]
fn an_impossible_draw_is_refused_at_its_place() {
    let plain = write(&draw(&keys("four-player", "std"), "a b c d"));
    let refused = |first: &str| {
        let text = plain.replace(r#""entrants":"#, &format!(r#""first_dealers": {first}, "entrants":"#));
        let problems = read(&text).unwrap_err();
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    let table = [
        (r#"[{"table":2,"dealer":"a"}]"#, "first_dealers[0].table: NoSuchTable"),
        (r#"[{"table":1,"dealer":"a"},{"dealer":"b"}]"#, "first_dealers[1].table: TableTwice"),
        (r#"[{"table":1,"dealer":"zoya"}]"#, "first_dealers[0].dealer: NotSeated"),
        (r#"[{"table":1}]"#, "first_dealers[0].dealer: Missing"),
        (
            r#"[{"dealer":"a","pulls":[{"player":"a","card":"R17"}]}]"#,
            "first_dealers[0].pulls[0].card: UnknownWord",
        ),
        // Not everybody has pulled.
        (r#"[{"dealer":"a","pulls":[{"player":"a","card":"R9"}]}]"#, "first_dealers[0].pulls: OtherDealer"),
    ];
    for (first, place) in table {
        let problems = refused(first);
        assert!(problems.contains(place), "{first}: {problems}");
    }
    // The deck has one red zero; boris' nine is higher.
    let pulls = |cards: [&str; 4]| {
        let pull =
            |(player, card): (&str, &str)| DealerCard { player: id(player), card: card.parse().unwrap() };
        let pulls = ["a", "b", "c", "d"].into_iter().zip(cards).map(pull).collect::<Vec<_>>();
        serde_json::to_string(&pulls).unwrap()
    };
    for cards in [["R0", "R0", "R1", "R5"], ["R1", "R9", "R2", "R5"]] {
        let problems = refused(&format!(r#"[{{"dealer":"d","pulls":{}}}]"#, pulls(cards)));
        assert!(problems.contains("OtherDealer"), "{problems}");
    }
}
