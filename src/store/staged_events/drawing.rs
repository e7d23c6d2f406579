//! Draws of an event: they make tournaments, which are started at once, because the draw says who is there.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use rand::Rng;

use lastcard_tournament::staged_event::{EventState, StagedEvent};
use lastcard_tournament::{EntrantId, PlayerId, Tournament};

use super::record::{StagePosition, StagedEventRecord, complete};
use super::row::{Row, TournamentRow, document};
use super::{StagedEventError, find_current, of_club, save};
use crate::time::now;
use crate::tournaments::{self, ChangeError, NewTournament};
use crate::{AccountId, ClubId, Conn, RosterId, StagedEventId, Store, StoreError, seasons};

/// Draws up the next thing that an event waits for: a stage without those who are away, matches whose entrants are known, or a play-off.
///
/// # Errors
/// Fails without any change if the event has changed since revision `seen`, if nothing can be drawn now, or if too few are there.
pub fn draw(
    store: &Store,
    club: &ClubId,
    id: &StagedEventId,
    (seen, away): (i32, &BTreeSet<EntrantId>),
    by: Option<&AccountId>,
    rng: &mut impl Rng,
) -> Result<StagedEventRecord, StagedEventError> {
    store.write(|conn| {
        let row = find_current(conn, club, id, seen)?;
        let record = complete(conn, row.clone())?;
        let (event, people) = load(conn, &record)?;
        let event = match event.state() {
            EventState::Playing { .. } | EventState::Finished => return Err(StagedEventError::NothingToDraw),
            EventState::ToDraw { stage } | EventState::ToPlayOff { stage, .. } => {
                event.with_away(stage, away.clone())
            }
            EventState::ToPair { .. } => event,
        };
        let next = event.advance(rng).map_err(StagedEventError::CannotDraw)?;
        let drawn_up = positions(&next).filter(|(stage, at, _)| record.tournament(*stage, *at).is_none());
        for (number, (stage, position, tournament)) in drawn_up.enumerate() {
            let new = NewTournament {
                starts_at: start_of(&next, stage, &record),
                tournament: tournament.clone(),
                roster: people.clone(),
                order: None,
                announcement: None,
            };
            let made = tournaments::insert_started(conn, club, by, &new)?;
            if record.tournaments.is_empty() && number == 0 {
                // The first tournament stands for the whole event.
                seasons::add_new_tournament(conn, club, &made)?;
            }
            TournamentRow::new(id, stage, position, made)?.insert(conn)?;
        }
        let row = save(conn, Row { plan: document(&next), ..row })?;
        Ok(complete(conn, row)?)
    })
}

/// Iterates over the tournaments of an event, with the indices of their stages and their positions.
pub(super) fn positions(event: &StagedEvent) -> impl Iterator<Item = (usize, StagePosition, &Tournament)> {
    event.stages().iter().enumerate().flat_map(|(number, stage)| {
        let play_offs = (1..).map(StagePosition::PlayOff).zip(stage.play_offs());
        let fixtures = stage.fixtures().iter();
        let all = play_offs.chain(fixtures.map(|(slot, own)| (StagePosition::Fixture(*slot), own)));
        all.map(move |(position, tournament)| (number, position, tournament))
    })
}

/// Start of the tournaments of a stage: as agreed, or else with the event, or now.
fn start_of(event: &StagedEvent, number: usize, record: &StagedEventRecord) -> DateTime<Utc> {
    let agreed = event.stages().get(number).and_then(|stage| stage.plan().starts_at);
    let first = (number == 0).then_some(record.starts_at);
    agreed.or(first).unwrap_or_else(now)
}

/// Loads an event with its tournaments, and the players of the roster who play in them.
pub(super) fn load(
    conn: &mut Conn,
    record: &StagedEventRecord,
) -> Result<(StagedEvent, BTreeMap<PlayerId, RosterId>), StoreError> {
    let mut people = BTreeMap::new();
    let event = record.assemble(|header| {
        let row = tournaments::Row::by_id(conn, &header.id)?;
        let stored = tournaments::load_from_row(conn, row)?;
        let known =
            stored.people.iter().filter_map(|(id, person)| Some((id.clone(), person.roster_id.clone()?)));
        people.extend(known);
        Ok(stored.tournament)
    })?;
    Ok((event, people))
}

/// Checks that the events of a club can be assembled from their tournaments.
pub(crate) fn check_assembled(conn: &mut Conn, club: &ClubId) -> Result<(), (StagedEventId, StoreError)> {
    let rows = of_club(conn, club).map_err(|error| (StagedEventId::from(String::new()), error))?;
    for row in rows {
        let id = row.id.clone();
        let assembled = complete(conn, row).and_then(|record| load(conn, &record));
        assembled.map_err(|error| (id, error))?;
    }
    Ok(())
}

/// Takes back the draw of the last stage that is drawn, with its tournaments; or only one of its matches, which is then drawn up again
/// between those who should play it according to the results as they are now.
///
/// # Errors
/// Fails without any change if anything was recorded in these tournaments, or the event has changed since revision `seen`.
pub fn take_back(
    store: &Store,
    club: &ClubId,
    id: &StagedEventId,
    (seen, only): (i32, Option<StagePosition>),
) -> Result<StagedEventRecord, StagedEventError> {
    store.write(|conn| {
        let row = find_current(conn, club, id, seen)?;
        let record = complete(conn, row.clone())?;
        let last =
            record.tournaments.iter().map(|one| one.stage).max().ok_or(StagedEventError::NothingToDraw)?;
        let is_match = record.plan.stages().get(last).is_some_and(|stage| stage.plan().form.is_matches());
        let only = only.filter(|_| is_match);
        let of_stage = record.tournaments.iter().filter(|one| one.stage == last);
        let gone: Vec<_> = of_stage.filter(|one| only.is_none_or(|only| only == one.position)).collect();
        if gone.is_empty() {
            return Err(StoreError::NotFound.into());
        }
        for one in gone {
            tournaments::delete_untouched(conn, &one.header.id).map_err(|error| match error {
                ChangeError::Store(error) => StagedEventError::Store(error),
                _ => StagedEventError::Recorded,
            })?;
        }
        let plan = if only.is_some() { record.plan } else { record.plan.without_draw(last) };
        let row = save(conn, Row { plan: document(&plan), ..row })?;
        Ok(complete(conn, row)?)
    })
}
