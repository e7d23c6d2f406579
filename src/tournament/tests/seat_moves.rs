//! Announced changes of seat between one hand and the next.

use super::build::*;
use super::people::*;
use crate::{HandResult, PlayerId, SeatMove, SetupKeys, Slot, Tournament, VoidReason};

/// Moves in short: `b/d` change seats, `b>d` takes the seat of `d`.
fn seat_moves_at(tournament: &Tournament, at: Slot) -> Vec<String> {
    in_short(tournament.seat_moves(at))
}

fn in_short(moves: Vec<SeatMove<'_>>) -> Vec<String> {
    let one = |one| match one {
        SeatMove::Swap(one, other) => format!("{one}/{other}"),
        SeatMove::Takes { player, from } => format!("{player}>{from}"),
    };
    moves.into_iter().map(one).collect()
}

fn follow_moves(sat: &[PlayerId], moves: &[SeatMove<'_>]) -> Vec<PlayerId> {
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
fn two_opponents_change_seats_within_a_block() {
    let four = draw(&keys("four-player", "std"), "a b c d");
    assert_eq!(seats_of_hand(&four, 2), "a, c, b, d");
    assert_eq!(seats_of_hand(&four, 3), "a, d, b, c");
    assert!(seat_moves_at(&four, slot(1)).is_empty() && seat_moves_at(&four, slot(2)).is_empty());
    assert_eq!(seat_moves_at(&four, slot(3)), ["d/c"]);
    assert!(seat_moves_at(&four, slot(4)).is_empty());
    // The next partners are the same four players, whose new seats are announced as well.
    assert_eq!(seats_of_hand(&four, 5), "a, b, c, d");
    assert_eq!(seat_moves_at(&four, slot(5)), ["b>d", "c>b", "d>c"]);
}

#[test]
fn following_seat_moves_gives_the_scheduled_seats() {
    for players in 4..=21 {
        for hands_per_block in [4, 2, 1] {
            for fixed_seats in [false, true] {
                let keys = SetupKeys {
                    hands_per_block: Some(hands_per_block),
                    rounds: Some(2),
                    fixed_seats: Some(fixed_seats),
                    ..SetupKeys::default()
                };
                let drawn = individual_with(players, keys);
                for hand in drawn.hands() {
                    let before = Slot { hand: hand.slot.hand - 1, ..hand.slot };
                    let moves = drawn.seat_moves(hand.slot);
                    let Some(before) = drawn.hand(before).filter(|before| before.block == hand.block) else {
                        continue;
                    };
                    assert_eq!(
                        follow_moves(before.seating.players(), &moves),
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
fn a_change_of_tables_has_no_seat_moves() {
    let eight = draw(&keys("eight-player", "std"), "a b c d e f g h");
    for table in 1..=2 {
        let at = |hand| Slot { round: 1, hand, table };
        assert_eq!(seat_moves_at(&eight, at(3)).len(), 1);
        assert!(seat_moves_at(&eight, at(5)).is_empty());
    }
}

#[test]
fn a_redealt_hand_needs_no_seat_moves() {
    let played = play_next_hands(draw(&keys("four-player", "std"), "a b c d"), 2);
    assert_eq!(in_short(played.seat_moves_due(slot(3))), ["d/c"]);
    let stuck = play(played, HandResult::Void(VoidReason::Stuck));
    assert!(stuck.seat_moves_due(slot(3)).is_empty());
    assert_eq!(seat_moves_at(&stuck, slot(3)), ["d/c"]);
    let recorded = play_next_hands(stuck, 1);
    assert!(recorded.seat_moves_due(slot(3)).is_empty());
    // Players sat down for a hand that was given up.
    let two = play_next_hands(draw(&keys("four-player", "std"), "a b c d"), 1);
    let given_up = play(two, HandResult::Void(VoidReason::Abandoned));
    assert_eq!(in_short(given_up.seat_moves_due(slot(3))), ["d/c"]);
}

#[test]
fn a_substitute_learns_whose_seat_to_take() {
    let played = play_next_hands(draw(&keys("four-player", "std"), "a b c d"), 2);
    // The substitution is in the middle of a block, just where seats change.
    let then = with_change(&played, &substitution_from("c", "c", "z", 3));
    assert_eq!(seats_of_hand(&then, 3), "a, d, b, z");
    assert_eq!(seat_moves_at(&then, slot(3)), ["d>c", "z>d"]);
    // Taking over the seat of the player who leaves moves nobody.
    let then = with_change(&played, &substitution_from("a", "a", "z", 4));
    assert_eq!(seats_of_hand(&then, 4), "z, d, b, c");
    assert!(seat_moves_at(&then, slot(4)).is_empty());
    // If the substitute joins one hand earlier, the move is an ordinary change between two players.
    let early = with_change(
        &play_next_hands(draw(&keys("four-player", "std"), "a b c d"), 1),
        &substitution_from("c", "c", "z", 2),
    );
    assert_eq!(seat_moves_at(&early, slot(3)), ["d/z"]);
}

#[test]
fn unplayed_hands_have_no_seat_moves() {
    let eight = play_next_hands(draw(&keys("eight-player", "std"), "a b c d e f g h"), 8);
    let then = with_change(&eight, &withdrawal_from("a", 5));
    let closed: Vec<Slot> =
        then.hands().iter().filter(|hand| then.is_closed(hand)).map(|hand| hand.slot).collect();
    assert!(!closed.is_empty());
    assert!(closed.iter().all(|slot| then.seat_moves_due(*slot).is_empty()));
}

#[test]
fn matches_have_no_seat_moves() {
    let played = play_next_hands(match_of("std"), 3);
    assert!((1..=4).all(|hand| played.seat_moves(slot(hand)).is_empty()));
    assert!(played.seat_moves(slot(99)).is_empty());
}
