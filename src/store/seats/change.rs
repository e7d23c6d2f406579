//! Changes of seats, as recorded in the events of a tournament.

use super::{Holder, SeatError, log};
use crate::played_hands::{PlayedHand, PlayedHandState};
use crate::tournaments::{self, Event, record_event};
use crate::{AccountId, Conn, StoreError};
use lastcard_club::{ClaimMethod, EventKind, Occupant, SeatChange};
use lastcard_tournament::PlayerId;

fn occupant(holder: Option<&Holder>) -> Occupant {
    match holder {
        Some(Holder::Phone(_)) => Occupant::Phone,
        Some(Holder::Bot(_)) => Occupant::Bot,
        None => Occupant::Nobody,
    }
}

pub(super) fn check_change_limit(
    conn: &mut Conn,
    hand: &PlayedHand,
    player: &PlayerId,
    before: Option<&Holder>,
    way: ClaimMethod,
) -> Result<(), SeatError> {
    if way == ClaimMethod::Organiser || !is_recorded(hand, before) {
        return Ok(());
    }
    let is_same = |change: &&SeatChange| {
        (change.slot, change.attempt, &change.player) == (hand.slot, hand.attempt, player)
    };
    let events = tournaments::events_of_kinds(conn, &hand.tournament, &["seat"])?;
    let changes = events.iter().filter_map(Event::seat_change).filter(is_same);
    if way.is_used_up(changes) { Err(SeatError::ChangedTooOften) } else { Ok(()) }
}

/// Returns true if a change is recorded: taking a free seat before the deal is not.
fn is_recorded(hand: &PlayedHand, before: Option<&Holder>) -> bool {
    hand.state == PlayedHandState::Open || before.is_some()
}

/// Records that a seat in a hand in play changed holder. Before the deal, only a take-over is recorded.
pub(super) fn record_change(
    conn: &mut Conn,
    hand: &PlayedHand,
    player: &PlayerId,
    (before, by): (Option<&Holder>, Option<&Holder>),
    (way, account): (ClaimMethod, Option<&AccountId>),
) -> Result<(), StoreError> {
    let is_dealt = hand.state == PlayedHandState::Open;
    if is_dealt {
        log::add(conn, &hand.id, log::SeatLogKind::Held, player, by)?;
    }
    if !is_dealt && (before.is_none() || by.is_none()) {
        return Ok(());
    }
    let change =
        SeatChange { slot: hand.slot, attempt: hand.attempt, player: player.clone(), by: occupant(by), way };
    record_event(conn, &hand.tournament, &EventKind::Seat(change), account)
}
