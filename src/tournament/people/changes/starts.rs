//! Hands from which changes can hold.

use strum::{Display, EnumString};

use super::{HandNumber, LineUpRefusal};
use crate::{Hand, PlayerId, Slot, Tournament};

/// Kind of a [`LineUpChange`](super::LineUpChange).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum LineUpChangeKind {
    /// A substitute takes a seat.
    Substitution,
    /// A player leaves for good.
    Withdrawal,
    /// A late player joins.
    Arrival,
}

impl Tournament {
    /// Returns the hands from which a step can hold, in order: those open after the last recorded hand, at
    /// the table of the player who `leaves` or at any table. Of hands that are played at once it is the one
    /// at the first table. If blocks are drawn anew, players join at the start of a block, and withdraw now
    /// or at the start of one.
    pub fn line_up_change_starts(&self, kind: LineUpChangeKind, leaves: Option<&PlayerId>) -> Vec<Slot> {
        let is_concerned = |hand: &&Hand| leaves.is_none_or(|player| hand.seating.has(player));
        let own = self.hands().iter().rev().filter(is_concerned);
        let mut starts: Vec<Slot> = own.take_while(|hand| hand.is_open()).map(|hand| hand.slot).collect();
        starts.reverse();
        starts.dedup_by_key(|slot| HandNumber::of(*slot));
        let next = starts.first().copied().filter(|_| kind == LineUpChangeKind::Withdrawal);
        if kind != LineUpChangeKind::Substitution {
            starts.retain(|slot| Some(*slot) == next || self.can_redraw_from(HandNumber::of(*slot)));
        }
        starts
    }

    /// Returns the reason why a step cannot hold from any hand.
    pub fn no_start_refusal(&self) -> LineUpRefusal {
        let is_over = self.hands().iter().all(|hand| !hand.is_open());
        if is_over { LineUpRefusal::StepOver } else { LineUpRefusal::StepAfterEnd }
    }
}
