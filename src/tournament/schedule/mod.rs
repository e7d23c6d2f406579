//! Schedules: seats, partners, opponents and dealer of every hand, and the slots that identify hands.
//!
//! ```
//! use lastcard_tournament::{Format, Lineup, Name, Setup, SetupKeys, Tournament, fairness};
//!
//! let keys = SetupKeys {
//!     format: Some("eight-player".to_owned()),
//!     method: Some("std".to_owned()),
//!     ..SetupKeys::default()
//! };
//! let setup = Setup::parse(&keys).unwrap();
//! let names = ["Ann", "Boris", "Vera", "Gleb", "Dora", "Egor", "Zoya", "Ilya"];
//! let entrants = Lineup::parse(Format::EightPlayer, names).unwrap().entrants();
//!
//! // Everybody partners, opposes and sits beside everybody else equally often (§0.5.3).
//! assert!(fairness(&setup, &entrants).unwrap().is_even());
//!
//! let evening = Tournament::draw_up(Name::parse("Friday").unwrap(), setup, entrants).unwrap();
//! assert_eq!(evening.hands().len(), 56); // 28 for each player (T-8P-2), at two tables
//! assert_eq!(evening.next_hands().len(), 2); // one hand is due at each
//! ```

pub(super) mod bounds;
pub(super) mod dealer;
pub(super) mod dealer_draw;
pub(super) mod fairness;
pub(super) mod first_dealer;
pub(super) mod movement;
pub(super) mod planned_hands;
pub(super) mod redraw;
pub(super) mod seat_moves;

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

/// First hand that something applies to. Compares in order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HandNumber {
    /// Round of the movement, starting at 1; 1 outside a movement.
    pub round: u32,
    /// Hand within the round, starting at 1.
    pub hand: u32,
}

impl HandNumber {
    /// Returns the number of the hand in a slot.
    pub fn of(slot: Slot) -> Self {
        Self { round: slot.round, hand: slot.hand }
    }

    /// Returns the slot at the first table.
    pub(crate) fn slot(self) -> Slot {
        Slot { round: self.round, hand: self.hand, table: 1 }
    }

    /// Returns true if the slot is of this hand or a later one.
    pub fn covers(self, slot: Slot) -> bool {
        Self::of(slot) >= self
    }
}

/// The hands played with one deck: those with the same number at all tables, in two consecutive rounds. In
/// the second round each side gets the opponents' cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deal {
    /// First of the two rounds, an odd number.
    pub round: u32,
    /// Number of the hand within each round.
    pub hand: u32,
}

impl Deal {
    /// Deal of a hand in a movement; [`crate::Scorecard::deal`] determines which hands have one.
    pub fn of(slot: Slot) -> Self {
        Self { round: slot.round - u32::from(is_mirrored(slot.round)), hand: slot.hand }
    }
}

/// Returns true if a round is the second of two that share their decks.
pub(crate) fn is_mirrored(round: u32) -> bool {
    round.is_multiple_of(2)
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
