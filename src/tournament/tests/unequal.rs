//! Ranks of an evening on which not everybody plays the same number of hands (§0.5.8h, §0.5.9), in every
//! format and scoring.

use proptest::prelude::*;

use super::build::*;
use super::people::*;
use crate::file;
use crate::{
    Average, EndReason, HandResult, LineUpRefusal, RecordingState, SetupKeys, Slot, Standing, StandingState,
    TieBreak, Tournament, VoidReason, tally,
};

/// Plays hands one after the other, each at one of the waiting tables.
fn play_some_hands(mut now: Tournament, hands: &[(usize, Vec<u32>)]) -> Tournament {
    for (first, numbers) in hands {
        let next = tally(&now).standings.next;
        let Some(next) = next.get(first % next.len().max(1)) else { break };
        let result = some_result(&now, &next.seats, *first, numbers);
        now = record(now, next.slot, 1, Some(result)).unwrap();
    }
    now
}

fn hands(most: usize) -> impl Strategy<Value = Vec<(usize, Vec<u32>)>> {
    prop::collection::vec((0_usize..10, prop::collection::vec(0_u32..130, 3)), 0..most)
}

fn by_rank(tournament: &Tournament) -> Vec<Standing> {
    tally(tournament).standings.standings
}

/// A tournament with `stop_at_limit` at two tables.
fn stopping_tournament(limit: u64) -> Tournament {
    let keys = SetupKeys { limit: Some(limit), stop_at_limit: Some(true), ..keys("eight-player", "lose200") };
    draw(&keys, "a b c d e f g h")
}

#[test]
fn tables_finish_the_deciding_hand_and_stop() {
    let fresh = stopping_tournament(50);
    let first = Slot { round: 1, hand: 1, table: 1 };
    let seats = fresh.hand(first).unwrap().seating.players().to_vec();
    let held = [(seats[1].as_str(), "60"), (seats[3].as_str(), "1")];
    let now = record(fresh, first, 1, Some(won(seats[0].as_str(), &held))).unwrap();
    let other = Slot { table: 2, ..first };
    assert_eq!(now.recording_state(other), RecordingState::Next);
    assert_eq!(now.recording_state(Slot { hand: 2, ..first }), RecordingState::NotYet);
    assert_eq!((tally(&now).standings.reason, now.next_hands().len()), (None, 1));
    // Nobody can leave at a hand that is never played.
    assert_eq!(
        now.with_line_up_change(&withdrawal_from(seats[0].as_str(), 2)),
        Err(LineUpRefusal::StepAfterEnd)
    );
    let abandoned = HandResult::Void(VoidReason::Abandoned);
    let over = record(now, other, 1, Some(abandoned)).unwrap();
    assert_eq!((tally(&over).standings.reason, over.next_hands()), (Some(EndReason::Limit), vec![]));
    assert_eq!(over.recording_state(Slot { hand: 2, ..first }), RecordingState::Finished);
}

#[test]
fn an_individual_is_ranked_by_fractions() {
    let keys = |method| SetupKeys { blocks: Some(2), hands_per_block: Some(1), ..keys("individual", method) };
    // One of five sits out in each of two blocks.
    let fresh = draw(&keys("std"), "a b c d e");
    let played = play_next_hands(fresh, 2);
    let lines = by_rank(&played);
    let hands: Vec<u32> = lines.iter().map(|line| line.hands).collect();
    assert!(hands.contains(&1) && hands.contains(&2), "{hands:?}");
    for pair in lines.windows(2) {
        let worth = |line: &Standing, other: &Standing| line.total.unwrap() * other.hands;
        assert!(worth(&pair[0], &pair[1]) >= worth(&pair[1], &pair[0]), "{pair:?}");
    }
    assert_eq!(Average::of(200, 3).unwrap().to_string(), "66.67");
    assert_eq!(serde_json::to_string(&Average::of(1, 200).unwrap()).unwrap(), "0.01");
    assert_eq!(Average::of(0, 0), None);
}

/// A late player in an `individual` starts with 0 points, because ranks depend on the average.
#[test]
fn a_late_player_of_an_individual_begins_with_nothing() {
    let keys = SetupKeys { limit: Some(1000), ..keys("individual", "lose200") };
    let played = play_next_hands(draw(&keys, "a b c d e f g h"), 8);
    let then = with_change(&played, &arrival_from("z", 5));
    assert_eq!((line(&tally(&then), "z").total, line(&tally(&then), "z").rank), (Some(0), None));
    assert_eq!(by_rank(&then).last().unwrap().entrant, entrant("z"));
    assert_reads_back(&then);
}

/// Players at the limit rank behind those below it, whatever the average.
#[test]
fn individuals_at_the_limit_rank_behind() {
    let keys = SetupKeys {
        limit: Some(40),
        blocks: Some(3),
        hands_per_block: Some(1),
        ..keys("individual", "lose200")
    };
    let mut now = draw(&keys, "a b c d e");
    while let Some(next) = tally(&now).standings.next.first().cloned() {
        let players = next.seats.players();
        let held = [(players[1].as_str(), "20"), (players[3].as_str(), "20")];
        now = record(now, next.slot, 1, Some(won(players[0].as_str(), &held))).unwrap();
    }
    let lines = by_rank(&now);
    let lost: Vec<bool> = lines.iter().map(|line| line.total >= Some(40)).collect();
    assert!(lost.contains(&true) && lost.is_sorted(), "{lines:?}");
}

#[test]
fn a_stopped_match_keeps_late_starting_points() {
    let played = play(draw(&keys("free-for-all", "lose200"), "a b c"), won("a", &[("b", "5"), ("c", "10")]));
    for hand in [2, 4] {
        let text = file::write(&with_change(&played, &arrival_from("z", 2)).with_stopped(true));
        // A file may contain the arrival before its hand is the next one.
        let from = format!(r#""from":{{"round":1,"hand":{hand}}}"#);
        let stopped = file::read(&text.replacen(r#""from":{"round":1,"hand":2}"#, &from, 1)).unwrap();
        let now = tally(&stopped);
        assert_eq!(
            (total(&now, "z"), line(&now, "z").hands, line(&now, "z").state),
            (10, 0, StandingState::Placed)
        );
        // Level with C, who was left with 10 in one hand.
        assert_eq!(ranks(&now), [(1, "a"), (2, "b"), (3, "z"), (4, "c")], "{hand}");
        assert_reads_back(&stopped);
    }
}

#[test]
fn a_late_player_deals_in_seat_order() {
    // A, B and C have dealt when Z sits down behind C.
    for (played, dealer) in [(1, "b"), (2, "c"), (3, "z")] {
        let then = with_change(
            &play_next_hands(draw(&keys("free-for-all", "std"), "a b c"), played),
            &arrival_from("z", 1 + u32::try_from(played).unwrap()),
        );
        let next = then.next_hands().remove(0);
        assert_eq!((next.seats, next.dealer), (seats("a b c z"), Some(id(dealer))), "{played}");
        let opener = if dealer == "z" {
            "a"
        } else if dealer == "c" {
            "z"
        } else {
            "c"
        };
        assert_eq!(next.opener, Some(id(opener)));
    }
    // The dealer leaves as somebody joins.
    let played = play_next_hands(draw(&keys("free-for-all", "std"), "a b c d"), 3);
    let then = with_change(&with_change(&played, &arrival_from("z", 4)), &withdrawal_from("d", 4));
    assert_eq!(then.next_hands()[0].dealer, Some(id("z")));
    assert_reads_back(&then);
}

#[test]
fn an_abandoned_lazy_hand_rotates_only_a_match() {
    let abandoned = || HandResult::Void(VoidReason::Abandoned);
    let lazy = play(draw(&keys("free-for-all", "lazy"), "a b c d"), named("a", &["d"]));
    let next = play(lazy, abandoned()).next_hands().remove(0);
    assert_eq!((next.dealer, next.opener), (Some(id("a")), Some(id("b"))));
    let lazy = play(draw(&keys("four-player", "lazy"), "a b c d"), named("a", &["d"]));
    let scheduled = draw(&keys("four-player", "std"), "a b c d").hand(slot(3)).unwrap().clone();
    let next = play(lazy, abandoned()).next_hands().remove(0);
    assert_eq!((next.dealer, next.opener), (scheduled.dealer, scheduled.opener));
}

#[test]
fn a_withdrawal_takes_effect_immediately() {
    for (format, names) in [("free-for-all", "a b c d"), ("eight-player", "a b c d e f g h")] {
        for method in ["std", "lazy", "lose200"] {
            let played = draw(&keys(format, method), names);
            let next = played.next_hands().remove(0);
            let leaves = next.seats.players()[0].clone();
            let then = with_change(&played, &withdrawal_from(leaves.as_str(), 1));
            let now = tally(&then);
            let last = now.standings.standings.last().unwrap();
            assert_eq!(
                (last.entrant.as_str(), last.state),
                (leaves.as_str(), StandingState::Withdrawn),
                "{format} {method}"
            );
        }
    }
}

/// Restates §0.5.9f and §0.5.6: which of two lines must come first.
fn must_rank_above(one: &Standing, other: &Standing) -> bool {
    let gone = |line: &Standing| line.state == StandingState::Withdrawn;
    let rank = |line: &Standing| line.rank.unwrap_or(u32::MAX);
    rank(one) <= rank(other) && (one.rank.is_none() || other.rank.is_none() || gone(one) <= gone(other))
}

proptest! {
    #[test]
    fn withdrawn_players_rank_last_in_every_scoring(
        (keys, players) in prop::sample::select(all_setups()),
        played in hands(20),
        after in hands(10),
        who: prop::sample::Index,
        later in 0_u32..3,
        stopped: bool,
    ) {
        let now = play_some_hands(draw(&keys, players), &played);
        let Some(next) = now.next_hands().first().cloned() else { return Ok(()) };
        let leaves = who.get(next.seats.players()).clone();
        let Ok(then) = now.with_line_up_change(&withdrawal_from(leaves.as_str(), next.slot.hand + later)) else { return Ok(()) };
        for then in [then.clone().with_stopped(stopped), play_some_hands(then, &after)] {
            let told = tally(&then).standings;
            for pair in told.standings.windows(2) {
                prop_assert!(must_rank_above(&pair[0], &pair[1]), "{:?}", told.standings);
            }
            let own = told.standings.iter().find(|line| line.entrant.as_str() == leaves.as_str()).unwrap();
            let ended_before = told.reason.is_some_and(|reason| ![EndReason::Schedule, EndReason::Stopped].contains(&reason));
            prop_assert!(own.state == StandingState::Withdrawn || ended_before || told.reason == Some(EndReason::Schedule));
            prop_assert_eq!(file::read(&file::write(&then)), Ok(then.clone()));
        }
    }

    #[test]
    fn equal_numbers_of_hands_rank_by_totals(
        method in prop::sample::select(vec!["std", "lazy", "lose200"]),
        played in hands(12),
    ) {
        let order = |format: &str| {
            let keys = SetupKeys { limit: Some(1000).filter(|_| method == "lose200"), ..keys(format, method) };
            by_rank(&play_some_hands(draw(&keys, "a b c d"), &played))
        };
        let (four, individual) = (order("four-player"), order("individual"));
        let places = |lines: &[Standing]| -> Vec<_> {
            lines.iter().map(|line| (line.rank, line.entrant.clone(), line.total, line.won, line.state)).collect()
        };
        // Before any hand counts, nobody has a rank in an `individual`.
        if four[0].hands > 0 {
            prop_assert_eq!(places(&four), places(&individual));
        }
    }

    #[test]
    fn the_order_in_which_tables_record_does_not_matter(
        results in prop::collection::vec((0_usize..4, prop::collection::vec(0_u32..60, 2)), 56),
        ways in prop::collection::vec(0_usize..2, 56),
        limit in 30_u64..250,
    ) {
        let mut ends = Vec::new();
        for order in [vec![0; 56], vec![1; 56], ways] {
            let mut now = stopping_tournament(limit);
            for way in order {
                let next = now.next_hands();
                let Some(next) = next.get(way % next.len().max(1)) else { break };
                let number = now.hands().iter().position(|hand| hand.slot == next.slot).unwrap();
                let (first, numbers) = &results[number];
                let result = some_result(&now, &next.seats, *first, numbers);
                now = record(now, next.slot, 1, Some(result)).unwrap();
            }
            while let Some(next) = now.next_hands().first().cloned() {
                let number = now.hands().iter().position(|hand| hand.slot == next.slot).unwrap();
                let (first, numbers) = &results[number];
                let result = some_result(&now, &next.seats, *first, numbers);
                now = record(now, next.slot, 1, Some(result)).unwrap();
            }
            let told = tally(&now).standings;
            prop_assert!(told.finished);
            if told.reason == Some(EndReason::Limit) {
                let hands = told.standings[0].hands;
                prop_assert!(told.standings.iter().all(|line| line.hands == hands), "{told:?}");
            }
            ends.push((told.reason, told.standings));
        }
        prop_assert_eq!(&ends[0], &ends[1]);
        prop_assert_eq!(&ends[0], &ends[2]);
    }

    /// No line ranks above one with a better average, whatever the numbers of hands; an entrant without a
    /// hand comes last.
    #[test]
    fn nobody_ranks_above_a_better_average(
        method in prop::sample::select(vec!["std", "lazy", "lose200"]),
        players in 4_usize..12,
        played in hands(40),
        per_block in prop::sample::select(vec![1_u64, 2, 4]),
    ) {
        let names: Vec<String> = (1..=players).map(|n| format!("p{n}")).collect();
        let keys = SetupKeys {
            limit: Some(90).filter(|_| method == "lose200"),
            hands_per_block: Some(per_block),
            tie_breaks: Some(vec![TieBreak::Won.to_string(), TieBreak::Lost.to_string()]),
            ..keys("individual", method)
        };
        let now = play_some_hands(draw(&keys, &names.join(" ")), &played);
        let lines = by_rank(&now);
        for pair in lines.windows(2) {
            let (one, other) = (&pair[0], &pair[1]);
            prop_assert!(other.rank.is_none() == (other.hands == 0));
            if other.rank.is_none() {
                continue;
            }
            let sum = |line: &Standing| u64::from(line.total.unwrap_or(line.won));
            let share = |sum: u64, other: &Standing| sum * u64::from(other.hands);
            let (a, b) = (share(sum(one), other), share(sum(other), one));
            let lost = |line: &Standing| method == "lose200" && line.total >= Some(90);
            let won = share(u64::from(one.won), other).cmp(&share(u64::from(other.won), one));
            let better = if method == "lose200" { b.cmp(&a) } else { a.cmp(&b) };
            let better = lost(other).cmp(&lost(one)).then(better).then(won);
            if method == "lazy" {
                prop_assert!(a >= b);
            } else {
                prop_assert!(better.is_ge(), "{one:?} {other:?}");
                prop_assert_eq!(better.is_eq(), one.rank == other.rank);
            }
        }
    }
}
