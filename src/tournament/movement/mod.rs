//! Movements: who sits where, with whom, against whom, in every hand, for 4 to 64 players (`DESIGN.md` §3).
//!
//! A round is a design ([`design`]): blocks of fours. The tables of a block are numbered so that few players move
//! ([`tables`]); seats and dealers within a block are the same for every design ([`block`], §0.5.3).

mod block;
mod design;
mod starters;
mod tables;

#[cfg(test)]
mod tests;

pub(super) use self::block::neighbours;

use self::block::Served;
use super::{Hand, Length, Plan, PlayerId, Seating, Slot};

/// Seats 0 to 3 of one table in the first half of a block, as numbers of players from 1: partners sit opposite.
type Four = [usize; 4];

/// A hand as the schedule has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Planned {
    pub(super) slot: Slot,
    pub(super) block: u32,
    pub(super) seating: Seating,
    pub(super) dealer: PlayerId,
}

impl Planned {
    /// The hand before anything is known of it.
    pub(super) fn open(&self) -> Hand {
        Hand::open(self.slot, self.block, self.seating.clone())
    }

    /// What the schedule says of a hand; the hands of `drawn` stand in the order of play.
    pub(super) fn of(drawn: &[Self], slot: Slot) -> Option<&Self> {
        drawn.binary_search_by_key(&slot, |planned| planned.slot).ok().and_then(|at| drawn.get(at))
    }
}

/// A hand of a movement between numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Drawn {
    pub(super) slot: Slot,
    pub(super) block: u32,
    /// The numbers of the players clockwise, from 1.
    pub(super) seats: Four,
    pub(super) dealer: usize,
}

/// Every hand of a movement, in the order of play. The order of the players is their number (T-4P-7).
pub(super) fn draw(players: &[PlayerId], plan: Plan) -> Vec<Planned> {
    numbers(players.len(), plan).into_iter().filter_map(|hand| hand.named(players)).collect()
}

/// The same between numbers; nothing where there is no movement for so many.
pub(super) fn numbers(players: usize, plan: Plan) -> Vec<Drawn> {
    let round = tables::numbered(design::round(players), players);
    let wanted = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let blocks = match plan.length {
        Length::Rounds(rounds) => round.len().saturating_mul(wanted(rounds.get())),
        Length::Blocks(blocks) => wanted(blocks.get()),
    };
    let per_round = u32::try_from(round.len()).unwrap_or(u32::MAX).max(1);
    let mut served = Served::default();
    let mut hands = Vec::new();
    // A later round repeats the first (T-4P-7).
    for (number, fours) in (0..).zip(round.iter().cycle().take(blocks)) {
        let (round, block) = (number / per_round + 1, number % per_round + 1);
        for (table, four) in (1..).zip(fours) {
            let first = (block - 1) * plan.hands_per_block.get() + 1;
            for (hand, (seats, dealer)) in (first..).zip(served.play(*four, plan)) {
                hands.push(Drawn { slot: Slot { round, hand, table }, block, seats, dealer });
            }
        }
    }
    hands.sort_by_key(|hand| hand.slot);
    hands
}

/// The blocks of a round for so many players.
pub(super) fn blocks_of_round(players: usize) -> usize {
    design::round(players).len()
}

/// The hands of a block at all tables together.
pub(super) fn hands_of_block(players: usize, plan: Plan) -> usize {
    (players / 4).max(1) * usize::try_from(plan.hands_per_block.get()).unwrap_or(1)
}

impl Drawn {
    /// The hand with the players in place of their numbers.
    fn named(self, players: &[PlayerId]) -> Option<Planned> {
        let player = |number: usize| players.get(number.checked_sub(1)?).cloned();
        let seats = self.seats.into_iter().map(player).collect::<Option<Vec<_>>>()?;
        let (slot, block) = (self.slot, self.block);
        Some(Planned { slot, block, seating: Seating::new(seats), dealer: player(self.dealer)? })
    }
}
