//! Numbering of the tables in each block so that as few players as possible change tables.

use std::collections::VecDeque;

use super::block::Foursome;
use super::design;

/// Orders the foursomes of each block by table. The numbering of each block is optimal with regard to the
/// block before. Listed designs keep their tables (T-8P-4).
pub(super) fn assign_tables(round: Vec<Vec<Foursome>>, players: usize) -> Vec<Vec<Foursome>> {
    if design::is_listed(players) {
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
