//! One person's line in the table of a season.

use std::cmp::Reverse;

use super::best::{Yield, highest_average, highest_sum};
use super::rules::{SeasonCounting, SeasonRules, SeasonTie};
use crate::standings::rank::{Figure, Key};
use crate::{Average, EveningPlace};

/// What a season is worth to somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonWorth {
    /// Points, of places or of hands.
    Points(u32),
    /// Points a hand.
    Average(Average),
}

impl SeasonWorth {
    /// The points, or those that the average is made of.
    pub fn points(self) -> u32 {
        match self {
            Self::Points(points) => points,
            Self::Average(average) => average.sum(),
        }
    }
}

/// One evening in somebody's line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeasonResult {
    /// Which evening of the season, from 0.
    pub evening: usize,
    /// What the person came to there.
    pub came_to: EveningPlace,
    /// The points it is worth; under `average` in as many hands as were played.
    pub points: u32,
    /// Whether it is one of those that count.
    pub counts: bool,
    /// Whether the evening still runs, and everything about it may change.
    pub runs: bool,
}

/// What a season comes to for one person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonLine<P> {
    /// 1 is first; who is level shares a rank and the next is skipped. None for who has too few evenings.
    pub rank: Option<u32>,
    /// Whose line it is.
    pub player: P,
    /// What the evenings that count add up to.
    pub worth: SeasonWorth,
    /// First places, of all evenings that are over.
    pub won: u32,
    /// How many evenings are missing for a rank.
    pub missing: u32,
    /// Every evening with a place, in the order of the season.
    pub results: Vec<SeasonResult>,
}

/// Somebody's place in an evening of a season.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeasonPlace {
    /// Which evening, from 0.
    pub(super) evening: usize,
    pub(super) came_to: EveningPlace,
    pub(super) runs: bool,
}

impl<P> SeasonLine<P> {
    /// Whether one of the evenings that count still runs.
    pub fn is_provisional(&self) -> bool {
        self.counted().any(|result| result.runs)
    }

    /// The evenings that count.
    pub fn counted(&self) -> impl Iterator<Item = &SeasonResult> {
        self.results.iter().filter(|result| result.counts)
    }

    /// The line of somebody with these places, at least one, and what it is ranked by. `charges`: points are charged, so fewer are better.
    pub(super) fn of(rules: &SeasonRules, charges: bool, player: P, places: &[SeasonPlace]) -> (Key, Self) {
        let result = |&SeasonPlace { evening, came_to, runs }: &SeasonPlace| {
            let points = rules.counting.points_of(&came_to);
            SeasonResult { evening, came_to, points, counts: false, runs }
        };
        let mut results: Vec<SeasonResult> = places.iter().map(result).collect();
        // Of evenings that are worth the same the better place counts, whichever came first.
        results.sort_by_key(|result| (result.came_to, result.evening));
        let yields: Vec<Yield> = results.iter().map(|result| result.yielded(charges)).collect();
        let count =
            rules.best.map_or(results.len(), |best| usize::try_from(best.get()).unwrap_or(usize::MAX));
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
        let evenings = u32::try_from(results.len()).unwrap_or(u32::MAX);
        let won = results.iter().filter(|result| result.came_to.place == 1 && !result.runs).count();
        let line = Self {
            rank: None,
            player,
            worth: worth(rules, &results),
            won: u32::try_from(won).unwrap_or(u32::MAX),
            missing: rules.least.get().saturating_sub(evenings),
            results,
        };
        (line.key(rules, charges), line)
    }

    /// What orders the table, the smaller first.
    fn key(&self, rules: &SeasonRules, charges: bool) -> Key {
        let whole = |number: i64| Reverse(Figure::new(number, 1));
        let (points, hands) = self
            .counted()
            .map(|result| result.yielded(charges))
            .fold((0, 0), |(points, hands), one| (points + one.points, hands + one.hands));
        let is_average = matches!(rules.counting, SeasonCounting::Average);
        let worth = |one: Yield| Figure::new(one.points, if is_average { one.hands.max(1) } else { 1 });
        let mut key = vec![Reverse(worth(Yield { points, hands }))];
        for tie in &rules.ties {
            match tie {
                SeasonTie::Countback => {
                    let mut places: Vec<u32> = self.counted().map(|result| result.came_to.place).collect();
                    places.sort_unstable();
                    // One more of the better place is what decides; who has places left over is before who has not.
                    key.extend(places.iter().map(|&place| whole(-i64::from(place))));
                    key.push(whole(i64::MIN / 2));
                }
                SeasonTie::Best => {
                    let best = self.counted().map(|result| worth(result.yielded(charges))).max();
                    key.extend(best.map(Reverse));
                }
                SeasonTie::Evenings => key.push(whole(i64::try_from(self.results.len()).unwrap_or(i64::MAX))),
            }
        }
        key
    }
}

impl SeasonResult {
    fn yielded(&self, charges: bool) -> Yield {
        let points = i64::from(self.points);
        Yield { points: if charges { -points } else { points }, hands: self.came_to.hands.into() }
    }
}

fn worth(rules: &SeasonRules, results: &[SeasonResult]) -> SeasonWorth {
    let counted = || results.iter().filter(|result| result.counts);
    let points = counted().map(|result| result.points).sum();
    let average = Average::of(points, counted().map(|result| result.came_to.hands).sum());
    match (&rules.counting, average) {
        (SeasonCounting::Average, Some(average)) => SeasonWorth::Average(average),
        _ => SeasonWorth::Points(points),
    }
}

impl SeasonCounting {
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
