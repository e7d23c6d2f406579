//! Chooses the evenings that count.

use std::cmp::Reverse;

/// An evening's points and number of hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct EventScore {
    /// More is better; charged points are negative.
    pub(super) points: i64,
    pub(super) hands: i64,
}

/// Chooses the `count` evenings with the highest sum, in their original order; on a tie, the earlier ones.
pub(super) fn highest_sum(all: &[EventScore], count: usize) -> Vec<usize> {
    highest(all, count, |evening| evening.points.into())
}

/// Chooses the `count` evenings that together have the highest average per hand, in their original order. An
/// average over several evenings is not the average of their averages, so the evenings with the highest
/// averages are only a starting point: others replace them as long as they beat the average reached so far.
/// The average rises with each step, so the search ends, and its result is optimal.
pub(super) fn highest_average(all: &[EventScore], count: usize) -> Vec<usize> {
    let mut chosen = highest(all, count, |evening| {
        i128::from(evening.points) * 1_000_000 / i128::from(evening.hands.max(1))
    });
    loop {
        let (points, hands) = sum(all, &chosen);
        let over =
            |evening: &EventScore| i128::from(evening.points) * hands - i128::from(evening.hands) * points;
        let better = highest(all, count, over);
        let gain: i128 = better.iter().filter_map(|&at| all.get(at)).map(over).sum();
        if gain <= 0 {
            return chosen;
        }
        chosen = better;
    }
}

fn sum(all: &[EventScore], chosen: &[usize]) -> (i128, i128) {
    let chosen = || chosen.iter().filter_map(|&at| all.get(at));
    (chosen().map(|one| i128::from(one.points)).sum(), chosen().map(|one| i128::from(one.hands)).sum())
}

fn highest(all: &[EventScore], count: usize, by: impl Fn(&EventScore) -> i128) -> Vec<usize> {
    let mut order: Vec<(Reverse<i128>, usize)> =
        all.iter().enumerate().map(|(at, evening)| (Reverse(by(evening)), at)).collect();
    order.sort_unstable();
    let mut chosen: Vec<usize> = order.into_iter().take(count).map(|(_, at)| at).collect();
    chosen.sort_unstable();
    chosen
}
