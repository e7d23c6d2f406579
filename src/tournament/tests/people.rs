//! Builders for tests with line-up changes.

use super::build::*;
use crate::file;
use crate::{
    EntrantId, Fault, HandNumber, LineUpChange, LineUpRefusal, Name, Player, SeatDeparture, Tournament, tally,
};

pub(super) const FROM: fn(u32) -> HandNumber = |hand| HandNumber { round: 1, hand };

pub(super) fn person(name: &str) -> Player {
    Player { id: id(name), name: Name::parse(name).unwrap() }
}

pub(super) fn entrant(name: &str) -> EntrantId {
    EntrantId::parse(name).unwrap()
}

pub(super) fn substitution_from(line: &str, leaves: &str, comes: &str, hand: u32) -> LineUpChange {
    let change = SeatDeparture { from: FROM(hand), leaves: id(leaves), comes: Some(person(comes)) };
    LineUpChange::Leaves { entrant: entrant(line), change }
}

pub(super) fn withdrawal_from(player: &str, hand: u32) -> LineUpChange {
    let change = SeatDeparture { from: FROM(hand), leaves: id(player), comes: None };
    LineUpChange::Leaves { entrant: entrant(player), change }
}

pub(super) fn arrival_from(player: &str, hand: u32) -> LineUpChange {
    LineUpChange::Joins { player: person(player), from: FROM(hand) }
}

pub(super) fn with_change(tournament: &Tournament, step: &LineUpChange) -> Tournament {
    tournament.with_line_up_change(step).unwrap()
}

pub(super) fn faults(refused: Result<Tournament, LineUpRefusal>) -> Vec<Fault> {
    match refused {
        Err(LineUpRefusal::StepProblems { problems }) => problems.into_iter().map(|p| p.fault).collect(),
        other => panic!("{other:?}"),
    }
}

/// Plays the next hand: seat 0 goes out, and each following player holds 5 more than the one before.
pub(super) fn play_next_hand(tournament: Tournament) -> Tournament {
    let next = tally(&tournament).standings.next.first().cloned().expect("a hand that waits");
    let (out, others) = next.seats.players().split_first().unwrap();
    let held: Vec<(&str, String)> =
        others.iter().zip(1..).map(|(player, n)| (player.as_str(), (5 * n).to_string())).collect();
    let held: Vec<(&str, &str)> = held.iter().map(|(player, points)| (*player, points.as_str())).collect();
    record(tournament, next.slot, 1, Some(won(out.as_str(), &held))).unwrap()
}

pub(super) fn play_next_hands(mut tournament: Tournament, hands: usize) -> Tournament {
    for _ in 0..hands {
        tournament = play_next_hand(tournament);
    }
    tournament
}

pub(super) fn seats_of_hand(tournament: &Tournament, hand: u32) -> String {
    tournament.hand(slot(hand)).unwrap().seating.to_string()
}

pub(super) fn assert_reads_back(tournament: &Tournament) {
    let text = file::write(tournament);
    assert_eq!(&file::read(&text).unwrap_or_else(|problems| panic!("{problems:?} in {text}")), tournament);
}
