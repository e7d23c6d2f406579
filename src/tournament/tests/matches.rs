//! Course and end of matches under corrections.

use super::build::*;
use super::examples::{B, D, match_at};
use crate::{
    Consequences, EndChange, EndReason, HandResult, Refusal, SetupKeys, Tournament, VoidReason, tally,
};

#[test]
fn a_match_rotates_the_deal_and_redeals_stuck_hands() {
    let dealer =
        |tournament: &Tournament| tally(tournament).standings.next[0].dealer.clone().unwrap().to_string();
    let mut tournament = match_of("std");
    assert_eq!(dealer(&tournament), "a");
    tournament = play(tournament, won("a", &[B, D]));
    assert_eq!(dealer(&tournament), "b");
    tournament = play(tournament, HandResult::Void(VoidReason::Stuck));
    assert_eq!((dealer(&tournament), tally(&tournament).standings.next[0].slot), ("b".into(), slot(2)));
    assert_eq!(tournament.hand(slot(2)).unwrap().voided.len(), 1);
    tournament = record(tournament, slot(2), 2, Some(won("b", &[("a", "3"), ("c", "4")]))).unwrap();
    assert_eq!(dealer(&tournament), "c");
    assert_eq!(tournament.hand(slot(2)).unwrap().voided.len(), 1);
}

#[test]
fn a_void_hand_is_closed_without_points() {
    let drawn = play(match_of("std"), HandResult::Void(VoidReason::Abandoned));
    let tally = tally(&drawn);
    assert_eq!((line(&tally, "a-c").hands, line(&tally, "a-c").won), (0, 0));
    assert_eq!(tally.standings.next[0].slot, slot(2));
}

/// M-8: the end is computed anew, and hands played after it are flagged.
#[test]
fn an_earlier_correction_moves_the_end() {
    let mut tournament = match_at("std", 300, 0);
    tournament = play(tournament, won("b", &[("a", "10"), ("c", "0")]));
    tournament = play(tournament, won("a", &[("b", "20"), ("d", "0")]));
    assert!(!tally(&tournament).standings.finished);
    let corrected = record(tournament, slot(1), 2, Some(won("a", &[("b", "400"), ("d", "111")]))).unwrap();
    let tally = tally(&corrected);
    assert_eq!((total(&tally, "a-c"), tally.standings.reason), (511, Some(EndReason::Target)));
    let places: Vec<String> = tally.standings.problems.iter().map(|p| p.place.to_string()).collect();
    assert_eq!(places, ["hands[1]", "hands[2]"]);
    assert_eq!(corrected.hands().len(), 3, "what was played is kept, the open hand is gone");
    assert_eq!(corrected.new_entry(slot(4), 1, None, vec![]), Err(Refusal::NoHand));
}

/// A correction shows that the match would have ended earlier.
#[test]
fn a_correction_shows_new_ranks_and_the_end() {
    let mut before = match_at("std", 300, 0);
    before = play(before, won("b", &[("a", "10"), ("c", "0")]));
    before = play(before, won("a", &[("b", "20"), ("d", "0")]));
    let after = record(before.clone(), slot(1), 2, Some(won("a", &[("b", "400"), ("d", "111")]))).unwrap();
    let (now, then) = (tally(&before), tally(&after));
    let told = Consequences::between((&before, &now), (&after, &then));
    let moved: Vec<_> =
        told.lines.iter().map(|line| (line.entrant.as_str(), line.before.rank, line.after.rank)).collect();
    assert_eq!(moved, [("a-c", Some(1), Some(1)), ("b-d", Some(2), Some(2))]);
    assert_eq!((told.end, told.lost, told.regained), (Some(EndChange::Ends), 2, 0));
    let back = Consequences::between((&after, &then), (&before, &now));
    assert_eq!((back.end, back.lost, back.regained), (Some(EndChange::GoesOn), 0, 2));
    assert!(Consequences::between((&before, &now), (&before, &now)).is_empty());
}

/// Under lazy scoring the next dealer follows from the result.
#[test]
fn a_correction_shows_the_next_dealer() {
    let before = play(draw(&keys("four-player", "lazy"), "a b c d"), named("a", &["c"]));
    let after = record(before.clone(), slot(1), 2, Some(named("a", &["d"]))).unwrap();
    let told = Consequences::between((&before, &tally(&before)), (&after, &tally(&after)));
    assert_eq!(told.dealers, [(slot(2), id("d"))]);
    assert!(!told.lines.is_empty());
}

#[test]
fn lazy_matches_end_after_agreed_hands_or_when_stopped() {
    let keys = SetupKeys { agreed_hands: Some(2), ..keys("two-vs-two", "lazy") };
    let one = play(draw(&keys, "a+c b+d"), named("a", &["d"]));
    assert!(!tally(&one).standings.finished);
    assert_eq!(tally(&play(one.clone(), named("b", &["a"]))).standings.reason, Some(EndReason::Schedule));
    let stopped = one.clone().with_stopped(true);
    assert_eq!(tally(&stopped).standings.reason, Some(EndReason::Stopped));
    assert!(tally(&stopped).standings.next.is_empty());
    assert_eq!(stopped.with_stopped(false), one);
}

#[test]
fn level_entrants_share_a_rank() {
    let drawn = draw(&keys("four-player", "std"), "a b c d");
    assert_eq!(ranks(&tally(&drawn)), [(1, "a"), (1, "b"), (1, "c"), (1, "d")]);
    let one = tally(&play(drawn, won("a", &[("c", "5"), ("d", "5")])));
    assert_eq!(ranks(&one), [(1, "a"), (1, "b"), (3, "c"), (3, "d")]);
}

/// §0.5.7e: the lazy rule applies within a block, the schedule to its first hand.
#[test]
fn a_lazy_movement_starts_each_block_by_the_schedule() {
    let mut drawn = draw(&SetupKeys { blocks: Some(2), ..keys("four-player", "lazy") }, "a b c d");
    for (out, loser) in [("a", "d"), ("b", "c"), ("c", "a"), ("d", "b")] {
        drawn = play(drawn, named(out, &[loser]));
    }
    let starts: Vec<String> = drawn
        .hands()
        .iter()
        .take(5)
        .map(|hand| format!("{} {}", hand.dealer.as_ref().unwrap(), hand.opener.as_ref().unwrap()))
        .collect();
    assert_eq!(starts, ["a c", "d a", "c b", "a c", "a b"]);
    assert_eq!(drawn.hands()[5].dealer, None);
}
