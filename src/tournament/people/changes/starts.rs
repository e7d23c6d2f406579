//! Hands from which line-up changes can apply.

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
    /// Returns the hands from which a line-up change can apply, in order: the open hands after the last
    /// recorded one, at the table of the player who `leaves` or at any table. If several hands are played
    /// simultaneously, returns the one at the first table. If blocks are redrawn, players join at the start
    /// of a block, and withdraw now or at the start of a block.
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

    /// Returns the reason why a line-up change cannot apply from any hand.
    pub fn no_start_refusal(&self) -> LineUpRefusal {
        let is_over = self.hands().iter().all(|hand| !hand.is_open());
        if is_over { LineUpRefusal::StepOver } else { LineUpRefusal::StepAfterEnd }
    }
}
