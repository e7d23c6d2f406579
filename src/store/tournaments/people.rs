//! Rows of entrants and players.

use std::collections::BTreeMap;

use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use crate::{
    Conn, RosterId, StoreError, TournamentId,
    columns::{from_column, to_column},
    file_row, players,
    schema::{entrant_players, entrants},
};
use lastcard_tournament::{Entrant, EntrantId, Name, Player, PlayerId};

/// Club data about a player of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Person {
    /// The player on the roster.
    pub roster_id: Option<RosterId>,
    /// Set if the player is checked in.
    pub present: bool,
    /// Alias of the player; loaded only if the tournament shows aliases.
    pub alias: Option<Name>,
}

/// Entrants in order, and data about their players.
pub(super) type TournamentPeople = (Vec<Entrant>, BTreeMap<PlayerId, Person>);

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = entrants)]
struct EntrantRow {
    tournament_id: TournamentId,
    number: i32,
    id: String,
    name: String,
    carried: i32,
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = entrant_players)]
struct PlayerRow {
    tournament_id: TournamentId,
    entrant_number: i32,
    seat: i32,
    id: String,
    name: String,
    roster_id: Option<RosterId>,
    present: bool,
}

pub(crate) fn check_entrant_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: EntrantRow| row.read(Vec::new()))
}

pub(crate) fn check_player_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: PlayerRow| row.player())
}

impl EntrantRow {
    fn read(&self, players: Vec<Player>) -> Result<Entrant, StoreError> {
        let id = EntrantId::parse(&self.id).map_err(|fault| StoreError::corrupt("entrant id", &fault))?;
        let carried = from_column(self.carried)?;
        Ok(Entrant { carried, ..Entrant::team(id, name(&self.name)?, players) })
    }
}

impl PlayerRow {
    fn player(&self) -> Result<Player, StoreError> {
        Ok(Player { id: id(&self.id)?, name: name(&self.name)? })
    }
}

pub(super) fn load(conn: &mut Conn, tournament: &TournamentId) -> Result<TournamentPeople, StoreError> {
    let entrant_rows: Vec<EntrantRow> = entrants::table
        .filter(entrants::tournament_id.eq(tournament))
        .order(entrants::number)
        .select(EntrantRow::as_select())
        .load(conn)?;
    let player_rows: Vec<PlayerRow> = entrant_players::table
        .filter(entrant_players::tournament_id.eq(tournament))
        .order((entrant_players::entrant_number, entrant_players::seat))
        .select(PlayerRow::as_select())
        .load(conn)?;
    let mut people = BTreeMap::new();
    let mut players: BTreeMap<i32, Vec<Player>> = BTreeMap::new();
    for row in player_rows {
        let player = row.player()?;
        people.insert(
            player.id.clone(),
            Person { roster_id: row.roster_id, present: row.present, alias: None },
        );
        players.entry(row.entrant_number).or_default().push(player);
    }
    let entrant = |row: EntrantRow| row.read(players.remove(&row.number).unwrap_or_default());
    let entrants = entrant_rows.into_iter().map(entrant).collect::<Result<_, StoreError>>()?;
    Ok((entrants, people))
}

pub(super) fn replace(
    conn: &mut Conn,
    tournament: &TournamentId,
    all: &[Entrant],
    people: &BTreeMap<PlayerId, Person>,
) -> Result<(), StoreError> {
    diesel::delete(entrants::table.filter(entrants::tournament_id.eq(tournament))).execute(conn)?;
    for (entrant, entrant_number) in all.iter().filter(|entrant| entrant.since.is_none()).zip(1..) {
        let row = EntrantRow {
            tournament_id: tournament.clone(),
            number: entrant_number,
            id: entrant.id.as_str().to_owned(),
            name: entrant.name.as_str().to_owned(),
            carried: to_column(entrant.carried)?,
        };
        diesel::insert_into(entrants::table).values(row).execute(conn)?;
        for (player, seat) in entrant.players.iter().zip(0..) {
            let person = people.get(&player.id).cloned().unwrap_or_default();
            let row = PlayerRow {
                tournament_id: tournament.clone(),
                entrant_number,
                seat,
                id: player.id.as_str().to_owned(),
                name: player.name.as_str().to_owned(),
                roster_id: person.roster_id,
                present: person.present,
            };
            diesel::insert_into(entrant_players::table).values(row).execute(conn)?;
        }
    }
    Ok(())
}

pub(super) fn add_aliases(
    conn: &mut Conn,
    people: &mut BTreeMap<PlayerId, Person>,
) -> Result<(), StoreError> {
    let known: Vec<RosterId> = people.values().filter_map(|person| person.roster_id.clone()).collect();
    let aliases = players::aliases(conn, &known)?;
    for person in people.values_mut() {
        person.alias = person.roster_id.as_ref().and_then(|id| aliases.get(id)).cloned();
    }
    Ok(())
}

/// Checks a player in or out.
pub(super) fn mark_present(
    conn: &mut Conn,
    tournament: &TournamentId,
    player: &PlayerId,
    present: bool,
) -> Result<(), StoreError> {
    let row = entrant_players::table
        .filter(entrant_players::tournament_id.eq(tournament))
        .filter(entrant_players::id.eq(player.as_str()));
    match diesel::update(row).set(entrant_players::present.eq(present)).execute(conn)? {
        0 => Err(StoreError::NotFound),
        _ => Ok(()),
    }
}

fn id(text: &str) -> Result<PlayerId, StoreError> {
    PlayerId::parse(text).map_err(|fault| StoreError::corrupt("player id", &fault))
}

fn name(text: &str) -> Result<Name, StoreError> {
    Name::parse_stored(text).map_err(|fault| StoreError::corrupt("player name", &fault))
}
