//! Summary of a redrawn movement for everybody who stays to the end.

use std::collections::BTreeMap;

use crate::{Entrant, EntrantId, Hand, HandNumber, Spread, Tournament};

/// The redrawn blocks of an `individual`, and the balance of the whole evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RedrawSummary<'a> {
    /// Number of redrawn blocks.
    pub blocks: usize,
    /// Number of blocks in the whole evening, which does not change.
    pub all: usize,
    /// Number of tables in the redrawn blocks.
    pub tables: u32,
    /// Everybody who stays to the end, in the order of their numbers.
    pub players: Vec<RemainingEvening<'a>>,
    /// Spread of the redrawn blocks that each of these players sits out.
    pub rests: Spread,
    /// Spread of the hands that each of these players plays, including those already played.
    pub hands: Spread,
    /// Spread of the hands of the evening in which each pair of these players are partners.
    pub partners: Spread,
}

/// A player's remaining evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemainingEvening<'a> {
    /// Entrant who stays.
    pub entrant: &'a Entrant,
    /// Number of hands still to play.
    pub hands: usize,
    /// Blocks that the player sits out, by round and block.
    pub rests: Vec<(u32, u32)>,
}

impl Tournament {
    /// Summarises the blocks redrawn after a line-up change; `None` if the format is not redrawn.
    pub fn redrawn_from(&self, from: HandNumber) -> Option<RedrawSummary<'_>> {
        let grid = self.grid().filter(|_| self.setup().format().is_redrawn())?;
        let (first, _) = grid.first_hand(grid.block_from(from));
        let mut blocks: BTreeMap<(u32, u32), Vec<&Hand>> = BTreeMap::new();
        for hand in self.scored_hands().filter(|hand| first.covers(hand.slot)) {
            blocks.entry((hand.slot.round, hand.block)).or_default().push(hand);
        }
        let sits = |entrant: &Entrant, hand: &Hand| hand.seating.players().iter().any(|id| entrant.has(id));
        let remaining = |entrant| RemainingEvening {
            entrant,
            hands: self.scored_hands().filter(|hand| hand.is_open() && sits(entrant, hand)).count(),
            rests: blocks
                .iter()
                .filter(|(_, hands)| !hands.iter().any(|hand| sits(entrant, hand)))
                .map(|(block, _)| *block)
                .collect(),
        };
        let there = self.entrants().iter().filter(|entrant| entrant.withdrawal().is_none());
        let players: Vec<RemainingEvening<'_>> = there.map(remaining).collect();
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let rests = players.iter().map(|own| (&own.entrant.id, count(own.rests.len()))).collect();
        let (hands, partners) = self.evening_of(&players);
        let tables = blocks.values().flatten().map(|hand| hand.slot.table).max();
        Some(RedrawSummary {
            blocks: blocks.len(),
            all: grid.blocks,
            tables: tables.unwrap_or(0),
            rests: Spread::of(&rests),
            hands,
            partners,
            players,
        })
    }

    /// Spreads of the hands that each player plays, and of those that each pair plays as partners, over the
    /// whole evening.
    fn evening_of(&self, players: &[RemainingEvening<'_>]) -> (Spread, Spread) {
        let ids = || players.iter().map(|own| &own.entrant.id);
        let mut hands: BTreeMap<&EntrantId, u32> = ids().map(|id| (id, 0)).collect();
        let pairs =
            ids().flat_map(|one| ids().filter(move |other| one < *other).map(move |other| (one, other)));
        let mut partners: BTreeMap<(&EntrantId, &EntrantId), u32> = pairs.map(|pair| (pair, 0)).collect();
        for hand in self.scored_hands().filter(|hand| !self.is_closed(hand)) {
            let lines =
                hand.seating.players().iter().map(|id| self.entrant_of(id).map(|entrant| &entrant.id));
            let lines: Vec<Option<&EntrantId>> = lines.collect();
            for line in lines.iter().flatten() {
                hands.entry(line).and_modify(|n| *n += 1);
            }
            // Partners sit opposite (T-2X2-1).
            for pair in lines.iter().zip(lines.iter().skip(2)) {
                if let (Some(one), Some(other)) = pair {
                    partners.entry((one.min(other), one.max(other))).and_modify(|n| *n += 1);
                }
            }
        }
        (Spread::of(&hands), Spread::of(&partners))
    }
}
