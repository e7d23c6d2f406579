//! Changes of seats of played hands. Events are public, so they do not identify any phone.

use serde::{Deserialize, Serialize};
use strum::Display;

use lastcard_tournament::{PlayerId, Slot};

/// Maximum number of changes of one seat within a hand for which the code of the table still works. For other ways,
/// except an organiser, the maximum is [`MAX_BY_OTHERS`], so the player's own link works when the code no longer does.
const MAX_BY_CODE: usize = 12;
const MAX_BY_OTHERS: usize = 24;

/// A change of a seat while its hand was in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChange {
    /// Position of the hand in the schedule.
    pub slot: Slot,
    /// Number of the deal of this hand, from 1.
    pub attempt: u32,
    /// The player whose seat it is.
    pub player: PlayerId,
    /// The new holder.
    pub by: Occupant,
    /// Way in which the seat changed holder.
    pub way: ClaimMethod,
}

/// Public view of the holder of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Occupant {
    /// A phone, which is not identified.
    Phone,
    /// A bot of any strength.
    Bot,
    /// Nobody: the seat is free.
    Nobody,
}

/// Way of taking a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum ClaimMethod {
    /// With the code of the table; the seat was free.
    Sit,
    /// With the code of the table, from another holder, before the deal.
    TakeOver,
    /// With the player's personal link.
    Link,
    /// With the assent of its holder.
    Assent,
    /// By an organiser.
    Organiser,
}

impl ClaimMethod {
    /// Returns true if a seat has changed holder too often for another change in this way, given its recorded changes
    /// in the same deal: phones that keep taking it from each other would fill the record. An organiser may always
    /// change it.
    pub fn is_used_up<'a>(self, changes: impl Iterator<Item = &'a SeatChange>) -> bool {
        let most = match self {
            Self::Organiser => return false,
            Self::Sit | Self::TakeOver => MAX_BY_CODE,
            Self::Link | Self::Assent => MAX_BY_OTHERS,
        };
        changes.filter(|change| change.way != Self::Organiser).count() >= most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_does_not_change_holder_without_end() {
        use ClaimMethod::{Assent, Link, Organiser, Sit, TakeOver};
        let change = |way| SeatChange {
            slot: Slot { round: 1, hand: 1, table: 1 },
            attempt: 1,
            player: PlayerId::parse("anna").unwrap(),
            by: Occupant::Phone,
            way,
        };
        let used_up = |way, count| {
            let changes = vec![change(way); count];
            [Sit, TakeOver, Link, Assent, Organiser].map(|way| way.is_used_up(changes.iter()))
        };
        assert_eq!(used_up(Link, 11), [false; 5]);
        assert_eq!(used_up(Sit, 12), [true, true, false, false, false]);
        assert_eq!(used_up(Sit, 24), [true, true, true, true, false]);
        assert_eq!(used_up(Organiser, 24), [false; 5]);
    }
}
