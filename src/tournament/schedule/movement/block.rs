//! The hands that four play together before they move on (§0.5.3), and who deals them.

use std::collections::BTreeMap;

use crate::{HandsPerBlock, Plan};

/// Seats 0 to 3 of one table in the first half of a block, as numbers of players from 1: partners sit opposite.
pub(crate) type Four = [usize; 4];

/// Who sits where in a hand of a block, clockwise from seat 0, and who deals it.
pub(super) type Seated = (Four, usize);

/// A hand of a block whose dealer may still be another one.
struct BlockHand {
    seats: Four,
    /// Who may deal it.
    dealers: Vec<usize>,
    dealer: usize,
}

impl BlockHand {
    fn hand(&self) -> Seated {
        (self.seats, self.dealer)
    }
}

/// The same hand with the opponents' cards: the deck goes round from the dealer's left, so whoever opened deals. In a block
/// of four everybody still deals once and opens once.
pub(super) fn mirror((seats, dealer): Seated) -> Seated {
    (seats, left_of(seats, dealer))
}

/// Each number with the one to its left.
pub(crate) fn neighbours([a, x, b, y]: Four) -> impl Iterator<Item = (usize, usize)> {
    [(a, x), (x, b), (b, y), (y, a)].into_iter()
}

/// Who sits next clockwise.
fn left_of(seats: Four, number: usize) -> usize {
    neighbours(seats).find(|(one, _)| *one == number).map_or(number, |(_, left)| left)
}

/// How often each number dealt, opened and sat to the left of each other.
pub(super) struct Served {
    plan: Plan,
    /// Whether each hand is played again by the same four, with the opponents' cards.
    twice: bool,
    deals: BTreeMap<usize, u32>,
    opens: BTreeMap<usize, u32>,
    left: BTreeMap<(usize, usize), u32>,
}

impl Served {
    pub(super) fn new(plan: Plan, twice: bool) -> Self {
        Self { plan, twice, deals: BTreeMap::new(), opens: BTreeMap::new(), left: BTreeMap::new() }
    }

    /// The hands of each table of each of these blocks. Four hands are dealt by each of the four in turn. Where fewer are played,
    /// whoever dealt and opened least deals, so that all of them are as even as can be after any block, and more so after
    /// the last one.
    pub(super) fn blocks(&mut self, blocks: &[&Vec<Four>]) -> Vec<Vec<Vec<Seated>>> {
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

    /// The seats of each hand of a block of `a`, `b` partners and `x`, `y` partners, with those who may deal it: `a` or `b`
    /// in the first half, `x` or `y` in the second, for which they change sides. A block of one hand has no halves: it
    /// is seated so that those meet as left neighbours who have not yet.
    fn seatings(&self, four @ [a, x, b, y]: Four) -> Vec<(Four, Vec<usize>)> {
        let changed = if self.plan.fixed_seats { four } else { [a, y, b, x] };
        match self.plan.hands_per_block {
            HandsPerBlock::Four => {
                [(four, a), (four, b), (changed, x), (changed, y)].map(|(seats, d)| (seats, vec![d])).to_vec()
            }
            HandsPerBlock::Two => vec![(four, vec![a, b]), (changed, vec![x, y])],
            HandsPerBlock::One => {
                // Some designs are listed so that nobody meets a left neighbour twice: as they stand, where it is all the same.
                let seats = if self.met(changed) < self.met(four) { changed } else { four };
                vec![(seats, seats.to_vec())]
            }
        }
    }

    /// How often the left neighbours of a hand were neighbours before: the most of them, then all of them.
    fn met(&self, seats: Four) -> (u32, u32) {
        let met = || neighbours(seats).map(|pair| self.left.get(&pair).copied().unwrap_or(0));
        (met().max().unwrap_or(0), met().sum())
    }

    /// Who dealt and opened least, deals counting a little more. The first of those with whom it is the same.
    fn next_dealer(&self, seats: Four, dealers: &[usize]) -> usize {
        let [first, ..] = seats;
        dealers.iter().copied().min_by_key(|dealer| self.cost((seats, *dealer))).unwrap_or(first)
    }

    /// By how much a hand adds to the sum of the squares of all deals and openings, but for a constant.
    fn cost(&self, hand: Seated) -> u32 {
        let times = |served: &BTreeMap<usize, u32>, number| served.get(&number).copied().unwrap_or(0);
        let cost =
            |(seats, dealer)| 3 * times(&self.deals, dealer) + 2 * times(&self.opens, left_of(seats, dealer));
        self.played(hand).map(cost).sum()
    }

    /// Gives hands to other dealers while that makes everything more even, the last hands first: what was even after each
    /// block before stays so as far as possible.
    ///
    /// It ends, because each change makes that sum of squares smaller.
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

    fn count(&mut self, hand: Seated, change: impl Fn(&mut u32)) {
        for (seats, dealer) in self.played(hand) {
            change(self.deals.entry(dealer).or_default());
            change(self.opens.entry(left_of(seats, dealer)).or_default());
        }
    }

    /// The hand, and the one in which it is played again.
    fn played(&self, hand: Seated) -> impl Iterator<Item = Seated> + use<> {
        [hand, mirror(hand)].into_iter().take(1 + usize::from(self.twice))
    }
}
