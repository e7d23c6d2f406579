//! Creates and edits drafts.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, SubsecRound, Utc};
use diesel::prelude::*;

use lastcard_club::{Audience, EntrantOrder, EventKind, TournamentState};
use lastcard_tournament::{Entrant, Name, NameList, PlayerId, Tournament, slug};

use super::audience::{audience_of, make_slug};
use super::events::record_event;
use super::header::Row;
use super::lifecycle::find_draft;
use super::{ChangeError, Header, Person, people};
use crate::schema::{fixtures as announced, tournaments};
use crate::time::now;
use crate::{
    AccountId, AnnouncementId, ClubId, Conn, RosterId, Store, StoreError, TournamentId, announcements,
    change_feed, codes, columns, players as roster, seasons,
};

/// Part of an address that is reserved for the form for a new tournament.
const FORM_SLUG: &str = "new";

/// Content of a draft.
#[derive(Debug, Clone)]
pub struct NewTournament {
    /// Planned start.
    pub starts_at: DateTime<Utc>,
    /// Name, setup and entrants in order. Hands are not stored: they follow from these.
    pub tournament: Tournament,
    /// Players picked from the roster. Others are matched by name, or added to it.
    pub roster: BTreeMap<PlayerId, RosterId>,
    /// Origin of the order; `None` if an edit left it unchanged.
    pub order: Option<EntrantOrder>,
    /// The announcement that it is drawn up from, if any.
    pub announcement: Option<AnnouncementId>,
}

/// Creates a draft with an address of its own.
pub fn create(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    new: &NewTournament,
) -> Result<Header, StoreError> {
    store.write(|conn| insert_draft(conn, TournamentId::made(), club, by, new))
}

/// Creates a draft under a given id. Submitting the same form again returns the draft created the first time.
pub fn create_once(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    id: &TournamentId,
    new: &NewTournament,
) -> Result<Header, StoreError> {
    store.write(|conn| {
        let made: Option<Row> =
            tournaments::table.find(id).select(Row::as_select()).first(conn).optional()?;
        match made {
            None => insert_draft(conn, id.clone(), club, by, new),
            Some(row) if row.club_id == *club && is_repeat(conn, &row, new)? => {
                store.skip_audit();
                row.try_into()
            }
            // The form was reused for another draft.
            Some(_) => insert_draft(conn, TournamentId::made(), club, by, new),
        }
    })
}

/// Creates a draft in the season that takes new tournaments. Imports do not use this: they may be from any year.
fn insert_draft(
    conn: &mut Conn,
    id: TournamentId,
    club: &ClubId,
    by: Option<&AccountId>,
    new: &NewTournament,
) -> Result<Header, StoreError> {
    let row = insert(conn, id, club, by, new)?;
    seasons::add_new_tournament(conn, club, &row.id)?;
    row.try_into()
}

/// Returns true if a draft matches the form. The order of the players may have been drawn again.
fn is_repeat(conn: &mut Conn, row: &Row, new: &NewTournament) -> Result<bool, StoreError> {
    let names = |entrants: &[Entrant]| -> BTreeSet<String> {
        entrants.iter().map(|entrant| entrant.name.to_string()).collect()
    };
    let same = row.name == new.tournament.name().as_str()
        && row.starts_at == new.starts_at.trunc_subsecs(6).naive_utc()
        && row.setup == columns::to_text(new.tournament.setup())?;
    Ok(same && names(&people::load(conn, &row.id)?.0) == names(new.tournament.entrants()))
}

/// Changes a draft, unless it has changed since revision `based_on`.
pub fn edit(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    based_on: i32,
    by: Option<&AccountId>,
    new: &NewTournament,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let mut row = find_draft(conn, club, id)?;
        if row.revision != based_on {
            return Err(ChangeError::Stale);
        }
        let name = new.tournament.name();
        if row.name != name.as_str() {
            row.slug = make_slug(conn, name, id, audience_of(&row)?.visibility)?;
            name.as_str().clone_into(&mut row.name);
        }
        row.starts_at = new.starts_at.trunc_subsecs(6).naive_utc();
        row.setup = columns::to_text(new.tournament.setup())?;
        row.revision += 1;
        diesel::update(tournaments::table.find(id)).set(&row).execute(conn).map_err(StoreError::from)?;
        let (_, people) = people::load(conn, id)?;
        write_people(conn, club, id, new, &people)?;
        record_event(conn, id, &EventKind::Edited, by)?;
        record_order(conn, id, by, new)?;
        codes::sync_with_tables(conn, id, new.tournament.tables())?;
        change_feed::notify_tournament(conn, id)?;
        Ok(Header::try_from(row)?)
    })
}

/// Deletes a draft with everything about it.
pub fn delete(store: &Store, club: &ClubId, id: &TournamentId) -> Result<(), ChangeError> {
    store.write(|conn| {
        find_draft(conn, club, id)?;
        diesel::delete(tournaments::table.find(id)).execute(conn).map_err(StoreError::from)?;
        change_feed::notify_tournament(conn, id)?;
        Ok(())
    })
}

/// Checks players in or out before the start.
pub fn set_present(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    present: &BTreeMap<PlayerId, bool>,
) -> Result<(), ChangeError> {
    store.write(|conn| {
        find_draft(conn, club, id)?;
        for (player, present) in present {
            people::mark_present(conn, id, player, *present)?;
        }
        change_feed::notify_tournament(conn, id)?;
        Ok(())
    })
}

pub(super) fn insert(
    conn: &mut Conn,
    id: TournamentId,
    club: &ClubId,
    by: Option<&AccountId>,
    new: &NewTournament,
) -> Result<Row, StoreError> {
    let name = new.tournament.name();
    let announcement = match &new.announcement {
        Some(announcement) => {
            announcements::slug_for(conn, club, announcement)?.map(|slug| (announcement, slug))
        }
        None => None,
    };
    let slug = match &announcement {
        Some((_, slug)) => slug.clone(),
        None => free_slug(conn, name, &id)?,
    };
    let row = new_row(id, club, slug, new.starts_at, &new.tournament)?;
    diesel::insert_into(tournaments::table).values(row.clone()).execute(conn)?;
    write_people(conn, club, &row.id, new, &BTreeMap::new())?;
    if let Some((announcement, _)) = announcement {
        announcements::link_tournament(conn, announcement, &row.id)?;
    }
    record_event(conn, &row.id, &EventKind::Created, by)?;
    record_order(conn, &row.id, by, new)?;
    codes::sync_with_tables(conn, &row.id, new.tournament.tables())?;
    change_feed::notify_club(conn, club)?;
    Ok(row)
}

/// Returns the row of a new draft.
pub(super) fn new_row(
    id: TournamentId,
    club: &ClubId,
    slug: String,
    starts_at: DateTime<Utc>,
    tournament: &Tournament,
) -> Result<Row, StoreError> {
    Ok(Row {
        slug,
        id,
        club_id: club.clone(),
        name: tournament.name().as_str().to_owned(),
        starts_at: starts_at.trunc_subsecs(6).naive_utc(),
        state: TournamentState::Draft.to_string(),
        setup: columns::to_text(tournament.setup())?,
        revision: 1,
        created_at: now().naive_utc(),
        started_at: None,
        stopped_at: None,
        archived_at: None,
        visibility: Audience::default().visibility.to_string(),
        names: Audience::default().names.to_string(),
        withheld: false,
        told_at: None,
        tells_chances: true,
        trial_until: None,
    })
}

/// Writes the entrants of a draft and keeps their check-ins. Fails if a picked player is on the roster of another club.
fn write_people(
    conn: &mut Conn,
    club: &ClubId,
    id: &TournamentId,
    new: &NewTournament,
    before: &BTreeMap<PlayerId, Person>,
) -> Result<(), StoreError> {
    let of_club = roster::of_club(conn, club)?;
    if new.roster.values().any(|picked| !of_club.iter().any(|known| known.id == *picked)) {
        return Err(StoreError::NotFound);
    }
    let called = NameList::of(of_club.iter().map(|known| (&known.name, known)));
    let mut people = BTreeMap::new();
    let mut playing: BTreeSet<RosterId> = new.roster.values().cloned().collect();
    for player in new.tournament.players() {
        // Nobody plays twice, even if a file says so.
        let free = called.with_name(&player.name).iter().filter(|known| !playing.contains(&known.id));
        let known = free.min_by_key(|known| known.name != player.name);
        let roster_id = match (new.roster.get(&player.id), known) {
            (Some(picked), _) => picked.clone(),
            (None, Some(known)) => known.id.clone(),
            (None, None) => roster::insert(conn, club, &player.name)?.id,
        };
        playing.insert(roster_id.clone());
        let present = before.get(&player.id).is_some_and(|person| person.present);
        people.insert(player.id.clone(), Person { roster_id: Some(roster_id), present, alias: None });
    }
    people::replace(conn, id, new.tournament.entrants(), &people)
}

fn record_order(
    conn: &mut Conn,
    id: &TournamentId,
    by: Option<&AccountId>,
    new: &NewTournament,
) -> Result<(), StoreError> {
    let Some(order) = new.order else { return Ok(()) };
    let entrants = new.tournament.entrants().iter().map(|entrant| entrant.id.clone()).collect();
    record_event(conn, id, &EventKind::Drawn { order, entrants }, by)
}

/// Returns an address that is free: neither used by another tournament nor by an announcement other than the tournament's own.
pub(crate) fn free_slug(conn: &mut Conn, name: &Name, id: &TournamentId) -> Result<String, StoreError> {
    let alike = format!("{}%", slug::slugify(name.as_str()));
    let mut taken: Vec<String> = tournaments::table
        .filter(tournaments::id.ne(id).and(tournaments::slug.like(&alike)))
        .select(tournaments::slug)
        .load(conn)?;
    let of_others = announced::tournament_id.is_null().or(announced::tournament_id.ne(id));
    let announcements = announced::table.filter(announced::slug.like(&alike)).filter(of_others);
    taken.extend(announcements.select(announced::slug).load::<String>(conn)?);
    Ok(slug::unique(name.as_str(), |slug| slug == FORM_SLUG || taken.iter().any(|taken| taken == slug)))
}
