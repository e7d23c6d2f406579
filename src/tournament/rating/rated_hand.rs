//! What a rating sees of a hand.

use crate::tournament::{Effect, Hand, PlayerId, Tally, Tournament};

/// A hand that tells who is stronger: the sides, each with how it came in. `P` says who people are: players of one tournament, or persons
/// who play in many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedHand<P> {
    sides: Vec<(CameIn, Vec<P>)>,
}

/// How a side came in. Points do not matter: what somebody is left with is chance even more than who goes out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CameIn {
    /// It went out.
    Won,
    /// Somebody else won, or lost.
    Between,
    /// It was named as the loser of several (S-LAZY-2, V-COW-8).
    Lost,
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

    /// The same hand of people who are known by something else. Who is nobody is left out, and a hand in which a side then has nobody tells
    /// nothing.
    pub fn of_people<Q>(&self, person: impl Fn(&P) -> Option<Q>) -> Option<RatedHand<Q>> {
        let side =
            |(came_in, people): &(CameIn, Vec<P>)| (*came_in, people.iter().filter_map(&person).collect());
        RatedHand::new(self.sides.iter().map(side).collect())
    }
}

impl RatedHand<PlayerId> {
    /// What a tournament tells, in the order of play; of a play-off nothing, as it is between the same few.
    pub fn all_of(tournament: &Tournament, tally: &Tally) -> Vec<Self> {
        let mut counted: Vec<&std::sync::Arc<Effect>> =
            tally.effects.iter().filter(|effect| !tournament.in_play_off(effect.slot)).collect();
        counted.sort_by_key(|effect| effect.slot);
        counted
            .into_iter()
            .filter_map(|effect| Self::of(tournament, tournament.hand(effect.slot)?, effect))
            .collect()
    }

    fn of(tournament: &Tournament, hand: &Hand, effect: &Effect) -> Option<Self> {
        let format = tournament.setup().format();
        let mut sides = hand.seating.sides(format);
        if sides.is_empty() {
            sides = hand.seating.players().iter().map(|player| vec![player.clone()]).collect();
        }
        let came_in = |side: &[PlayerId]| {
            let is_in = |player: &PlayerId| side.contains(player);
            match (effect.out.as_ref().is_some_and(is_in), effect.losers.first().is_some_and(is_in)) {
                (true, _) => CameIn::Won,
                (false, true) => CameIn::Lost,
                (false, false) => CameIn::Between,
            }
        };
        Self::new(sides.into_iter().map(|side| (came_in(&side), side)).collect())
    }
}
