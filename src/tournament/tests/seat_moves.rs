//! Announced changes of seat between one hand and the next.

use super::build::*;
use super::people::*;
use crate::{HandResult, PlayerId, SeatMove, SetupKeys, Slot, Tournament, VoidReason};

/// Moves in short: `b/d` change seats, `b>d` takes the seat of `d`.
fn told(tournament: &Tournament, at: Slot) -> Vec<String> {
    short(tournament.seat_moves(at))
}

fn short(moves: Vec<SeatMove<'_>>) -> Vec<String> {
    let one = |one| match one {
        SeatMove::Swap(one, other) => format!("{one}/{other}"),
        SeatMove::Takes { player, from } => format!("{player}>{from}"),
    };
    moves.into_iter().map(one).collect()
}

/// Seats after these players have followed the announced moves.
fn moved(sat: &[PlayerId], moves: &[SeatMove<'_>]) -> Vec<PlayerId> {
    let mut seats = sat.to_vec();
    let seat_of = |player: &PlayerId| sat.iter().position(|one| one == player).unwrap();
    for one in moves {
        match one {
            SeatMove::Swap(one, other) => {
                seats[seat_of(other)] = (*one).clone();
                seats[seat_of(one)] = (*other).clone();
            }
            SeatMove::Takes { player, from } => seats[seat_of(from)] = (*player).clone(),
        }
    }
    seats
}

#[test]
fn in_the_middle_of_a_block_two_opponents_change_seats() {
    let four = draw(&keys("four-player", "std"), "a b c d");
    assert_eq!(seated(&four, 2), "a, c, b, d");
    assert_eq!(seated(&four, 3), "a, d, b, c");
    assert!(told(&four, slot(1)).is_empty() && told(&four, slot(2)).is_empty());
    assert_eq!(told(&four, slot(3)), ["d/c"]);
    assert!(told(&four, slot(4)).is_empty());
    // The next partners are the same four, and are told their seats as well.
    assert_eq!(seated(&four, 5), "a, b, c, d");
    assert_eq!(told(&four, slot(5)), ["b>d", "c>b", "d>c"]);
}

#[test]
fn whoever_does_what_they_are_told_sits_as_the_schedule_has_it() {
    for players in 4..=21 {
        for hands_per_block in [4, 2, 1] {
            for fixed_seats in [false, true] {
                let keys = SetupKeys {
                    hands_per_block: Some(hands_per_block),
                    rounds: Some(2),
                    fixed_seats: Some(fixed_seats),
                    ..SetupKeys::default()
                };
                let drawn = individual_by(players, keys);
                for hand in drawn.hands() {
                    let before = Slot { hand: hand.slot.hand - 1, ..hand.slot };
                    let moves = drawn.seat_moves(hand.slot);
                    let Some(before) = drawn.hand(before).filter(|before| before.block == hand.block) else {
                        continue;
                    };
                    assert_eq!(
                        moved(before.seating.players(), &moves),
                        hand.seating.players(),
                        "{}",
                        hand.slot
                    );
                    let in_block = u64::from(hand.slot.hand - 1) % hands_per_block;
                    let changes = !fixed_seats && in_block == hands_per_block / 2;
                    assert_eq!(
                        moves.len(),
                        usize::from(changes),
                        "{players} {hands_per_block} {}",
                        hand.slot
                    );
                }
            }
        }
    }
}

#[test]
fn nobody_is_told_to_change_seats_where_others_sat_at_the_table() {
    let eight = draw(&keys("eight-player", "std"), "a b c d e f g h");
    for table in 1..=2 {
        let at = |hand| Slot { round: 1, hand, table };
        assert_eq!(told(&eight, at(3)).len(), 1);
        assert!(told(&eight, at(5)).is_empty());
    }
}

#[test]
fn a_hand_that_is_dealt_again_is_played_by_those_who_sit_there() {
    let played = nexts(draw(&keys("four-player", "std"), "a b c d"), 2);
    assert_eq!(short(played.seat_moves_due(slot(3))), ["d/c"]);
    let stuck = play(played, HandResult::Void(VoidReason::Stuck));
    assert!(stuck.seat_moves_due(slot(3)).is_empty());
    assert_eq!(told(&stuck, slot(3)), ["d/c"]);
    let recorded = nexts(stuck, 1);
    assert!(recorded.seat_moves_due(slot(3)).is_empty());
    // Players sat down for a hand that was given up.
    let two = nexts(draw(&keys("four-player", "std"), "a b c d"), 1);
    let given_up = play(two, HandResult::Void(VoidReason::Abandoned));
    assert_eq!(short(given_up.seat_moves_due(slot(3))), ["d/c"]);
}

#[test]
fn a_substitute_is_told_whose_seat_it_is() {
    let played = nexts(draw(&keys("four-player", "std"), "a b c d"), 2);
    // In the middle of a block, at the hand before which seats change.
    let then = step(&played, &substitute("c", "c", "z", 3));
    assert_eq!(seated(&then, 3), "a, d, b, z");
    assert_eq!(told(&then, slot(3)), ["d>c", "z>d"]);
    // Taking over the seat of the player who leaves moves nobody.
    let then = step(&played, &substitute("a", "a", "z", 4));
    assert_eq!(seated(&then, 4), "z, d, b, c");
    assert!(told(&then, slot(4)).is_empty());
    // One hand later it is an ordinary change between two players.
    let early = step(&nexts(draw(&keys("four-player", "std"), "a b c d"), 1), &substitute("c", "c", "z", 2));
    assert_eq!(told(&early, slot(3)), ["d/z"]);
}

#[test]
fn nobody_is_told_to_change_seats_for_a_hand_that_is_not_played() {
    let eight = nexts(draw(&keys("eight-player", "std"), "a b c d e f g h"), 8);
    let then = step(&eight, &withdraw("a", 5));
    let closed: Vec<Slot> =
        then.hands().iter().filter(|hand| then.is_closed(hand)).map(|hand| hand.slot).collect();
    assert!(!closed.is_empty());
    assert!(closed.iter().all(|slot| then.seat_moves_due(*slot).is_empty()));
}

#[test]
fn outside_the_movements_everybody_stays() {
    let played = nexts(match_of("std"), 3);
    assert!((1..=4).all(|hand| played.seat_moves(slot(hand)).is_empty()));
    assert!(played.seat_moves(slot(99)).is_empty());
}
