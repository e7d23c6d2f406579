//! From which device a code was used last.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use crate::time::now;

/// The same device is noted again after so long, another one sooner: two phones that take turns are not to write all the time.
const AGAIN: TimeDelta = TimeDelta::minutes(10);
const OTHER: TimeDelta = TimeDelta::minutes(1);

/// A use of a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeUse {
    /// When it was noted.
    pub at: DateTime<Utc>,
    /// From which device, as people call it; empty where nobody knows.
    pub device: String,
}

impl CodeUse {
    /// One that is stored.
    pub(crate) fn of((at, device): (Option<NaiveDateTime>, Option<String>)) -> Option<Self> {
        Some(Self { at: at?.and_utc(), device: device.unwrap_or_default() })
    }

    /// A use from a device just now.
    pub fn now(device: String) -> Self {
        Self { at: now(), device }
    }

    /// Whether it says something new after what was noted last.
    pub fn is_news(&self, noted: Option<&Self>) -> bool {
        noted.is_none_or(|noted| self.at - noted.at > if noted.device == self.device { AGAIN } else { OTHER })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_use_is_noted_seldom_and_that_of_another_device_soon() {
        let at = |minute: i64, device: &str| CodeUse {
            at: DateTime::UNIX_EPOCH + TimeDelta::minutes(minute),
            device: device.to_owned(),
        };
        let noted = at(0, "Firefox");
        assert!(at(0, "Firefox").is_news(None));
        for (minute, device, news) in
            [(1, "Firefox", false), (11, "Firefox", true), (1, "Chrome", false), (2, "Chrome", true)]
        {
            assert_eq!(at(minute, device).is_news(Some(&noted)), news, "{minute} {device}");
        }
    }
}
