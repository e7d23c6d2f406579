//! Personal links of players. Each has a short code, printed as a QR code beside the name.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use super::{
    ClubId, Conn, Store, StoreError, TournamentId,
    codes::{Code, CodeError, LastUse, check_owner},
    file_row,
    schema::{player_codes, tournaments},
    time::now,
};
use lastcard_tournament::PlayerId;

/// The owner of a personal code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerAccess {
    /// Code in the link.
    pub code: Code,
    /// The tournament in which the player plays.
    pub tournament: TournamentId,
    /// The tournament's part of an address.
    pub slug: String,
    /// The player whose seat a phone with this link may take.
    pub player: PlayerId,
    /// Time of issue.
    pub issued_at: DateTime<Utc>,
    /// The last recorded use.
    pub used: Option<LastUse>,
}

/// Tournament, address, player, time of issue, time of revocation and last use.
type FoundRow = (
    TournamentId,
    String,
    String,
    NaiveDateTime,
    Option<NaiveDateTime>,
    (Option<NaiveDateTime>, Option<String>),
);

/// Returns the owner of a code.
pub fn find(store: &Store, code: &Code) -> Result<PlayerAccess, CodeError> {
    store.read(|conn| {
        let found: Option<FoundRow> = player_codes::table
            .inner_join(tournaments::table)
            .filter(player_codes::code.eq(code.as_str()))
            .select((
                player_codes::tournament_id,
                tournaments::slug,
                player_codes::player_id,
                player_codes::created_at,
                player_codes::revoked_at,
                (player_codes::used_at, player_codes::used_by),
            ))
            .first(conn)
            .optional()
            .map_err(StoreError::from)?;
        let Some((tournament, slug, player, issued_at, revoked, used)) = found else {
            return Err(CodeError::Unknown);
        };
        if revoked.is_some() {
            return Err(CodeError::Replaced);
        }
        let player = PlayerId::parse(&player).map_err(|fault| StoreError::corrupt("player id", &fault))?;
        let (issued_at, used) = (issued_at.and_utc(), LastUse::from_columns(used));
        Ok(PlayerAccess { code: code.clone(), tournament, slug, player, issued_at, used })
    })
}

/// Returns the codes of the players of a tournament, after issuing codes to those of `players` who have none.
pub fn get_or_issue(
    store: &Store,
    club: &ClubId,
    tournament: &TournamentId,
    players: &[PlayerId],
) -> Result<BTreeMap<PlayerId, Code>, StoreError> {
    let codes = store.read(|conn| {
        check_owner(conn, club, tournament)?;
        in_force(conn, tournament)
    })?;
    if players.iter().all(|player| codes.contains_key(player)) {
        return Ok(codes);
    }
    store.write(|conn| {
        let codes = in_force(conn, tournament)?;
        for player in players.iter().filter(|player| !codes.contains_key(player)) {
            issue(conn, tournament, player, Code::random_for_player())?;
        }
        in_force(conn, tournament)
    })
}

/// Records the device of a code's last use.
pub fn note_use(store: &Store, code: &Code, device: &str) -> Result<(), StoreError> {
    store.write(|conn| {
        diesel::update(player_codes::table.find(code.as_str()))
            .set((player_codes::used_at.eq(now().naive_utc()), player_codes::used_by.eq(device)))
            .execute(conn)?;
        Ok(())
    })
}

/// Returns the last use of each player's codes, where there is one.
pub fn uses(store: &Store, tournament: &TournamentId) -> Result<BTreeMap<PlayerId, LastUse>, StoreError> {
    let rows: Vec<(String, Option<NaiveDateTime>, Option<String>)> = store.read(|conn| {
        Ok::<_, StoreError>(
            player_codes::table
                .filter(player_codes::tournament_id.eq(tournament))
                .filter(player_codes::revoked_at.is_null())
                .filter(player_codes::used_at.is_not_null())
                .order(player_codes::used_at)
                .select((player_codes::player_id, player_codes::used_at, player_codes::used_by))
                .load(conn)?,
        )
    })?;
    let read = |(player, at, device): (String, _, _)| {
        let player = PlayerId::parse(&player).map_err(|fault| StoreError::corrupt("player id", &fault))?;
        Ok(LastUse::from_columns((at, device)).map(|used| (player, used)))
    };
    // The latest use replaces those of a player's other codes.
    rows.into_iter().map(read).filter_map(Result::transpose).collect()
}

/// Returns a player's code for pages that others can see as well: at a table, and, until an organiser confirms the sign-up, on the page of
/// whoever signed up under the name. Issues one if there is none.
pub fn get_or_issue_shared(
    store: &Store,
    tournament: &TournamentId,
    player: &PlayerId,
) -> Result<Code, StoreError> {
    let known = |conn: &mut Conn| -> Result<Option<Code>, StoreError> {
        let codes = all_in_force(conn, tournament)?;
        Ok(codes.into_iter().find(|(of, code)| of == player && code.is_shown_code()).map(|(_, code)| code))
    };
    if let Some(code) = store.read(known)? {
        return Ok(code);
    }
    store.write(|conn| match known(conn)? {
        Some(code) => Ok(code),
        None => issue(conn, tournament, player, Code::random_shown()),
    })
}

/// Issues another code for a player and revokes the previous ones.
pub fn reissue(
    store: &Store,
    club: &ClubId,
    tournament: &TournamentId,
    player: &PlayerId,
) -> Result<(), StoreError> {
    store.write(|conn| {
        check_owner(conn, club, tournament)?;
        let before = player_codes::table
            .filter(player_codes::tournament_id.eq(tournament))
            .filter(player_codes::player_id.eq(player.as_str()))
            .filter(player_codes::revoked_at.is_null());
        match diesel::update(before).set(player_codes::revoked_at.eq(now().naive_utc())).execute(conn)? {
            0 => Err(StoreError::NotFound),
            _ => issue(conn, tournament, player, Code::random_for_player()).map(|_| ()),
        }
    })
}

/// Codes that organisers hand out.
fn in_force(conn: &mut Conn, tournament: &TournamentId) -> Result<BTreeMap<PlayerId, Code>, StoreError> {
    let codes = all_in_force(conn, tournament)?;
    Ok(codes.into_iter().filter(|(_, code)| !code.is_shown_code()).collect())
}

fn all_in_force(conn: &mut Conn, tournament: &TournamentId) -> Result<Vec<(PlayerId, Code)>, StoreError> {
    let rows: Vec<(String, String)> = player_codes::table
        .filter(player_codes::tournament_id.eq(tournament))
        .filter(player_codes::revoked_at.is_null())
        .select((player_codes::player_id, player_codes::code))
        .load(conn)?;
    let read = |(player, code): (String, String)| {
        let player = PlayerId::parse(&player).map_err(|fault| StoreError::corrupt("player id", &fault))?;
        Ok((player, Code::parse(&code).ok_or_else(|| StoreError::corrupt("code", &code))?))
    };
    rows.into_iter().map(read).collect()
}

fn issue(
    conn: &mut Conn,
    tournament: &TournamentId,
    player: &PlayerId,
    code: Code,
) -> Result<Code, StoreError> {
    diesel::insert_into(player_codes::table)
        .values((
            player_codes::code.eq(code.as_str()),
            player_codes::tournament_id.eq(tournament),
            player_codes::player_id.eq(player.as_str()),
            player_codes::created_at.eq(now().naive_utc()),
        ))
        .execute(conn)?;
    Ok(code)
}

pub(super) fn check_row(row: Value) -> Result<(), StoreError> {
    #[derive(Deserialize)]
    struct FiledCode {
        code: String,
        player_id: String,
    }
    file_row::check(row, |row: FiledCode| {
        // Older codes have the length of a table's code.
        Code::parse_canonical(&row.code, |code| !code.is_scorer_code())?;
        PlayerId::parse(&row.player_id).map_err(|fault| StoreError::corrupt("player id", &fault))
    })
}
