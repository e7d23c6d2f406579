//! Comparison of shares of hands won.

use std::cmp::Ordering;

/// Compares shares of hands won as exact fractions; the greater share comes first.
pub fn greater_share_first(one: (u32, u32), other: (u32, u32)) -> Ordering {
    let crossed = |(won, _): (u32, u32), (_, hands): (u32, u32)| u64::from(won) * u64::from(hands);
    crossed(other, one).cmp(&crossed(one, other))
}
