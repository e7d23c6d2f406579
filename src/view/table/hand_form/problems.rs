//! What is wrong with what was typed about a hand.

use crate::tournament::{Fault, Place, Problem};

/// What is wrong, and where in the result: `left.anna.W`, `out`, `penalties[0]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandProblem {
    pub(super) place: Place,
    pub(super) fault: HandFault,
}

/// What only a form can get wrong, and what the rules refuse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum HandFault {
    NobodyOut,
    /// No player on the sheet is called so.
    NobodyCalled(String),
    /// Several players on the sheet begin with this.
    SeveralCalled(String),
    /// Cards of a player, and a total for the same player.
    CardsAndTotal,
    /// Two players finished in this place.
    PlaceTwice(u32),
    /// Somebody else than the last one has no place.
    PlaceMissing,
    /// A row of penalties without a player.
    PenaltyForNobody,
    /// A row of penalties without what it is for.
    PenaltyForNothing,
    Refused(Fault),
}

impl HandProblem {
    pub(super) fn refused(place: &Place, fault: impl Into<Fault>) -> Self {
        Self { place: place.clone(), fault: HandFault::refused(fault) }
    }
}

impl HandFault {
    pub(super) fn refused(fault: impl Into<Fault>) -> Self {
        Self::Refused(fault.into())
    }
}

impl From<Problem> for HandProblem {
    fn from(Problem { place, fault }: Problem) -> Self {
        Self { place, fault: HandFault::Refused(fault) }
    }
}
