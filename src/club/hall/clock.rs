//! Block timers: one for the hall, and one for each table that gets extra time.

use std::collections::BTreeMap;
use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use lastcard_tournament::Fault;

/// Duration or extension of a timer: 1 to 180 minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClockMinutes(u32);

impl ClockMinutes {
    /// Shortest and longest duration.
    pub const RANGE: std::ops::RangeInclusive<u32> = 1..=180;

    /// Parses minutes as typed.
    ///
    /// # Errors
    /// Fails if the text is not a whole number in [`Self::RANGE`].
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let (min, max) = (*Self::RANGE.start(), *Self::RANGE.end());
        let minutes = text.trim().parse().ok().filter(|minutes| Self::RANGE.contains(minutes));
        let out_of_range =
            || Fault::OutOfRange { given: text.trim().to_owned(), min: min.into(), max: max.into() };
        minutes.map(Self).ok_or_else(out_of_range)
    }

    /// Rounds a duration down to whole minutes and clamps it to [`Self::RANGE`].
    pub fn clamped(time: TimeDelta) -> Self {
        let minutes = u32::try_from(time.num_minutes()).unwrap_or_default();
        Self(minutes.clamp(*Self::RANGE.start(), *Self::RANGE.end()))
    }

    /// Returns the number of minutes.
    pub fn get(self) -> u32 {
        self.0
    }

    /// Returns the duration.
    pub fn duration(self) -> TimeDelta {
        TimeDelta::minutes(self.0.into())
    }
}

impl fmt::Display for ClockMinutes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An organiser's action on a timer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "deed", content = "minutes", rename_all = "kebab-case")]
pub enum ClockCommand {
    /// Starts the timer for this long.
    Started(ClockMinutes),
    /// Pauses the timer and keeps the time left.
    Paused,
    /// Resumes the timer with the time left.
    Resumed,
    /// Extends the timer by this long; if it has run out, it runs from now.
    Extended(ClockMinutes),
    /// Shortens the timer by this long, to nothing if less time is left.
    Shortened(ClockMinutes),
    /// Removes the timer.
    Ended,
}

/// Reason why an action on a timer was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ClockRefusal {
    /// A timer is running or paused already.
    #[error("clock-is-on")]
    IsOn,
    /// The current state of the timers does not permit the action.
    #[error("clock-is-not-so")]
    IsNotSo,
    /// The timer would run for more than 180 minutes.
    #[error("clock-too-long")]
    TooLong,
    /// Somebody changed the timer after the page was loaded.
    #[error("clock-changed")]
    Changed,
}

/// State of a timer after its start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BlockClock {
    /// Running until a point in time, which may have passed.
    Runs {
        /// End of the timer.
        ends_at: DateTime<Utc>,
    },
    /// Paused.
    Paused {
        /// Time left; zero if the timer had run out.
        left: TimeDelta,
    },
}

impl BlockClock {
    /// Returns the time left; negative once the timer has run out.
    pub fn time_left(self, now: DateTime<Utc>) -> TimeDelta {
        match self {
            Self::Runs { ends_at } => ends_at - now,
            Self::Paused { left } => left,
        }
    }

    /// Returns true if time is left, even while paused.
    pub fn has_time_left(self, now: DateTime<Utc>) -> bool {
        self.time_left(now) > TimeDelta::zero()
    }

    fn apply(self, deed: ClockCommand, now: DateTime<Utc>) -> Result<Self, ClockRefusal> {
        let longest = TimeDelta::minutes((*ClockMinutes::RANGE.end()).into());
        match (self, deed) {
            (Self::Runs { .. }, ClockCommand::Paused) if self.has_time_left(now) => {
                Ok(Self::Paused { left: self.time_left(now) })
            }
            (Self::Paused { left }, ClockCommand::Resumed) => Ok(Self::Runs { ends_at: now + left }),
            (_, ClockCommand::Extended(by)) => {
                let left = self.time_left(now).max(TimeDelta::zero()) + by.duration();
                if left > longest {
                    return Err(ClockRefusal::TooLong);
                }
                Ok(match self {
                    Self::Runs { .. } => Self::Runs { ends_at: now + left },
                    Self::Paused { .. } => Self::Paused { left },
                })
            }
            (_, ClockCommand::Shortened(by)) if self.has_time_left(now) => {
                let left = (self.time_left(now) - by.duration()).max(TimeDelta::zero());
                Ok(match self {
                    Self::Runs { .. } => Self::Runs { ends_at: now + left },
                    Self::Paused { .. } => Self::Paused { left },
                })
            }
            _ => Err(ClockRefusal::IsNotSo),
        }
    }
}

/// Timers of a hall.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Clocks {
    /// Timer for all tables that do not have their own.
    pub hall: Option<BlockClock>,
    /// Timers for single tables, by table number.
    pub tables: BTreeMap<u32, BlockClock>,
    /// Number of changes. A request contains the number from its page, which reveals a stale page.
    pub changes: u32,
}

impl Clocks {
    /// Returns the timer that applies to a table.
    pub fn for_table(&self, table: u32) -> Option<BlockClock> {
        self.tables.get(&table).copied().or(self.hall)
    }

    /// Iterates over all timers with their tables, the timer of the hall first.
    pub fn all(&self) -> impl Iterator<Item = (Option<u32>, BlockClock)> {
        let own = self.tables.iter().map(|(table, clock)| (Some(*table), *clock));
        self.hall.map(|clock| (None, clock)).into_iter().chain(own)
    }

    /// Returns true if there is no timer.
    pub fn is_empty(&self) -> bool {
        self.hall.is_none() && self.tables.is_empty()
    }

    /// Applies an action to the timer of one table, or to all timers if `table` is `None`.
    ///
    /// # Errors
    /// Fails if no timer permits the action; then nothing changes.
    pub fn apply(
        &self,
        table: Option<u32>,
        deed: ClockCommand,
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

    fn change_one(&mut self, table: u32, deed: ClockCommand, now: DateTime<Utc>) -> Result<(), ClockRefusal> {
        let own = self.tables.get(&table).copied();
        match deed {
            ClockCommand::Started(_) if own.is_some_and(|own| own.has_time_left(now)) => {
                return Err(ClockRefusal::IsOn);
            }
            ClockCommand::Started(time) => {
                self.tables.insert(table, BlockClock::Runs { ends_at: now + time.duration() });
            }
            ClockCommand::Ended => {
                self.tables.remove(&table).ok_or(ClockRefusal::IsNotSo)?;
            }
            deed => {
                let clock = own.or(self.hall).ok_or(ClockRefusal::IsNotSo)?.apply(deed, now)?;
                self.tables.insert(table, clock);
            }
        }
        Ok(())
    }

    /// Applies an action to every timer that permits it.
    fn change_all(&mut self, deed: ClockCommand, now: DateTime<Utc>) -> Result<(), ClockRefusal> {
        match deed {
            ClockCommand::Started(_) if self.hall.is_some_and(|hall| hall.has_time_left(now)) => {
                return Err(ClockRefusal::IsOn);
            }
            ClockCommand::Started(time) => {
                self.hall = Some(BlockClock::Runs { ends_at: now + time.duration() });
                self.tables.clear();
            }
            ClockCommand::Ended if self.is_empty() => return Err(ClockRefusal::IsNotSo),
            ClockCommand::Ended => {
                self.hall = None;
                self.tables.clear();
            }
            deed => {
                let (mut done, mut refused) = (false, ClockRefusal::IsNotSo);
                for clock in self.hall.iter_mut().chain(self.tables.values_mut()) {
                    match clock.apply(deed, now) {
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

    /// Returns the minutes left at these tables after these actions, at the time of the last action.
    fn minutes_left(deeds: &[(i64, Option<u32>, ClockCommand)], tables: &[u32]) -> Vec<Option<i64>> {
        let mut clocks = Clocks::default();
        for (minute, table, deed) in deeds {
            clocks = clocks.apply(*table, *deed, at(*minute)).unwrap();
        }
        assert_eq!(clocks.changes as usize, deeds.len());
        let now = at(deeds.last().unwrap().0);
        tables
            .iter()
            .map(|table| clocks.for_table(*table).map(|clock| clock.time_left(now).num_minutes()))
            .collect()
    }

    #[test]
    fn a_paused_clock_resumes_where_it_stopped() {
        use ClockCommand::{Ended, Extended, Paused, Resumed, Shortened, Started};
        let started = (0, None, Started(minutes(24)));
        assert_eq!(minutes_left(&[started], &[1, 2]), [Some(24), Some(24)]);
        assert_eq!(minutes_left(&[started, (10, None, Paused)], &[1]), [Some(14)]);
        assert_eq!(minutes_left(&[started, (10, None, Paused), (40, None, Resumed)], &[1]), [Some(14)]);
        assert_eq!(minutes_left(&[started, (10, None, Extended(minutes(5)))], &[1]), [Some(19)]);
        // A timer that has run out is extended from now.
        assert_eq!(minutes_left(&[started, (30, None, Extended(minutes(5)))], &[1]), [Some(5)]);
        assert_eq!(minutes_left(&[started, (30, None, Started(minutes(9)))], &[1]), [Some(9)]);
        assert_eq!(minutes_left(&[started, (3, None, Ended)], &[1]), [None]);
        assert_eq!(minutes_left(&[started, (10, None, Shortened(minutes(5)))], &[1]), [Some(9)]);
        assert_eq!(minutes_left(&[started, (10, None, Shortened(minutes(20)))], &[1]), [Some(0)]);
        let paused = (10, None, Paused);
        assert_eq!(minutes_left(&[started, paused, (11, None, Shortened(minutes(4)))], &[1]), [Some(10)]);
    }

    #[test]
    fn an_extended_table_still_follows_the_hall_clock() {
        use ClockCommand::{Ended, Extended, Paused, Started};
        let more = [(0, None, Started(minutes(24))), (4, Some(2), Extended(minutes(5)))];
        assert_eq!(minutes_left(&more, &[1, 2]), [Some(20), Some(25)]);
        let and = |deed| [&more[..], &[deed]].concat();
        assert_eq!(minutes_left(&and((14, None, Paused)), &[1, 2]), [Some(10), Some(15)]);
        assert_eq!(minutes_left(&and((14, None, Extended(minutes(1)))), &[1, 2]), [Some(11), Some(16)]);
        assert_eq!(minutes_left(&and((14, Some(2), Ended)), &[1, 2]), [Some(10), Some(10)]);
        assert_eq!(minutes_left(&and((25, None, Started(minutes(24)))), &[1, 2]), [Some(24), Some(24)]);
        assert_eq!(minutes_left(&[(0, Some(3), Started(minutes(7)))], &[1, 3]), [None, Some(7)]);
    }

    #[test]
    fn impossible_clock_commands_are_refused() {
        use ClockCommand::{Ended, Extended, Paused, Resumed, Shortened, Started};
        let none = Clocks::default();
        for deed in [Paused, Resumed, Ended, Extended(minutes(1)), Shortened(minutes(1))] {
            for table in [None, Some(1)] {
                assert_eq!(none.apply(table, deed, at(0)), Err(ClockRefusal::IsNotSo), "{deed:?}");
            }
        }
        let runs = none.apply(None, Started(minutes(24)), at(0)).unwrap();
        assert_eq!(runs.apply(None, Started(minutes(5)), at(1)), Err(ClockRefusal::IsOn));
        assert_eq!(runs.apply(None, Resumed, at(1)), Err(ClockRefusal::IsNotSo));
        for deed in [Paused, Shortened(minutes(1))] {
            assert_eq!(runs.apply(None, deed, at(25)), Err(ClockRefusal::IsNotSo), "it has run out");
        }
        assert_eq!(runs.apply(Some(1), Ended, at(1)), Err(ClockRefusal::IsNotSo), "it is that of the hall");
        assert_eq!(runs.apply(None, Extended(minutes(180)), at(1)), Err(ClockRefusal::TooLong));
        for wrong in ["", "0", "-3", "181", "5.5", "ten"] {
            assert!(matches!(ClockMinutes::parse(wrong), Err(Fault::OutOfRange { .. })), "{wrong}");
        }
    }
}
