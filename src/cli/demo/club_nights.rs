//! Club nights of the demo, relative to now.

use chrono::{DateTime, Datelike as _, Days, NaiveTime, TimeDelta, Utc, Weekday};

const WEEKDAY: Weekday = Weekday::Fri;

/// Half past seven.
const STARTS: TimeDelta = TimeDelta::minutes(19 * 60 + 30);

/// Time for which an evening is played at most.
const LENGTH: TimeDelta = TimeDelta::hours(6);

/// Time for which people can sign up for a coming evening at least.
const NOTICE: TimeDelta = TimeDelta::days(3);

/// Start of the club night that is this many weeks before the latest one that is over.
pub(super) fn past(now: DateTime<Utc>, weeks: u64) -> DateTime<Utc> {
    let latest = on_or_before(now - LENGTH);
    latest.checked_sub_days(Days::new(7 * weeks)).unwrap_or(latest)
}

/// Start of the next club night that is not too close.
pub(super) fn coming(now: DateTime<Utc>) -> DateTime<Utc> {
    on_or_before(now + NOTICE) + TimeDelta::days(7)
}

/// Latest start of a club night that is not after `at`.
fn on_or_before(at: DateTime<Utc>) -> DateTime<Utc> {
    let at = at - STARTS;
    let days = at.weekday().days_since(WEEKDAY);
    let midnight = at.date_naive().and_time(NaiveTime::MIN).and_utc();
    midnight - TimeDelta::days(days.into()) + STARTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn club_nights_are_over_or_days_ahead_whenever_it_is() {
        let first: DateTime<Utc> = "2026-12-25T00:00:00Z".parse().unwrap();
        for hours in 0..24 * 14 {
            let now = first + TimeDelta::hours(hours);
            let (latest, before, next) = (past(now, 0), past(now, 1), coming(now));
            for night in [latest, before, next] {
                assert_eq!((night.weekday(), night.time().to_string()), (WEEKDAY, "19:30:00".to_owned()));
            }
            assert_eq!(latest - before, TimeDelta::days(7));
            assert!(now - latest >= LENGTH && now - latest < LENGTH + TimeDelta::days(7), "{now}");
            assert!(next - now > NOTICE && next - now <= NOTICE + TimeDelta::days(7), "{now}");
        }
    }
}
