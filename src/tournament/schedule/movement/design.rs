//! Rounds of blocks, developed from starter blocks (`docs/movements.md`).

use super::block::Foursome;
use super::starters::{DESIGNS, Design};

/// Minimum number of players in a movement.
const MIN_PLAYERS: usize = 4;

fn design(players: usize) -> Option<&'static Design> {
    DESIGNS.get(players.checked_sub(MIN_PLAYERS)?)
}

/// Returns true if every block for this number of players is listed with its tables, so none is developed.
pub(super) fn is_listed(players: usize) -> bool {
    design(players).is_some_and(|design| design.cycle == 1)
}

/// Number of blocks in a round.
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
