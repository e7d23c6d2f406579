//! Hands in the form from which ratings are computed.

use crate::{CountedHand, CountedSide, Finish};

/// A hand that gives information about playing strength: at least one side finished ahead of another. `P`
/// identifies people: players of one tournament, or persons who play in many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedHand<P> {
    sides: Vec<(Finish, Vec<P>)>,
}

impl<P> RatedHand<P> {
    /// Returns `None` if all sides finished level, or if a side has no members.
    pub fn new(sides: Vec<(Finish, Vec<P>)>) -> Option<Self> {
        let (first, _) = sides.first()?;
        let tells = sides.iter().any(|(came_in, _)| came_in != first);
        (tells && sides.iter().all(|(_, people)| !people.is_empty())).then_some(Self { sides })
    }

    /// The sides, each with its finish.
    pub fn sides(&self) -> &[(Finish, Vec<P>)] {
        &self.sides
    }
}

impl<P: Clone> RatedHand<P> {
    /// Converts a played hand. Returns `None` under the conditions of [`Self::new`].
    pub fn of(hand: &CountedHand<P>) -> Option<Self> {
        Self::of_mapped(hand, Clone::clone)
    }

    /// Converts a played hand, mapping its people with `person`.
    pub fn of_mapped<Q>(hand: &CountedHand<Q>, person: impl Fn(&Q) -> P) -> Option<Self> {
        let people = |side: &CountedSide<Q>| side.people.iter().map(|sat| person(&sat.person)).collect();
        Self::new(hand.sides.iter().map(|side| (side.came_in, people(side))).collect())
    }
}
