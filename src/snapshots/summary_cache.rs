//! Cache of evenings: results by person. Seasons, ratings and people's pages are all built from the same
//! evenings. Each evening is computed once per change, so a result in one of five hundred evenings requires
//! the computation of a single evening.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use chrono::{DateTime, Utc};

use super::Snapshots;
use lastcard_club::{Embargo, EveningResults};
use lastcard_store::{
    ClubId, RosterId, StoreError, TournamentId, clubs, skip_unreadable,
    tournaments::{self, Header, RecordVersion, TournamentRecord},
};
use lastcard_tournament::{Tally, tally};

/// Evenings by tournament, with the record version from which they were computed.
type KnownEvenings = HashMap<TournamentId, (RecordVersion, Arc<EveningResults<RosterId>>)>;

/// A tournament with its results by person.
pub type CountedEvening = (Header, Arc<EveningResults<RosterId>>);

#[derive(Debug, Default)]
pub(super) struct SummaryCache {
    known: Mutex<HashMap<ClubId, KnownEvenings>>,
    /// Ends of embargoes, with their clubs.
    due: Mutex<BTreeSet<(DateTime<Utc>, ClubId)>>,
}

impl SummaryCache {
    fn lock_evenings(&self) -> MutexGuard<'_, HashMap<ClubId, KnownEvenings>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_releases(&self) -> MutexGuard<'_, BTreeSet<(DateTime<Utc>, ClubId)>> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, club: &ClubId) -> KnownEvenings {
        self.lock_evenings().get(club).cloned().unwrap_or_default()
    }

    fn keep(&self, club: &ClubId, evenings: KnownEvenings) {
        self.lock_evenings().entry(club.clone()).or_default().extend(evenings);
    }

    /// Evicts evenings of tournaments that are not in `all`, the complete list of the club.
    fn keep_only(&self, club: &ClubId, all: &[Header]) {
        let there: HashSet<&TournamentId> = all.iter().map(|header| &header.id).collect();
        if let Some(known) = self.lock_evenings().get_mut(club) {
            known.retain(|id, _| there.contains(id));
        }
    }

    /// Records the end of an embargo, when the pages of the club change.
    pub(super) fn schedule_release(&self, header: &Header) {
        if let Embargo::From(moment) = header.audience.embargo {
            self.lock_releases().insert((moment, header.club_id.clone()));
        }
    }

    pub(super) fn next_due(&self) -> Option<DateTime<Utc>> {
        self.lock_releases().first().map(|(due, _)| *due)
    }

    pub(super) fn take_released(&self, now: DateTime<Utc>) -> BTreeSet<ClubId> {
        let mut due = self.lock_releases();
        let (past, later): (BTreeSet<_>, BTreeSet<_>) =
            std::mem::take(&mut *due).into_iter().partition(|(moment, _)| *moment <= now);
        *due = later;
        past.into_iter().map(|(_, club)| club).collect()
    }
}

fn evening_of(stored: &TournamentRecord, tally: &Tally) -> Arc<EveningResults<RosterId>> {
    let person = |player| stored.people.get(&player).and_then(|person| person.roster_id.clone());
    Arc::new(EveningResults::of(&stored.tournament, tally).map_people(person))
}

impl Snapshots {
    /// Fills the cache for all clubs, because the first read of a long history takes a while.
    pub fn warm_up(&self) -> Result<(), StoreError> {
        clubs::list(&self.store)?.iter().try_for_each(|club| self.evenings_of_club(&club.id).map(drop))
    }

    /// Returns the public evenings of a club in the order of play. Unlisted tournaments and those under
    /// embargo are left out.
    pub(super) fn evenings_of_club(&self, club: &ClubId) -> Result<Vec<CountedEvening>, StoreError> {
        let mut headers = tournaments::list(&self.store, club)?;
        headers.reverse();
        self.evenings.keep_only(club, &headers);
        let (told, _) = self.split_by_embargo(headers);
        self.evenings_of(club, told)
    }

    /// Splits listed tournaments into those with public results and those under embargo.
    pub(super) fn split_by_embargo(&self, headers: Vec<Header>) -> (Vec<Header>, Vec<Header>) {
        let now = Utc::now();
        let listed = headers.into_iter().filter(Header::is_listed);
        let (told, withheld): (Vec<Header>, Vec<Header>) =
            listed.partition(|header| !header.audience.embargo.is_embargoed(now));
        for header in &withheld {
            self.evenings.schedule_release(header);
        }
        if self.evenings.next_due().is_some() {
            self.cache.withheld.notify_one();
        }
        (told, withheld)
    }

    /// Returns the evening of each tournament. Tournaments that have just been deleted or cannot be read are
    /// left out.
    pub(super) fn evenings_of(
        &self,
        club: &ClubId,
        headers: Vec<Header>,
    ) -> Result<Vec<CountedEvening>, StoreError> {
        let before = self.evenings.get(club);
        // Cached snapshots are up to date; a single query finds the changes in all other tournaments.
        let elsewhere: Vec<&TournamentId> =
            headers.iter().map(|header| &header.id).filter(|id| self.cache.get_by_id(id).is_none()).collect();
        let marks = if elsewhere.is_empty() {
            HashMap::new()
        } else {
            tournaments::versions_of(&self.store, elsewhere.into_iter())?
        };
        let (mut known, mut all) = (KnownEvenings::new(), Vec::with_capacity(headers.len()));
        for header in headers {
            let as_known =
                |mark: RecordVersion| before.get(&header.id).filter(|(known, _)| *known == mark).cloned();
            let evening = match (self.cache.get_by_id(&header.id), marks.get(&header.id)) {
                (Some(snapshot), _) => as_known(snapshot.record_version()).unwrap_or_else(|| {
                    (snapshot.record_version(), evening_of(&snapshot.stored, &snapshot.tally))
                }),
                (None, Some(mark)) => {
                    if let Some(evening) = as_known(*mark) {
                        evening
                    } else {
                        let loaded = tournaments::load_of(&self.store, &header.club_id, &header.id);
                        match skip_unreadable("tournaments", &header.id, loaded) {
                            Some(Ok(stored)) => {
                                (stored.version(), evening_of(&stored, &tally(&stored.tournament)))
                            }
                            None | Some(Err(StoreError::NotFound)) => continue,
                            Some(Err(error)) => return Err(error),
                        }
                    }
                }
                (None, None) => continue,
            };
            known.insert(header.id.clone(), evening.clone());
            all.push((header, evening.1));
        }
        self.evenings.keep(club, known);
        Ok(all)
    }
}
