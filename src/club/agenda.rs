//! Agenda of the organisers' desk: what is on tonight, what is to come, and what is just over.

use chrono::{DateTime, TimeDelta, TimeZone, Utc};

use crate::LISTED_AFTER_START;

/// Time without any result after which an evening that is being played counts as left open.
const IDLE_AFTER: TimeDelta = TimeDelta::days(1);

/// Time after the last result for which an evening that is over is still tonight's: standings are read out,
/// certificates printed.
const OVER_TONIGHT: TimeDelta = TimeDelta::hours(12);

/// An evening of the club that is not filed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AgendaEvening {
    /// It has not begun: announced or drawn up.
    ToCome {
        /// Planned start.
        starts_at: DateTime<Utc>,
    },
    /// It is being played.
    Played {
        /// Time of the last result or, before the first, of the start.
        last: DateTime<Utc>,
    },
    /// It is over.
    Over {
        /// Time of the last result.
        last: DateTime<Utc>,
    },
}

/// Evenings by what they mean for an organiser now, each by its index. None occurs twice.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Agenda {
    /// Evenings being played, then those just over, then those that begin today.
    pub tonight: Vec<usize>,
    /// Evenings of later days, the next one first.
    pub to_come: Vec<usize>,
    /// Evenings that are over, the latest first.
    pub over: Vec<usize>,
    /// Evenings that were left open: they should have begun long ago, or nobody has recorded anything in them
    /// for a day. The longest wait comes first.
    pub left: Vec<usize>,
}

impl Agenda {
    /// Sorts the evenings: each is in one of the lists.
    pub fn of<Z: TimeZone>(evenings: &[AgendaEvening], zone: &Z, now: DateTime<Utc>) -> Self {
        let day = |moment: DateTime<Utc>| moment.with_timezone(zone).date_naive();
        let mut agenda = Self::default();
        let mut order: Vec<(u8, TimeDelta, usize)> = Vec::new();
        for (at, evening) in evenings.iter().enumerate() {
            match *evening {
                AgendaEvening::ToCome { starts_at } if now > starts_at + LISTED_AFTER_START => {
                    agenda.left.push(at);
                }
                AgendaEvening::ToCome { starts_at } if day(starts_at) <= day(now) => {
                    order.push((2, starts_at - now, at));
                }
                AgendaEvening::ToCome { .. } => agenda.to_come.push(at),
                AgendaEvening::Played { last } if now - last > IDLE_AFTER => agenda.left.push(at),
                AgendaEvening::Played { last } => order.push((0, now - last, at)),
                AgendaEvening::Over { last } if now - last <= OVER_TONIGHT => {
                    order.push((1, now - last, at));
                }
                AgendaEvening::Over { .. } => agenda.over.push(at),
            }
        }
        order.sort_unstable();
        agenda.tonight = order.into_iter().map(|(.., at)| at).collect();
        let moment = |at: &usize| evenings.get(*at).map(AgendaEvening::moment);
        agenda.to_come.sort_by_key(moment);
        agenda.left.sort_by_key(moment);
        agenda.over.sort_by_key(|at| std::cmp::Reverse(moment(at)));
        agenda
    }
}

impl AgendaEvening {
    fn moment(&self) -> DateTime<Utc> {
        match *self {
            Self::ToCome { starts_at: moment }
            | Self::Played { last: moment }
            | Self::Over { last: moment } => moment,
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::FixedOffset;

    use super::AgendaEvening::{Over, Played, ToCome};
    use super::*;

    fn now() -> DateTime<Utc> {
        "2026-11-27T18:00:00Z".parse().unwrap()
    }

    fn hours(hours: i64) -> DateTime<Utc> {
        now() + TimeDelta::hours(hours)
    }

    #[test]
    fn each_evening_is_in_one_list() {
        let evenings = [
            ToCome { starts_at: hours(24 * 14) },
            ToCome { starts_at: hours(24 * 7) },
            Over { last: hours(-24 * 6) },
            Over { last: hours(-24) },
            ToCome { starts_at: hours(1) },
            // Late, but perhaps still to begin.
            ToCome { starts_at: hours(-12) },
            Over { last: hours(-12) },
            Played { last: hours(-2) },
            Played { last: hours(0) },
            // Left open.
            ToCome { starts_at: hours(-13) },
            Played { last: hours(-25) },
        ];
        let agenda = Agenda::of(&evenings, &Utc, now());
        assert_eq!(agenda.tonight, [8, 7, 6, 5, 4]);
        assert_eq!(agenda.to_come, [1, 0]);
        assert_eq!(agenda.over, [3, 2]);
        assert_eq!(agenda.left, [10, 9]);
        assert_eq!(Agenda::of(&[], &Utc, now()), Agenda::default());
    }

    #[test]
    fn an_evening_is_tonights_from_midnight_on_local_clocks() {
        let east = FixedOffset::east_opt(10 * 3600).unwrap();
        // At four in the morning there; it begins in the evening of that day.
        let evening = [ToCome { starts_at: hours(16) }];
        assert_eq!(Agenda::of(&evening, &east, now()).tonight, [0]);
        assert_eq!(Agenda::of(&evening, &Utc, now()).to_come, [0]);
    }
}
