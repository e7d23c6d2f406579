//! Demo club, created and removed as a whole.

mod playing;

use std::collections::BTreeSet;

use diesel::prelude::*;

use lastcard_club::{ProfileVisibility, Publication};
use lastcard_tournament::{Name, Pace};

use super::{
    AnnouncementId, ClubId, Conn, SeasonId, Store, StoreError, TournamentId,
    announcements::{self, NewAnnouncement},
    change_feed,
    clubs::{self, Club, ClubDetails},
    error::failure,
    played_hands::DealError,
    players,
    schema::{clubs as club_table, tournaments as tournament_table},
    seasons::{self, NewSeason, SeasonError},
    sign_ups::{self, NewSignUp, SignUpError},
    staged_events::{self, NewStagedEvent},
    tournaments::{self, Header, ImportError, ImportTimes, TournamentImport},
};

pub use playing::{deal_next, find_playing, play_again};

/// Contents of the demo club.
#[derive(Debug, Clone)]
pub struct Demo {
    /// Settings of the club.
    pub club: ClubDetails,
    /// Its evenings, except the one that bots play.
    pub evenings: Vec<DemoEvening>,
    /// The day of several stages, which is over.
    pub event: NewStagedEvent,
    /// The evening that bots play on phones.
    pub playing: TournamentImport,
    /// Season of the evenings that count in it, without its tournaments.
    pub season: NewSeason,
    /// The coming evening.
    pub announcement: NewAnnouncement,
    /// Sign-ups for the coming evening, in order.
    pub sign_ups: Vec<NewSignUp>,
    /// Choices of players about their profiles.
    pub profiles: Vec<(Name, ProfileVisibility)>,
}

/// An evening of the demo club.
#[derive(Debug, Clone)]
pub struct DemoEvening {
    /// The tournament with its results.
    pub import: TournamentImport,
    /// Set if it belongs to the season.
    pub counts: bool,
}

/// Condition for creating the demo club.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DemoCondition {
    /// Only if the database has no club yet.
    Empty,
    /// Only if there is no demo club yet.
    Missing,
}

impl DemoCondition {
    /// Returns true if the condition is met now.
    pub fn is_met(self, store: &Store) -> Result<bool, StoreError> {
        store.read(|conn| self.is_met_in(conn))
    }

    fn is_met_in(self, conn: &mut Conn) -> Result<bool, StoreError> {
        let clubs: Vec<bool> = club_table::table.select(club_table::demo).load(conn)?;
        Ok(match self {
            Self::Empty => clubs.is_empty(),
            Self::Missing => !clubs.contains(&true),
        })
    }
}

/// Reasons why the demo is not stored.
#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    /// A part of it contradicts another, or the rules.
    #[error("the demo contradicts itself: {0}")]
    Refused(String),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(DemoError);

/// Implements the conversion from an error of one part with a variant `Store`.
macro_rules! from_part {
    ($($part:ident),*) => {$(
        impl From<$part> for DemoError {
            fn from(error: $part) -> Self {
                match error {
                    $part::Store(error) => Self::Store(error),
                    other => Self::Refused(other.to_string()),
                }
            }
        }
    )*};
}

from_part!(DealError, ImportError, SeasonError, SignUpError);

/// Creates the demo club. Returns `None`, without any change, if the condition is not met.
pub fn install(store: &Store, demo: &Demo, when: DemoCondition) -> Result<Option<Club>, DemoError> {
    store.write(|conn| {
        if !when.is_met_in(conn)? {
            return Ok(None);
        }
        let club = clubs::insert(conn, &demo.club, true)?;
        insert_evenings(conn, &club.id, demo)?;
        staged_events::insert_paced(conn, &club.id, &demo.event, Pace::default().time_for(1))?;
        announce(conn, &club.id, demo)?;
        show_profiles(conn, &club.id, demo)?;
        playing::begin(conn, &club.id, &demo.playing)?;
        Ok(Some(club))
    })
}

fn insert_evenings(conn: &mut Conn, club: &ClubId, demo: &Demo) -> Result<(), DemoError> {
    let mut counted = BTreeSet::new();
    for evening in &demo.evenings {
        let made = insert_evening(conn, club, &evening.import)?;
        if evening.counts {
            counted.insert(made.id);
        }
    }
    let season = NewSeason { tournaments: counted, ..demo.season.clone() };
    seasons::insert(conn, club, SeasonId::made(), &season)?;
    Ok(())
}

/// Adds a tournament as if its hands had been recorded when they were over.
fn insert_evening(conn: &mut Conn, club: &ClubId, evening: &TournamentImport) -> Result<Header, ImportError> {
    let times = ImportTimes { began: evening.starts_at, per_hand: Pace::default().time_for(1) };
    tournaments::insert_paced(conn, TournamentId::made(), club, None, evening, times)
}

fn announce(conn: &mut Conn, club: &ClubId, demo: &Demo) -> Result<(), DemoError> {
    let id = AnnouncementId::made();
    announcements::insert(conn, club, id.clone(), &demo.announcement, Publication::Announced)?;
    sign_ups::append_all(conn, &id, &demo.sign_ups)?;
    Ok(())
}

fn show_profiles(conn: &mut Conn, club: &ClubId, demo: &Demo) -> Result<(), StoreError> {
    for (name, openness) in &demo.profiles {
        let known = players::find_or_insert(conn, club, name)?;
        players::write_visibility(conn, &known, *openness)?;
    }
    Ok(())
}

/// Removes the demo club with everything in it. Returns true if there was one.
pub fn remove(store: &Store) -> Result<bool, StoreError> {
    store.write(|conn| {
        for tournament in demo_tournaments(conn)? {
            change_feed::notify_tournament(conn, &tournament)?;
        }
        playing::forget(conn)?;
        let removed = diesel::delete(club_table::table.filter(club_table::demo.eq(true))).execute(conn)?;
        Ok::<_, StoreError>(removed > 0)
    })
}

fn demo_tournaments(conn: &mut Conn) -> Result<Vec<TournamentId>, StoreError> {
    Ok(tournament_table::table
        .inner_join(club_table::table)
        .filter(club_table::demo.eq(true))
        .select(tournament_table::id)
        .load(conn)?)
}
