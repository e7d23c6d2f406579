//! Events of several stages with their tournaments as they are now.

use lastcard_club::{NamePolicy, Pseudonyms};
use lastcard_store::staged_events::{self, StagedEventRecord};
use lastcard_store::{ClubId, StoreError};
use lastcard_tournament::staged_event::StagedEvent;
use lastcard_tournament::{Name, PlayerId};

use super::people::strictest;
use super::{Snapshots, TournamentSnapshot};

/// An event with its tournaments.
#[derive(Debug)]
pub struct StagedEventSnapshot {
    /// Address, times, and the headers of the tournaments.
    pub record: StagedEventRecord,
    /// The event with the results of its tournaments.
    pub event: StagedEvent,
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

impl Snapshots {
    /// Returns an event of a club as the public may see it.
    ///
    /// # Errors
    /// Returns [`StoreError::NotFound`] if the public may not see it.
    pub fn staged_event(&self, club: &ClubId, slug: &str) -> Result<StagedEventSnapshot, StoreError> {
        let snapshot = self.unredacted_staged_event(club, slug)?;
        if snapshot.record.is_public() { Ok(snapshot) } else { Err(StoreError::NotFound) }
    }

    /// Returns an event of a club, which only its organisers may see.
    pub fn unredacted_staged_event(
        &self,
        club: &ClubId,
        slug: &str,
    ) -> Result<StagedEventSnapshot, StoreError> {
        self.assemble_event(staged_events::by_slug(&self.store, club, slug)?)
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
        Ok(StagedEventSnapshot { record, event, labels, embargoed })
    }
}
