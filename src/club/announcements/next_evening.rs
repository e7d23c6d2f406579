//! The evening that a club is likely to announce next, and days that look like a slip.

use chrono::{Datelike, Days, NaiveDate, NaiveDateTime, NaiveTime, Weekday};
use strum::VariantArray as _;

use super::recurrence::Recurrence;

/// Number of latest evenings from which the usual weekday, time and rhythm are taken.
const RECENT: usize = 8;

/// Number of days tried before giving up: a century of weekly evenings.
const MAX_TRIES: u32 = 5_300;

/// Days from today beyond which a year was probably mistyped.
const FAR_DAYS: i64 = 330;

/// Returns the evening to propose, on the club's clocks: on the weekday and at the time of `like` or, without it, of most of the
/// latest evenings, in their rhythm. Its day is free, and it is never in the past. A club without evenings gets an evening in a week.
///
/// ```
/// use lastcard_club::next_evening;
///
/// let fridays = ["2026-11-20T19:30:00", "2026-11-27T19:30:00"].map(|at| at.parse().unwrap());
/// let next = next_evening(&fridays, None, "2026-11-29T12:00:00".parse()?);
/// assert_eq!(next.to_string(), "2026-12-04 19:30:00");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn next_evening(
    evenings: &[NaiveDateTime],
    like: Option<NaiveDateTime>,
    now: NaiveDateTime,
) -> NaiveDateTime {
    let Some(model) = like.or_else(|| usual_evening(evenings, now)) else {
        let next_week = now.date().checked_add_days(Days::new(7)).unwrap_or(now.date());
        return next_week.and_time(NaiveTime::from_hms_opt(19, 0, 0).unwrap_or_default());
    };
    let is_free = |at: &NaiveDateTime| *at > now && evenings.iter().all(|other| other.date() != at.date());
    let rhythm = rhythm(evenings, model.weekday());
    let days = (0..MAX_TRIES).filter_map(|nth| rhythm.day(model.date(), nth));
    days.map(|day| day.and_time(model.time())).find(is_free).unwrap_or(model)
}

/// Returns the latest evening until now on the usual weekday at the usual time or, before the first one, the earliest.
fn usual_evening(evenings: &[NaiveDateTime], now: NaiveDateTime) -> Option<NaiveDateTime> {
    let mut sorted = evenings.to_vec();
    sorted.sort_unstable();
    let kind = |at: &NaiveDateTime| (at.weekday(), at.time());
    let recent = || sorted.iter().rev().take(RECENT).rev();
    let usual = recent().map(kind).max_by_key(|own| recent().filter(|at| kind(at) == *own).count())?;
    let of_kind = || sorted.iter().filter(|at| kind(at) == usual).copied();
    of_kind().rfind(|at| *at <= now).or_else(|| of_kind().next())
}

/// Returns the interval between most of the latest evenings on a weekday; a week if they show none.
fn rhythm(evenings: &[NaiveDateTime], weekday: Weekday) -> Recurrence {
    let mut days: Vec<NaiveDate> =
        evenings.iter().map(NaiveDateTime::date).filter(|day| day.weekday() == weekday).collect();
    days.sort_unstable();
    days.dedup();
    let recent = days.iter().rev().take(RECENT).rev();
    let pairs: Vec<_> = recent.clone().zip(recent.skip(1)).collect();
    let fits = |rhythm: &&Recurrence| pairs.iter().filter(|(a, b)| rhythm.day(**a, 1) == Some(**b)).count();
    // Of equally frequent intervals the shortest is taken, which is the last of the reversed list.
    Recurrence::VARIANTS.iter().rev().max_by_key(fits).copied().unwrap_or(Recurrence::Week)
}

/// Reasons to ask whether a day is the one that was meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayDoubt {
    /// The day is over.
    Past,
    /// The day is about a year ahead, or more.
    Far,
}

impl DayDoubt {
    /// Returns the doubt about a day, if there is any.
    pub fn of(day: NaiveDate, today: NaiveDate) -> Option<Self> {
        match (day - today).num_days() {
            ..0 => Some(Self::Past),
            0..FAR_DAYS => None,
            _ => Some(Self::Far),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: &str = "2026-11-29T12:00:00";

    fn at(text: &str) -> NaiveDateTime {
        text.parse().unwrap()
    }

    fn next(evenings: &[&str], like: Option<&str>) -> String {
        let evenings: Vec<NaiveDateTime> = evenings.iter().map(|text| at(text)).collect();
        next_evening(&evenings, like.map(at), at(NOW)).format("%F %H:%M").to_string()
    }

    #[test]
    fn a_club_without_evenings_gets_one_in_a_week() {
        assert_eq!(next(&[], None), "2026-12-06 19:00");
    }

    #[test]
    fn the_usual_weekday_and_time_count_not_the_latest_exception() {
        let mostly_friday = ["2026-11-13T19:30:00", "2026-11-20T19:30:00", "2026-11-22T14:00:00"];
        assert_eq!(next(&mostly_friday, None), "2026-12-04 19:30");
        // Of two exceptions the later one counts.
        assert_eq!(next(&["2026-11-20T19:30:00", "2026-11-22T14:00:00"], None), "2026-11-29 14:00");
        assert_eq!(next(&["2020-01-03T19:30:00"], None), "2026-12-04 19:30");
    }

    #[test]
    fn days_that_are_taken_are_skipped() {
        let series = ["2026-11-27T19:00:00", "2026-12-04T19:00:00", "2026-12-11T19:00:00"];
        assert_eq!(next(&series, None), "2026-12-18 19:00");
        assert_eq!(next(&series, Some("2026-11-27T19:00:00")), "2026-12-18 19:00");
        // Another evening on the same day takes it, at whatever time.
        let matinee = ["2026-11-20T19:00:00", "2026-11-27T19:00:00", "2026-12-04T11:00:00"];
        assert_eq!(next(&matinee, None), "2026-12-11 19:00");
        // Only coming evenings: the first free one after them.
        assert_eq!(next(&["2026-12-04T19:00:00"], None), "2026-12-11 19:00");
    }

    #[test]
    fn the_rhythm_is_kept() {
        let fortnight = ["2026-10-16T19:00:00", "2026-10-30T19:00:00", "2026-11-13T19:00:00"];
        assert_eq!(next(&fortnight, None), "2026-12-11 19:00");
        let first_fridays = ["2026-09-04T20:00:00", "2026-10-02T20:00:00", "2026-11-06T20:00:00"];
        assert_eq!(next(&first_fridays, None), "2026-12-04 20:00");
        assert_eq!(next(&first_fridays, Some("2026-11-06T20:00:00")), "2026-12-04 20:00");
        // One evening that was left out changes no rhythm.
        let gap =
            ["2026-10-30T19:00:00", "2026-11-06T19:00:00", "2026-11-13T19:00:00", "2026-11-27T19:00:00"];
        assert_eq!(next(&gap, None), "2026-12-04 19:00");
    }

    #[test]
    fn an_evening_later_today_is_not_past() {
        assert_eq!(next(&["2026-11-22T11:00:00"], None), "2026-12-06 11:00");
        assert_eq!(next(&["2026-11-22T19:00:00"], None), "2026-11-29 19:00");
    }

    #[test]
    fn a_day_in_the_past_or_in_a_year_is_doubted() {
        let doubt = |day: &str| DayDoubt::of(day.parse().unwrap(), at(NOW).date());
        assert_eq!(doubt("2026-11-28"), Some(DayDoubt::Past));
        assert_eq!(doubt("2026-11-29"), None);
        assert_eq!(doubt("2027-09-01"), None);
        assert_eq!(doubt("2027-12-04"), Some(DayDoubt::Far));
    }
}
