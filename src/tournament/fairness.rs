//! What proves that a movement is fair (§0.5.3).

use std::collections::BTreeMap;

use super::whole::planned;
use super::{Entrant, Method, PlayerId, Setup};

/// The least and the most of something among all players or pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spread {
    /// The least.
    pub min: u32,
    /// The most.
    pub max: u32,
}

impl Spread {
    /// Whether it is the same for everybody.
    pub fn is_even(self) -> bool {
        self.min == self.max
    }

    fn of<K: Ord>(counts: &BTreeMap<K, u32>) -> Self {
        let min = counts.values().min().copied().unwrap_or(0);
        Self { min, max: counts.values().max().copied().unwrap_or(0) }
    }
}

/// How even a movement is over all its hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fairness {
    /// The hands of each player.
    pub hands: Spread,
    /// How often each pair plays together.
    pub partners: Spread,
    /// How often each pair plays against each other.
    pub opponents: Spread,
    /// How often each player sits immediately to the left of each other one, whose Draw Twos arrive there.
    pub left_neighbours: Spread,
    /// How often each player deals, where the schedule says it and not the hands (`lazy`).
    pub deals: Option<Spread>,
    /// How often each player opens, likewise.
    pub opens: Option<Spread>,
}

impl Fairness {
    /// Whether everything is the same for everybody.
    pub fn is_even(self) -> bool {
        [self.hands, self.partners, self.opponents, self.left_neighbours].into_iter().all(Spread::is_even)
            && self.deals.is_none_or(Spread::is_even)
            && self.opens.is_none_or(Spread::is_even)
    }
}

/// The fairness of a movement for these entrants; a match has none.
pub fn fairness(setup: &Setup, entrants: &[Entrant]) -> Option<Fairness> {
    setup.plan()?;
    let players: Vec<&PlayerId> = entrants.iter().flat_map(|e| &e.players).map(|p| &p.id).collect();
    let mut hands: BTreeMap<_, u32> = players.iter().map(|player| (*player, 0)).collect();
    let (mut deals, mut opens) = (hands.clone(), hands.clone());
    let pairs =
        || players.iter().flat_map(|a| players.iter().filter(move |b| a != *b).map(move |b| (*a, *b)));
    let mut partners: BTreeMap<_, u32> = pairs().map(|pair| (pair, 0)).collect();
    let (mut opponents, mut left) = (partners.clone(), partners.clone());
    let schedule = planned(setup, entrants);
    for hand in &schedule {
        let seating = &hand.seating;
        count(&mut deals, &hand.dealer);
        seating.left_of(&hand.dealer).into_iter().for_each(|opener| count(&mut opens, opener));
        for player in seating.players() {
            count(&mut hands, player);
            seating.left_of(player).into_iter().for_each(|neighbour| count(&mut left, (player, neighbour)));
            seating
                .partners_of(setup.format(), player)
                .into_iter()
                .for_each(|partner| count(&mut partners, (player, partner)));
            seating
                .opponents_of(setup.format(), player)
                .into_iter()
                .for_each(|other| count(&mut opponents, (player, other)));
        }
    }
    let scheduled = !matches!(setup.method(), Method::Lazy { .. });
    Some(Fairness {
        hands: Spread::of(&hands),
        partners: Spread::of(&partners),
        opponents: Spread::of(&opponents),
        left_neighbours: Spread::of(&left),
        deals: scheduled.then(|| Spread::of(&deals)),
        opens: scheduled.then(|| Spread::of(&opens)),
    })
}

fn count<K: Ord>(counts: &mut BTreeMap<K, u32>, key: K) {
    *counts.entry(key).or_default() += 1;
}
