//! Public pages: home, clubs, and the pages of a tournament.

/// A link with its text.
#[derive(Debug, Clone)]
pub struct Link {
    pub href: String,
    /// Text of the link.
    pub text: String,
}

/// Returns the length of a bar in thousandths of the longest.
pub fn bar<N: TryInto<u64>>(value: N, most: N) -> u32 {
    let [value, most] = [value, most].map(|number| number.try_into().unwrap_or(u64::MAX));
    u32::try_from(value.saturating_mul(1000) / most.max(1)).unwrap_or(1000)
}
