//! What the front page of a club shows: the evenings in play, the last one, the season and the records.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::{
    CountedEvening, SeasonSnapshot, Snapshots, StagedEventSnapshot, TournamentSnapshot,
    careers::{NamedEvenings, iter_evenings},
    people::PublicPlayer,
    seasons::current_season,
};
use chrono::{DateTime, TimeDelta, Utc};
use lastcard_club::{Career, EveningResults, ProfileVisibility, RecordList, TournamentState, records};
use lastcard_store::{
    ClubId, RosterId, StoreError, TournamentId, seasons, skip_unreadable,
    staged_events::{self, StagedEventRecord},
    tournaments::{self, Header},
};
use lastcard_tournament::{Status, staged_event::EventState};

/// Maximum number of evenings that may be in play for all that their summaries say. Each has to be loaded to find
/// out, and nobody plays more at once.
const MAX_CANDIDATES: usize = 12;

/// Time after its last draw for which an event that is not over is shown.
const SHOWN_EVENT_AGE: TimeDelta = TimeDelta::days(30);

/// A club as its front page shows it.
#[derive(Debug)]
pub struct ClubFront {
    /// The evenings in play, and the last one.
    pub evenings: FrontEvenings,
    /// The current season, or the last one.
    pub season: Option<SeasonSnapshot>,
    /// All records of the finished evenings with full names.
    pub records: Arc<ClubRecords>,
}

/// Evenings on a front page. An event of several stages is one of them, however many tournaments it has.
#[derive(Debug, Default)]
pub struct FrontEvenings {
    /// Events in play, the latest first.
    pub events: Vec<StagedEventSnapshot>,
    /// Tournaments in play, then those about to begin; of each, the latest start first.
    pub live: Vec<Arc<TournamentSnapshot>>,
    /// The last one that is over and has a result.
    pub last: Option<LastEvening>,
}

/// The last evening that is over.
#[derive(Debug)]
pub enum LastEvening {
    /// A tournament.
    Tournament(Arc<TournamentSnapshot>),
    /// An event of several stages.
    Event(Box<StagedEventSnapshot>),
}

impl LastEvening {
    fn starts_at(&self) -> DateTime<Utc> {
        match self {
            Self::Tournament(snapshot) => snapshot.header().starts_at,
            Self::Event(event) => event.record.starts_at,
        }
    }
}

/// Records of a club over its finished evenings.
#[derive(Debug)]
pub struct ClubRecords {
    /// The records; lines refer to evenings by index.
    pub lists: Vec<RecordList<RosterId>>,
    /// The evenings, in order of play.
    pub evenings: Vec<CountedEvening>,
    /// Everybody who took part in them.
    pub people: BTreeMap<RosterId, PublicPlayer>,
}

/// Records by club. Evenings in play do not count, so an evening's results change nothing here until its end.
#[derive(Debug, Default)]
pub(super) struct RecordsCache(Mutex<HashMap<ClubId, Arc<ClubRecords>>>);

impl RecordsCache {
    fn lock(&self) -> MutexGuard<'_, HashMap<ClubId, Arc<ClubRecords>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ClubRecords {
    fn of((evenings, people): NamedEvenings) -> Self {
        let with_page = people.iter().filter(|(_, person)| person.openness > ProfileVisibility::Nothing);
        let careers: Vec<_> = with_page
            .map(|(id, person)| (id.clone(), person.openness, Career::of(id, iter_evenings(&evenings))))
            .collect();
        Self { lists: records(&careers), evenings, people }
    }

    /// Returns true if these are the same evenings of the same people.
    fn is_of(&self, (evenings, people): &NamedEvenings) -> bool {
        let same = |((header, one), (other_header, other)): (&CountedEvening, &CountedEvening)| {
            header == other_header && Arc::ptr_eq(one, other)
        };
        self.evenings.len() == evenings.len()
            && self.people == *people
            && self.evenings.iter().zip(evenings).all(same)
    }
}

impl Snapshots {
    /// Returns what the front page of a club shows.
    pub fn club_front(&self, club: &ClubId) -> Result<ClubFront, StoreError> {
        let events = staged_events::list_public(&self.store, club)?;
        let mut headers = tournaments::list(&self.store, club)?;
        headers.retain(|header| header.is_listed() && StagedEventRecord::is_outside(&events, &header.id));
        let told = self.evenings_of_club(club)?;
        let told: HashMap<TournamentId, Arc<EveningResults<RosterId>>> =
            told.into_iter().map(|(header, evening)| (header.id, evening)).collect();
        let season = match current_season(&seasons::list(&self.store, club)?) {
            Some(season) => Some(self.season(club, &season.slug)?),
            None => None,
        };
        let mut evenings = self.front_evenings(&headers, &told)?;
        self.add_events(&mut evenings, events, Utc::now())?;
        Ok(ClubFront { evenings, season, records: self.club_records(club)? })
    }

    /// Returns the evenings of a front page; `headers` has the latest first, and `told` the results that are public.
    fn front_evenings(
        &self,
        headers: &[Header],
        told: &HashMap<TournamentId, Arc<EveningResults<RosterId>>>,
    ) -> Result<FrontEvenings, StoreError> {
        let (mut shown, mut tried) = (FrontEvenings::default(), 0);
        for header in headers {
            let evening = told.get(&header.id);
            let is_over =
                header.state == TournamentState::Archived || evening.is_some_and(|evening| evening.finished);
            let is_empty = evening.is_some_and(|evening| evening.places.is_empty());
            if is_over && (is_empty || shown.last.is_some()) || !is_over && tried == MAX_CANDIDATES {
                continue;
            }
            tried += usize::from(!is_over);
            let found = match skip_unreadable("tournaments", &header.id, self.snapshot(&header.slug)) {
                Some(Ok(found)) => found,
                None | Some(Err(StoreError::NotFound)) => continue,
                Some(Err(error)) => return Err(error),
            };
            if found.status().is_in_play() {
                shown.live.push(found);
            } else if shown.last.is_none() && !is_empty {
                shown.last = Some(LastEvening::Tournament(found));
            }
        }
        shown.live.sort_by_key(|found| found.status() == Status::Ready);
        Ok(shown)
    }

    /// Adds the events in play, the latest first, and the last one that is over if no tournament began after it.
    fn add_events(
        &self,
        shown: &mut FrontEvenings,
        events: Vec<StagedEventRecord>,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        for record in events {
            let is_fresh = record.began_after(now - SHOWN_EVENT_AGE);
            let is_latest = shown.last.as_ref().is_none_or(|last| record.starts_at > last.starts_at());
            if !is_fresh && !is_latest {
                continue;
            }
            let Some(event) = self.listed_event(record)? else { continue };
            match event.event.state() {
                EventState::Finished if is_latest => shown.last = Some(LastEvening::Event(Box::new(event))),
                EventState::Finished => {}
                _ if is_fresh => shown.events.push(event),
                _ => {}
            }
        }
        Ok(())
    }

    /// Returns the records of a club, computed again only after an evening has ended or somebody changed a profile.
    fn club_records(&self, club: &ClubId) -> Result<Arc<ClubRecords>, StoreError> {
        let (mut evenings, people) = self.named_evenings(club)?;
        evenings.retain(|(_, evening)| evening.finished);
        let named = (evenings, people);
        let known = self.records.lock().get(club).cloned();
        if let Some(known) = known.filter(|known| known.is_of(&named)) {
            return Ok(known);
        }
        let fresh = Arc::new(ClubRecords::of(named));
        self.records.lock().insert(club.clone(), fresh.clone());
        Ok(fresh)
    }
}
