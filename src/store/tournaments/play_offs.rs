//! Play-offs for a shared first place. An organiser begins them, and can take them back while nothing in them is recorded.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use super::{
    Header, LineUpError, Row as TournamentRow,
    lifecycle::{find_running, save_with_event},
    load::load_from_row,
};
use crate::{
    AccountId, ClubId, Conn, Store, StoreError, TournamentId,
    columns::{self, from_column, to_column},
    file_row,
    ids::PlayOffId,
    played_hands,
    schema::play_offs,
    time::now,
};
use lastcard_club::EventKind;
use lastcard_tournament::{EntrantId, Hand, HandsToWin, PlayOff, PlayOffRefusal, Tournament};

/// Reasons why a play-off is not begun or taken back.
pub type PlayOffError = LineUpError<PlayOffRefusal>;

/// Begins a play-off between those who share first place.
///
/// # Errors
/// Fails without any change if nobody shares it, or they do not fit at one table.
pub fn begin_play_off(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
    hands_to_win: HandsToWin,
) -> Result<Header, PlayOffError> {
    store.write(|conn| {
        let row = find_running(conn, club, id)?;
        let before = load_from_row(conn, row.clone())?;
        let play_off = before.tournament.new_play_off(hands_to_win).map_err(PlayOffError::Refused)?;
        insert(conn, id, by, &play_off)?;
        Ok(save_with_event(conn, row, &EventKind::PlayOff, by)?)
    })
}

/// Takes a play-off back, while nothing in it is recorded or played.
///
/// # Errors
/// Fails if there is none, or it has begun.
pub fn take_back_play_off(
    store: &Store,
    club: &ClubId,
    id: &TournamentId,
    by: Option<&AccountId>,
) -> Result<Header, PlayOffError> {
    store.write(|conn| {
        let row: TournamentRow = find_running(conn, club, id)?;
        let before = load_from_row(conn, row.clone())?.tournament;
        if before.play_off().is_none() || !before.play_off_untouched() {
            return Err(PlayOffError::TooLate);
        }
        for slot in before.play_off_hands().map(|hand: &Hand| hand.slot) {
            if played_hands::void_undealt(conn, id, slot)? {
                return Err(PlayOffError::InPlay(slot));
            }
        }
        let in_force = play_offs::tournament_id.eq(id).and(play_offs::undone_at.is_null());
        diesel::update(play_offs::table.filter(in_force))
            .set((play_offs::undone_by.eq(by), play_offs::undone_at.eq(now().naive_utc())))
            .execute(conn)
            .map_err(StoreError::from)?;
        Ok(save_with_event(conn, row, &EventKind::PlayOffUndone, by)?)
    })
}

/// Returns the play-off of a tournament with known entrants.
pub(super) fn of_tournament(
    conn: &mut Conn,
    id: &TournamentId,
    tournament: &Tournament,
) -> Result<Option<PlayOff>, StoreError> {
    let in_force = play_offs::tournament_id.eq(id).and(play_offs::undone_at.is_null());
    let row: Option<Row> =
        play_offs::table.filter(in_force).select(Row::as_select()).first(conn).optional()?;
    let Some(row) = row else { return Ok(None) };
    let (entrants, to_win) = row.read()?;
    let unreadable = |_| StoreError::corrupt("play-off", &row.entrants);
    PlayOff::parse(tournament, &entrants, to_win).map(Some).map_err(unreadable)
}

pub(super) fn insert(
    conn: &mut Conn,
    id: &TournamentId,
    by: Option<&AccountId>,
    play_off: &PlayOff,
) -> Result<(), StoreError> {
    let row = Row {
        id: PlayOffId::made(),
        tournament_id: id.clone(),
        entrants: columns::to_text(&play_off.entrants())?,
        hands_to_win: to_column(play_off.hands_to_win().get())?,
        account_id: by.cloned(),
        created_at: now().naive_utc(),
        undone_by: None,
        undone_at: None,
    };
    diesel::insert_into(play_offs::table).values(row).execute(conn)?;
    Ok(())
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = play_offs)]
struct Row {
    id: PlayOffId,
    tournament_id: TournamentId,
    entrants: String,
    hands_to_win: i32,
    account_id: Option<AccountId>,
    created_at: NaiveDateTime,
    undone_by: Option<AccountId>,
    undone_at: Option<NaiveDateTime>,
}

impl Row {
    fn read(&self) -> Result<(Vec<EntrantId>, HandsToWin), StoreError> {
        let to_win = HandsToWin::new(from_column(self.hands_to_win)?);
        let to_win = to_win.ok_or_else(|| StoreError::corrupt("play-off", &self.hands_to_win))?;
        Ok((columns::from_text("play-off", &self.entrants)?, to_win))
    }
}

pub(crate) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| row.read())
}
