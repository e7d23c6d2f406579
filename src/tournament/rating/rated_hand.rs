//! What a rating sees of a hand.

use crate::{CameIn, PlayedHand, PlayedSide};

/// A hand that tells who is stronger: the sides, each with how it came in. `P` says who people are: players of one tournament, or persons
/// who play in many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedHand<P> {
    sides: Vec<(CameIn, Vec<P>)>,
}

impl<P> RatedHand<P> {
    /// A hand in which somebody came in before somebody else; none where nobody did, or a side has nobody.
    pub fn new(sides: Vec<(CameIn, Vec<P>)>) -> Option<Self> {
        let (first, _) = sides.first()?;
        let tells = sides.iter().any(|(came_in, _)| came_in != first);
        (tells && sides.iter().all(|(_, people)| !people.is_empty())).then_some(Self { sides })
    }

    /// The sides, each with how it came in.
    pub fn sides(&self) -> &[(CameIn, Vec<P>)] {
        &self.sides
    }
}

impl<P: Clone> RatedHand<P> {
    /// What a hand that was played tells. Where nobody of a side is somebody, it tells nothing.
    pub fn of(hand: &PlayedHand<P>) -> Option<Self> {
        Self::among(hand, Clone::clone)
    }

    /// The same, where people are known by something else.
    pub fn among<Q>(hand: &PlayedHand<Q>, person: impl Fn(&Q) -> P) -> Option<Self> {
        let people = |side: &PlayedSide<Q>| side.people.iter().map(|sat| person(&sat.person)).collect();
        Self::new(hand.sides.iter().map(|side| (side.came_in, people(side))).collect())
    }
}
