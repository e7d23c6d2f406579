//! Last use of a code.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use crate::time::now;

/// Interval after which a use by the same device is recorded again. It is longer than [`OTHER_DEVICE_INTERVAL`], so that two phones taking
/// turns do not write all the time.
const SAME_DEVICE_INTERVAL: TimeDelta = TimeDelta::minutes(10);
const OTHER_DEVICE_INTERVAL: TimeDelta = TimeDelta::minutes(1);

/// A recorded use of a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastUse {
    /// Time of the record.
    pub at: DateTime<Utc>,
    /// Name of the device, as people call it; empty if unknown.
    pub device: String,
}

impl LastUse {
    pub(crate) fn from_columns((at, device): (Option<NaiveDateTime>, Option<String>)) -> Option<Self> {
        Some(Self { at: at?.and_utc(), device: device.unwrap_or_default() })
    }

    /// A use just now, from this device.
    pub fn now(device: String) -> Self {
        Self { at: now(), device }
    }

    /// Returns true if this use should be recorded, given the last recorded one.
    pub fn should_record(&self, noted: Option<&Self>) -> bool {
        noted.is_none_or(|noted| {
            self.at - noted.at
                > if noted.device == self.device { SAME_DEVICE_INTERVAL } else { OTHER_DEVICE_INTERVAL }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uses_are_recorded_seldom_except_by_another_device() {
        let at = |minute: i64, device: &str| LastUse {
            at: DateTime::UNIX_EPOCH + TimeDelta::minutes(minute),
            device: device.to_owned(),
        };
        let noted = at(0, "Firefox");
        assert!(at(0, "Firefox").should_record(None));
        for (minute, device, change_feed) in
            [(1, "Firefox", false), (11, "Firefox", true), (1, "Chrome", false), (2, "Chrome", true)]
        {
            assert_eq!(at(minute, device).should_record(Some(&noted)), change_feed, "{minute} {device}");
        }
    }
}
