//! Changes in rank.

use std::cmp::Ordering;

/// The change in the rank of a line of the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankChange {
    /// Higher by this many places.
    Up(u32),
    /// Lower by this many places.
    Down(u32),
}

impl RankChange {
    /// Compares two ranks. `None` if they are equal or one is missing.
    pub fn between(before: Option<u32>, now: Option<u32>) -> Option<Self> {
        let (before, now) = (before?, now?);
        match before.cmp(&now) {
            Ordering::Greater => Some(Self::Up(before - now)),
            Ordering::Less => Some(Self::Down(now - before)),
            Ordering::Equal => None,
        }
    }
}
