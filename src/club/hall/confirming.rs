//! Confirmation of results by the side that the result is recorded against.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::ClockMinutes;

/// Treatment of results entered by tables.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "mode", content = "minutes", rename_all = "kebab-case")]
pub enum ConfirmationMode {
    /// Accepted at once.
    #[default]
    Off,
    /// The other side is asked. The result is accepted when that side confirms, or after this time.
    Shown(ClockMinutes),
    /// Accepted only once the other side confirms. After this time the organiser is notified.
    Required(ClockMinutes),
}

impl ConfirmationMode {
    /// Returns the time that the other side has for confirming.
    pub fn minutes(self) -> Option<ClockMinutes> {
        match self {
            Self::Off => None,
            Self::Shown(minutes) | Self::Required(minutes) => Some(minutes),
        }
    }

    /// Returns the end of the other side's time for a result entered at this time.
    pub fn deadline(self, entered: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.minutes().map(|minutes| entered + minutes.duration())
    }

    /// Returns true if a result entered at this time no longer needs confirmation.
    pub fn is_accepted(self, entered: DateTime<Utc>, now: DateTime<Utc>) -> bool {
        match self {
            Self::Off => true,
            Self::Shown(_) => self.is_late(entered, now),
            Self::Required(_) => false,
        }
    }

    /// Returns true if the other side's time has passed.
    pub fn is_late(self, entered: DateTime<Utc>, now: DateTime<Utc>) -> bool {
        self.deadline(entered).is_some_and(|ends| ends <= now)
    }
}

/// A result that the other side has not confirmed yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unconfirmed {
    /// Time of entry.
    pub entered: DateTime<Utc>,
    /// True if the other side's time has passed.
    pub is_late: bool,
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    #[test]
    fn shown_results_confirm_themselves_but_required_ones_do_not() {
        let minutes = ClockMinutes::parse("10").unwrap();
        let at = |minute: i64| DateTime::<Utc>::UNIX_EPOCH + TimeDelta::minutes(minute);
        for (confirming, over, late) in [
            (ConfirmationMode::Off, [true, true], [false, false]),
            (ConfirmationMode::Shown(minutes), [false, true], [false, true]),
            (ConfirmationMode::Required(minutes), [false, false], [false, true]),
        ] {
            assert_eq!([9, 10].map(|now| confirming.is_accepted(at(0), at(now))), over, "{confirming:?}");
            assert_eq!([9, 10].map(|now| confirming.is_late(at(0), at(now))), late, "{confirming:?}");
        }
        let written = serde_json::to_string(&ConfirmationMode::Required(minutes)).unwrap();
        assert_eq!(written, r#"{"mode":"required","minutes":10}"#);
        assert_eq!(
            serde_json::from_str::<ConfirmationMode>(r#"{"mode":"off"}"#).unwrap(),
            ConfirmationMode::Off
        );
    }
}
