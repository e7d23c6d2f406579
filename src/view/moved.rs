//! How many places a line is higher or lower than it was.

use std::cmp::Ordering;

/// Where a line stood before, seen from where it stands now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Moved {
    /// So many places lower.
    Up(u32),
    /// So many places higher.
    Down(u32),
}

impl Moved {
    /// From one rank to another; nothing for who stays, or had or has none.
    pub(super) fn between(before: Option<u32>, now: Option<u32>) -> Option<Self> {
        let (before, now) = (before?, now?);
        match before.cmp(&now) {
            Ordering::Greater => Some(Self::Up(before - now)),
            Ordering::Less => Some(Self::Down(now - before)),
            Ordering::Equal => None,
        }
    }
}
