//! A seat of a hand that changed hands, as the tournament's record has it: everybody may read it, so no phone is named in it.

use serde::{Deserialize, Serialize};

use super::{Holder, SeatError, Way, log};
use crate::dealt::{DealtHand, DealtState};
use crate::tournaments::{self, EventKind, note};
use crate::{AccountId, Conn, StoreError};
use lastcard_tournament::{PlayerId, Slot};

/// Changes of one seat in a hand by the code of the table, and by all ways but an organiser: the player's own link still works when others
/// have used up the first.
const BY_CODE: usize = 12;
const BY_OTHERS: usize = 24;

/// A seat that changed hands while its hand was in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChange {
    /// Of which hand.
    pub slot: Slot,
    /// Which time that it was dealt.
    pub attempt: u32,
    /// Whose seat.
    pub player: PlayerId,
    /// Who holds it since.
    pub by: Sitter,
    /// How it came about.
    pub way: Way,
}

/// Who holds a seat, as everybody may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    /// A phone; which one is not told.
    Phone,
    /// A bot, of whatever strength.
    Bot,
    /// The seat is free.
    Nobody,
}

impl From<Option<&Holder>> for Sitter {
    fn from(holder: Option<&Holder>) -> Self {
        match holder {
            Some(Holder::Phone(_)) => Self::Phone,
            Some(Holder::Bot(_)) => Self::Bot,
            None => Self::Nobody,
        }
    }
}

/// Refuses a change of a seat that has changed hands too often in this hand: phones that take it from each other fill the record. An
/// organiser always may.
pub(super) fn may_change(
    conn: &mut Conn,
    hand: &DealtHand,
    player: &PlayerId,
    before: Option<&Holder>,
    way: Way,
) -> Result<(), SeatError> {
    let most = match way {
        Way::Organiser => return Ok(()),
        Way::Sit | Way::TakeOver => BY_CODE,
        Way::Link | Way::Assent => BY_OTHERS,
    };
    if !is_told(hand, before) {
        return Ok(());
    }
    let is_same = |change: &SeatChange| {
        (change.slot, change.attempt, &change.player) == (hand.slot, hand.attempt, player)
            && change.way != Way::Organiser
    };
    let changes = tournaments::of_kinds(conn, &hand.tournament, &["seat"])?;
    let changes =
        changes.iter().filter(|event| matches!(&event.kind, EventKind::Seat(change) if is_same(change)));
    if changes.count() < most { Ok(()) } else { Err(SeatError::ChangedTooOften) }
}

/// Tells that a change is noted: sitting down at a seat that was free before the deal is not.
fn is_told(hand: &DealtHand, before: Option<&Holder>) -> bool {
    hand.state == DealtState::Open || before.is_some()
}

/// Notes that a seat of a hand in play changed hands. Whoever takes one that was free before the deal only sits down.
pub(super) fn told(
    conn: &mut Conn,
    hand: &DealtHand,
    player: &PlayerId,
    (before, by): (Option<&Holder>, Option<&Holder>),
    (way, account): (Way, Option<&AccountId>),
) -> Result<(), StoreError> {
    let is_dealt = hand.state == DealtState::Open;
    if is_dealt {
        log::add(conn, &hand.id, log::SeatLogKind::Held, player, by)?;
    }
    if !is_dealt && (before.is_none() || by.is_none()) {
        return Ok(());
    }
    let change =
        SeatChange { slot: hand.slot, attempt: hand.attempt, player: player.clone(), by: by.into(), way };
    note(conn, &hand.tournament, &EventKind::Seat(change), account)
}
