//! Rounds of blocks, developed from starter blocks (`docs/movements.md`), and the numbering of their tables.

use std::collections::VecDeque;

use super::block::Foursome;
use super::starters::{DESIGNS, Design};

const MIN_PLAYERS: usize = 4;

fn design(players: usize) -> Option<&'static Design> {
    DESIGNS.get(players.checked_sub(MIN_PLAYERS)?)
}

/// Returns true if every block for this number of players is listed with its tables, so none is developed.
pub(super) fn is_listed(players: usize) -> bool {
    design(players).is_some_and(|design| design.cycle == 1)
}

pub(super) fn block_count(players: usize) -> usize {
    design(players).map_or(0, |design| design.starters.len() / (players / 4 * 4) * design.cycle)
}

/// Blocks of a round in the order of play, which keeps the number of pairs who have met twice as low as
/// possible if an evening ends early.
pub(super) fn round(players: usize) -> Vec<Vec<Foursome>> {
    let developed = developed(players);
    let order = design(players).map(|design| design.order).unwrap_or_default();
    order.iter().filter_map(|at| developed.get(*at).cloned()).collect()
}

/// Blocks of a round as developed: each starter block yields one block for every number in the cycle.
pub(super) fn developed(players: usize) -> Vec<Vec<Foursome>> {
    let Some(design) = design(players) else { return Vec::new() };
    let (fours, _) = design.starters.as_chunks::<4>();
    let blocks = fours.chunks(players / 4).flat_map(|starter| {
        (0..design.cycle).map(move |step| {
            let moved = |number: &usize| design.rotate(*number, step, players);
            starter.iter().map(|four| four.each_ref().map(moved)).collect()
        })
    });
    blocks.collect()
}

impl Design {
    /// Number reached from another one after some steps through its run.
    fn rotate(&self, number: usize, steps: usize, players: usize) -> usize {
        let run = (number - 1) / self.cycle * self.cycle;
        if run + self.cycle > players { number } else { run + (number - 1 + steps) % self.cycle + 1 }
    }
}

/// Orders the foursomes of each block by table. The numbering of each block is optimal with regard to the
/// block before. Listed designs keep their tables (T-8P-4).
pub(super) fn assign_tables(round: Vec<Vec<Foursome>>, players: usize) -> Vec<Vec<Foursome>> {
    if is_listed(players) {
        return round;
    }
    let mut numbered: Vec<Vec<Foursome>> = Vec::new();
    for block in round {
        let block = match numbered.last() {
            Some(before) => assign_block(before, &block),
            None => block,
        };
        numbered.push(block);
    }
    numbered
}

/// Assigns the foursomes of a block to the tables where most of their players sat before.
///
/// This is an auction: each foursome raises the price of its best table by the margin over its second best,
/// plus one; a foursome that is outbid bids again. Values are multiples of a unit greater than the number of
/// tables, which makes the result optimal.
pub(super) fn assign_block(before: &[Foursome], block: &[Foursome]) -> Vec<Foursome> {
    let unit = block.len() + 1;
    let stay = |four: &Foursome, table: &Foursome| {
        four.iter().filter(|number| table.contains(number)).count() * unit
    };
    let mut tables: Vec<(usize, Option<Foursome>)> = vec![(0, None); before.len()];
    let mut waiting: VecDeque<Foursome> = block.iter().copied().collect();
    while let Some(four) = waiting.pop_front() {
        // Value of a table to this foursome, minus its price. Prices never exceed the best value plus one
        // bid.
        let gain = |(table, (price, _)): (&Foursome, &(usize, Option<Foursome>))| {
            i64::try_from(stay(&four, table)).unwrap_or(0) - i64::try_from(*price).unwrap_or(i64::MAX)
        };
        let mut gains: Vec<i64> = before.iter().zip(&tables).map(gain).collect();
        let Some(best) = gains.iter().copied().max() else { break };
        let Some(at) = gains.iter().position(|gain| *gain == best) else { break };
        gains.remove(at);
        let second = gains.into_iter().max().unwrap_or(best);
        let Some((price, owner)) = tables.get_mut(at) else { break };
        *price += usize::try_from(best - second).unwrap_or(0) + 1;
        waiting.extend(owner.replace(four));
    }
    tables.into_iter().filter_map(|(_, owner)| owner).collect()
}
