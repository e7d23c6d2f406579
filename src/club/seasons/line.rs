//! A person's line in the table of a season, and the choice of the evenings that count.

use std::cmp::Reverse;

use lastcard_tournament::{Average, RankKey, RankValue};

use super::rules::{SeasonCounting, SeasonRules, SeasonTie};
use crate::EveningPlace;

/// A person's season score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonScore {
    /// Points, from places or from hands.
    Points(u32),
    /// Points per hand.
    Average(Average),
}

impl SeasonScore {
    /// Points, or the sum behind the average.
    pub fn points(self) -> u32 {
        match self {
            Self::Points(points) => points,
            Self::Average(average) => average.sum(),
        }
    }
}

/// One evening in a person's line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeasonResult {
    /// Index of the evening in the season, from 0.
    pub evening: usize,
    /// The person's place and total on that evening.
    pub came_to: EveningPlace,
    /// Event score in points; under `average`, the points of all hands of the evening.
    pub points: u32,
    /// Event score in the unit of the season score.
    pub worth: SeasonScore,
    /// True if the evening counts.
    pub counts: bool,
    /// True if the evening is still running. Its points may change, and do not count yet.
    pub runs: bool,
}

/// A person's line in case all running evenings ended as they stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeasonOutlook {
    /// Rank in that table; `None` below the minimum number of evenings.
    pub rank: Option<u32>,
    /// Sum or average, including the running evenings.
    pub worth: SeasonScore,
}

/// Line of one person in a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonLine<P> {
    /// Rank from 1; tied people share it, and the next rank is skipped. `None` below the minimum number of
    /// evenings.
    pub rank: Option<u32>,
    /// Person whose line it is.
    pub player: P,
    /// Sum or average of the evenings that count; running ones do not.
    pub worth: SeasonScore,
    /// First places in all evenings that are over.
    pub won: u32,
    /// Number of evenings still needed for a rank.
    pub missing: u32,
    /// Every evening with a place, in the order of the season, including running ones.
    pub results: Vec<SeasonResult>,
    /// The line if all running evenings ended now; `None` while none is running.
    pub if_ended: Option<SeasonOutlook>,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct SeasonPlace {
    /// Index of the evening, from 0.
    pub(super) evening: usize,
    pub(super) came_to: EveningPlace,
    pub(super) runs: bool,
}

impl<P> SeasonLine<P> {
    /// Evenings that count.
    pub fn counted_results(&self) -> impl Iterator<Item = &SeasonResult> {
        self.results.iter().filter(|result| result.counts)
    }

    /// Evenings that are over.
    fn results_over(&self) -> impl Iterator<Item = &SeasonResult> {
        self.results.iter().filter(|result| !result.runs)
    }

    /// Returns true if one of the evenings is over.
    pub(super) fn has_begun(&self) -> bool {
        self.results_over().next().is_some()
    }

    /// Builds the line of a player with these places, at least one, and its sort key. If `charges`, points
    /// are charged and fewer are better. Of running evenings, only the points are noted.
    pub(super) fn of(
        rules: &SeasonRules,
        charges: bool,
        player: P,
        places: &[SeasonPlace],
    ) -> (RankKey, Self) {
        let result = |&SeasonPlace { evening, came_to, runs }: &SeasonPlace| {
            let points = rules.counting.points_of(&came_to);
            let worth = rules.counting.score(points, came_to.hands);
            SeasonResult { evening, came_to, points, worth, counts: false, runs }
        };
        let mut results: Vec<SeasonResult> = places.iter().map(result).collect();
        // Of evenings with equal points, the one with the better place counts, even if it came later.
        results.sort_by_key(|result| (result.runs, result.came_to, result.evening));
        let over = results.partition_point(|result| !result.runs);
        let yields: Vec<EventScore> =
            results.iter().take(over).map(|result| result.event_score(charges)).collect();
        let count = rules.best.map_or(over, |best| usize::try_from(best.get()).unwrap_or(usize::MAX));
        let chosen = match rules.counting {
            SeasonCounting::Average => highest_average(&yields, count),
            _ => highest_sum(&yields, count),
        };
        for at in chosen {
            if let Some(result) = results.get_mut(at) {
                result.counts = true;
            }
        }
        results.sort_by_key(|result| result.evening);
        let won = results.iter().filter(|result| result.is_won()).count();
        let line = Self {
            rank: None,
            player,
            worth: season_score(rules, &results),
            won: u32::try_from(won).unwrap_or(u32::MAX),
            missing: rules.least.get().saturating_sub(u32::try_from(over).unwrap_or(u32::MAX)),
            results,
            if_ended: None,
        };
        (line.key(rules, charges), line)
    }

    /// Sort key of the table; the smallest comes first.
    fn key(&self, rules: &SeasonRules, charges: bool) -> RankKey {
        let whole = |number: i64| Reverse(RankValue::new(number, 1));
        let (points, hands) = self
            .counted_results()
            .map(|result| result.event_score(charges))
            .fold((0, 0), |(points, hands), one| (points + one.points, hands + one.hands));
        let is_average = matches!(rules.counting, SeasonCounting::Average);
        let worth =
            |one: EventScore| RankValue::new(one.points, if is_average { one.hands.max(1) } else { 1 });
        let mut key = vec![Reverse(worth(EventScore { points, hands }))];
        for tie in &rules.ties {
            match tie {
                SeasonTie::Countback => {
                    let mut places: Vec<u32> =
                        self.counted_results().map(|result| result.came_to.place).collect();
                    places.sort_unstable();
                    // The better place decides; a longer list ranks above a shorter one with the same places.
                    key.extend(places.iter().map(|&place| whole(-i64::from(place))));
                    key.push(whole(i64::MIN / 2));
                }
                SeasonTie::Best => {
                    let best = self.counted_results().map(|result| worth(result.event_score(charges))).max();
                    key.extend(best.map(Reverse));
                }
                SeasonTie::Evenings => {
                    key.push(whole(i64::try_from(self.results_over().count()).unwrap_or(i64::MAX)));
                }
            }
        }
        key
    }
}

impl SeasonResult {
    /// Returns true if the person won the evening; nobody has won one that is still running.
    pub fn is_won(&self) -> bool {
        self.came_to.place == 1 && !self.runs
    }

    fn event_score(&self, charges: bool) -> EventScore {
        let points = i64::from(self.points);
        EventScore { points: if charges { -points } else { points }, hands: self.came_to.hands.into() }
    }
}

fn season_score(rules: &SeasonRules, results: &[SeasonResult]) -> SeasonScore {
    let counted = || results.iter().filter(|result| result.counts);
    let points = counted().map(|result| result.points).sum();
    rules.counting.score(points, counted().map(|result| result.came_to.hands).sum())
}

impl SeasonCounting {
    /// Points of this many hands; their average if averages count.
    fn score(&self, points: u32, hands: u32) -> SeasonScore {
        match (self, Average::of(points, hands)) {
            (Self::Average, Some(average)) => SeasonScore::Average(average),
            _ => SeasonScore::Points(points),
        }
    }

    fn points_of(&self, came_to: &EveningPlace) -> u32 {
        match self {
            Self::Field => came_to.behind.saturating_add(1),
            Self::Places(points) => {
                let at = usize::try_from(came_to.place).ok().and_then(|place| place.checked_sub(1));
                at.and_then(|at| points.get(at)).copied().unwrap_or(0)
            }
            Self::Totals | Self::Average => came_to.total.unwrap_or(0),
        }
    }
}

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
