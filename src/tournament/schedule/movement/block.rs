//! Hands that the same four play before they move on (§0.5.3), and their dealers.

use std::collections::BTreeMap;

use crate::{HandsPerBlock, Plan};

/// Seats 0 to 3 of a table in the first half of a block, as player numbers from 1: partners sit opposite.
pub(crate) type Foursome = [usize; 4];

/// A hand of a block: seats clockwise from seat 0, and the dealer.
pub(super) type SeatedHand = (Foursome, usize);

/// A hand of a block whose dealer may still change.
struct BlockHand {
    seats: Foursome,
    dealers: Vec<usize>,
    dealer: usize,
}

impl BlockHand {
    fn hand(&self) -> SeatedHand {
        (self.seats, self.dealer)
    }
}

/// Returns the hand played again with the opponents' cards: the deck starts at the dealer's left, so the
/// opener of the first hand deals. In a block of four everybody still deals once and opens once.
pub(super) fn mirror((seats, dealer): SeatedHand) -> SeatedHand {
    (seats, left_of(seats, dealer))
}

/// Pairs each number with the one to its left.
pub(crate) fn neighbours([a, x, b, y]: Foursome) -> impl Iterator<Item = (usize, usize)> {
    [(a, x), (x, b), (b, y), (y, a)].into_iter()
}

fn left_of(seats: Foursome, number: usize) -> usize {
    neighbours(seats).find(|(one, _)| *one == number).map_or(number, |(_, left)| left)
}

/// Counts of each number's deals, openings and left neighbours.
pub(super) struct DealBalance {
    plan: Plan,
    /// True if the same four play each hand again with the opponents' cards.
    twice: bool,
    deals: BTreeMap<usize, u32>,
    opens: BTreeMap<usize, u32>,
    left: BTreeMap<(usize, usize), u32>,
}

impl DealBalance {
    pub(super) fn new(plan: Plan, twice: bool) -> Self {
        Self { plan, twice, deals: BTreeMap::new(), opens: BTreeMap::new(), left: BTreeMap::new() }
    }

    /// Returns the hands of these blocks, by block and table. In a block of four hands everybody deals once.
    /// In a shorter block the player with the fewest deals and openings deals, so that both are as even as
    /// possible after any block, and even more so after the last one.
    pub(super) fn schedule_blocks(&mut self, blocks: &[&Vec<Foursome>]) -> Vec<Vec<Vec<SeatedHand>>> {
        let mut places: Vec<BlockHand> = Vec::new();
        for four in blocks.iter().copied().flatten() {
            for (seats, dealers) in self.seatings(*four) {
                let dealer = self.next_dealer(seats, &dealers);
                self.count((seats, dealer), |times| *times += 1);
                neighbours(seats).for_each(|pair| *self.left.entry(pair).or_default() += 1);
                places.push(BlockHand { seats, dealers, dealer });
            }
        }
        self.even_out(&mut places);
        let mut hands = places.iter().map(BlockHand::hand);
        let per_block = usize::try_from(self.plan.hands_per_block.get()).unwrap_or(1);
        let mut table = || hands.by_ref().take(per_block).collect();
        blocks.iter().map(|fours| fours.iter().map(|_| table()).collect()).collect()
    }

    /// Seats and possible dealers of each hand of a block in which partners `a`, `b` play partners `x`, `y`:
    /// `a` or `b` deals in the first half, and `x` or `y` in the second, for which `x` and `y` change sides.
    /// A block of one hand has no halves: its seats are chosen so that players get left neighbours whom they
    /// have not had yet.
    fn seatings(&self, four @ [a, x, b, y]: Foursome) -> Vec<(Foursome, Vec<usize>)> {
        let changed = if self.plan.fixed_seats { four } else { [a, y, b, x] };
        match self.plan.hands_per_block {
            HandsPerBlock::Four => {
                [(four, a), (four, b), (changed, x), (changed, y)].map(|(seats, d)| (seats, vec![d])).to_vec()
            }
            HandsPerBlock::Two => vec![(four, vec![a, b]), (changed, vec![x, y])],
            HandsPerBlock::One => {
                // Some designs are listed so that nobody gets a left neighbour twice: keep their order on a
                // tie.
                let seats = if self.neighbour_repeats(changed) < self.neighbour_repeats(four) {
                    changed
                } else {
                    four
                };
                vec![(seats, seats.to_vec())]
            }
        }
    }

    /// Counts how often the left neighbours of a hand were neighbours before: the maximum, then the sum.
    fn neighbour_repeats(&self, seats: Foursome) -> (u32, u32) {
        let met = || neighbours(seats).map(|pair| self.left.get(&pair).copied().unwrap_or(0));
        (met().max().unwrap_or(0), met().sum())
    }

    /// Candidate with the fewest deals and openings, where deals count slightly more; the first one on a tie.
    fn next_dealer(&self, seats: Foursome, dealers: &[usize]) -> usize {
        let [first, ..] = seats;
        dealers.iter().copied().min_by_key(|dealer| self.cost((seats, *dealer))).unwrap_or(first)
    }

    /// Increase in the sum of squares of all deals and openings, up to a constant.
    fn cost(&self, hand: SeatedHand) -> u32 {
        let times = |served: &BTreeMap<usize, u32>, number| served.get(&number).copied().unwrap_or(0);
        let cost =
            |(seats, dealer)| 3 * times(&self.deals, dealer) + 2 * times(&self.opens, left_of(seats, dealer));
        self.with_replay(hand).map(cost).sum()
    }

    /// Reassigns the dealers of hands as long as that makes deals and openings more even, starting with the
    /// last hands, so earlier blocks stay as even as possible.
    ///
    /// This terminates because each change reduces the sum of squares.
    fn even_out(&mut self, places: &mut [BlockHand]) {
        let mut changed = true;
        while changed {
            changed = false;
            for place in places.iter_mut().rev().filter(|place| place.dealers.len() > 1) {
                self.count(place.hand(), |times| *times -= 1);
                let dealer = self.next_dealer(place.seats, &place.dealers);
                if self.cost((place.seats, dealer)) < self.cost(place.hand()) {
                    place.dealer = dealer;
                    changed = true;
                }
                self.count(place.hand(), |times| *times += 1);
            }
        }
    }

    fn count(&mut self, hand: SeatedHand, change: impl Fn(&mut u32)) {
        for (seats, dealer) in self.with_replay(hand) {
            change(self.deals.entry(dealer).or_default());
            change(self.opens.entry(left_of(seats, dealer)).or_default());
        }
    }

    fn with_replay(&self, hand: SeatedHand) -> impl Iterator<Item = SeatedHand> + use<> {
        [hand, mirror(hand)].into_iter().take(1 + usize::from(self.twice))
    }
}
