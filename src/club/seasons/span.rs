//! Days from which a season takes its evenings.

use chrono::{DateTime, Datelike as _, NaiveDate, TimeZone, Utc};

/// A span of days, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeasonSpan {
    from: NaiveDate,
    until: NaiveDate,
}

impl SeasonSpan {
    /// Returns the span between two days; `None` if it ends before it begins.
    pub fn new(from: NaiveDate, until: NaiveDate) -> Option<Self> {
        (from <= until).then_some(Self { from, until })
    }

    /// Returns the calendar year of a day.
    pub fn year_of(day: NaiveDate) -> Self {
        let day_of = |month, number| NaiveDate::from_ymd_opt(day.year(), month, number).unwrap_or(day);
        Self { from: day_of(1, 1), until: day_of(12, 31) }
    }

    /// First day.
    pub fn from(&self) -> NaiveDate {
        self.from
    }

    /// Last day.
    pub fn until(&self) -> NaiveDate {
        self.until
    }

    /// Returns true if a moment lies on one of the days, as the clocks of the zone show it.
    pub fn contains<Z: TimeZone>(&self, at: DateTime<Utc>, zone: &Z) -> bool {
        let day = at.with_timezone(zone).date_naive();
        self.from <= day && day <= self.until
    }
}

#[cfg(test)]
mod tests {
    use chrono::FixedOffset;

    use super::*;

    #[test]
    fn a_year_includes_its_first_and_last_evening_on_local_clocks() {
        let year = SeasonSpan::year_of("2026-07-04".parse().unwrap());
        let zone = FixedOffset::east_opt(3600).unwrap();
        for (at, is_in) in [
            ("2025-12-31T22:59:00Z", false),
            ("2025-12-31T23:00:00Z", true),
            ("2026-12-31T22:59:00Z", true),
            ("2026-12-31T23:00:00Z", false),
        ] {
            assert_eq!(year.contains(at.parse().unwrap(), &zone), is_in, "{at}");
        }
        let day = year.from();
        assert!(SeasonSpan::new(day, day).is_some());
        assert_eq!(SeasonSpan::new(year.until(), day), None);
    }
}
