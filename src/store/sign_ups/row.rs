//! Rows of sign-ups.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use diesel::{dsl::max, prelude::*};
use serde::Deserialize;
use serde_json::Value;

use super::{SignUp, SignUpPlayer};
use crate::{
    AnnouncementId, Conn, RosterId, StoreError,
    codes::Code,
    columns::{from_column, to_column},
    file_row,
    schema::{sign_up_players, sign_ups},
};
use lastcard_tournament::{Name, ShortText};

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| {
        Code::parse_canonical(&row.code, Code::is_personal)?;
        row.read(Vec::new())
    })
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = sign_ups)]
pub(super) struct Row {
    pub(super) fixture_id: AnnouncementId,
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
        let remark = ShortText::parse(&self.remark);
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

/// Returns all sign-ups for an announcement, in order.
pub(super) fn all(conn: &mut Conn, announcement: &AnnouncementId) -> Result<Vec<SignUp>, StoreError> {
    let rows: Vec<Row> = sign_ups::table
        .filter(sign_ups::fixture_id.eq(announcement))
        .order(sign_ups::number)
        .select(Row::as_select())
        .load(conn)?;
    let named: Vec<(i32, String, Option<RosterId>)> = sign_up_players::table
        .filter(sign_up_players::fixture_id.eq(announcement))
        .order((sign_up_players::number, sign_up_players::seat))
        .select((sign_up_players::number, sign_up_players::name, sign_up_players::roster_id))
        .load(conn)?;
    let mut players: BTreeMap<i32, Vec<SignUpPlayer>> = BTreeMap::new();
    for (number, name, roster) in named {
        players.entry(number).or_default().push(player(&name, roster)?);
    }
    rows.into_iter()
        .map(|row| {
            let own = players.remove(&row.number);
            row.read(own.unwrap_or_default())
        })
        .collect()
}
pub(crate) fn check_name_row(row: Value) -> Result<(), StoreError> {
    #[derive(Deserialize)]
    struct SignedName {
        name: String,
    }
    file_row::check(row, |row: SignedName| name(&row.name))
}

/// Returns one sign-up without reading the others, because this runs on the only connection that writes.
pub(super) fn find_sign_up(
    conn: &mut Conn,
    announcement: &AnnouncementId,
    number: i32,
) -> Result<SignUp, StoreError> {
    let row: Row = sign_ups::table.find((announcement, number)).select(Row::as_select()).first(conn)?;
    let named: Vec<(String, Option<RosterId>)> = sign_up_players::table
        .filter(sign_up_players::fixture_id.eq(announcement).and(sign_up_players::number.eq(number)))
        .order(sign_up_players::seat)
        .select((sign_up_players::name, sign_up_players::roster_id))
        .load(conn)?;
    let players = named.into_iter().map(|(name, roster)| player(&name, roster));
    row.read(players.collect::<Result<_, _>>()?)
}

/// Number of the latest sign-up on a list; 0 if it is empty.
pub(super) fn last_number(conn: &mut Conn, announcement: &AnnouncementId) -> Result<i32, StoreError> {
    let of_announcement = sign_ups::table.filter(sign_ups::fixture_id.eq(announcement));
    let last: Option<i32> = of_announcement.select(max(sign_ups::number)).first(conn)?;
    Ok(last.unwrap_or_default())
}

/// Names of the players who are signed up now.
pub(super) fn current_names(conn: &mut Conn, announcement: &AnnouncementId) -> Result<Vec<Name>, StoreError> {
    let of_one = sign_ups::fixture_id.eq(sign_up_players::fixture_id);
    let names: Vec<String> = sign_up_players::table
        .inner_join(sign_ups::table.on(of_one.and(sign_ups::number.eq(sign_up_players::number))))
        .filter(sign_up_players::fixture_id.eq(announcement).and(sign_ups::left_at.is_null()))
        .select(sign_up_players::name)
        .load(conn)?;
    names.iter().map(|text| name(text)).collect()
}

fn player(text: &str, roster: Option<RosterId>) -> Result<SignUpPlayer, StoreError> {
    Ok(SignUpPlayer { name: name(text)?, roster })
}

fn name(text: &str) -> Result<Name, StoreError> {
    Name::parse_stored(text).map_err(|fault| StoreError::corrupt("player name", &fault))
}

/// Links the players of a sign-up to the roster, seat by seat, and confirms it.
pub(super) fn link_players(
    conn: &mut Conn,
    announcement: &AnnouncementId,
    number: i32,
    players: &[RosterId],
) -> Result<(), StoreError> {
    for (seat, player) in players.iter().enumerate() {
        let row = sign_up_players::table.find((announcement, number, to_column(seat)?));
        diesel::update(row).set(sign_up_players::roster_id.eq(Some(player))).execute(conn)?;
    }
    let row = sign_ups::table.find((announcement, number));
    diesel::update(row).set(sign_ups::confirmed.eq(true)).execute(conn)?;
    Ok(())
}
