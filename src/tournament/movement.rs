//! Movements: who sits where, with whom, against whom, in every hand.
//!
//! A movement is a table of blocks; seats and dealers within a block are the same for all of them (§0.5.3).

use std::collections::BTreeMap;

use super::{HandsPerBlock, Length, Plan, PlayerId, Seating, Slot};

/// Seats 0 to 3 of one table in the first half of a block, as numbers of players from 1: partners sit opposite.
type Four = [usize; 4];

/// One block: a four for each table.
type Block = &'static [Four];

/// T-4P-3: the three pairings of four players.
const FOUR_PLAYER: [Block; 3] = [&[[1, 3, 2, 4]], &[[1, 2, 3, 4]], &[[1, 2, 4, 3]]];

/// T-8P-4: a whist design; each pair partners in one block and opposes in two.
const EIGHT_PLAYER: [Block; 7] = [
    &[[8, 2, 1, 4], [3, 5, 7, 6]],
    &[[8, 3, 2, 5], [1, 6, 4, 7]],
    &[[8, 4, 3, 6], [2, 1, 5, 7]],
    &[[8, 5, 4, 7], [3, 1, 6, 2]],
    &[[8, 1, 5, 6], [4, 2, 7, 3]],
    &[[8, 2, 6, 7], [1, 3, 5, 4]],
    &[[8, 1, 7, 3], [2, 4, 6, 5]],
];

/// One round for so many players; none where there is no design for them.
fn round_of(players: usize) -> &'static [Block] {
    match players {
        4 => &FOUR_PLAYER,
        8 => &EIGHT_PLAYER,
        _ => &[],
    }
}

/// Whether there is a movement for so many players.
pub(super) fn offers(players: usize) -> bool {
    !round_of(players).is_empty()
}

/// A hand as the movement has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Planned {
    pub(super) slot: Slot,
    pub(super) block: u32,
    pub(super) seating: Seating,
    pub(super) dealer: PlayerId,
}

/// The four ways to play a hand of a block: `a`, `b` partners, `x`, `y` partners, seated `a x b y`.
///
/// The first two are its first half, dealt by `a`, then `b`; in the second half the opponents change sides and deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    A,
    B,
    X,
    Y,
}

const TURNS: [Turn; 4] = [Turn::A, Turn::B, Turn::X, Turn::Y];

impl Turn {
    fn is_second_half(self) -> bool {
        matches!(self, Self::X | Self::Y)
    }

    /// The numbers clockwise from seat 0, the dealer's and the opener's.
    fn seat(self, [a, x, b, y]: Four, fixed_seats: bool) -> (Four, usize, usize) {
        let seats = if self.is_second_half() && !fixed_seats { [a, y, b, x] } else { [a, x, b, y] };
        let dealer = match self {
            Self::A => a,
            Self::B => b,
            Self::X => x,
            Self::Y => y,
        };
        let left = seats.iter().cycle().skip_while(|number| **number != dealer).nth(1);
        (seats, dealer, left.copied().unwrap_or(dealer))
    }
}

/// How often each number dealt and opened so far; short blocks take the turns that even this out.
#[derive(Default)]
struct Served {
    deals: BTreeMap<usize, u32>,
    opens: BTreeMap<usize, u32>,
}

impl Served {
    /// The turns of one block at one table. Four hands take all four; fewer take those whose dealer and opener
    /// had the fewest so far, one from each half where two are played.
    fn turns(&mut self, four: Four, plan: Plan) -> Vec<Turn> {
        let turns = match plan.hands_per_block {
            HandsPerBlock::Four => TURNS.to_vec(),
            HandsPerBlock::Two => {
                let (second, first) = TURNS.into_iter().partition(|turn| turn.is_second_half());
                [self.least(first, four, plan), self.least(second, four, plan)]
                    .into_iter()
                    .flatten()
                    .collect()
            }
            HandsPerBlock::One => self.least(TURNS.to_vec(), four, plan).into_iter().collect(),
        };
        for turn in &turns {
            let (_, dealer, opener) = turn.seat(four, plan.fixed_seats);
            *self.deals.entry(dealer).or_default() += 1;
            *self.opens.entry(opener).or_default() += 1;
        }
        turns
    }

    fn least(&self, among: Vec<Turn>, four: Four, plan: Plan) -> Option<Turn> {
        among.into_iter().min_by_key(|turn| {
            let (_, dealer, opener) = turn.seat(four, plan.fixed_seats);
            let count = |served: &BTreeMap<usize, u32>, number| served.get(number).copied().unwrap_or(0);
            (count(&self.deals, &dealer), count(&self.opens, &opener))
        })
    }
}

/// The hands of one table in one block.
fn play(plan: Plan, players: &[PlayerId], served: &mut Served, four: Four) -> Vec<(Seating, PlayerId)> {
    let player = |number: usize| players.get(number - 1).cloned();
    let seated = |turn: Turn| {
        let (seats, dealer, _) = turn.seat(four, plan.fixed_seats);
        let seating = seats.into_iter().map(player).collect::<Option<Vec<_>>>()?;
        Some((Seating::new(seating), player(dealer)?))
    };
    served.turns(four, plan).into_iter().filter_map(seated).collect()
}

/// Every hand of a movement, in the order of play. The order of the players is their number (T-4P-7).
pub(super) fn draw(players: &[PlayerId], plan: Plan) -> Vec<Planned> {
    let round = round_of(players.len());
    let blocks = match plan.length {
        Length::Rounds(rounds) => round.len() * usize::try_from(rounds.get()).unwrap_or(usize::MAX),
        Length::Blocks(blocks) => usize::try_from(blocks.get()).unwrap_or(usize::MAX),
    };
    let per_round = u32::try_from(round.len()).unwrap_or(u32::MAX);
    let mut served = Served::default();
    let mut hands = Vec::new();
    for (number, fours) in (0..).zip(round.iter().cycle().take(blocks)) {
        let (round, block) = (number / per_round + 1, number % per_round + 1);
        for (table, four) in (1..).zip(fours.iter()) {
            let first = (block - 1) * plan.hands_per_block.get() + 1;
            for (hand, (seating, dealer)) in (first..).zip(play(plan, players, &mut served, *four)) {
                let slot = Slot { round, hand, table };
                hands.push(Planned { slot, block, seating, dealer });
            }
        }
    }
    hands.sort_by_key(|hand| hand.slot);
    hands
}
