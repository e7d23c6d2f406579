//! The chart of a person's rating over time: a line with the margin around it.

use std::fmt::Write as _;

use lastcard_club::Rating;

use crate::charts::scale::percent;
use crate::ui::translator::Translator;

/// Height of the chart in its own units.
const HEIGHT: i32 = 1000;

/// Distance between grid lines in points, doubled until there are at most `STEPS`.
const STEP: i32 = 25;
const STEPS: i32 = 6;

/// The chart, drawn by `templates/profiles/page.html`.
pub struct RatingPlot {
    pub description: String,
    /// Width of the lines in their own units.
    pub width: usize,
    /// Grid lines: distance from the top in percent, and points.
    pub steps: Vec<(String, i32)>,
    pub line: String,
    pub band: String,
}

impl RatingPlot {
    /// Plots the ratings after each of a person's evenings; `None` unless there are at least two.
    pub fn new(words: Translator, ratings: &[Rating]) -> Option<Self> {
        let (first, last) = (ratings.first()?, ratings.last()?);
        let width = ratings.len().checked_sub(1).filter(|width| *width > 0)?;
        let low = ratings.iter().map(|rating| rating.points() - rating.margin()).min()?;
        let high = ratings.iter().map(|rating| rating.points() + rating.margin()).max()?;
        let range = (high - low).max(1);
        let depth = |points: i32| (high - points) * HEIGHT / range;
        let best = ratings.iter().map(Rating::points).max()?;
        let said = words.say("person-rating-description").with("evenings", ratings.len());
        let said = said.with("first", first.points()).with("last", last.points()).with("best", best);
        let points = |of: &dyn Fn(&Rating) -> i32| -> Vec<(usize, i32)> {
            ratings.iter().map(|rating| depth(of(rating))).enumerate().collect()
        };
        let upper = points(&|rating| rating.points() + rating.margin());
        let lower = points(&|rating| rating.points() - rating.margin());
        let around: Vec<(usize, i32)> = upper.into_iter().chain(lower.into_iter().rev()).collect();
        Some(Self {
            description: said.to_string(),
            width,
            steps: steps(low, high).map(|points| (percent(depth(points).unsigned_abs()), points)).collect(),
            line: path(&points(&Rating::points)),
            band: format!("{}Z", path(&around)),
        })
    }
}

/// Returns round numbers in the range.
fn steps(low: i32, high: i32) -> impl Iterator<Item = i32> {
    let mut step = STEP;
    while (high - low) / step > STEPS {
        step *= 2;
    }
    let first = low.div_euclid(step) + 1;
    (first..=high.div_euclid(step)).map(move |times| times * step)
}

fn path(points: &[(usize, i32)]) -> String {
    let mut path = String::new();
    for (x, y) in points {
        let to = if path.is_empty() { 'M' } else { 'L' };
        // Writing to a `String` never fails.
        let _ = write!(path, "{to}{x} {y}");
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grid_lines_are_round_and_few() {
        for (low, high, expected) in [
            (990, 1010, vec![1000]),
            (834, 1166, vec![850, 900, 950, 1000, 1050, 1100, 1150]),
            (-120, 130, vec![-100, -50, 0, 50, 100]),
            (1001, 1002, vec![]),
        ] {
            assert_eq!(steps(low, high).collect::<Vec<_>>(), expected, "{low} {high}");
        }
    }

    #[test]
    fn one_evening_makes_no_plot() {
        let begins = Rating::default();
        assert!(RatingPlot::new(Translator::english(), &[]).is_none());
        assert!(RatingPlot::new(Translator::english(), &[begins]).is_none());
        let plot = RatingPlot::new(Translator::english(), &[begins, begins]).unwrap();
        assert_eq!((plot.width, plot.line.as_str()), (1, "M0 500L1 500"));
        assert_eq!(plot.band, "M0 0L1 0L1 1000L0 1000Z");
    }
}
