//! A seat of a hand that changed hands, as the tournament's record has it: everybody may read it, so no phone is named in it.

use serde::{Deserialize, Serialize};

use super::{Holder, Way, log};
use crate::dealt::{DealtHand, DealtState};
use crate::tournaments::{EventKind, note};
use crate::{AccountId, Conn, StoreError};
use lastcard_tournament::{PlayerId, Slot};

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
