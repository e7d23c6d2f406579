//! Measures of a movement's fairness (§0.5.3).

use std::collections::{BTreeMap, BTreeSet};

use crate::schedule::movement::{self, BlockGrid, neighbours};
use crate::{Entrant, Method, Setup};

/// Minimum and maximum of a count among all players or pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spread {
    /// Lowest count.
    pub min: u32,
    /// Highest count; equal to `min` if the spread is even.
    pub max: u32,
}

impl Spread {
    /// Returns true if the count is the same for everybody.
    pub fn is_even(self) -> bool {
        self.min == self.max
    }

    pub(crate) fn of<K: Ord>(counts: &BTreeMap<K, u32>) -> Self {
        let min = counts.values().min().copied().unwrap_or(0);
        Self { min, max: counts.values().max().copied().unwrap_or(0) }
    }
}

/// Fairness of a movement over all its hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fairness {
    /// Hands that each player plays.
    pub hands: Spread,
    /// Blocks that each player sits out.
    pub sit_outs: Spread,
    /// Hands that each pair plays together.
    pub partners: Spread,
    /// Hands that each pair plays against each other.
    pub opponents: Spread,
    /// Hands in which each player sits immediately to the left of each of the others, and receives that
    /// player's Draw Twos.
    pub left_neighbours: Spread,
    /// Hands that each player deals; `None` if results decide this (`lazy`).
    pub deals: Option<Spread>,
    /// Hands that each player opens; `None` if results decide this.
    pub opens: Option<Spread>,
}

impl Fairness {
    /// Returns true if all counts are the same for everybody.
    pub fn is_even(self) -> bool {
        [self.hands, self.partners, self.opponents, self.left_neighbours].into_iter().all(Spread::is_even)
            && self.deals.is_none_or(Spread::is_even)
            && self.opens.is_none_or(Spread::is_even)
    }
}

/// Computes the fairness of a movement for these entrants; `None` for a match.
pub fn fairness(setup: &Setup, entrants: &[Entrant]) -> Option<Fairness> {
    let plan = setup.plan()?;
    let players = entrants.len();
    let mut hands: BTreeMap<usize, u32> = (1..=players).map(|player| (player, 0)).collect();
    let (mut deals, mut opens) = (hands.clone(), hands.clone());
    let pairs = (1..=players).flat_map(|a| (1..=players).filter(move |b| a != *b).map(move |b| (a, b)));
    let mut partners: BTreeMap<(usize, usize), u32> = pairs.map(|pair| (pair, 0)).collect();
    let (mut opponents, mut left) = (partners.clone(), partners.clone());
    let mut blocks = BTreeSet::new();
    let grid = BlockGrid::of(players, plan);
    for hand in movement::numbered_hands(players, plan, grid, 0..grid.blocks) {
        blocks.insert((hand.slot.round, hand.block));
        count(&mut deals, hand.dealer);
        let [a, x, b, y] = hand.seats;
        for (one, other) in [(a, b), (b, a), (x, y), (y, x)] {
            count(&mut hands, one);
            count(&mut partners, (one, other));
        }
        for (player, neighbour) in neighbours(hand.seats) {
            count(&mut left, (player, neighbour));
            count(&mut opponents, (player, neighbour));
            count(&mut opponents, (neighbour, player));
            if player == hand.dealer {
                count(&mut opens, neighbour);
            }
        }
    }
    let all = u32::try_from(blocks.len()).unwrap_or(u32::MAX);
    let sit_outs: BTreeMap<_, _> =
        hands.iter().map(|(player, hands)| (player, all - hands / plan.hands_per_block.get())).collect();
    let scheduled = !matches!(setup.method(), Method::Lazy { .. });
    Some(Fairness {
        hands: Spread::of(&hands),
        sit_outs: Spread::of(&sit_outs),
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
