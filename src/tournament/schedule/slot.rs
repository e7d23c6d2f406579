//! Position of a hand in a tournament.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Identifies a hand of a tournament. Ordered by round, hand and table, which all start at 1.
///
/// In a URL it is `{round}.{table}.{hand}`. Outside movements round and table are 1, and `hand` keeps
/// counting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot {
    /// Round of the movement.
    pub round: u32,
    /// Number of the hand within the round at this table.
    pub hand: u32,
    /// Number of the table.
    pub table: u32,
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.round, self.table, self.hand)
    }
}

/// Error for a string that is not a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a slot")]
pub struct NotASlot;

impl FromStr for Slot {
    type Err = NotASlot;

    fn from_str(text: &str) -> Result<Self, NotASlot> {
        let numbers: Vec<u32> = text.split('.').map(parse_number).collect::<Option<_>>().ok_or(NotASlot)?;
        match numbers.as_slice() {
            &[round, table, hand] => Ok(Self { round, hand, table }),
            _ => Err(NotASlot),
        }
    }
}

/// Accepts only one spelling of a number, so that a hand has only one address.
fn parse_number(text: &str) -> Option<u32> {
    let digits = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    digits.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_has_one_spelling() {
        let slot = Slot { round: 1, hand: 12, table: 2 };
        assert_eq!(slot.to_string(), "1.2.12");
        assert_eq!("1.2.12".parse(), Ok(slot));
        for bad in ["", "1", "1.2", "1.2.3.4", "0.1.1", "01.1.1", "+1.1.1", "1.1.-1", "1.1.99999999999"] {
            assert_eq!(bad.parse::<Slot>(), Err(NotASlot), "{bad}");
        }
    }
}
