//! From which hands on somebody can come or go.

use strum::{Display, EnumString};

use super::{Since, StepRefusal};
use crate::{Hand, PlayerId, Slot, Tournament};

/// What kind of [`Step`](super::Step) is to be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum StepKind {
    /// A substitute takes a seat.
    Substitution,
    /// A player leaves for good.
    Withdrawal,
    /// A late player joins.
    Arrival,
}

impl Tournament {
    /// The hands from which on a step can hold, in their order: what is open after the last recorded hand, at the table of the one who
    /// `leaves`, or at anybody's; of hands that are played at once the one at the first table. Where blocks are drawn anew somebody
    /// joins with a block, and withdraws now or with one.
    pub fn step_starts(&self, kind: StepKind, leaves: Option<&PlayerId>) -> Vec<Slot> {
        let is_concerned = |hand: &&Hand| leaves.is_none_or(|player| hand.seating.has(player));
        let own = self.hands().iter().rev().filter(is_concerned);
        let mut starts: Vec<Slot> = own.take_while(|hand| hand.is_open()).map(|hand| hand.slot).collect();
        starts.reverse();
        starts.dedup_by_key(|slot| Since::of(*slot));
        let next = starts.first().copied().filter(|_| kind == StepKind::Withdrawal);
        if kind != StepKind::Substitution {
            starts.retain(|slot| Some(*slot) == next || self.may_redraw_from(Since::of(*slot)));
        }
        starts
    }

    /// Why a step can hold from no hand on.
    pub fn no_step_start(&self) -> StepRefusal {
        let is_over = self.hands().iter().all(|hand| !hand.is_open());
        if is_over { StepRefusal::StepOver } else { StepRefusal::StepAfterEnd }
    }
}
