//! What the recorded hands say about who is stronger than whom.

use std::collections::{BTreeMap, HashMap};

use crate::model::{self, Few};
use crate::{Hand, HandResult, PlayerId, Tournament};

/// Who went out first, and of whom.
#[derive(Debug, Clone)]
pub(super) struct Evidence {
    /// Those of whom one went out, and how often one of them did.
    pub(super) contests: Vec<(Few, u32)>,
    /// How often each player did, by their numbers.
    pub(super) wins: Vec<u32>,
}

impl Evidence {
    /// All that is recorded.
    pub(super) fn of(tournament: &Tournament) -> Self {
        let numbers = model::numbers(tournament);
        let mut gathered =
            Gathered { wins: vec![0; numbers.len()], numbers: &numbers, contests: BTreeMap::new() };
        tournament.scored_hands().for_each(|hand| gathered.add(hand));
        Self { contests: gathered.contests.into_iter().collect(), wins: gathered.wins }
    }
}

struct Gathered<'a> {
    numbers: &'a HashMap<&'a PlayerId, usize>,
    contests: BTreeMap<Few, u32>,
    wins: Vec<u32>,
}

impl Gathered<'_> {
    fn add(&mut self, hand: &Hand) {
        let seated = hand.seating.players();
        match &hand.result {
            Some(HandResult::Won { out, .. }) => self.contest(seated, out, 1),
            // Who finished first did so against all, who finished second against the others, and so on.
            Some(HandResult::Order(order)) => {
                let mut left = order.as_slice();
                while let [first, others @ ..] = left
                    && !others.is_empty()
                {
                    self.contest(left, first, 1);
                    left = others;
                }
            }
            Some(HandResult::Refill { points, .. }) => {
                for (player, points) in points {
                    self.contest(seated, player, *points);
                }
            }
            Some(HandResult::Void(_)) | None => {}
        }
    }

    /// Somebody came out first so many times.
    fn contest(&mut self, among: &[PlayerId], first: &PlayerId, times: u32) {
        let own = self.numbers.get(first).and_then(|number| self.wins.get_mut(*number));
        let Some(own) = own.filter(|_| times > 0) else { return };
        *own += times;
        *self.contests.entry(model::players(self.numbers, among).sorted()).or_default() += times;
    }
}
