//! What seasons come to. Each tournament is looked at once a change, so that a result in one of five hundred evenings costs what one
//! evening costs.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use chrono::{DateTime, Utc};

use super::{Live, people::names};
use crate::store::{
    ClubId, RosterId, SeasonId, StoreError, TournamentId, players,
    seasons::{self, Season},
    tournaments::{self, Header, Mark, Stored, Telling},
};
use crate::tournament::{Evening, Name, SeasonTable, Tally, tally};

/// Evenings as they were at a mark.
type KnownEvenings = HashMap<TournamentId, (Mark, Arc<Evening<RosterId>>)>;

/// A tournament of a season, and what it came to.
pub type CountedEvening = (Header, Arc<Evening<RosterId>>);

/// The evenings that were looked at.
#[derive(Debug, Default)]
pub(super) struct Evenings {
    known: Mutex<HashMap<SeasonId, KnownEvenings>>,
    /// When an evening that is withheld comes into the season of a club.
    due: Mutex<BTreeSet<(DateTime<Utc>, ClubId)>>,
}

impl Evenings {
    fn known(&self) -> MutexGuard<'_, HashMap<SeasonId, KnownEvenings>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn due(&self) -> MutexGuard<'_, BTreeSet<(DateTime<Utc>, ClubId)>> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, season: &SeasonId) -> KnownEvenings {
        self.known().get(season).cloned().unwrap_or_default()
    }

    /// Keeps these, and none that has left the season.
    fn keep(&self, season: &SeasonId, evenings: KnownEvenings) {
        self.known().insert(season.clone(), evenings);
    }

    /// Has the pages of the season drawn anew when this evening is told.
    fn await_told(&self, header: &Header) {
        if let Telling::From(moment) = header.audience.telling {
            self.due().insert((moment, header.club_id.clone()));
        }
    }

    /// When the next of what is withheld comes into a season.
    pub(super) fn next_due(&self) -> Option<DateTime<Utc>> {
        self.due().first().map(|(due, _)| *due)
    }

    /// The clubs of which something that was withheld is in a season now.
    pub(super) fn take_due(&self, now: DateTime<Utc>) -> BTreeSet<ClubId> {
        let mut due = self.due();
        let (past, later): (BTreeSet<_>, BTreeSet<_>) =
            std::mem::take(&mut *due).into_iter().partition(|(moment, _)| *moment <= now);
        *due = later;
        past.into_iter().map(|(_, club)| club).collect()
    }
}

fn evening_of(stored: &Stored, tally: &Tally) -> Arc<Evening<RosterId>> {
    let person = |player| stored.people.get(&player).and_then(|person| person.roster_id.clone());
    Arc::new(Evening::of(&stored.tournament, tally).of_people(person))
}

/// A season with what everybody may know of it.
#[derive(Debug, PartialEq)]
pub struct SeasonPicture {
    /// Its name and its rules.
    pub season: Season,
    /// The evenings that count so far, in their order: the numbers of the table are places in here.
    pub evenings: Vec<CountedEvening>,
    /// What everybody may know of, and what does not count yet: it is still to come, or its results are withheld.
    pub coming: Vec<Header>,
    /// What it comes to.
    pub table: SeasonTable<RosterId>,
    /// What everybody with a line is called. Where one of the evenings shows names otherwise than in full, the season does so too.
    pub names: BTreeMap<RosterId, Name>,
}

impl Live {
    /// A season of a club as it stands. What is not listed is not in it, nor what is withheld.
    pub fn season(&self, club: &ClubId, slug: &str) -> Result<SeasonPicture, StoreError> {
        let season = seasons::by_slug(&self.store, club, slug)?;
        let headers = seasons::tournaments_of(&self.store, &season.id)?;
        let now = Utc::now();
        let listed = headers.into_iter().filter(Header::is_listed);
        let (counted, mut coming): (Vec<Header>, Vec<Header>) =
            listed.partition(|header| !header.audience.telling.withholds(now));
        for header in &coming {
            self.evenings.await_told(header);
        }
        if self.evenings.next_due().is_some() {
            self.gallery.withheld.notify_one();
        }
        let mut evenings = Vec::with_capacity(counted.len());
        for (header, evening) in self.evenings_of(&season.id, counted)? {
            if evening.places.is_empty() {
                coming.push(header);
            } else {
                evenings.push((header, evening));
            }
        }
        let table = SeasonTable::of(&season.rules, evenings.iter().map(|(_, evening)| &**evening));
        let is_there = |id: &RosterId| table.lines.iter().any(|line| line.player == *id);
        let shown = evenings.iter().map(|(header, _)| header.audience.names);
        let names = names(&players::list(&self.store, club)?, shown, is_there);
        Ok(SeasonPicture { season, evenings, coming, table, names })
    }

    /// What each of these came to; those that are deleted this very moment are not there.
    fn evenings_of(
        &self,
        season: &SeasonId,
        headers: Vec<Header>,
    ) -> Result<Vec<CountedEvening>, StoreError> {
        let before = self.evenings.of(season);
        // What is shown anyway is known to be as it is; of the rest one statement tells what has changed.
        let elsewhere: Vec<&TournamentId> =
            headers.iter().map(|header| &header.id).filter(|id| self.gallery.of(id).is_none()).collect();
        let marks = if elsewhere.is_empty() {
            HashMap::new()
        } else {
            tournaments::marks(&self.store, elsewhere.into_iter())?
        };
        let (mut known, mut all) = (KnownEvenings::new(), Vec::with_capacity(headers.len()));
        for header in headers {
            let as_known = |mark: Mark| before.get(&header.id).filter(|(known, _)| *known == mark).cloned();
            let evening = match (self.gallery.of(&header.id), marks.get(&header.id)) {
                (Some(picture), _) => as_known(picture.mark())
                    .unwrap_or_else(|| (picture.mark(), evening_of(&picture.stored, &picture.tally))),
                (None, Some(mark)) => match as_known(*mark) {
                    Some(evening) => evening,
                    None => match tournaments::load_of(&self.store, &header.club_id, &header.id) {
                        Ok(stored) => (stored.mark(), evening_of(&stored, &tally(&stored.tournament))),
                        Err(StoreError::NotFound) => continue,
                        Err(error) => return Err(error),
                    },
                },
                (None, None) => continue,
            };
            known.insert(header.id.clone(), evening.clone());
            all.push((header, evening.1));
        }
        self.evenings.keep(season, known);
        Ok(all)
    }
}
