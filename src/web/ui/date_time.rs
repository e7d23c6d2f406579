//! Dates and times in the visitor's language and the club's time zone.

use chrono::{DateTime, Datelike, NaiveDate, Timelike, Utc};
use icu_datetime::fieldsets::enums::DateFieldSet;
use icu_datetime::fieldsets::{MD, MDE, T, YMDE};
use icu_datetime::input::{Date, DateTime as Local, Time};
use icu_datetime::{DateTimeFormatter, NoCalendarFormatter};
use icu_locale_core::Locale;

use lastcard_tournament::Zone;

use crate::ui::translator::Translator;

impl Translator {
    /// Formats the date and the time in a zone: `Fri, 20 Nov 2026, 19:30` in English.
    pub fn date_time(self, at: DateTime<Utc>, zone: Zone) -> String {
        let local = at.with_timezone(&zone);
        self.format_with_icu(&local).unwrap_or_else(|| local.format("%Y-%m-%d %H:%M").to_string())
    }

    /// Formats the time of day in a zone: `19:30` in English.
    pub fn time_of_day(self, at: DateTime<Utc>, zone: Zone) -> String {
        let local = at.with_timezone(&zone);
        let written = || {
            let locale: Locale = region(self.language()).parse().ok()?;
            let formatter = NoCalendarFormatter::try_new(locale.into(), T::hm()).ok()?;
            let (hour, minute) = (u8::try_from(local.hour()).ok()?, u8::try_from(local.minute()).ok()?);
            Some(formatter.format(&Time::try_new(hour, minute, 0, 0).ok()?).to_string())
        };
        written().unwrap_or_else(|| local.format("%H:%M").to_string())
    }

    /// Formats the day and the month in a zone: `20 Nov` in English.
    pub fn short_date(self, at: DateTime<Utc>, zone: Zone) -> String {
        let day = at.with_timezone(&zone).date_naive();
        self.date(day, DateFieldSet::MD(MD::medium())).unwrap_or_else(|| day.format("%m-%d").to_string())
    }

    /// Formats the day in a zone with its weekday: `Fri 20 Nov` in English.
    pub fn short_day(self, at: DateTime<Utc>, zone: Zone) -> String {
        let day = at.with_timezone(&zone).date_naive();
        self.date(day, DateFieldSet::MDE(MDE::medium())).unwrap_or_else(|| day.format("%m-%d").to_string())
    }

    /// Formats a day without its year: `Friday 20 November` in English. `None` for a language or a year that ICU does not support.
    pub fn day(self, day: NaiveDate) -> Option<String> {
        self.date(day, DateFieldSet::MDE(MDE::long()))
    }

    /// Formats a day without its weekday and year: `20 November` in English. `None` as for [`Translator::day`].
    pub fn day_of_month(self, day: NaiveDate) -> Option<String> {
        self.date(day, DateFieldSet::MD(MD::long()))
    }

    fn date(self, day: NaiveDate, fields: DateFieldSet) -> Option<String> {
        let locale: Locale = region(self.language()).parse().ok()?;
        let (month, of_month) = (u8::try_from(day.month()).ok()?, u8::try_from(day.day()).ok()?);
        let day = Date::try_new_iso(day.year(), month, of_month).ok()?;
        Some(DateTimeFormatter::try_new(locale.into(), fields).ok()?.format(&day).to_string())
    }

    /// Returns `None` for a language or a year that ICU does not support.
    fn format_with_icu(self, at: &DateTime<Zone>) -> Option<String> {
        let locale: Locale = region(self.language()).parse().ok()?;
        let formatter = DateTimeFormatter::try_new(locale.into(), YMDE::medium().with_time_hm()).ok()?;
        let (month, day) = (u8::try_from(at.month()).ok()?, u8::try_from(at.day()).ok()?);
        let (hour, minute) = (u8::try_from(at.hour()).ok()?, u8::try_from(at.minute()).ok()?);
        let local = Local {
            date: Date::try_new_iso(at.year(), month, day).ok()?,
            time: Time::try_new(hour, minute, 0, 0).ok()?,
        };
        Some(formatter.format(&local).to_string())
    }
}

/// Picks British dates for English, to match its spelling.
fn region(language: &'static str) -> &'static str {
    if language == "en" { "en-GB" } else { language }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_in_the_zone() {
        let at = "2026-11-20T18:30:00Z".parse().unwrap();
        let text = Translator::english().date_time(at, "Europe/Berlin".parse().unwrap());
        assert_eq!(text, "Fri, 20 Nov 2026, 19:30");
        assert_eq!(Translator::english().short_date(at, "Europe/Berlin".parse().unwrap()), "20 Nov");
        assert_eq!(Translator::english().short_day(at, "Europe/Berlin".parse().unwrap()), "Fri 20 Nov");
        assert_eq!(Translator::english().time_of_day(at, "Europe/Berlin".parse().unwrap()), "19:30");
        let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
        assert_eq!(Translator::english().day(day).unwrap(), "Friday 20 November");
    }
}
