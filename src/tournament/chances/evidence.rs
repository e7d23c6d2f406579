//! Evidence about the strengths of the players from the recorded hands.

use std::collections::{BTreeMap, HashMap};

use crate::model::{self, InlineVec};
use crate::{Hand, HandResult, PlayerId, Tournament};

#[derive(Debug, Clone)]
pub(super) struct Evidence {
    /// Groups of players in which one went out, and how often that happened in each group.
    pub(super) contests: Vec<(InlineVec, u32)>,
    /// Contests won by each player, indexed by the number of the player.
    pub(super) wins: Vec<u32>,
}

impl Evidence {
    pub(super) fn of(tournament: &Tournament) -> Self {
        let numbers = model::player_numbers(tournament);
        let mut gathered =
            EvidenceBuilder { wins: vec![0; numbers.len()], numbers: &numbers, contests: BTreeMap::new() };
        tournament.scored_hands().for_each(|hand| gathered.add(hand));
        Self { contests: gathered.contests.into_iter().collect(), wins: gathered.wins }
    }
}

struct EvidenceBuilder<'a> {
    numbers: &'a HashMap<&'a PlayerId, usize>,
    contests: BTreeMap<InlineVec, u32>,
    wins: Vec<u32>,
}

impl EvidenceBuilder<'_> {
    fn add(&mut self, hand: &Hand) {
        let seated = hand.seating.players();
        match &hand.result {
            Some(HandResult::Won { out, .. }) => self.add_contests(seated, out, 1),
            // The first player beats all the others, the second beats the rest, and so on.
            Some(HandResult::Order(order)) => {
                let mut left = order.as_slice();
                while let [first, others @ ..] = left
                    && !others.is_empty()
                {
                    self.add_contests(left, first, 1);
                    left = others;
                }
            }
            Some(HandResult::Refill { points, .. }) => {
                for (player, points) in points {
                    self.add_contests(seated, player, *points);
                }
            }
            Some(HandResult::Void(_)) | None => {}
        }
    }

    /// Adds `times` contests among these players, all won by `first`.
    fn add_contests(&mut self, among: &[PlayerId], first: &PlayerId, times: u32) {
        let own = self.numbers.get(first).and_then(|number| self.wins.get_mut(*number));
        let Some(own) = own.filter(|_| times > 0) else { return };
        *own += times;
        *self.contests.entry(model::to_numbers(self.numbers, among).sorted()).or_default() += times;
    }
}
