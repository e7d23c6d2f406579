//! Making and editing drafts.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, SubsecRound, Utc};
use diesel::prelude::*;
use serde::{Deserialize, Serialize};

use super::{
    Audience, ChangeError, EventKind, Header, Person, TournamentStage, audience::address, events::note,
    header::Row, people, stages::draft,
};
use crate::{
    AccountId, ClubId, Conn, FixtureId, RosterId, Store, StoreError, TournamentId, codes, document, fixtures,
    news, players as roster,
    schema::{fixtures as announced, tournaments},
    seasons,
    time::now,
};
use lastcard_tournament::{Entrant, Name, NameList, PlayerId, Tournament, slug};

/// Where the form for a new one is.
const FORM: &str = "new";

/// How the order of the entrants came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum EntrantOrder {
    /// Drawn by lot.
    #[serde(rename = "lot")]
    ByLot,
    /// As the organiser typed it.
    #[serde(rename = "typed")]
    AsTyped,
}

/// A tournament to be made, or a draft as it is to be.
#[derive(Debug, Clone)]
pub struct NewTournament {
    /// When it is to begin.
    pub starts_at: DateTime<Utc>,
    /// Its name, setup and entrants, in their order; its hands are not kept, they follow.
    pub tournament: Tournament,
    /// The players who were picked from the roster. Whoever else is not on it by name joins it.
    pub roster: BTreeMap<PlayerId, RosterId>,
    /// How the order came about; `None` where an edit left it as it was.
    pub order: Option<EntrantOrder>,
    /// The fixture of the club that it is drawn up from, if it is.
    pub fixture: Option<FixtureId>,
}

/// Makes a draft, with an address that no other tournament has.
pub fn create(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    new: &NewTournament,
) -> Result<Header, StoreError> {
    store.write(|conn| draw_up(conn, TournamentId::made(), club, by, new))
}

/// Makes a draft once: the form of that draft, sent again as it was, leads to what it made the first time.
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
            None => draw_up(conn, id.clone(), club, by, new),
            Some(row) if row.club_id == *club && repeats(conn, &row, new)? => {
                store.was_done_before();
                row.try_into()
            }
            // Somebody went back and drew up another one.
            Some(_) => draw_up(conn, TournamentId::made(), club, by, new),
        }
    })
}

/// What is drawn up here belongs to the season that takes what is new; what comes from a file may be of any year.
fn draw_up(
    conn: &mut Conn,
    id: TournamentId,
    club: &ClubId,
    by: Option<&AccountId>,
    new: &NewTournament,
) -> Result<Header, StoreError> {
    let row = insert(conn, id, club, by, new)?;
    seasons::take(conn, club, &row.id)?;
    row.try_into()
}

/// Whether a draft is what somebody asks for once more. The order of the players may have been drawn anew.
fn repeats(conn: &mut Conn, row: &Row, new: &NewTournament) -> Result<bool, StoreError> {
    let names = |entrants: &[Entrant]| -> BTreeSet<String> {
        entrants.iter().map(|entrant| entrant.name.to_string()).collect()
    };
    let same = row.name == new.tournament.name().as_str()
        && row.starts_at == new.starts_at.trunc_subsecs(6).naive_utc()
        && row.setup == document::to_text(new.tournament.setup())?;
    Ok(same && names(&people::load(conn, &row.id)?.0) == names(new.tournament.entrants()))
}

/// Changes a draft that is still as the organiser saw it.
pub fn edit(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    based_on: i32,
    by: Option<&AccountId>,
    new: &NewTournament,
) -> Result<Header, ChangeError> {
    store.write(|conn| {
        let mut row = draft(conn, club, id)?;
        if row.revision != based_on {
            return Err(ChangeError::Stale);
        }
        let name = new.tournament.name();
        if row.name != name.as_str() {
            row.slug = address(conn, name, id, Audience::of(&row)?.visibility)?;
            name.as_str().clone_into(&mut row.name);
        }
        row.starts_at = new.starts_at.trunc_subsecs(6).naive_utc();
        row.setup = document::to_text(new.tournament.setup())?;
        row.revision += 1;
        diesel::update(tournaments::table.find(id)).set(&row).execute(conn).map_err(StoreError::from)?;
        let (_, people) = people::load(conn, id)?;
        write_people(conn, club, id, new, &people)?;
        note(conn, id, &EventKind::Edited, by)?;
        note_order(conn, id, by, new)?;
        codes::fit(conn, id, new.tournament.tables())?;
        news::tell(conn, id)?;
        Ok(Header::try_from(row)?)
    })
}

/// Deletes a draft with everything about it.
pub fn delete(store: &Store, club: &ClubId, id: &TournamentId) -> Result<(), ChangeError> {
    store.write(|conn| {
        draft(conn, club, id)?;
        diesel::delete(tournaments::table.find(id)).execute(conn).map_err(StoreError::from)?;
        news::tell(conn, id)?;
        Ok(())
    })
}

/// Notes who is there, before the start.
pub fn set_present(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    present: &BTreeMap<PlayerId, bool>,
) -> Result<(), ChangeError> {
    store.write(|conn| {
        draft(conn, club, id)?;
        for (player, present) in present {
            people::mark_present(conn, id, player, *present)?;
        }
        news::tell(conn, id)?;
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
    let fixture = match &new.fixture {
        Some(fixture) => fixtures::slug_for(conn, club, fixture)?.map(|slug| (fixture, slug)),
        None => None,
    };
    let slug = match &fixture {
        Some((_, slug)) => slug.clone(),
        None => free_slug(conn, name, &id)?,
    };
    let row = Row {
        slug,
        id,
        club_id: club.clone(),
        name: name.as_str().to_owned(),
        starts_at: new.starts_at.trunc_subsecs(6).naive_utc(),
        state: TournamentStage::Draft.to_string(),
        setup: document::to_text(new.tournament.setup())?,
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
    };
    diesel::insert_into(tournaments::table).values(row.clone()).execute(conn)?;
    write_people(conn, club, &row.id, new, &BTreeMap::new())?;
    if let Some((fixture, _)) = fixture {
        fixtures::draw_up(conn, fixture, &row.id)?;
    }
    note(conn, &row.id, &EventKind::Created, by)?;
    note_order(conn, &row.id, by, new)?;
    codes::fit(conn, &row.id, new.tournament.tables())?;
    news::tell(conn, &row.id)?;
    Ok(row)
}

/// Who was ticked stays ticked; a roster player of another club is nobody.
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
        // Nobody plays twice, whatever a file says.
        let free = called.same(&player.name).iter().filter(|known| !playing.contains(&known.id));
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

fn note_order(
    conn: &mut Conn,
    id: &TournamentId,
    by: Option<&AccountId>,
    new: &NewTournament,
) -> Result<(), StoreError> {
    let Some(order) = new.order else { return Ok(()) };
    let entrants = new.tournament.entrants().iter().map(|entrant| entrant.id.clone()).collect();
    note(conn, id, &EventKind::Drawn { order, entrants }, by)
}

/// An address that no other tournament has, and no fixture but its own.
pub(crate) fn free_slug(conn: &mut Conn, name: &Name, id: &TournamentId) -> Result<String, StoreError> {
    let alike = format!("{}%", slug::of(name.as_str()));
    let mut taken: Vec<String> = tournaments::table
        .filter(tournaments::id.ne(id).and(tournaments::slug.like(&alike)))
        .select(tournaments::slug)
        .load(conn)?;
    let of_others = announced::tournament_id.is_null().or(announced::tournament_id.ne(id));
    let fixtures = announced::table.filter(announced::slug.like(&alike)).filter(of_others);
    taken.extend(fixtures.select(announced::slug).load::<String>(conn)?);
    Ok(slug::unique(name.as_str(), |slug| slug == FORM || taken.iter().any(|taken| taken == slug)))
}
