//! Parsing of dates and times from forms and requests, limited to years in which an evening can take place.

use std::ops::RangeInclusive;

use chrono::{DateTime, Datelike as _, NaiveDate, Utc};
use serde::Serialize;
use strum::VariantNames;

/// Years in which an evening can take place; any other year is a typing error.
const YEARS: RangeInclusive<i32> = 1990..=2100;

/// Reason why an evening cannot take place in a year.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error, VariantNames)]
#[error("{self:?}")]
#[allow(missing_docs, reason = "the fields are the arguments of the sentence")]
#[strum(serialize_all = "kebab-case")]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum YearFault {
    /// Only two digits were typed, which would mean a year in antiquity.
    YearShort {
        /// Year as read.
        year: String,
        /// Year that was most likely meant.
        meant: String,
    },
    /// The year is before the earliest or after the latest that is accepted.
    YearOutside { year: String, earliest: String, latest: String },
}

/// Reason why a string is not a valid date or time for an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DateFault {
    /// The string is not a date or time.
    NoDate,
    /// Implausible year.
    Year(YearFault),
}

impl YearFault {
    /// Returns the fault of a year, or `None` if an evening can take place in that year.
    fn of(year: i32) -> Option<Self> {
        let short = year.to_string();
        if YEARS.contains(&year) {
            None
        } else if (0..100).contains(&year) {
            Some(Self::YearShort { year: short, meant: (2000 + year).to_string() })
        } else {
            let (earliest, latest) = (YEARS.start().to_string(), YEARS.end().to_string());
            Some(Self::YearOutside { year: short, earliest, latest })
        }
    }

    /// Returns the fault in the year of a time, or `None` if an evening can take place at that time.
    pub fn of_moment(at: DateTime<Utc>) -> Option<Self> {
        Self::of(at.year())
    }
}

/// Parses a date in the format that browsers send, `2026-03-27`.
///
/// # Errors
/// Fails if the text is not a date or if its year is implausible: browsers send 0026 for “26”.
pub fn parse_day(text: &str) -> Result<NaiveDate, DateFault> {
    let day = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").map_err(|_| DateFault::NoDate)?;
    YearFault::of(day.year()).map_or(Ok(day), |fault| Err(DateFault::Year(fault)))
}

/// Parses a time in the format that programs send, `2026-11-27T18:30:00Z`.
///
/// # Errors
/// Fails if the text is not a time or if its year is implausible.
pub fn parse_time(text: &str) -> Result<DateTime<Utc>, DateFault> {
    let moment: DateTime<Utc> = text.trim().parse().map_err(|_| DateFault::NoDate)?;
    YearFault::of_moment(moment).map_or(Ok(moment), |fault| Err(DateFault::Year(fault)))
}

/// Clamps a time to years with four digits, which every clock and file format supports. Older versions stored
/// times without checking the year.
#[must_use]
pub fn clamp_year(at: DateTime<Utc>) -> DateTime<Utc> {
    let first = NaiveDate::from_ymd_opt(1, 1, 1).and_then(|day| day.and_hms_opt(0, 0, 0));
    let last = NaiveDate::from_ymd_opt(9999, 12, 31).and_then(|day| day.and_hms_opt(23, 59, 59));
    let (first, last) = (first.map_or(at, |at| at.and_utc()), last.map_or(at, |at| at.and_utc()));
    at.clamp(first, last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn year_outside(year: &str) -> YearFault {
        YearFault::YearOutside {
            year: year.to_owned(),
            earliest: "1990".to_owned(),
            latest: "2100".to_owned(),
        }
    }

    #[test]
    fn a_two_digit_year_suggests_the_full_one() {
        let short = |year: &str, meant: &str| YearFault::YearShort { year: year.into(), meant: meant.into() };
        assert_eq!(parse_day("0026-12-04"), Err(DateFault::Year(short("26", "2026"))));
        assert_eq!(parse_day("26-12-04"), Err(DateFault::Year(short("26", "2026"))));
        assert_eq!(parse_day("0005-12-04"), Err(DateFault::Year(short("5", "2005"))));
        assert_eq!(parse_time("0027-12-04T19:00:00Z"), Err(DateFault::Year(short("27", "2027"))));
    }

    #[test]
    fn only_dates_from_1990_to_2100_are_accepted() {
        for (text, year) in [("1989-12-31", "1989"), ("2101-01-01", "2101"), ("+10000-01-01", "10000")] {
            assert_eq!(parse_day(text), Err(DateFault::Year(year_outside(year))), "{text}");
            let at = format!("{text}T00:00:00Z");
            assert_eq!(parse_time(&at), Err(DateFault::Year(year_outside(year))), "{at}");
        }
        assert_eq!(parse_time("-0001-01-01T00:00:00Z"), Err(DateFault::Year(year_outside("-1"))));
        for text in ["1990-01-01", "2100-12-31", " 2026-03-27 "] {
            assert_eq!(parse_day(text).unwrap(), text.trim().parse().unwrap());
        }
        assert_eq!(
            parse_time("2026-11-27T18:30:00+05:30").unwrap().to_rfc3339(),
            "2026-11-27T13:00:00+00:00"
        );
    }

    #[test]
    fn invalid_dates_are_refused() {
        for text in ["", "tomorrow", "2026-02-30", "27.3.2026"] {
            assert_eq!(parse_day(text), Err(DateFault::NoDate), "{text}");
        }
        for text in ["", "soon", "2026-11-27"] {
            assert_eq!(parse_time(text), Err(DateFault::NoDate), "{text}");
        }
    }

    #[test]
    fn stored_years_are_clamped_to_four_digits() {
        for (kept, at) in [
            (DateTime::<Utc>::MAX_UTC, "9999-12-31T23:59:59+00:00"),
            (DateTime::<Utc>::MIN_UTC, "0001-01-01T00:00:00+00:00"),
        ] {
            assert_eq!(clamp_year(kept).to_rfc3339(), at);
        }
        let usual: DateTime<Utc> = "0027-12-04T19:00:00Z".parse().unwrap();
        assert_eq!(clamp_year(usual), usual);
    }
}
