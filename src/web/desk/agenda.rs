//! The club's evenings on the desk: each tournament with its announcement, and each announcement without one.

use chrono::{DateTime, Utc};

use lastcard_club::{Agenda, AgendaEvening, Publication};
use lastcard_store::announcements::Announcement;
use lastcard_store::clubs::Club;
use lastcard_store::staged_events::StagedEventRecord;
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{Status, Tally};

use crate::desk::Desk;

/// An evening on the desk.
#[derive(Clone, Copy)]
pub enum DeskEvening<'a> {
    /// It is announced, and no tournament has been drawn up.
    Announced(&'a Announcement),
    Tournament {
        stored: &'a TournamentRecord,
        tally: &'a Tally,
        /// Time of the latest result.
        last: Option<DateTime<Utc>>,
        /// The announcement from which it was drawn up.
        announcement: Option<&'a Announcement>,
    },
}

impl<'a> DeskEvening<'a> {
    /// Collects the evenings. Announcements whose date has passed without a tournament are left out, and so are tournaments of an event,
    /// which has a page of its own.
    pub fn of(desk: &'a Desk, tallies: &'a [Tally], now: DateTime<Utc>) -> Vec<Self> {
        let of_tournament = |stored: &TournamentRecord| {
            let is_it = |one: &&Announcement| {
                one.tournament.as_ref().is_some_and(|header| header.id == stored.header.id)
            };
            desk.announcements.iter().find(is_it)
        };
        let is_alone =
            |stored: &TournamentRecord| StagedEventRecord::is_outside(&desk.events, &stored.header.id);
        let alone = desk.tournaments.iter().zip(tallies).filter(|((stored, _), _)| is_alone(stored));
        let tournaments = alone.map(|((stored, last), tally)| Self::Tournament {
            stored,
            tally,
            last: *last,
            announcement: of_tournament(stored),
        });
        let announced = desk.announcements.iter().filter(|one| {
            one.tournament.is_none() && one.event.is_none() && one.sign_up_list().is_upcoming(now)
        });
        tournaments.chain(announced.map(Self::Announced)).collect()
    }

    /// Sorts the evenings by what they mean for an organiser now.
    pub fn agenda(all: &[Self], club: &Club, now: DateTime<Utc>) -> Agenda {
        let evenings: Vec<AgendaEvening> = all.iter().map(Self::on_agenda).collect();
        Agenda::of(&evenings, &club.time_zone, now)
    }

    fn on_agenda(&self) -> AgendaEvening {
        let Self::Tournament { stored, tally, last, .. } = self else {
            return AgendaEvening::ToCome { starts_at: self.starts_at() };
        };
        let header = &stored.header;
        match stored.status(&tally.standings) {
            Status::Draft => AgendaEvening::ToCome { starts_at: header.starts_at },
            Status::Ready | Status::Running | Status::PlayOff => {
                AgendaEvening::Played { last: last.or(header.started_at).unwrap_or(header.starts_at) }
            }
            Status::Finished | Status::Stopped | Status::Archived => {
                AgendaEvening::Over { last: last.unwrap_or(header.starts_at) }
            }
        }
    }

    /// Planned start.
    pub fn starts_at(&self) -> DateTime<Utc> {
        match self {
            Self::Announced(announcement) => announcement.starts_at,
            Self::Tournament { stored, .. } => stored.header.starts_at,
        }
    }

    pub fn name(&self) -> String {
        match self {
            Self::Announced(announcement) => announcement.name.to_string(),
            Self::Tournament { stored, .. } => stored.header.name.to_string(),
        }
    }

    /// The organiser's page of the evening.
    pub fn href(&self) -> String {
        match self {
            Self::Announced(announcement) => format!("/organise/coming/{}", announcement.slug),
            Self::Tournament { stored, .. } => format!("/organise/t/{}", stored.header.slug),
        }
    }

    /// The announcement of an evening that is still to come.
    pub fn announcement(&self) -> Option<&'a Announcement> {
        match *self {
            Self::Announced(announcement) => Some(announcement),
            Self::Tournament { announcement, .. } => announcement,
        }
    }

    /// Id of an announcement that is not public yet.
    pub fn hidden(&self) -> Option<String> {
        let Self::Announced(announcement) = self else { return None };
        (announcement.state == Publication::Hidden).then(|| announcement.id.to_string())
    }
}
