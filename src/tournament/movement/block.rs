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

    /// The numbers clockwise from seat 0, and the dealer's.
    fn seat(self, [a, x, b, y]: Four, fixed_seats: bool) -> (Four, usize) {
        let seats = if self.is_second_half() && !fixed_seats { [a, y, b, x] } else { [a, x, b, y] };
        let dealer = match self {
            Self::A => a,
            Self::B => b,
            Self::X => x,
            Self::Y => y,
        };
        (seats, dealer)
    }
}

/// Who sits next clockwise.
fn left_of(seats: Four, number: usize) -> usize {
    neighbours(seats).find(|(one, _)| *one == number).map_or(number, |(_, left)| left)
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
    /// The hands of one block at one table: seats and dealer. What is mirrored in the next round is counted with them.
    pub(super) fn play(&mut self, four: Four, plan: Plan, is_mirrored: bool) -> Vec<(Four, usize)> {
        let mut hands = Vec::new();
        for among in choices(plan.hands_per_block) {
            let hand = |turn: &Turn| turn.seat(four, plan.fixed_seats);
            let both =
                |hand: (Four, usize)| [hand, mirror(hand)].into_iter().take(1 + usize::from(is_mirrored));
            let least = among.iter().map(hand).min_by_key(|hand| self.served(both(*hand)));
            for (seats, dealer) in least.into_iter().flat_map(both) {
                *self.deals.entry(dealer).or_default() += 1;
                *self.opens.entry(left_of(seats, dealer)).or_default() += 1;
                neighbours(seats).for_each(|pair| *self.left.entry(pair).or_default() += 1);
            }
            hands.extend(least);
        }
        hands
    }

    /// How often those served who would deal and open, and then how often two of them were neighbours.
    fn served(&self, hands: impl Iterator<Item = (Four, usize)>) -> (u32, Option<u32>) {
        let count = |served: &BTreeMap<usize, u32>, number| served.get(&number).copied().unwrap_or(0);
        let (mut sum, mut most) = (0, None);
        for (seats, dealer) in hands {
            sum += count(&self.deals, dealer) + count(&self.opens, left_of(seats, dealer));
            let met = neighbours(seats).map(|pair| self.left.get(&pair).copied().unwrap_or(0)).max();
            most = most.max(met);
        }
        (sum, most)
    }
}

/// Four hands take all four turns; fewer take those whose dealer and opener had the fewest so far, one from each half
/// where two are played.
fn choices(hands: HandsPerBlock) -> Vec<Vec<Turn>> {
    let (second, first) = TURNS.into_iter().partition(|turn| turn.is_second_half());
    match hands {
        HandsPerBlock::Four => TURNS.into_iter().map(|turn| vec![turn]).collect(),
        HandsPerBlock::Two => vec![first, second],
        HandsPerBlock::One => vec![TURNS.to_vec()],
    }
}

/// The same hand with the opponents' cards: the deck goes round from the dealer's left, so whoever opened deals. In a block
/// of four everybody still deals once and opens once.
pub(super) fn mirror((seats, dealer): (Four, usize)) -> (Four, usize) {
    (seats, left_of(seats, dealer))
}

/// Each number with the one to its left.
pub(in crate::tournament) fn neighbours([a, x, b, y]: Four) -> impl Iterator<Item = (usize, usize)> {
    [(a, x), (x, b), (b, y), (y, a)].into_iter()
}
