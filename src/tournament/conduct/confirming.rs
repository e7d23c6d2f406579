//! Whether the side that pays for a hand is asked if its result is right, before everybody believes it.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::ClockMinutes;
use crate::{Hand, HandResult, PlayerId, Setup};

/// What happens to a result that a table enters.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "mode", content = "minutes", rename_all = "kebab-case")]
pub enum Confirming {
    /// It is believed at once.
    #[default]
    Off,
    /// The other side is shown it, and asked; it is believed once they say so, or after so many minutes.
    Shown(ClockMinutes),
    /// It is believed once they say so. After so many minutes the organiser is told that nobody did.
    Required(ClockMinutes),
}

impl Confirming {
    /// How long the other side has.
    pub fn minutes(self) -> Option<ClockMinutes> {
        match self {
            Self::Off => None,
            Self::Shown(minutes) | Self::Required(minutes) => Some(minutes),
        }
    }

    /// When the time of the other side is over for what was entered at a moment.
    pub fn ends(self, entered: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.minutes().map(|minutes| entered + minutes.time())
    }

    /// Whether nothing is asked any more of what was entered at a moment, and nobody said so.
    pub fn is_over(self, entered: DateTime<Utc>, now: DateTime<Utc>) -> bool {
        match self {
            Self::Off => true,
            Self::Shown(_) => self.is_late(entered, now),
            Self::Required(_) => false,
        }
    }

    /// Whether the other side had its time.
    pub fn is_late(self, entered: DateTime<Utc>, now: DateTime<Utc>) -> bool {
        self.ends(entered).is_some_and(|ends| ends <= now)
    }
}

/// A result that nobody of the other side has confirmed yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unconfirmed {
    /// When it was entered.
    pub entered: DateTime<Utc>,
    /// Whether the other side had its time.
    pub is_late: bool,
}

impl Hand {
    /// Those who are asked whether its result is right: it is recorded against them. Of refill points it is everybody.
    pub fn asked(&self, setup: &Setup) -> Vec<&PlayerId> {
        match &self.result {
            Some(HandResult::Won { out, .. }) => self.seating.opponents_of(setup.format(), out),
            Some(HandResult::Order(order)) => order.iter().skip(1).collect(),
            Some(HandResult::Refill { .. }) => self.seating.players().iter().collect(),
            Some(HandResult::Void(_)) | None => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    #[test]
    fn what_is_shown_is_believed_in_time_and_what_is_required_never_by_itself() {
        let minutes = ClockMinutes::parse("10").unwrap();
        let at = |minute: i64| DateTime::<Utc>::UNIX_EPOCH + TimeDelta::minutes(minute);
        for (confirming, over, late) in [
            (Confirming::Off, [true, true], [false, false]),
            (Confirming::Shown(minutes), [false, true], [false, true]),
            (Confirming::Required(minutes), [false, false], [false, true]),
        ] {
            assert_eq!([9, 10].map(|now| confirming.is_over(at(0), at(now))), over, "{confirming:?}");
            assert_eq!([9, 10].map(|now| confirming.is_late(at(0), at(now))), late, "{confirming:?}");
        }
        let written = serde_json::to_string(&Confirming::Required(minutes)).unwrap();
        assert_eq!(written, r#"{"mode":"required","minutes":10}"#);
        assert_eq!(serde_json::from_str::<Confirming>(r#"{"mode":"off"}"#).unwrap(), Confirming::Off);
    }
}
