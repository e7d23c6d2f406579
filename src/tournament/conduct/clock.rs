//! The clock of a block: one for the hall, and one of its own for a table that gets more time.

use std::collections::BTreeMap;
use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::Fault;

/// How long a clock runs, or for how much longer: 1 to 180 minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClockMinutes(u32);

impl ClockMinutes {
    /// The shortest and the longest.
    pub const RANGE: std::ops::RangeInclusive<u32> = 1..=180;

    /// Reads minutes as somebody typed them.
    ///
    /// # Errors
    /// What is no whole number, or none that a block takes.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let (min, max) = (*Self::RANGE.start(), *Self::RANGE.end());
        let minutes = text.trim().parse().ok().filter(|minutes| Self::RANGE.contains(minutes));
        let out_of_range =
            || Fault::OutOfRange { given: text.trim().to_owned(), min: min.into(), max: max.into() };
        minutes.map(Self).ok_or_else(out_of_range)
    }

    /// As many as fit into this time, at least one.
    pub fn nearest(time: TimeDelta) -> Self {
        let minutes = u32::try_from(time.num_minutes()).unwrap_or_default();
        Self(minutes.clamp(*Self::RANGE.start(), *Self::RANGE.end()))
    }

    /// How many.
    pub fn get(self) -> u32 {
        self.0
    }

    /// As a time.
    pub fn time(self) -> TimeDelta {
        TimeDelta::minutes(self.0.into())
    }
}

impl fmt::Display for ClockMinutes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What an organiser does to a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "deed", content = "minutes", rename_all = "kebab-case")]
pub enum ClockDeed {
    /// It runs from now on.
    Started(ClockMinutes),
    /// It stands still.
    Paused,
    /// It goes on where it stood.
    Resumed,
    /// So much longer; one that has run out, from now.
    Extended(ClockMinutes),
    /// It is put away.
    Ended,
}

/// Why a clock was left as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ClockRefusal {
    /// It is on already.
    #[error("clock-is-on")]
    IsOn,
    /// There is none that could be paused, resumed, extended or put away.
    #[error("clock-is-not-so")]
    IsNotSo,
    /// It would run for longer than a block can take.
    #[error("clock-too-long")]
    TooLong,
    /// Somebody changed it since it was on the screen.
    #[error("clock-changed")]
    Changed,
}

/// A clock that somebody started.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlockClock {
    /// It runs out at this moment, or has.
    Runs {
        /// When.
        ends_at: DateTime<Utc>,
    },
    /// It stands still.
    Paused {
        /// With so much left; nothing where it had run out.
        left: TimeDelta,
    },
}

impl BlockClock {
    /// How much is left; less than nothing once it has run out.
    pub fn left(self, now: DateTime<Utc>) -> TimeDelta {
        match self {
            Self::Runs { ends_at } => ends_at - now,
            Self::Paused { left } => left,
        }
    }

    /// Whether somebody waits for its end: it runs, or was stopped on the way.
    fn is_on(self, now: DateTime<Utc>) -> bool {
        self.left(now) > TimeDelta::zero()
    }

    fn with(self, deed: ClockDeed, now: DateTime<Utc>) -> Result<Self, ClockRefusal> {
        let longest = TimeDelta::minutes((*ClockMinutes::RANGE.end()).into());
        match (self, deed) {
            (Self::Runs { .. }, ClockDeed::Paused) if self.is_on(now) => {
                Ok(Self::Paused { left: self.left(now) })
            }
            (Self::Paused { left }, ClockDeed::Resumed) => Ok(Self::Runs { ends_at: now + left }),
            (_, ClockDeed::Extended(by)) => {
                let left = self.left(now).max(TimeDelta::zero()) + by.time();
                if left > longest {
                    return Err(ClockRefusal::TooLong);
                }
                Ok(match self {
                    Self::Runs { .. } => Self::Runs { ends_at: now + left },
                    Self::Paused { .. } => Self::Paused { left },
                })
            }
            _ => Err(ClockRefusal::IsNotSo),
        }
    }
}

/// The clocks of a hall.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Clocks {
    /// That of all tables but those with one of their own.
    pub hall: Option<BlockClock>,
    /// Those of tables that have one of their own.
    pub tables: BTreeMap<u32, BlockClock>,
    /// How often any of them was changed: whoever changes one says what was on the screen.
    pub changes: u32,
}

impl Clocks {
    /// The clock that a table goes by.
    pub fn of(&self, table: u32) -> Option<BlockClock> {
        self.tables.get(&table).copied().or(self.hall)
    }

    /// All that are on, that of the hall first, each with its table.
    pub fn all(&self) -> impl Iterator<Item = (Option<u32>, BlockClock)> {
        let own = self.tables.iter().map(|(table, clock)| (Some(*table), *clock));
        self.hall.map(|clock| (None, clock)).into_iter().chain(own)
    }

    /// Whether nobody goes by any.
    pub fn is_empty(&self) -> bool {
        self.hall.is_none() && self.tables.is_empty()
    }

    /// The clocks after a deed: of one table, or of the hall and with it of all.
    ///
    /// # Errors
    /// When there is nothing to do it to; then nothing changes.
    pub fn with(
        &self,
        table: Option<u32>,
        deed: ClockDeed,
        now: DateTime<Utc>,
    ) -> Result<Self, ClockRefusal> {
        let mut then = self.clone();
        match table {
            Some(table) => then.change_one(table, deed, now)?,
            None => then.change_all(deed, now)?,
        }
        then.changes += 1;
        Ok(then)
    }

    fn change_one(&mut self, table: u32, deed: ClockDeed, now: DateTime<Utc>) -> Result<(), ClockRefusal> {
        let own = self.tables.get(&table).copied();
        match deed {
            ClockDeed::Started(_) if own.is_some_and(|own| own.is_on(now)) => return Err(ClockRefusal::IsOn),
            ClockDeed::Started(time) => {
                self.tables.insert(table, BlockClock::Runs { ends_at: now + time.time() });
            }
            ClockDeed::Ended => {
                self.tables.remove(&table).ok_or(ClockRefusal::IsNotSo)?;
            }
            deed => {
                let clock = own.or(self.hall).ok_or(ClockRefusal::IsNotSo)?.with(deed, now)?;
                self.tables.insert(table, clock);
            }
        }
        Ok(())
    }

    /// What cannot be done to one of several is done to the others.
    fn change_all(&mut self, deed: ClockDeed, now: DateTime<Utc>) -> Result<(), ClockRefusal> {
        match deed {
            ClockDeed::Started(_) if self.hall.is_some_and(|hall| hall.is_on(now)) => {
                return Err(ClockRefusal::IsOn);
            }
            ClockDeed::Started(time) => {
                self.hall = Some(BlockClock::Runs { ends_at: now + time.time() });
                self.tables.clear();
            }
            ClockDeed::Ended if self.is_empty() => return Err(ClockRefusal::IsNotSo),
            ClockDeed::Ended => {
                self.hall = None;
                self.tables.clear();
            }
            deed => {
                let (mut done, mut refused) = (false, ClockRefusal::IsNotSo);
                for clock in self.hall.iter_mut().chain(self.tables.values_mut()) {
                    match clock.with(deed, now) {
                        Ok(then) => (*clock, done) = (then, true),
                        Err(why) => refused = why,
                    }
                }
                if !done {
                    return Err(refused);
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minute: i64) -> DateTime<Utc> {
        DateTime::<Utc>::UNIX_EPOCH + TimeDelta::minutes(minute)
    }

    fn minutes(number: u32) -> ClockMinutes {
        ClockMinutes::parse(&number.to_string()).unwrap()
    }

    /// The clocks after these deeds, and what is left on those of these tables at the last moment.
    fn left(deeds: &[(i64, Option<u32>, ClockDeed)], tables: &[u32]) -> Vec<Option<i64>> {
        let mut clocks = Clocks::default();
        for (minute, table, deed) in deeds {
            clocks = clocks.with(*table, *deed, at(*minute)).unwrap();
        }
        assert_eq!(clocks.changes as usize, deeds.len());
        let now = at(deeds.last().unwrap().0);
        tables.iter().map(|table| clocks.of(*table).map(|clock| clock.left(now).num_minutes())).collect()
    }

    #[test]
    fn a_clock_is_paused_and_goes_on_where_it_stood() {
        use ClockDeed::{Ended, Extended, Paused, Resumed, Started};
        let started = (0, None, Started(minutes(24)));
        assert_eq!(left(&[started], &[1, 2]), [Some(24), Some(24)]);
        assert_eq!(left(&[started, (10, None, Paused)], &[1]), [Some(14)]);
        assert_eq!(left(&[started, (10, None, Paused), (40, None, Resumed)], &[1]), [Some(14)]);
        assert_eq!(left(&[started, (10, None, Extended(minutes(5)))], &[1]), [Some(19)]);
        // Once it has run out, more time counts from now.
        assert_eq!(left(&[started, (30, None, Extended(minutes(5)))], &[1]), [Some(5)]);
        assert_eq!(left(&[started, (30, None, Started(minutes(9)))], &[1]), [Some(9)]);
        assert_eq!(left(&[started, (3, None, Ended)], &[1]), [None]);
    }

    #[test]
    fn one_table_gets_more_time_and_follows_what_is_for_all() {
        use ClockDeed::{Ended, Extended, Paused, Started};
        let more = [(0, None, Started(minutes(24))), (4, Some(2), Extended(minutes(5)))];
        assert_eq!(left(&more, &[1, 2]), [Some(20), Some(25)]);
        let and = |deed| [&more[..], &[deed]].concat();
        assert_eq!(left(&and((14, None, Paused)), &[1, 2]), [Some(10), Some(15)]);
        assert_eq!(left(&and((14, None, Extended(minutes(1)))), &[1, 2]), [Some(11), Some(16)]);
        assert_eq!(left(&and((14, Some(2), Ended)), &[1, 2]), [Some(10), Some(10)]);
        assert_eq!(left(&and((25, None, Started(minutes(24)))), &[1, 2]), [Some(24), Some(24)]);
        assert_eq!(left(&[(0, Some(3), Started(minutes(7)))], &[1, 3]), [None, Some(7)]);
    }

    #[test]
    fn what_makes_no_sense_changes_nothing() {
        use ClockDeed::{Ended, Extended, Paused, Resumed, Started};
        let none = Clocks::default();
        for deed in [Paused, Resumed, Ended, Extended(minutes(1))] {
            for table in [None, Some(1)] {
                assert_eq!(none.with(table, deed, at(0)), Err(ClockRefusal::IsNotSo), "{deed:?}");
            }
        }
        let runs = none.with(None, Started(minutes(24)), at(0)).unwrap();
        assert_eq!(runs.with(None, Started(minutes(5)), at(1)), Err(ClockRefusal::IsOn));
        assert_eq!(runs.with(None, Resumed, at(1)), Err(ClockRefusal::IsNotSo));
        assert_eq!(runs.with(None, Paused, at(25)), Err(ClockRefusal::IsNotSo), "it has run out");
        assert_eq!(runs.with(Some(1), Ended, at(1)), Err(ClockRefusal::IsNotSo), "it is that of the hall");
        assert_eq!(runs.with(None, Extended(minutes(180)), at(1)), Err(ClockRefusal::TooLong));
        for wrong in ["", "0", "-3", "181", "5.5", "ten"] {
            assert!(matches!(ClockMinutes::parse(wrong), Err(Fault::OutOfRange { .. })), "{wrong}");
        }
    }
}
