//! Records of events, with the headers of their tournaments.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use lastcard_club::Visibility;
use lastcard_tournament::Tournament;
use lastcard_tournament::date::clamp_year;
use lastcard_tournament::staged_event::{FixtureSlot, Fixtures, StageRecord, StagedEvent};

use super::row::{self, Row, TournamentRow};
use crate::schema::stage_tournaments;
use crate::tournaments::{self, Header};
use crate::{AnnouncementId, ClubId, Conn, StagedEventId, StoreError, TournamentId};

/// Position of a tournament in its stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum StagePosition {
    /// A play-off at the cut to the stage, by its number from 1.
    PlayOff(u32),
    /// A tournament of the stage.
    Fixture(FixtureSlot),
}

/// A tournament of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StageTournament {
    /// Index of the stage.
    pub stage: usize,
    /// Position in the stage.
    pub position: StagePosition,
    /// The tournament.
    pub header: Header,
}

/// An event, without the hands of its tournaments.
#[derive(Debug, Clone, PartialEq)]
pub struct StagedEventRecord {
    /// Stable identity; everything else can change.
    pub id: StagedEventId,
    /// The club that organises it.
    pub club_id: ClubId,
    /// Its part of the address `/c/{club}/events/{slug}`. It never changes.
    pub slug: String,
    /// Planned start of the first stage.
    pub starts_at: DateTime<Utc>,
    /// Counts changes other than results, from 1; used to detect concurrent ones.
    pub revision: i32,
    /// Time of creation.
    pub created_at: DateTime<Utc>,
    /// The announcement whose sign-ups it took over.
    pub announcement: Option<AnnouncementId>,
    /// Line-up, stages, and what has been drawn; its tournaments are left out.
    pub plan: StagedEvent,
    /// Its tournaments, by stage and position.
    pub tournaments: Vec<StageTournament>,
}

impl StagedEventRecord {
    /// Returns the event with its tournaments.
    ///
    /// # Errors
    /// Fails if a tournament cannot be read, or does not fit into the event.
    pub fn assemble(
        &self,
        mut read: impl FnMut(&Header) -> Result<Tournament, StoreError>,
    ) -> Result<StagedEvent, StoreError> {
        let mut stages: BTreeMap<usize, (Fixtures, Vec<Tournament>)> = BTreeMap::new();
        for StageTournament { stage, position, header } in &self.tournaments {
            let (fixtures, play_offs) = stages.entry(*stage).or_default();
            match position {
                StagePosition::Fixture(slot) => {
                    fixtures.insert(*slot, read(header)?);
                }
                StagePosition::PlayOff(_) => play_offs.push(read(header)?),
            }
        }
        stages.into_iter().try_fold(self.plan.clone(), |event, (number, (fixtures, play_offs))| {
            let Some(stage) = event.stages().get(number) else { return Ok(event) };
            let (groups, away) = (stage.groups().to_vec(), stage.away().clone());
            let record = StageRecord { groups, fixtures, away, play_offs };
            event.with_record(number, record).map_err(|problems| StoreError::unreadable("event", &problems))
        })
    }

    /// Returns true if a tournament stands for itself in lists of evenings, or for an event of these.
    pub fn stands_alone(events: &[Self], id: &TournamentId) -> bool {
        let event = events.iter().find(|event| event.has(id));
        event.is_none_or(|event| event.tournaments.first().is_some_and(|first| first.header.id == *id))
    }

    /// Returns true if a tournament belongs to none of these events.
    pub fn is_outside<'a>(events: impl IntoIterator<Item = &'a Self>, id: &TournamentId) -> bool {
        events.into_iter().all(|event| !event.has(id))
    }

    /// Returns true if one of its tournaments was started after this time.
    pub fn began_after(&self, time: DateTime<Utc>) -> bool {
        self.tournaments.iter().any(|one| one.header.started_at.is_some_and(|at| at > time))
    }

    /// Returns true if a tournament belongs to it.
    pub fn has(&self, id: &TournamentId) -> bool {
        self.tournaments.iter().any(|one| one.header.id == *id)
    }

    /// Returns true if everybody may see it: it has tournaments, and all of them are public.
    pub fn is_public(&self) -> bool {
        !self.tournaments.is_empty()
            && self.tournaments.iter().all(|one| one.header.audience.visibility == Visibility::Public)
    }

    /// Returns the tournament at a position, if it has been drawn up.
    pub fn tournament(&self, stage: usize, position: StagePosition) -> Option<&Header> {
        let own = |one: &&StageTournament| (one.stage, one.position) == (stage, position);
        self.tournaments.iter().find(own).map(|one| &one.header)
    }
}

/// Completes a row with the plan and the tournaments.
pub(super) fn complete(conn: &mut Conn, row: Row) -> Result<StagedEventRecord, StoreError> {
    let links: Vec<TournamentRow> = stage_tournaments::table
        .filter(stage_tournaments::event_id.eq(&row.id))
        .select(TournamentRow::as_select())
        .load(conn)?;
    let ids: Vec<TournamentId> = links.iter().map(|link| link.tournament_id.clone()).collect();
    let mut headers: BTreeMap<TournamentId, Header> = tournaments::list_by_start(conn, &ids)?
        .into_iter()
        .map(|header| (header.id.clone(), header))
        .collect();
    let mut all = Vec::with_capacity(links.len());
    for link in links {
        let (stage, position) = link.position()?;
        let header = headers.remove(&link.tournament_id);
        all.extend(header.map(|header| StageTournament { stage, position, header }));
    }
    all.sort_by_key(|one| (one.stage, one.position));
    Ok(StagedEventRecord {
        plan: row::plan(&row.plan)?,
        id: row.id,
        club_id: row.club_id,
        slug: row.slug,
        starts_at: clamp_year(row.starts_at.and_utc()),
        revision: row.revision,
        created_at: row.created_at.and_utc(),
        announcement: row.fixture_id,
        tournaments: all,
    })
}
