//! Ratings in their order.

use std::cmp::Reverse;

use super::ratings::{Rating, Ratings};

/// One person's line.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingLine<P> {
    /// From 1, equal points sharing it; none of who is provisional.
    pub rank: Option<u32>,
    /// Who.
    pub person: P,
    /// How strong.
    pub rating: Rating,
}

impl<P: Ord + Clone> Ratings<P> {
    /// Everybody by points, those who are provisional behind the others.
    pub fn lines(&self) -> Vec<RatingLine<P>> {
        let mut lines: Vec<RatingLine<P>> = self
            .known()
            .map(|(person, rating)| RatingLine { rank: None, person: person.clone(), rating: *rating })
            .collect();
        lines.sort_by_key(|line| (line.rating.is_provisional(), Reverse(line.rating.points())));
        let mut before: Option<(u32, i32)> = None;
        for (position, line) in (1..).zip(&mut lines) {
            if line.rating.is_provisional() {
                break;
            }
            let points = line.rating.points();
            let rank = before.filter(|(_, level)| *level == points).map_or(position, |(rank, _)| rank);
            line.rank = Some(rank);
            before = Some((rank, points));
        }
        lines
    }
}
