//! Events of several stages: their plans, what was drawn, and their tournaments. Who gets through and the ranking are not stored.

mod drawing;
mod erasing;
mod import;
mod record;
mod row;

use chrono::{DateTime, SubsecRound as _, Utc};
use diesel::dsl::exists;
use diesel::prelude::*;

use lastcard_tournament::staged_event::{Carry, Stage, StagedEvent};
use lastcard_tournament::{Name, Problem, slug};

use super::error::{failure, skip_unreadable};
use super::schema::{stage_tournaments, staged_events};
use super::time::now;
use super::{
    AnnouncementId, ClubId, Conn, StagedEventId, Store, StoreError, TournamentId, change_feed, clubs,
};
use row::{Row, TournamentRow};

pub(super) use drawing::check_assembled;
pub use drawing::{draw, take_back};
pub(super) use erasing::{Line, erase, lines_of};
pub(super) use import::insert_paced;
pub use import::{import, import_new, import_once};
pub use record::{StagePosition, StageTournament, StagedEventRecord};
pub(super) use row::{check_row, check_tournament_row};

/// An event as its tournaments name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StagedEventLink {
    /// Its name.
    pub name: Name,
    /// Its part of the address `/c/{club}/events/{slug}`.
    pub slug: String,
    /// Advantage that the entrants of the tournament bring from the stage before.
    pub carry: Carry,
}

/// Content of an event.
#[derive(Debug, Clone)]
pub struct NewStagedEvent {
    /// Planned start of the first stage.
    pub starts_at: DateTime<Utc>,
    /// Line-up and stages.
    pub plan: StagedEvent,
    /// The announcement whose sign-ups it takes over, if any.
    pub announcement: Option<AnnouncementId>,
}

/// Reasons why an event is not changed.
#[derive(Debug, thiserror::Error)]
pub enum StagedEventError {
    /// Somebody else has changed the event since the organiser saw it.
    #[error("stale")]
    Stale,
    /// Something of it has been drawn.
    #[error("drawn")]
    Drawn,
    /// Nothing can be drawn now.
    #[error("nothing-to-draw")]
    NothingToDraw,
    /// Something was recorded in a tournament, which would be lost.
    #[error("recorded")]
    Recorded,
    /// The stage cannot be drawn with those who got through.
    #[error("cannot-draw")]
    CannotDraw(Vec<Problem>),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(StagedEventError);

/// Part of an address that is reserved for the form for a new event.
const FORM_SLUG: &str = "new";

/// Returns the events of a club, the latest first. Unreadable rows are left out.
pub fn list(store: &Store, club: &ClubId) -> Result<Vec<StagedEventRecord>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> = staged_events::table
            .filter(staged_events::club_id.eq(club))
            .order((staged_events::starts_at.desc(), staged_events::id.desc()))
            .select(Row::as_select())
            .load(conn)?;
        read(conn, rows)
    })
}

/// Returns the events of a club that everybody may see, the latest first. Unreadable rows are left out.
pub fn list_public(store: &Store, club: &ClubId) -> Result<Vec<StagedEventRecord>, StoreError> {
    let mut events = list(store, club)?;
    events.retain(StagedEventRecord::is_public);
    Ok(events)
}

/// Returns the latest events of all clubs of which something has been drawn, and whose tournaments are all public. Unreadable rows are left
/// out.
pub fn list_latest(store: &Store, most: u32) -> Result<Vec<StagedEventRecord>, StoreError> {
    store.read(|conn| {
        let own = stage_tournaments::table.filter(stage_tournaments::event_id.eq(staged_events::id));
        let rows: Vec<Row> = staged_events::table
            .filter(exists(own))
            .order((staged_events::starts_at.desc(), staged_events::id.desc()))
            .limit(most.into())
            .select(Row::as_select())
            .load(conn)?;
        let mut events = read(conn, rows)?;
        events.retain(StagedEventRecord::is_public);
        Ok(events)
    })
}

/// Completes rows; unreadable ones are left out.
fn read(conn: &mut Conn, rows: Vec<Row>) -> Result<Vec<StagedEventRecord>, StoreError> {
    let mut events = Vec::with_capacity(rows.len());
    for row in rows {
        events.extend(skip_unreadable("staged_events", &row.id.clone(), record::complete(conn, row)));
    }
    events.into_iter().collect()
}

/// Returns the event with this address, ignoring case.
pub fn by_slug(store: &Store, club: &ClubId, slug: &str) -> Result<StagedEventRecord, StoreError> {
    store.read(|conn| {
        let row: Row = staged_events::table
            .filter(staged_events::club_id.eq(club).and(staged_events::slug.eq(slug.to_lowercase())))
            .select(Row::as_select())
            .first(conn)?;
        record::complete(conn, row)
    })
}

/// Returns the event of a tournament, if it belongs to one.
pub fn of_tournament(store: &Store, id: &TournamentId) -> Result<Option<StagedEventLink>, StoreError> {
    store.read(|conn| {
        let link = stage_tournaments::table.find(id).select(TournamentRow::as_select());
        let Some(link) = link.first(conn).optional()? else { return Ok(None) };
        let row = find(conn, &link.event_id)?;
        let plan = row::plan(&row.plan)?;
        let cut = match link.position()? {
            (stage, StagePosition::Fixture(_)) => {
                plan.stages().get(stage).and_then(|own| own.plan().cut.as_ref())
            }
            (_, StagePosition::PlayOff(_)) => None,
        };
        let carry = cut.map_or(Carry::Nothing, |cut| cut.carry);
        Ok(Some(StagedEventLink { name: plan.name().clone(), slug: row.slug, carry }))
    })
}

/// Returns the event that was made from an announcement, if there is one.
pub fn of_announcement(store: &Store, id: &AnnouncementId) -> Result<Option<StagedEventRecord>, StoreError> {
    store.read(|conn| {
        let row: Option<Row> = staged_events::table
            .filter(staged_events::fixture_id.eq(id))
            .select(Row::as_select())
            .first(conn)
            .optional()?;
        row.map(|row| record::complete(conn, row)).transpose()
    })
}

/// Creates an event under a given id. Submitting the same form again returns the event created the first time.
pub fn create_once(
    store: &Store,
    club: &ClubId,
    id: &StagedEventId,
    new: &NewStagedEvent,
) -> Result<StagedEventRecord, StoreError> {
    store.write(|conn| {
        let made: Option<Row> =
            staged_events::table.find(id).select(Row::as_select()).first(conn).optional()?;
        if let Some(row) = made.as_ref().filter(|row| row.club_id == *club)
            && row::plan(&row.plan)? == new.plan
        {
            store.skip_audit();
            return record::complete(conn, row.clone());
        }
        // The form was reused for another event.
        let id = if made.is_some() { StagedEventId::made() } else { id.clone() };
        let row = insert(conn, club, id, new)?;
        record::complete(conn, row)
    })
}

fn insert(
    conn: &mut Conn,
    club: &ClubId,
    id: StagedEventId,
    new: &NewStagedEvent,
) -> Result<Row, StoreError> {
    clubs::find(conn, club)?;
    let taken: Vec<String> = staged_events::table
        .filter(staged_events::club_id.eq(club))
        .select(staged_events::slug)
        .load(conn)?;
    let is_taken = |slug: &str| slug == FORM_SLUG || taken.iter().any(|taken| taken == slug);
    let row = Row {
        id,
        club_id: club.clone(),
        slug: slug::unique(new.plan.name().as_str(), is_taken),
        plan: row::document(&new.plan),
        starts_at: new.starts_at.trunc_subsecs(6).naive_utc(),
        revision: 1,
        created_at: now().naive_utc(),
        fixture_id: new.announcement.clone(),
    };
    diesel::insert_into(staged_events::table).values(&row).execute(conn)?;
    change_feed::notify_club(conn, club)?;
    Ok(row)
}

/// Changes an event of which nothing has been drawn.
///
/// # Errors
/// Fails without any change if something has been drawn, or the event has changed since revision `seen`.
pub fn update(
    store: &Store,
    club: &ClubId,
    id: &StagedEventId,
    seen: i32,
    new: &NewStagedEvent,
) -> Result<StagedEventRecord, StagedEventError> {
    store.write(|conn| {
        let mut row = find_current(conn, club, id, seen)?;
        if row::plan(&row.plan)?.stages().iter().any(Stage::is_drawn) {
            return Err(StagedEventError::Drawn);
        }
        row.plan = row::document(&new.plan);
        row.starts_at = new.starts_at.trunc_subsecs(6).naive_utc();
        let row = save(conn, row)?;
        Ok(record::complete(conn, row)?)
    })
}

/// Deletes an event. Its tournaments stay, each by itself.
pub fn remove(store: &Store, club: &ClubId, id: &StagedEventId) -> Result<(), StoreError> {
    store.write(|conn| {
        let own = staged_events::table.find(id).filter(staged_events::club_id.eq(club));
        if diesel::delete(own).execute(conn)? == 0 {
            return Err(StoreError::NotFound);
        }
        change_feed::notify_club(conn, club)
    })
}

/// Returns the event to which a tournament belongs.
pub(super) fn event_of(
    conn: &mut Conn,
    tournament: &TournamentId,
) -> Result<Option<StagedEventId>, StoreError> {
    let event = stage_tournaments::table.find(tournament).select(stage_tournaments::event_id);
    Ok(event.first(conn).optional()?)
}

fn of_club(conn: &mut Conn, club: &ClubId) -> Result<Vec<Row>, StoreError> {
    Ok(staged_events::table.filter(staged_events::club_id.eq(club)).select(Row::as_select()).load(conn)?)
}

fn find(conn: &mut Conn, id: &StagedEventId) -> Result<Row, StoreError> {
    Ok(staged_events::table.find(id).select(Row::as_select()).first(conn)?)
}

/// Returns the row of an event that has not changed since revision `seen`.
fn find_current(
    conn: &mut Conn,
    club: &ClubId,
    id: &StagedEventId,
    seen: i32,
) -> Result<Row, StagedEventError> {
    let row = find(conn, id)?;
    if row.club_id != *club {
        return Err(StoreError::NotFound.into());
    }
    if row.revision == seen { Ok(row) } else { Err(StagedEventError::Stale) }
}

fn save(conn: &mut Conn, mut row: Row) -> Result<Row, StoreError> {
    row.revision += 1;
    diesel::update(staged_events::table.find(&row.id)).set(&row).execute(conn)?;
    change_feed::notify_club(conn, &row.club_id)?;
    Ok(row)
}
