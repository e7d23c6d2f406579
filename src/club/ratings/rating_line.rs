//! Rating table, in order.

use std::cmp::Reverse;

use super::rating::{Rating, Ratings};

/// A person's line in the rating table.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingLine<P> {
    /// Rank from 1, shared on equal points; `None` while provisional.
    pub rank: Option<u32>,
    /// Person who is rated.
    pub person: P,
    /// Rating after all hands.
    pub rating: Rating,
}

impl<P: Ord + Clone> Ratings<P> {
    /// Lines by points, provisional ones last.
    pub fn lines(&self) -> Vec<RatingLine<P>> {
        let mut lines: Vec<RatingLine<P>> = self
            .iter()
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
