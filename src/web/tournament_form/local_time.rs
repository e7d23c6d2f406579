//! Converts date and time on the club's clocks to UTC.

use chrono::{DateTime, Duration, LocalResult, NaiveDateTime, NaiveTime, Offset, TimeZone, Utc};
use serde::Serialize;

use lastcard_tournament::Zone;

/// The choice between two equal local times, on the night the clocks go back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Occurrence {
    /// Before the clocks go back.
    Earlier,
    /// After the clocks have gone back.
    Later,
}

impl Occurrence {
    /// Parses the choice. `None` for any other text.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "earlier" => Some(Self::Earlier),
            "later" => Some(Self::Later),
            _ => None,
        }
    }

    /// Returns the form value for the occurrence of a time; `None` unless its local time is ambiguous.
    pub fn word(at: DateTime<Utc>, zone: Zone) -> Option<&'static str> {
        match zone.from_local_datetime(&at.with_timezone(&zone).naive_local()) {
            LocalResult::Ambiguous(earlier, _) if earlier == at => Some("earlier"),
            LocalResult::Ambiguous(..) => Some("later"),
            LocalResult::Single(_) | LocalResult::None => None,
        }
    }
}

/// A local time that is not one point in time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum TimeFault {
    /// Skipped by the clocks.
    TimeSkipped { time: String, next: String, zone: &'static str },
    /// Ambiguous.
    TimeTwice { time: String, zone: &'static str, earlier: String, later: String },
}

/// Parses a time as browsers send it, `19:30` or `19:30:00`.
pub fn time(text: &str) -> Option<NaiveTime> {
    let text = text.trim();
    ["%H:%M", "%H:%M:%S"].iter().find_map(|shape| NaiveTime::parse_from_str(text, shape).ok())
}

/// Converts a local time of a zone to UTC.
pub fn local_to_utc(
    local: NaiveDateTime,
    which: Option<Occurrence>,
    zone: Zone,
) -> Result<DateTime<Utc>, TimeFault> {
    let time = || local.format("%H:%M").to_string();
    match (zone.from_local_datetime(&local), which) {
        (LocalResult::Single(moment), _)
        | (LocalResult::Ambiguous(moment, _), Some(Occurrence::Earlier))
        | (LocalResult::Ambiguous(_, moment), Some(Occurrence::Later)) => Ok(moment.to_utc()),
        (LocalResult::Ambiguous(earlier, later), None) => Err(TimeFault::TimeTwice {
            time: time(),
            zone: zone.name(),
            earlier: offset(&earlier),
            later: offset(&later),
        }),
        (LocalResult::None, _) => {
            Err(TimeFault::TimeSkipped { time: time(), next: next(local, zone), zone: zone.name() })
        }
    }
}

/// `UTC+2`, `UTC+5:30`
fn offset(moment: &DateTime<Zone>) -> String {
    let minutes = moment.offset().fix().local_minus_utc() / 60;
    let sign = if minutes < 0 { '−' } else { '+' };
    let (hours, rest) = (minutes.abs() / 60, minutes.abs() % 60);
    if rest == 0 { format!("UTC{sign}{hours}") } else { format!("UTC{sign}{hours}:{rest:02}") }
}

/// Returns the first minute after a gap. No zone skips more than a day.
fn next(local: NaiveDateTime, zone: Zone) -> String {
    (1..=24 * 60)
        .map(|minutes| local + Duration::minutes(minutes))
        .find(|later| zone.from_local_datetime(later).earliest().is_some())
        .map(|later| later.format("%H:%M").to_string())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_tournament::date;

    fn zone(name: &str) -> Zone {
        name.parse().unwrap()
    }

    fn local(text: &str) -> NaiveDateTime {
        let (day, clock) = text.split_once(' ').unwrap();
        date::parse_day(day).unwrap().and_time(time(clock).unwrap())
    }

    #[test]
    fn an_ordinary_time_is_one_moment() {
        let moment = local_to_utc(local("2026-07-03 19:30"), None, zone("Asia/Kolkata")).unwrap();
        assert_eq!(moment.to_rfc3339(), "2026-07-03T14:00:00+00:00");
    }

    #[test]
    fn a_skipped_time_suggests_the_next_one() {
        let fault = local_to_utc(local("2026-03-29 02:30"), None, zone("Europe/Berlin")).unwrap_err();
        let (time, next) = ("02:30".to_owned(), "03:00".to_owned());
        assert_eq!(fault, TimeFault::TimeSkipped { time, next, zone: "Europe/Berlin" });
    }

    #[test]
    fn an_ambiguous_time_asks_which_one() {
        let twice = local("2026-10-25 02:30");
        let TimeFault::TimeTwice { earlier, later, .. } =
            local_to_utc(twice, None, zone("Europe/Berlin")).unwrap_err()
        else {
            panic!("it comes twice");
        };
        assert_eq!((earlier.as_str(), later.as_str()), ("UTC+2", "UTC+1"));
        let at = |which| local_to_utc(twice, Some(which), zone("Europe/Berlin")).unwrap().to_rfc3339();
        assert_eq!(at(Occurrence::Earlier), "2026-10-25T00:30:00+00:00");
        assert_eq!(at(Occurrence::Later), "2026-10-25T01:30:00+00:00");
    }

    #[test]
    fn invalid_times_are_refused() {
        for text in ["", "25:00", "7pm", "19.30"] {
            assert_eq!(time(text), None, "{text}");
        }
    }
}
