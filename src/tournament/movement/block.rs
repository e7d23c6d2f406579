//! The hands that four play together before they move on (§0.5.3).

use std::collections::BTreeMap;

use super::super::{HandsPerBlock, Plan};
use super::Four;

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

/// How often each number dealt, opened and sat to the left of each other so far; short blocks take the turns that even
/// this out.
#[derive(Default)]
pub(super) struct Served {
    deals: BTreeMap<usize, u32>,
    opens: BTreeMap<usize, u32>,
    left: BTreeMap<(usize, usize), u32>,
}

impl Served {
    /// The hands of one block at one table: seats and dealer.
    pub(super) fn play(&mut self, four: Four, plan: Plan) -> Vec<(Four, usize)> {
        let turns = self.turns(four, plan);
        let mut hands = Vec::new();
        for turn in turns {
            let (seats, dealer, opener) = turn.seat(four, plan.fixed_seats);
            *self.deals.entry(dealer).or_default() += 1;
            *self.opens.entry(opener).or_default() += 1;
            neighbours(seats).for_each(|pair| *self.left.entry(pair).or_default() += 1);
            hands.push((seats, dealer));
        }
        hands
    }

    /// Four hands take all four turns; fewer take those whose dealer and opener had the fewest so far, one from each
    /// half where two are played.
    fn turns(&self, four: Four, plan: Plan) -> Vec<Turn> {
        match plan.hands_per_block {
            HandsPerBlock::Four => TURNS.to_vec(),
            HandsPerBlock::Two => {
                let (second, first) = TURNS.into_iter().partition(|turn| turn.is_second_half());
                [self.least(first, four, plan), self.least(second, four, plan)]
                    .into_iter()
                    .flatten()
                    .collect()
            }
            HandsPerBlock::One => self.least(TURNS.to_vec(), four, plan).into_iter().collect(),
        }
    }

    fn least(&self, among: Vec<Turn>, four: Four, plan: Plan) -> Option<Turn> {
        among.into_iter().min_by_key(|turn| {
            let (seats, dealer, opener) = turn.seat(four, plan.fixed_seats);
            let count = |served: &BTreeMap<usize, u32>, number| served.get(number).copied().unwrap_or(0);
            let met = neighbours(seats).map(|pair| self.left.get(&pair).copied().unwrap_or(0)).max();
            (count(&self.deals, &dealer) + count(&self.opens, &opener), met)
        })
    }
}

/// Each number with the one to its left.
pub(in crate::tournament) fn neighbours([a, x, b, y]: Four) -> impl Iterator<Item = (usize, usize)> {
    [(a, x), (x, b), (b, y), (y, a)].into_iter()
}
