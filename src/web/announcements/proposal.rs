//! What a new announcement is filled in with: the club's next free evening and, on request, all of an earlier one.

use chrono::{DateTime, NaiveDateTime, Utc};

use lastcard_club::{Notice, next_evening};
use lastcard_store::announcements::{self, Announcement};
use lastcard_store::tournaments::{self, Header, TournamentRecord};
use lastcard_store::{Store, StoreError, clubs::Club};
use lastcard_tournament::{Name, Setup, ShortText};

use crate::announcements::form::{NewEvening, new_announcement_form};
use crate::ui::{
    dated_name::{name_of_day, redate},
    form::Form,
    translator::Translator,
};

/// The evenings of a club.
struct ClubCalendar {
    announced: Vec<Announcement>,
    tournaments: Vec<Header>,
}

/// An earlier evening, after which the new one is modelled.
#[derive(Default)]
struct EarlierEvening {
    announcement: Option<Announcement>,
    tournament: Option<TournamentRecord>,
}

/// Fills in a new announcement. `like` is the address of an announcement or a tournament of the club.
///
/// # Errors
/// Fails if the club has no evening with that address.
pub fn propose(
    store: &Store,
    club: &Club,
    like: Option<&str>,
    (now, words): (DateTime<Utc>, Translator),
) -> Result<Form, StoreError> {
    let calendar = ClubCalendar {
        announced: announcements::list(store, &club.id)?,
        tournaments: tournaments::list(store, &club.id)?,
    };
    let earlier = like.map(|slug| calendar.find(store, club, slug)).transpose()?.unwrap_or_default();
    let local = |at: DateTime<Utc>| at.with_timezone(&club.time_zone).naive_local();
    let evenings: Vec<NaiveDateTime> = calendar.starts().map(local).collect();
    let before = earlier.starts_at().map(local);
    let starts = next_evening(&evenings, before, local(now));
    let name = match (earlier.name(), before) {
        (Some(name), Some(before)) => redate(name.as_str(), before.date(), starts.date()),
        _ => name_of_day(words, starts.date()),
    };
    let hall = earlier.announcement.as_ref().or_else(|| calendar.latest_announced());
    let evening = NewEvening {
        name,
        starts,
        place: hall.and_then(|hall| hall.place.as_ref()).map(ShortText::as_str),
        limit: hall.and_then(Announcement::limit),
        about: earlier.about().map(Notice::as_str),
        setup: earlier.setup(),
    };
    Ok(new_announcement_form(&evening))
}

impl ClubCalendar {
    /// Finds the evening with this address, under which there may be an announcement, a tournament or both.
    fn find(&self, store: &Store, club: &Club, slug: &str) -> Result<EarlierEvening, StoreError> {
        let drawn_up = |one: &&Announcement| {
            one.slug == slug || one.tournament.as_ref().is_some_and(|header| header.slug == slug)
        };
        let announcement = self.announced.iter().find(drawn_up).cloned();
        let own = announcement.as_ref().and_then(|one| one.tournament.as_ref());
        let header = own.or_else(|| self.tournaments.iter().find(|header| header.slug == slug));
        let tournament =
            header.map(|header| tournaments::load_of(store, &club.id, &header.id)).transpose()?;
        match (&announcement, &tournament) {
            (None, None) => Err(StoreError::NotFound),
            _ => Ok(EarlierEvening { announcement, tournament }),
        }
    }

    fn starts(&self) -> impl Iterator<Item = DateTime<Utc>> {
        let announced = self.announced.iter().map(|one| one.starts_at);
        announced.chain(self.tournaments.iter().map(|header| header.starts_at))
    }

    /// Returns the announcement with the latest date, which says where the club meets now.
    fn latest_announced(&self) -> Option<&Announcement> {
        self.announced.iter().max_by_key(|one| one.starts_at)
    }
}

impl EarlierEvening {
    fn starts_at(&self) -> Option<DateTime<Utc>> {
        let played = self.tournament.as_ref().map(|record| record.header.starts_at);
        self.announcement.as_ref().map(|one| one.starts_at).or(played)
    }

    fn name(&self) -> Option<&Name> {
        let played = self.tournament.as_ref().map(|record| &record.header.name);
        self.announcement.as_ref().map(|one| &one.name).or(played)
    }

    fn about(&self) -> Option<&Notice> {
        self.announcement.as_ref()?.about.as_ref()
    }

    /// Returns what was played, unless the format was left open.
    fn setup(&self) -> Option<&Setup> {
        let announced = self.announcement.as_ref();
        if announced.is_some_and(|one| one.format_open) {
            return None;
        }
        let played = self.tournament.as_ref().map(|record| record.tournament.setup());
        played.or_else(|| announced.map(|one| &one.setup))
    }
}
