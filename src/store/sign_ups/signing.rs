//! Putting a name down.

use chrono::Utc;
use diesel::prelude::*;

use super::{
    SignUp,
    row::{self, Row},
};
use crate::{
    Conn, FixtureId, Store, StoreError,
    codes::Code,
    entries::EntryKey,
    error::failure,
    fixtures::{self, Fixture, ListStage},
    news,
    numbers::to_column,
    players::{self, RosterPlayer},
    schema::{sign_up_players, sign_ups},
    time::now,
};
use lastcard_tournament::{Name, PartyNames, Remark, same_name};

/// So many new names from one place may wait for an organiser at once: a table of friends, and not a hundred that somebody made up.
const MOST_NEW: usize = 12;

/// So many names in all come from one place. A whole hall may share one address; its later ones go to the door.
const MOST_FROM_ONE_PLACE: usize = 40;

/// So many wait for a place at most.
const MOST_WAITING: usize = 100;

/// Who puts a name down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignUpSource {
    /// An organiser, or somebody at the door: the name is known.
    Club,
    /// Somebody with the address of the list, from a place that is written as a hash.
    Anybody(String),
}

/// A name that is put down.
#[derive(Debug, Clone)]
pub struct NewSignUp {
    /// Whose.
    pub names: PartyNames,
    /// What they say beside.
    pub remark: Option<Remark>,
    /// The form's name of this submission: sent twice, it is taken once.
    pub entry_key: EntryKey,
    /// Who does it.
    pub source: SignUpSource,
}

/// Why a name was not put down.
#[derive(Debug, thiserror::Error)]
pub enum SignUpError {
    /// No names are taken now.
    #[error("closed")]
    Closed(ListStage),
    /// The name is on the list.
    #[error("twice")]
    Twice(Name),
    /// There is no end to those who wait.
    #[error("full")]
    Full,
    /// Too many names came from there that no organiser has seen.
    #[error("too-many")]
    TooMany,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(SignUpError);

/// Puts a name down, behind all others; the same submission once. Of two who take the last place at once one has it, and the other waits.
///
/// # Errors
/// When no names are taken, one of these is on the list, or somebody puts down more than anybody brings along.
pub fn sign_up(store: &Store, id: &FixtureId, new: &NewSignUp) -> Result<SignUp, SignUpError> {
    store.write(|conn| {
        let sent = sent_before(conn, id, &new.entry_key)?;
        if let Some(same) = sent.as_ref().filter(|sent| sent.left_at.is_none() && is_of(sent, new)) {
            return Ok(same.clone());
        }
        let fixture = fixtures::find(conn, id)?;
        let all = row::all(conn, id)?;
        may_sign_up(&fixture, &all, new)?;
        let number = to_column(all.last().map_or(0, |last| last.number) + 1)?;
        // Whoever went back in the browser and put down another name, or came to another mind, means a new one.
        let entry_key = if sent.is_some() { EntryKey::random() } else { new.entry_key.clone() };
        insert(conn, &fixture, number, &NewSignUp { entry_key, ..new.clone() })?;
        news::tell_club(conn, &fixture.club_id)?;
        Ok(row::one(conn, id, number)?)
    })
}

fn sent_before(
    conn: &mut Conn,
    fixture: &FixtureId,
    entry_key: &EntryKey,
) -> Result<Option<SignUp>, StoreError> {
    let number: Option<i32> = sign_ups::table
        .filter(sign_ups::fixture_id.eq(fixture).and(sign_ups::entry_key.eq(entry_key.as_str())))
        .select(sign_ups::number)
        .first(conn)
        .optional()?;
    number.map(|number| row::one(conn, fixture, number)).transpose()
}

fn is_of(sign_up: &SignUp, new: &NewSignUp) -> bool {
    sign_up.players.iter().map(|player| &player.name).eq(new.names.names())
}

fn may_sign_up(fixture: &Fixture, all: &[SignUp], new: &NewSignUp) -> Result<(), SignUpError> {
    let there = || all.iter().filter(|one| one.left_at.is_none());
    match (fixture.list_stage(Utc::now()), &new.source) {
        (ListStage::Open, _) | (ListStage::Closed | ListStage::Begun, SignUpSource::Club) => {}
        (stage, _) => return Err(SignUpError::Closed(stage)),
    }
    let on_list =
        |name: &&Name| there().flat_map(|one| &one.players).any(|player| same_name(&player.name, name));
    if let Some(twice) = new.names.names().iter().find(on_list) {
        return Err(SignUpError::Twice(twice.clone()));
    }
    let SignUpSource::Anybody(source) = &new.source else { return Ok(()) };
    let places = usize::try_from(fixture.places).unwrap_or(usize::MAX);
    if there().count() >= places.saturating_add(MOST_WAITING) {
        return Err(SignUpError::Full);
    }
    let from_there = || there().filter(|one| one.source.as_ref() == Some(source));
    let unknown = from_there().filter(|one| !one.confirmed).count();
    if unknown >= MOST_NEW || from_there().count() >= MOST_FROM_ONE_PLACE {
        return Err(SignUpError::TooMany);
    }
    Ok(())
}

fn insert(conn: &mut Conn, fixture: &Fixture, number: i32, new: &NewSignUp) -> Result<(), StoreError> {
    let roster = players::of_club(conn, &fixture.club_id)?;
    let on_roster = |name: &Name| {
        let there = |player: &&RosterPlayer| player.archived_at.is_none() && same_name(&player.name, name);
        // Of two who are called the same nobody knows which it is.
        let mut found = roster.iter().filter(there);
        found.next().filter(|_| found.next().is_none()).map(|player| player.id.clone())
    };
    let known: Vec<_> = new.names.names().iter().map(|name| (name, on_roster(name))).collect();
    let source = match &new.source {
        SignUpSource::Club => String::new(),
        SignUpSource::Anybody(source) => source.clone(),
    };
    let row = Row {
        fixture_id: fixture.id.clone(),
        number,
        code: Code::of_player().to_string(),
        entry_key: new.entry_key.to_string(),
        remark: new.remark.as_ref().map(ToString::to_string).unwrap_or_default(),
        confirmed: source.is_empty() || known.iter().all(|(_, player)| player.is_some()),
        source,
        created_at: now().naive_utc(),
        left_at: None,
        came_at: None,
    };
    diesel::insert_into(sign_ups::table).values(row).execute(conn)?;
    for (seat, (name, player)) in known.into_iter().enumerate() {
        let player = match (player, &new.source) {
            (None, SignUpSource::Club) => Some(players::named(conn, &fixture.club_id, name)?),
            (player, _) => player,
        };
        let row = (
            sign_up_players::fixture_id.eq(&fixture.id),
            sign_up_players::number.eq(number),
            sign_up_players::seat.eq(to_column(seat)?),
            sign_up_players::name.eq(name.as_str()),
            sign_up_players::roster_id.eq(player),
        );
        diesel::insert_into(sign_up_players::table).values(row).execute(conn)?;
    }
    Ok(())
}
