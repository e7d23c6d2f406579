//! Days of a tournament that is held regularly.

use chrono::{Datelike, Days, Months, NaiveDate};
use strum::{Display, EnumString, VariantArray};

/// Interval between two tournaments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Recurrence {
    /// Every week.
    Week,
    /// Every second week.
    Fortnight,
    /// Every month on the same weekday: on its first Friday, say, or on its last one if the first day is a
    /// fifth Friday.
    Month,
}

impl Recurrence {
    /// Maximum number of tournaments announced at once: a weekly tournament for a year.
    pub const MAX_DATES: u32 = 53;

    /// Iterates over this many days, starting with the first one.
    ///
    /// ```
    /// use lastcard_club::Recurrence;
    ///
    /// let third_friday = "2026-11-20".parse()?;
    /// let days: Vec<String> = Recurrence::Month.days(third_friday, 3).map(|day| day.to_string()).collect();
    /// assert_eq!(days, ["2026-11-20", "2026-12-18", "2027-01-15"]);
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn days(self, first: NaiveDate, times: u32) -> impl Iterator<Item = NaiveDate> {
        (0..times.min(Self::MAX_DATES)).filter_map(move |nth| self.day(first, nth))
    }

    /// Returns the day that is this many intervals after the first one; `None` beyond the calendar.
    pub(super) fn day(self, first: NaiveDate, nth: u32) -> Option<NaiveDate> {
        match self {
            Self::Week => first.checked_add_days(Days::new(7 * u64::from(nth))),
            Self::Fortnight => first.checked_add_days(Days::new(14 * u64::from(nth))),
            Self::Month => {
                let month = first.with_day(1)?.checked_add_months(Months::new(nth))?;
                let week = u8::try_from(first.day0() / 7 + 1).ok()?;
                let of_month = |week| {
                    NaiveDate::from_weekday_of_month_opt(month.year(), month.month(), first.weekday(), week)
                };
                // Not every month has this weekday a fifth time, but every month has it a fourth time.
                of_month(week).or_else(|| of_month(week - 1))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(repeat: Recurrence, first: &str, times: u32) -> Vec<String> {
        repeat.days(first.parse().unwrap(), times).map(|day| day.to_string()).collect()
    }

    #[test]
    fn a_week_a_fortnight_and_a_month_later() {
        assert_eq!(days(Recurrence::Week, "2026-12-25", 3), ["2026-12-25", "2027-01-01", "2027-01-08"]);
        assert_eq!(days(Recurrence::Fortnight, "2026-12-25", 2), ["2026-12-25", "2027-01-08"]);
        assert_eq!(days(Recurrence::Month, "2026-12-04", 3), ["2026-12-04", "2027-01-01", "2027-02-05"]);
    }

    #[test]
    fn a_missing_fifth_friday_becomes_the_last_one() {
        let fifth = days(Recurrence::Month, "2027-01-29", 4);
        assert_eq!(fifth, ["2027-01-29", "2027-02-26", "2027-03-26", "2027-04-30"]);
    }

    #[test]
    fn recurrence_is_bounded() {
        assert_eq!(days(Recurrence::Week, "2026-12-25", 1_000_000).len(), 53);
        assert_eq!(Recurrence::Month.days(NaiveDate::MAX, 5).count(), 1);
    }
}
