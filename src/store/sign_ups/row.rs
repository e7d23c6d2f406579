//! The rows of those who signed up.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;

use super::{SignUp, SignUpPlayer};
use crate::{
    Conn, FixtureId, RosterId, StoreError,
    codes::Code,
    numbers::{from_column, to_column},
    schema::{sign_up_players, sign_ups},
};
use lastcard_tournament::{Name, Remark};

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = sign_ups)]
pub(super) struct Row {
    pub(super) fixture_id: FixtureId,
    pub(super) number: i32,
    pub(super) code: String,
    pub(super) entry_key: String,
    pub(super) remark: String,
    pub(super) source: String,
    pub(super) confirmed: bool,
    pub(super) created_at: NaiveDateTime,
    pub(super) left_at: Option<NaiveDateTime>,
    pub(super) came_at: Option<NaiveDateTime>,
}

impl Row {
    fn read(self, players: Vec<SignUpPlayer>) -> Result<SignUp, StoreError> {
        let remark = Remark::parse(&self.remark);
        Ok(SignUp {
            number: from_column(self.number)?,
            code: Code::parse(&self.code).ok_or_else(|| StoreError::corrupt("code", &self.code))?,
            players,
            remark: remark.map_err(|fault| StoreError::corrupt("remark", &format!("{fault:?}")))?,
            source: Some(self.source).filter(|source| !source.is_empty()),
            confirmed: self.confirmed,
            created_at: self.created_at.and_utc(),
            left_at: self.left_at.map(|at| at.and_utc()),
            came_at: self.came_at.map(|at| at.and_utc()),
        })
    }
}

/// Everybody of a fixture, in the order in which they signed up.
pub(super) fn all(conn: &mut Conn, fixture: &FixtureId) -> Result<Vec<SignUp>, StoreError> {
    let rows: Vec<Row> = sign_ups::table
        .filter(sign_ups::fixture_id.eq(fixture))
        .order(sign_ups::number)
        .select(Row::as_select())
        .load(conn)?;
    let named: Vec<(i32, String, Option<RosterId>)> = sign_up_players::table
        .filter(sign_up_players::fixture_id.eq(fixture))
        .order((sign_up_players::number, sign_up_players::seat))
        .select((sign_up_players::number, sign_up_players::name, sign_up_players::roster_id))
        .load(conn)?;
    let mut players: BTreeMap<i32, Vec<SignUpPlayer>> = BTreeMap::new();
    for (number, name, roster) in named {
        let name = Name::parse(&name).map_err(|fault| StoreError::corrupt("player name", &fault))?;
        players.entry(number).or_default().push(SignUpPlayer { name, roster });
    }
    rows.into_iter()
        .map(|row| {
            let own = players.remove(&row.number);
            row.read(own.unwrap_or_default())
        })
        .collect()
}

/// One of them.
pub(super) fn one(conn: &mut Conn, fixture: &FixtureId, number: i32) -> Result<SignUp, StoreError> {
    let number: u32 = from_column(number)?;
    all(conn, fixture)?.into_iter().find(|one| one.number == number).ok_or(StoreError::NotFound)
}

/// Says who of the roster the players of a sign-up are, seat by seat.
pub(super) fn know(
    conn: &mut Conn,
    fixture: &FixtureId,
    number: i32,
    players: &[RosterId],
) -> Result<(), StoreError> {
    for (seat, player) in players.iter().enumerate() {
        let row = sign_up_players::table.find((fixture, number, to_column(seat)?));
        diesel::update(row).set(sign_up_players::roster_id.eq(Some(player))).execute(conn)?;
    }
    let row = sign_ups::table.find((fixture, number));
    diesel::update(row).set(sign_ups::confirmed.eq(true)).execute(conn)?;
    Ok(())
}
