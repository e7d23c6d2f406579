//! Events of several stages with their tournaments as they are now.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use lastcard_club::{EveningResults, NamePolicy, Pseudonyms};
use lastcard_store::staged_events::{self, StagedEventRecord};
use lastcard_store::tournaments::Header;
use lastcard_store::{ClubId, RosterId, StagedEventId, StoreError, skip_unreadable};
use lastcard_tournament::staged_event::StagedEvent;
use lastcard_tournament::{EntrantId, Name, PlayerId};

use super::people::strictest;
use super::{CountedEvening, Snapshots, TournamentSnapshot};

/// Results of the tournaments of an event, in the order of play.
type StageResults = Vec<Arc<EveningResults<RosterId>>>;

/// Results of an event, with those of its tournaments from which they were computed.
#[derive(Debug)]
struct JoinedEvent {
    parts: StageResults,
    joined: Arc<EveningResults<RosterId>>,
}

/// Joined results of events.
#[derive(Debug, Default)]
pub(super) struct JoinedEvents(Mutex<HashMap<StagedEventId, JoinedEvent>>);

impl JoinedEvents {
    /// Returns the joined results of an event, if none of its tournaments has changed.
    fn get(&self, id: &StagedEventId, parts: &StageResults) -> Option<Arc<EveningResults<RosterId>>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.get(id)?;
        let is_same = known.parts.len() == parts.len()
            && known.parts.iter().zip(parts).all(|(one, other)| Arc::ptr_eq(one, other));
        is_same.then(|| known.joined.clone())
    }

    fn keep(&self, id: StagedEventId, parts: StageResults, joined: Arc<EveningResults<RosterId>>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, JoinedEvent { parts, joined });
    }
}

/// An event with its tournaments.
#[derive(Debug)]
pub struct StagedEventSnapshot {
    /// Address, times, and the headers of the tournaments.
    pub record: StagedEventRecord,
    /// The event with the results of its tournaments.
    pub event: StagedEvent,
    /// Its tournaments, in the order of the record.
    pub snapshots: Vec<Arc<TournamentSnapshot>>,
    /// Names that the public sees; entrants without one keep their names.
    pub labels: Pseudonyms,
    /// Stages of which a tournament is under an embargo: the public must not see who is ahead.
    pub embargoed: Vec<usize>,
}

impl StagedEventSnapshot {
    /// Returns true if the public may see the results of a stage.
    pub fn tells(&self, stage: usize) -> bool {
        !self.embargoed.contains(&stage)
    }
}

/// Replaces tournaments of an event, any of which counts for a season, by all of its tournaments.
pub(super) fn with_whole_events(events: &[StagedEventRecord], headers: Vec<Header>) -> Vec<Header> {
    let mut all: Vec<Header> = Vec::with_capacity(headers.len());
    for header in headers {
        match events.iter().find(|event| event.has(&header.id)) {
            _ if all.iter().any(|other| other.id == header.id) => {}
            Some(event) => all.extend(event.tournaments.iter().map(|one| one.header.clone())),
            None => all.push(header),
        }
    }
    all.sort_by(|one, other| (one.starts_at, &one.id).cmp(&(other.starts_at, &other.id)));
    all
}

/// Names the tournaments of each event only once, after the event.
pub(super) fn name_events(events: &[StagedEventRecord], headers: Vec<Header>) -> Vec<Header> {
    let mut named: Vec<Header> = Vec::with_capacity(headers.len());
    for header in headers {
        let event = events.iter().find(|event| event.has(&header.id));
        let is_named = event.is_some_and(|event| named.iter().any(|other| event.has(&other.id)));
        if !is_named {
            let name = event.map_or_else(|| header.name.clone(), |event| event.plan.name().clone());
            named.push(Header { name, ..header });
        }
    }
    named
}

impl Snapshots {
    /// Returns an event of a club as the public may see it.
    ///
    /// # Errors
    /// Returns [`StoreError::NotFound`] if the public may not see it.
    pub fn staged_event(&self, club: &ClubId, slug: &str) -> Result<StagedEventSnapshot, StoreError> {
        let snapshot = self.unredacted_staged_event(club, slug)?;
        if snapshot.record.is_public() { Ok(snapshot) } else { Err(StoreError::NotFound) }
    }

    /// Returns an event from a list as the public may see it; `None` if it may not, or if a tournament was just deleted or cannot be read.
    pub fn listed_event(&self, record: StagedEventRecord) -> Result<Option<StagedEventSnapshot>, StoreError> {
        if !record.is_public() {
            return Ok(None);
        }
        let id = record.id.clone();
        match skip_unreadable("staged_events", &id, self.assemble_event(record)) {
            None | Some(Err(StoreError::NotFound)) => Ok(None),
            Some(event) => event.map(Some),
        }
    }

    /// Returns an event of a club, which only its organisers may see.
    pub fn unredacted_staged_event(
        &self,
        club: &ClubId,
        slug: &str,
    ) -> Result<StagedEventSnapshot, StoreError> {
        self.assemble_event(staged_events::by_slug(&self.store, club, slug)?)
    }

    /// Joins the tournaments of each event to one evening, under the name of the event. An event of which results are withheld is left
    /// out: its ranking would tell them.
    pub(super) fn join_events(
        &self,
        events: &[StagedEventRecord],
        mut evenings: Vec<CountedEvening>,
    ) -> Result<Vec<CountedEvening>, StoreError> {
        for record in events {
            let is_own = |(header, _): &CountedEvening| record.has(&header.id);
            let Some(last) = evenings.iter().rposition(is_own) else { continue };
            let own: Vec<CountedEvening> = record
                .tournaments
                .iter()
                .filter_map(|one| evenings.iter().find(|(header, _)| header.id == one.header.id).cloned())
                .collect();
            let joined = if own.len() == record.tournaments.len() { self.join(record, &own)? } else { None };
            let mut number = 0..;
            evenings = evenings
                .into_iter()
                .filter_map(|evening| match number.next() {
                    Some(at) if at == last => joined.clone(),
                    _ => Some(evening).filter(|evening| !is_own(evening)),
                })
                .collect();
        }
        Ok(evenings)
    }

    /// Joins the results of an event, all of whose tournaments have some.
    fn join(
        &self,
        record: &StagedEventRecord,
        own: &[CountedEvening],
    ) -> Result<Option<CountedEvening>, StoreError> {
        let Some((header, _)) = own.last() else { return Ok(None) };
        let header =
            Header { name: record.plan.name().clone(), starts_at: record.starts_at, ..header.clone() };
        let parts: StageResults = own.iter().map(|(_, evening)| evening.clone()).collect();
        if let Some(known) = self.joined_events.get(&record.id, &parts) {
            return Ok(Some((header, known)));
        }
        let mut entrants: BTreeMap<RosterId, EntrantId> = BTreeMap::new();
        let event = record.assemble(|header| {
            let snapshot = self.unredacted(&header.slug)?;
            for entrant in snapshot.tournament().entrants() {
                let people = entrant
                    .everybody()
                    .filter_map(|player| snapshot.stored.people.get(&player.id)?.roster_id.clone());
                entrants.extend(people.map(|person| (person, entrant.id.clone())));
            }
            Ok(snapshot.tournament().clone())
        })?;
        let standings = event.standings();
        let rank = |id: &EntrantId| standings.lines.iter().find(|line| line.entrant == *id)?.rank;
        let has_played = |person: &RosterId| parts.iter().any(|part| part.places.contains_key(person));
        let ranks: BTreeMap<RosterId, u32> = entrants
            .into_iter()
            .filter(|(person, _)| has_played(person))
            .filter_map(|(person, entrant)| Some((person, rank(&entrant)?)))
            .collect();
        let results: Vec<&EveningResults<RosterId>> = parts.iter().map(AsRef::as_ref).collect();
        let joined = Arc::new(EveningResults::joined(&results, &ranks, standings.is_finished(&event)));
        self.joined_events.keep(record.id.clone(), parts, joined.clone());
        Ok(Some((header, joined)))
    }

    fn assemble_event(&self, record: StagedEventRecord) -> Result<StagedEventSnapshot, StoreError> {
        let mut snapshots = Vec::with_capacity(record.tournaments.len());
        let event = record.assemble(|header| {
            let snapshot = self.unredacted(&header.slug)?;
            let tournament = snapshot.tournament().clone();
            snapshots.push(snapshot);
            Ok(tournament)
        })?;
        let policies = record.tournaments.iter().map(|one| one.header.audience.names);
        let policy: NamePolicy = strictest(policies);
        let alias = |id: &PlayerId| -> Option<Name> {
            snapshots.iter().find_map(|snapshot| snapshot.stored.people.get(id)?.alias.clone())
        };
        let labels = Pseudonyms::for_policy(event.entrants(), policy, alias);
        let is_withheld = |slug: &str| {
            let own = snapshots.iter().find(|snapshot| snapshot.header().slug == slug);
            own.and_then(TournamentSnapshot::for_public).is_none_or(|public| public.is_embargoed)
        };
        let mut embargoed: Vec<usize> = record
            .tournaments
            .iter()
            .filter(|one| is_withheld(&one.header.slug))
            .map(|one| one.stage)
            .collect();
        embargoed.dedup();
        Ok(StagedEventSnapshot { record, event, snapshots, labels, embargoed })
    }
}
