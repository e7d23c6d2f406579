//! Tree of a knock-out: who meets whom, and who is out.

use std::collections::BTreeMap;

use crate::EntrantId;

use super::fixture::{DrawnMatch, FixtureSlot, FixtureStandings};

/// Side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side<'a> {
    /// Nobody: the other side has a bye.
    Nobody,
    /// The winner or loser of a match that is not over.
    Open,
    /// This entrant.
    Entrant(&'a EntrantId),
}

/// Match of a knock-out, as drawn on a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketMatch {
    /// Place in the tree.
    pub slot: FixtureSlot,
    /// Entrants as far as they are known.
    pub sides: [Option<EntrantId>; 2],
    /// Side that goes on, once it is known.
    pub winner: Option<EntrantId>,
    /// True if one side has a bye, so that nothing is played.
    pub is_bye: bool,
}

/// Tree of a knock-out as far as it is known.
pub(super) struct Bracket<'a> {
    /// Entrants, the best seed first. The best ones have the byes.
    seeds: &'a [EntrantId],
    /// Sides of the first round, in the order of the tree.
    leaves: Vec<Side<'a>>,
    third_place: bool,
    /// Matches that have been drawn up.
    drawn: BTreeMap<FixtureSlot, DrawnMatch<'a>>,
}

impl<'a> Bracket<'a> {
    /// Creates the tree with the matches that have been drawn up.
    pub(super) fn of(
        seeds: &'a [EntrantId],
        third_place: bool,
        fixtures: &'a BTreeMap<FixtureSlot, FixtureStandings<'_>>,
    ) -> Self {
        let drawn = fixtures.iter().filter_map(|(slot, fixture)| Some((*slot, fixture.drawn_match()?)));
        Self::new(seeds, third_place, drawn.collect())
    }

    fn new(seeds: &'a [EntrantId], third_place: bool, drawn: BTreeMap<FixtureSlot, DrawnMatch<'a>>) -> Self {
        let order = tree_order(seeds.len().next_power_of_two());
        let leaves =
            order.into_iter().map(|seed| seeds.get(seed).map_or(Side::Nobody, Side::Entrant)).collect();
        Self { seeds, leaves, third_place, drawn }
    }

    /// Number of rounds; the last one is the final.
    fn rounds(&self) -> u32 {
        self.seeds.len().next_power_of_two().ilog2()
    }

    /// Iterates over all matches, round by round, including those that are a bye. The match for third place comes after the final.
    pub(super) fn slots(&self) -> impl Iterator<Item = FixtureSlot> {
        let third = FixtureSlot { group: 1, round: self.rounds(), number: 2 };
        self.tree().chain((self.third_place && self.rounds() > 1).then_some(third))
    }

    fn tree(&self) -> impl Iterator<Item = FixtureSlot> {
        let rounds = self.rounds();
        (1..=rounds).flat_map(move |round| {
            (1..=1_u32 << (rounds - round)).map(move |number| FixtureSlot { group: 1, round, number })
        })
    }

    /// Returns the sides of a match: as drawn up, or else as the matches before it have ended.
    pub(super) fn sides(&self, slot: FixtureSlot) -> [Side<'a>; 2] {
        self.drawn.get(&slot).map_or_else(|| self.due_sides(slot), |drawn| drawn.entrants.map(Side::Entrant))
    }

    /// Returns the sides of a match as the matches before it have ended. They differ from those drawn up if a result was corrected
    /// afterwards.
    pub(super) fn due_sides(&self, slot: FixtureSlot) -> [Side<'a>; 2] {
        let before = |number| FixtureSlot { group: 1, round: slot.round - 1, number };
        if slot.round == self.rounds() && slot.number == 2 {
            [self.loser(before(1)), self.loser(before(2))]
        } else if slot.round > 1 {
            [self.winner(before(2 * slot.number - 1)), self.winner(before(2 * slot.number))]
        } else {
            let first = 2 * (slot.number.max(1) as usize - 1);
            [first, first + 1].map(|place| self.leaves.get(place).copied().unwrap_or(Side::Nobody))
        }
    }

    /// Returns who goes on from a match.
    fn winner(&self, slot: FixtureSlot) -> Side<'a> {
        match self.sides(slot) {
            [Side::Nobody, other] | [other, Side::Nobody] => other,
            _ => self.drawn.get(&slot).and_then(|drawn| drawn.winner).map_or(Side::Open, Side::Entrant),
        }
    }

    fn loser(&self, slot: FixtureSlot) -> Side<'a> {
        match (self.sides(slot), self.winner(slot)) {
            ([Side::Nobody, _] | [_, Side::Nobody], _) => Side::Nobody,
            ([one, other], winner @ Side::Entrant(_)) => {
                if winner == one {
                    other
                } else {
                    one
                }
            }
            _ => Side::Open,
        }
    }

    /// Returns all matches, round by round. The match for third place comes last.
    pub(super) fn matches(&self) -> Vec<BracketMatch> {
        let known = |side: Side<'_>| side.entrant().cloned();
        let one = |slot| {
            let sides = self.sides(slot);
            let is_bye = sides.contains(&Side::Nobody);
            BracketMatch { slot, sides: sides.map(known), winner: known(self.winner(slot)), is_bye }
        };
        self.slots().map(one).collect()
    }

    /// Returns the place of each entrant, in the order of the seeds. Those who are still in share first place, and those who go out in
    /// one round share the first place after the ones who go on.
    pub(super) fn places(&self) -> Vec<(&'a EntrantId, u32)> {
        let mut last: BTreeMap<&EntrantId, FixtureSlot> = BTreeMap::new();
        for slot in self.tree() {
            let known = self.sides(slot).into_iter().filter_map(Side::entrant);
            last.extend(known.map(|entrant| (entrant, slot)));
        }
        self.seeds
            .iter()
            .map(|entrant| (entrant, last.get(entrant).map_or(1, |slot| self.place(entrant, *slot))))
            .collect()
    }

    /// Returns the place of an entrant whose last match of the tree is this one.
    fn place(&self, entrant: &EntrantId, slot: FixtureSlot) -> u32 {
        let left = self.rounds() - slot.round;
        let next = FixtureSlot { group: 1, round: slot.round + 1, number: slot.number.div_ceil(2) };
        let goes_on = match self.winner(slot) {
            Side::Entrant(winner) => winner == entrant && (left == 0 || !self.drawn.contains_key(&next)),
            Side::Open | Side::Nobody => true,
        };
        let third = FixtureSlot { group: 1, round: self.rounds(), number: 2 };
        if goes_on {
            1
        } else if left == 1 && self.third_place && self.loser(third) == Side::Entrant(entrant) {
            4
        } else {
            (1 << left) + 1
        }
    }
}

impl<'a> Side<'a> {
    /// The entrant, once it is known.
    pub(super) fn entrant(self) -> Option<&'a EntrantId> {
        match self {
            Self::Entrant(entrant) => Some(entrant),
            Self::Nobody | Self::Open => None,
        }
    }
}

/// Returns the seeds, from 0, in the order of the tree: neighbours meet first, the best two in the final. `size` is a power of two.
pub(super) fn tree_order(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(count: usize) -> Vec<EntrantId> {
        (1..=count).map(|number| EntrantId::parse(&format!("e{number}")).unwrap()).collect()
    }

    #[test]
    fn the_best_meet_last() {
        assert_eq!(tree_order(1), [0]);
        assert_eq!(tree_order(8), [0, 7, 3, 4, 1, 6, 2, 5]);
    }

    #[test]
    fn the_best_seeds_have_the_byes() {
        let seeds = ids(5);
        let bracket = Bracket::new(&seeds, false, BTreeMap::new());
        let first: Vec<_> =
            bracket.slots().filter(|slot| slot.round == 1).map(|slot| bracket.sides(slot)).collect();
        let byes = first
            .iter()
            .filter(|sides| sides.contains(&Side::Nobody))
            .map(|sides| sides[0])
            .collect::<Vec<_>>();
        assert_eq!(byes, [Side::Entrant(&seeds[0]), Side::Entrant(&seeds[1]), Side::Entrant(&seeds[2])]);
    }

    /// Plays all matches; the better seed wins.
    fn played(seeds: &[EntrantId]) -> BTreeMap<FixtureSlot, DrawnMatch<'_>> {
        let mut played = BTreeMap::new();
        loop {
            let bracket = Bracket::new(seeds, true, played.clone());
            let next = bracket.slots().filter(|slot| !played.contains_key(slot)).find_map(|slot| {
                let [one, other] = bracket.sides(slot).map(Side::entrant);
                Some((slot, [one?, other?]))
            });
            let Some((slot, entrants)) = next else { return played };
            let number = |entrant: &&EntrantId| seeds.iter().position(|seed| seed == *entrant);
            let winner = entrants.into_iter().min_by_key(number);
            played.insert(slot, DrawnMatch { entrants, winner });
        }
    }

    #[test]
    fn the_better_seed_always_winning_gives_the_order_of_the_seeds() {
        for count in 1..=33 {
            let seeds = ids(count);
            let places: Vec<u32> = Bracket::new(&seeds, true, played(&seeds))
                .places()
                .into_iter()
                .map(|(_, place)| place)
                .collect();
            let expected: Vec<usize> = (0..count)
                .map(|seed| if seed < 4 { seed + 1 } else { (seed + 1).next_power_of_two() / 2 + 1 })
                .collect();
            assert_eq!(
                places.iter().map(|place| *place as usize).collect::<Vec<_>>(),
                expected,
                "{count} entrants"
            );
        }
    }
}
