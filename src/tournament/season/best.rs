//! Which evenings of somebody count.

use std::cmp::Reverse;

/// What an evening is worth, and in how many hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Yield {
    /// More is better; what is charged is below 0.
    pub(super) points: i64,
    pub(super) hands: i64,
}

/// The `count` evenings of the highest sum, in their order. Of equal ones the earlier ones.
pub(super) fn highest_sum(all: &[Yield], count: usize) -> Vec<usize> {
    highest(all, count, |evening| evening.points.into())
}

/// The `count` evenings of the highest average a hand, in their order. The average of several is not the average of their averages, so
/// those of the highest averages are only where the search begins: as long as others are better at the average that was reached, they
/// take their place. It rises each time, so it ends; what it ends with no choice exceeds.
pub(super) fn highest_average(all: &[Yield], count: usize) -> Vec<usize> {
    let mut chosen = highest(all, count, |evening| {
        i128::from(evening.points) * 1_000_000 / i128::from(evening.hands.max(1))
    });
    loop {
        let (points, hands) = sum(all, &chosen);
        let over = |evening: &Yield| i128::from(evening.points) * hands - i128::from(evening.hands) * points;
        let better = highest(all, count, over);
        let gain: i128 = better.iter().filter_map(|&at| all.get(at)).map(over).sum();
        if gain <= 0 {
            return chosen;
        }
        chosen = better;
    }
}

fn sum(all: &[Yield], chosen: &[usize]) -> (i128, i128) {
    let chosen = || chosen.iter().filter_map(|&at| all.get(at));
    (chosen().map(|one| i128::from(one.points)).sum(), chosen().map(|one| i128::from(one.hands)).sum())
}

fn highest(all: &[Yield], count: usize, by: impl Fn(&Yield) -> i128) -> Vec<usize> {
    let mut order: Vec<(Reverse<i128>, usize)> =
        all.iter().enumerate().map(|(at, evening)| (Reverse(by(evening)), at)).collect();
    order.sort_unstable();
    let mut chosen: Vec<usize> = order.into_iter().take(count).map(|(_, at)| at).collect();
    chosen.sort_unstable();
    chosen
}
