//! A player's current activity and next table.

use super::build::*;
use crate::{PlayerActivity, PlayerEvening, PlayerId, Slot, Tournament, tally};

fn at(table: u32, hand: u32) -> Slot {
    Slot { round: 1, hand, table }
}

/// Plays these hands of a table; the player in seat 0 goes out.
fn play_on(mut tournament: Tournament, table: u32, hands: std::ops::RangeInclusive<u32>) -> Tournament {
    for hand in hands {
        let seats = tournament.hand(at(table, hand)).unwrap().seating.clone();
        let players: Vec<&str> = seats.players().iter().map(PlayerId::as_str).collect();
        let result = won(players[0], &[(players[1], "5"), (players[3], "6")]);
        tournament = record(tournament, at(table, hand), 1, Some(result)).unwrap();
    }
    tournament
}

/// Everybody's activity as a letter, and the table of the next block: 0 for sitting out, nothing after the
/// last block.
fn activities(tournament: &Tournament) -> Vec<String> {
    let tally = tally(tournament);
    let each = |player: &crate::Player| {
        let evening = PlayerEvening::of(tournament, &tally, &player.id);
        let now = match evening.now {
            PlayerActivity::Plays(hand) => format!("p{}", hand.slot.table),
            PlayerActivity::Waits => "w".to_owned(),
            PlayerActivity::Rests => "r".to_owned(),
            PlayerActivity::Out => "out".to_owned(),
            PlayerActivity::Over => "over".to_owned(),
        };
        let next = evening.coming.first().map(|next| {
            assert!(next.hand.is_none_or(|hand| hand.seating.has(&player.id) && hand.is_open()));
            format!(">{}@{}", next.hand.map_or(0, |hand| hand.slot.table), next.hands_before)
        });
        format!("{}{now}{}", player.id, next.unwrap_or_default())
    };
    tournament.players().map(each).collect()
}

#[test]
fn everybody_sees_their_current_and_next_table() {
    let drawn = draw(&keys("eight-player", "std"), "a b c d e f g h");
    let before = activities(&drawn);
    assert!(before.iter().all(|one| one.contains('>') && one.ends_with("@4")), "{before:?}");
    // The first table has finished its block: its four players wait, the others play on.
    let one = play_on(drawn.clone(), 1, 1..=4);
    let waits = activities(&one);
    let sat: Vec<_> = one.hand(at(1, 4)).unwrap().seating.players().to_vec();
    for player in one.players() {
        let line = waits.iter().find(|line| line.starts_with(player.id.as_str())).unwrap();
        assert_eq!(line.contains('w'), sat.contains(&player.id), "{line}");
    }
    let moves = one.next_hand_by_player(1, &tally(&one));
    assert_eq!(moves.len(), 4);
    assert!(moves.iter().all(|(player, hand)| {
        let hand = hand.expect("nobody of eight rests");
        hand.slot.hand == 5 && hand.seating.has(player)
    }));
    assert!(one.next_hand_by_player(2, &tally(&one)).is_empty(), "it plays on");
    // The next block begins at once: moves away from a table are shown until it has recorded something.
    let both = play_on(one, 2, 1..=4);
    assert_eq!(both.next_hand_by_player(1, &tally(&both)).len(), 4);
    assert_eq!(both.next_hand_by_player(2, &tally(&both)).len(), 4);
    let begun = play_on(both, 1, 5..=5);
    assert!(begun.next_hand_by_player(1, &tally(&begun)).is_empty());
    assert_eq!(begun.next_hand_by_player(2, &tally(&begun)).len(), 4);
}

#[test]
fn resting_and_finished_players_see_it() {
    let five = draw(&keys("individual", "std"), "a b c d e");
    let resting: Vec<String> =
        activities(&five).into_iter().filter(|line| line.contains('r') && !line.contains("out")).collect();
    assert_eq!(resting.len(), 1, "{resting:?}");
    let next = activities(&five).into_iter().filter(|line| line.contains(">0@4")).count();
    assert_eq!(next, 1, "one rests in the next block");
    let lazy = play(draw(&keys("four-player", "std"), "a b c d"), won("a", &[("c", "5"), ("d", "6")]));
    assert_eq!(activities(&lazy)[0], "ap1>1@3");
    assert!(activities(&lazy.with_stopped(true)).iter().all(|line| line.ends_with("over")));
}
