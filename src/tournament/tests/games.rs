//! Whole tournaments played by bots: every format with every scoring ends, and its file reads back the same.

use rand::SeedableRng;
use rand::rngs::StdRng;

use lastcard_rules::bot::{Bot, play_out};
use lastcard_rules::{Hand, HandTable, Random, Seat};

use super::build::*;
use crate::file;
use crate::{
    EntrantHand, HandResult, NextHand, SetupKeys, Tournament, VoidReason, entrant_hands, last_entrant_hand,
    result_from_engine, tally,
};

fn play_with_engine(tournament: &Tournament, next: &NextHand, seed: u64) -> HandResult {
    let (rules, seats) = (*tournament.setup().rules(), next.seats.players());
    let seat = |player: &Option<_>| next.seats.seat(player.as_ref().unwrap()).and_then(Seat::new).unwrap();
    let table =
        HandTable { opener: seat(&next.opener), ..HandTable::dealt_by(seat(&next.dealer), seats.len()) };
    let (mut shuffle, mut rng) = (Random(StdRng::seed_from_u64(seed)), StdRng::seed_from_u64(seed + 1));
    let deck = rules.deck().shuffled(&mut shuffle);
    let mut hand = Hand::deal(rules, table, deck, &mut shuffle).unwrap();
    let ended = play_out(&mut hand, &[Bot::Greedy], &mut rng, &mut shuffle, |_, _| ()).unwrap();
    result_from_engine(tournament.setup(), &ended, seats).expect("a result that the scoring can use")
}

/// Plays to the end, and counts the hands.
fn play_to_end(drawn: Tournament) -> (Tournament, u64) {
    let (mut now, mut hands) = (drawn, 0);
    while let Some(next) = tally(&now).standings.next.into_iter().next() {
        let result = play_with_engine(&now, &next, hands);
        hands += 1;
        if result != HandResult::Void(VoidReason::Stuck) {
            now = record(now, next.slot, 1, Some(result)).unwrap();
        }
    }
    (now, hands)
}

fn assert_last_hand_is_last(over: &Tournament) {
    let tally = tally(over);
    for entrant in over.entrants() {
        let all = entrant_hands(over, &tally, &entrant.id);
        let last = all.into_iter().rfind(|own| own.effect.is_some());
        assert_eq!(
            last_entrant_hand(over, &tally, &entrant.id),
            last.map(|own| EntrantHand { total: None, ..own })
        );
    }
}

#[test]
fn every_format_and_scoring_ends_and_reads_back() {
    for (keys, players) in all_setups() {
        let (over, _) = play_to_end(draw(&keys, players));
        assert_last_hand_is_last(&over);
        let named = format!("{:?} {:?}", keys.format, keys.method);
        let standings = tally(&over).standings;
        assert!(standings.finished && standings.problems.is_empty(), "{named}");
        let read = file::read(&file::write(&over)).unwrap();
        assert_eq!(read, over, "{named}");
        assert_eq!(tally(&read), tally(&over), "{named}");
    }
}

/// H-7R-3: the player who completes all stages wins; the other holdings count as usual.
#[test]
fn ex_70_seven_rounds_score_by_the_chosen_method() {
    let option = ("house.seven_rounds".to_owned(), "true".into());
    let seven =
        SetupKeys { preset: Some("classic".into()), options: vec![option], ..keys("free-for-all", "std") };
    let drawn = draw(&seven, "a b c");
    let result = play_with_engine(&drawn, &tally(&drawn).standings.next[0], 3);
    let HandResult::Won { out, left, .. } = &result else { panic!("{result:?}") };
    let sum: u32 = left.values().map(|held| drawn.setup().holding_points(held)).sum();
    let over = tally(&play(drawn.clone(), result.clone()));
    assert_eq!((left.len(), total(&over, out.as_str())), (2, sum));
}
