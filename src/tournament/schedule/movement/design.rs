//! Rounds of blocks, developed from starter blocks (`docs/movements.md`).

use super::block::Four;
use super::starters::{DESIGNS, Design};

/// The fewest players of a movement.
const FEWEST: usize = 4;

/// The design for so many players.
fn design(players: usize) -> Option<&'static Design> {
    DESIGNS.get(players.checked_sub(FEWEST)?)
}

/// Whether the blocks of this number of players are listed in the texts or here, tables included.
pub(super) fn is_listed(players: usize) -> bool {
    design(players).is_some_and(|design| design.cycle == 1)
}

/// How many blocks one round has.
pub(super) fn blocks(players: usize) -> usize {
    design(players).map_or(0, |design| design.starters.len() / (players / 4 * 4) * design.cycle)
}

/// The blocks of one round in the order of play. An evening that ends after some of them lets as few as possible meet twice.
pub(super) fn round(players: usize) -> Vec<Vec<Four>> {
    let developed = developed(players);
    let order = design(players).map(|design| design.order).unwrap_or_default();
    order.iter().filter_map(|at| developed.get(*at).cloned()).collect()
}

/// The blocks of one round as they are developed: from each starter block as many as the cycle has numbers.
pub(super) fn developed(players: usize) -> Vec<Vec<Four>> {
    let Some(design) = design(players) else { return Vec::new() };
    let (fours, _) = design.starters.as_chunks::<4>();
    let blocks = fours.chunks(players / 4).flat_map(|starter| {
        (0..design.cycle).map(move |step| {
            let moved = |number: &usize| design.moved(*number, step, players);
            starter.iter().map(|four| four.each_ref().map(moved)).collect()
        })
    });
    blocks.collect()
}

impl Design {
    /// The number that follows another one after some steps.
    fn moved(&self, number: usize, steps: usize, players: usize) -> usize {
        let run = (number - 1) / self.cycle * self.cycle;
        if run + self.cycle > players { number } else { run + (number - 1 + steps) % self.cycle + 1 }
    }
}
