//! Changes of seats, as recorded in the events of a tournament. Events are public, so they do not identify any phone.

use serde::{Deserialize, Serialize};

use super::{ClaimMethod, Holder, SeatError, log};
use crate::played_hands::{PlayedHand, PlayedHandState};
use crate::tournaments::{self, EventKind, record_event};
use crate::{AccountId, Conn, StoreError};
use lastcard_tournament::{PlayerId, Slot};

/// Maximum number of changes of one seat within a hand for which the code of the table still works. For other ways, except an organiser,
/// the maximum is [`MAX_BY_OTHERS`], so the player's own link works when the code no longer does.
const MAX_BY_CODE: usize = 12;
const MAX_BY_OTHERS: usize = 24;

/// A change of a seat while its hand was in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChange {
    /// Position of the hand in the schedule.
    pub slot: Slot,
    /// Number of the deal of this hand, from 1.
    pub attempt: u32,
    /// The player whose seat it is.
    pub player: PlayerId,
    /// The new holder.
    pub by: Occupant,
    /// Way in which the seat changed holder.
    pub way: ClaimMethod,
}

/// Public view of the holder of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Occupant {
    /// A phone, which is not identified.
    Phone,
    /// A bot of any strength.
    Bot,
    /// Nobody: the seat is free.
    Nobody,
}

impl From<Option<&Holder>> for Occupant {
    fn from(holder: Option<&Holder>) -> Self {
        match holder {
            Some(Holder::Phone(_)) => Self::Phone,
            Some(Holder::Bot(_)) => Self::Bot,
            None => Self::Nobody,
        }
    }
}

/// Refuses a change of a seat that has changed holder too often in this hand, because phones that keep taking it from each other would fill
/// the record. An organiser may always change it.
pub(super) fn check_change_limit(
    conn: &mut Conn,
    hand: &PlayedHand,
    player: &PlayerId,
    before: Option<&Holder>,
    way: ClaimMethod,
) -> Result<(), SeatError> {
    let most = match way {
        ClaimMethod::Organiser => return Ok(()),
        ClaimMethod::Sit | ClaimMethod::TakeOver => MAX_BY_CODE,
        ClaimMethod::Link | ClaimMethod::Assent => MAX_BY_OTHERS,
    };
    if !is_recorded(hand, before) {
        return Ok(());
    }
    let is_same = |change: &SeatChange| {
        (change.slot, change.attempt, &change.player) == (hand.slot, hand.attempt, player)
            && change.way != ClaimMethod::Organiser
    };
    let changes = tournaments::events_of_kinds(conn, &hand.tournament, &["seat"])?;
    let changes =
        changes.iter().filter(|event| matches!(&event.kind, EventKind::Seat(change) if is_same(change)));
    if changes.count() < most { Ok(()) } else { Err(SeatError::ChangedTooOften) }
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
        SeatChange { slot: hand.slot, attempt: hand.attempt, player: player.clone(), by: by.into(), way };
    record_event(conn, &hand.tournament, &EventKind::Seat(change), account)
}
