//! Movements: seats, partners and opponents in every hand, for 4 to 64 players (`docs/movements.md`).
//!
//! A round is a design ([`rounds`]): blocks of foursomes, whose tables are numbered so that few players change
//! tables. Seats and dealers within a block follow the same rule for every design ([`block`], §0.5.3).

mod block;
mod rounds;
mod starters;

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::ops::Range;

pub(crate) use self::block::neighbours;

use self::block::{DealBalance, Foursome, SeatedHand, mirror};
use self::rounds::{assign_tables, block_count};
use crate::schedule::is_mirrored;
use crate::{Hand, HandNumber, MovementLength, Plan, PlayerId, Seating, Slot};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PlannedHand {
    pub(crate) slot: Slot,
    pub(crate) block: u32,
    pub(crate) seating: Seating,
    pub(crate) dealer: PlayerId,
}

impl PlannedHand {
    pub(crate) fn to_open_hand(&self) -> Hand {
        Hand::open(self.slot, self.block, self.seating.clone())
    }

    /// Scheduled hand of a slot; `drawn` is in the order of play.
    pub(crate) fn find(drawn: &[Self], slot: Slot) -> Option<&Self> {
        drawn.binary_search_by_key(&slot, |planned| planned.slot).ok().and_then(|at| drawn.get(at))
    }
}

/// A hand of a movement, with numbers in place of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NumberedHand {
    pub(crate) slot: Slot,
    pub(crate) block: u32,
    /// Player numbers clockwise, from 1.
    pub(crate) seats: Foursome,
    pub(crate) dealer: usize,
}

/// Blocks of an evening in sequence, with the round and hand of each, independent of the players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BlockGrid {
    pub(crate) per_round: usize,
    pub(crate) blocks: usize,
    hands_per_block: u32,
}

impl BlockGrid {
    /// Creates the grid for a number of players. A length in rounds gives no blocks if there is no movement
    /// for that number.
    pub(crate) fn of(players: usize, plan: Plan) -> Self {
        let per_round = block_count(players);
        let wanted = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
        let blocks = match plan.length {
            MovementLength::Rounds(rounds) => per_round.saturating_mul(wanted(rounds.get())),
            MovementLength::Blocks(blocks) => wanted(blocks.get()),
        };
        Self { per_round: per_round.max(1), blocks, hands_per_block: plan.hands_per_block.get() }
    }

    /// Index of the first block that begins with this hand or a later one.
    pub(crate) fn block_from(self, since: HandNumber) -> usize {
        let wanted = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
        let rounds = wanted(since.round.saturating_sub(1)).saturating_mul(self.per_round);
        let begun = since.hand.saturating_sub(1).div_ceil(self.hands_per_block.max(1));
        rounds.saturating_add(wanted(begun).min(self.per_round))
    }

    pub(crate) fn begins_block(self, since: HandNumber) -> bool {
        self.first_hand(self.block_from(since)).0 == since
    }

    /// First hand of a block, and the number of the block within its round.
    pub(crate) fn first_hand(self, block: usize) -> (HandNumber, u32) {
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX - 1) + 1;
        let in_round = number(block % self.per_round);
        let hand = (in_round - 1).saturating_mul(self.hands_per_block).saturating_add(1);
        (HandNumber { round: number(block / self.per_round), hand }, in_round)
    }
}

/// Hands of these blocks in the order of play, with player numbers, starting with the first block of the
/// movement for this number of players (T-4P-7). Empty if there is no such movement.
pub(crate) fn numbered_hands(
    players: usize,
    plan: Plan,
    grid: BlockGrid,
    blocks: Range<usize>,
) -> Vec<NumberedHand> {
    let mut hands = Vec::new();
    let dealt = hands_by_table(&assign_tables(rounds::round(players), players), plan, grid, blocks.clone());
    for (number, tables) in blocks.zip(dealt) {
        let (HandNumber { round, hand: first }, block) = grid.first_hand(number);
        for (table, played) in (1..).zip(tables) {
            for (hand, (seats, dealer)) in (first..).zip(played) {
                hands.push(NumberedHand { slot: Slot { round, hand, table }, block, seats, dealer });
            }
        }
    }
    hands.sort_by_key(|hand| hand.slot);
    hands
}

/// Hands of these blocks at each table. A later round repeats the first (T-4P-7). Whole rounds are computed,
/// so an early end or a change of players does not affect earlier blocks.
fn hands_by_table(
    round: &[Vec<Foursome>],
    plan: Plan,
    grid: BlockGrid,
    blocks: Range<usize>,
) -> Vec<Vec<Vec<SeatedHand>>> {
    // If the remaining players need more or fewer blocks than a round has, the same block of the next round
    // brings others together.
    let comes_again = plan.duplicate && grid.per_round.is_multiple_of(round.len().max(1));
    let mut served = DealBalance::new(plan, comes_again);
    let mut dealt: Vec<Vec<Vec<SeatedHand>>> = Vec::new();
    while !round.is_empty() && dealt.len() < blocks.len() {
        let first = |at: usize| {
            let number = blocks.start + dealt.len() + at;
            let again = comes_again && is_mirrored(grid.first_hand(number).0.round);
            (dealt.len() + at).checked_sub(grid.per_round).filter(|_| again)
        };
        let firsts: Vec<Option<usize>> = (0..round.len()).map(first).collect();
        let fours: Vec<&Vec<Foursome>> =
            round.iter().zip(&firsts).filter(|(_, first)| first.is_none()).map(|(f, _)| f).collect();
        let mut played = served.schedule_blocks(&fours).into_iter();
        for first in firsts {
            let mirrored = first.and_then(|at| dealt.get(at)).map(|tables| mirrored(tables));
            dealt.extend(mirrored.or_else(|| played.next()));
        }
    }
    dealt
}

fn mirrored(tables: &[Vec<SeatedHand>]) -> Vec<Vec<SeatedHand>> {
    tables.iter().map(|hands| hands.iter().copied().map(mirror).collect()).collect()
}

/// Blocks that each number sits out, as indices.
pub(crate) fn sit_outs(players: usize, blocks: usize) -> Vec<Vec<usize>> {
    let mut rests = vec![Vec::new(); players];
    for (block, fours) in rounds::round(players).iter().cycle().take(blocks).enumerate() {
        let seated: BTreeSet<usize> = fours.iter().flatten().copied().collect();
        for (_, own) in (1..).zip(&mut rests).filter(|(number, _)| !seated.contains(number)) {
            own.push(block);
        }
    }
    rests
}

/// Total number of hands in a block at all tables.
pub(crate) fn block_hand_count(players: usize, plan: Plan) -> usize {
    (players / 4).max(1) * usize::try_from(plan.hands_per_block.get()).unwrap_or(1)
}

impl NumberedHand {
    pub(crate) fn with_players(self, players: &[PlayerId]) -> Option<PlannedHand> {
        let player = |number: usize| players.get(number.checked_sub(1)?).cloned();
        let seats = self.seats.into_iter().map(player).collect::<Option<Vec<_>>>()?;
        let (slot, block) = (self.slot, self.block);
        Some(PlannedHand { slot, block, seating: Seating::new(seats), dealer: player(self.dealer)? })
    }
}
