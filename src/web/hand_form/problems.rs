//! Problems with the values typed about a hand.

use lastcard_tournament::{Fault, Place, Problem};

/// A problem, with its place in the result: `left.anna.W`, `out`, `penalties[0]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandProblem {
    pub place: Place,
    pub fault: HandFault,
}

/// A fault that only a form can have, or one that the rules refuse.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandFault {
    NobodyOut,
    /// No player on the sheet matches.
    NobodyCalled(String),
    /// The names of several players on the sheet begin with this text.
    SeveralCalled(String),
    CardsAndTotal,
    PlaceTwice(u32),
    /// A player other than the last has no place.
    PlaceMissing,
    /// A row of penalties has no player.
    PenaltyForNobody,
    /// A row of penalties has no kind.
    PenaltyForNothing,
    Refused(Fault),
}

impl HandProblem {
    pub fn refused(place: &Place, fault: impl Into<Fault>) -> Self {
        Self { place: place.clone(), fault: HandFault::refused(fault) }
    }
}

impl HandFault {
    pub fn refused(fault: impl Into<Fault>) -> Self {
        Self::Refused(fault.into())
    }
}

impl From<Problem> for HandProblem {
    fn from(Problem { place, fault }: Problem) -> Self {
        Self { place, fault: HandFault::Refused(fault) }
    }
}
