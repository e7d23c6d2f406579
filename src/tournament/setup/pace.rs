//! Pace of play.

use chrono::TimeDelta;

use crate::Fault;

/// Average time for a hand at a table, including shuffling and counting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pace(u32);

impl Pace {
    /// Fastest and slowest pace, in seconds.
    const RANGE: std::ops::RangeInclusive<u32> = 30..=3600;

    /// Creates a pace from seconds.
    ///
    /// # Errors
    /// Fails below half a minute and above an hour.
    pub fn new(seconds: u32) -> Result<Self, Fault> {
        if Self::RANGE.contains(&seconds) {
            return Ok(Self(seconds));
        }
        let (min, max) = (u64::from(*Self::RANGE.start()), u64::from(*Self::RANGE.end()));
        Err(Fault::OutOfRange { given: seconds.to_string(), min, max })
    }

    /// Average number of seconds per hand.
    pub fn seconds(self) -> u32 {
        self.0
    }

    /// Time for a number of hands played one after the other.
    pub fn time_for(self, hands: u32) -> TimeDelta {
        TimeDelta::seconds(i64::from(self.0) * i64::from(hands))
    }
}

impl Default for Pace {
    /// Six minutes: about 60 moves of four seconds at a table of four, and two minutes for shuffling, dealing
    /// and counting.
    fn default() -> Self {
        Self(360)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_between_thirty_seconds_and_an_hour() {
        assert!(Pace::new(29).is_err());
        assert!(Pace::new(3601).is_err());
        assert_eq!(Pace::new(90).unwrap().time_for(4), TimeDelta::minutes(6));
        assert_eq!(Pace::default().time_for(12), TimeDelta::minutes(72));
    }
}
