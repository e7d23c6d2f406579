//! The short codes that open one table of one tournament on a phone.

use crate::store::error::failure;
use std::fmt;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::{
    AccountId, ClubId, Conn, Store, StoreError, TournamentId, news,
    numbers::{from_column, to_column},
    schema::{table_codes, tournaments},
    time::now,
    tournaments::{EventKind, note},
};

/// Nothing that looks like something else on a card across the table: no 0 and O, no 1, I and L.
const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/// A table's code is typed by whoever has no camera.
const LENGTH: usize = 6;

/// A personal one is only scanned or sent: of 31¹² nobody guesses one.
const PERSONAL: usize = 12;

/// The same that was shown at a table, to whoever sits there: it gives no seat that somebody holds.
const SHOWN: usize = 14;

/// A code: of a table six letters and digits, of a player twelve, or fourteen where it was shown at a table. Older ones of players have six.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(String);

impl Code {
    /// Reads a code as somebody typed it: in small letters, with spaces or dashes between.
    pub fn parse(text: &str) -> Option<Self> {
        let typed = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
        let code: String = typed.map(|c| c.to_ascii_uppercase()).collect();
        let known = code.bytes().all(|b| ALPHABET.contains(&b));
        (known && [LENGTH, PERSONAL, SHOWN].contains(&code.len())).then_some(Self(code))
    }

    /// A code for a table.
    fn of_table() -> Self {
        Self::random(LENGTH)
    }

    /// A code for a player.
    pub(super) fn of_player() -> Self {
        Self::random(PERSONAL)
    }

    /// A code for a player that a table shows.
    pub(super) fn shown_at_table() -> Self {
        Self::random(SHOWN)
    }

    fn random(length: usize) -> Self {
        let letter = || ALPHABET.get(rand::random_range(0..ALPHABET.len())).copied().unwrap_or(b'2');
        Self((0..length).map(|_| char::from(letter())).collect())
    }

    /// Whether it can be a player's only, and is too long to be guessed.
    pub fn is_personal(&self) -> bool {
        self.0.len() > LENGTH
    }

    /// Whether a table showed it.
    pub fn is_from_table(&self) -> bool {
        self.0.len() == SHOWN
    }

    /// As it is written: without spaces, in capitals.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A code that opens a table now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableCode {
    /// What is typed, or read from the QR code.
    pub code: Code,
    /// The table, from 1.
    pub table: u32,
    /// When it was issued.
    pub created_at: DateTime<Utc>,
    /// Whether a phone has opened it.
    pub opened: bool,
}

/// What a code opens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenedTable {
    /// What is typed, or read from the QR code.
    pub code: Code,
    /// The tournament whose table it is.
    pub tournament: TournamentId,
    /// The tournament's part of an address.
    pub slug: String,
    /// The table, from 1.
    pub table: u32,
    /// When the code was issued.
    pub issued_at: DateTime<Utc>,
    /// Whether a phone has opened it before.
    pub opened: bool,
}

/// Why a code opens nothing.
#[derive(Debug, thiserror::Error)]
pub enum CodeError {
    /// It was never issued.
    #[error("code-unknown")]
    Unknown,
    /// The organiser issued another one for the table.
    #[error("code-replaced")]
    Replaced,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(CodeError);

/// Tournament, address, table, when it was issued, whether it was opened, since when it opens nothing.
type FoundRow = (TournamentId, String, i32, NaiveDateTime, bool, Option<NaiveDateTime>);

/// The table that a code opens.
pub fn find(store: &Store, code: &Code) -> Result<OpenedTable, CodeError> {
    store.read(|conn| {
        let found: Option<FoundRow> = table_codes::table
            .inner_join(tournaments::table)
            .filter(table_codes::code.eq(code.as_str()))
            .select((
                table_codes::tournament_id,
                tournaments::slug,
                table_codes::table_number,
                table_codes::created_at,
                table_codes::opened_at.is_not_null(),
                table_codes::revoked_at,
            ))
            .first(conn)
            .optional()
            .map_err(StoreError::from)?;
        match found {
            None => Err(CodeError::Unknown),
            Some((.., Some(_))) => Err(CodeError::Replaced),
            Some((tournament, slug, table, issued_at, opened, None)) => Ok(OpenedTable {
                code: code.clone(),
                tournament,
                slug,
                table: from_column(table)?,
                issued_at: issued_at.and_utc(),
                opened,
            }),
        }
    })
}

/// Notes that a phone has opened a table. What was noted before stays.
pub fn note_opened(store: &Store, table: &OpenedTable) -> Result<(), StoreError> {
    store.write(|conn| {
        let unopened = table_codes::table.find(table.code.as_str()).filter(table_codes::opened_at.is_null());
        diesel::update(unopened).set(table_codes::opened_at.eq(now().naive_utc())).execute(conn)?;
        news::tell(conn, &table.tournament)
    })
}

/// The codes of a tournament's tables.
pub fn list(store: &Store, club: &ClubId, tournament: &TournamentId) -> Result<Vec<TableCode>, StoreError> {
    store.read(|conn| {
        owned(conn, club, tournament)?;
        in_force(conn, tournament)
    })
}

/// Gives a table another code. The one before opens nothing any more.
pub fn reissue(
    store: &Store,
    club: &ClubId,
    tournament: &TournamentId,
    table: u32,
    by: Option<&AccountId>,
) -> Result<TableCode, StoreError> {
    store.write(|conn| {
        owned(conn, club, tournament)?;
        if !in_force(conn, tournament)?.iter().any(|code| code.table == table) {
            return Err(StoreError::NotFound);
        }
        revoke(conn, tournament, table)?;
        let code = issue(conn, tournament, table)?;
        note(conn, tournament, &EventKind::Reissued { table }, by)?;
        news::tell(conn, tournament)?;
        Ok(code)
    })
}

/// Gives every table of a tournament a code, and takes back those of tables that it no longer has.
pub(super) fn fit(conn: &mut Conn, tournament: &TournamentId, tables: u32) -> Result<(), StoreError> {
    let codes = in_force(conn, tournament)?;
    for code in codes.iter().filter(|code| code.table > tables) {
        revoke(conn, tournament, code.table)?;
    }
    for table in (1..=tables).filter(|table| !codes.iter().any(|code| code.table == *table)) {
        issue(conn, tournament, table)?;
    }
    Ok(())
}

pub(super) fn owned(conn: &mut Conn, club: &ClubId, tournament: &TournamentId) -> Result<(), StoreError> {
    let owner: ClubId = tournaments::table.find(tournament).select(tournaments::club_id).first(conn)?;
    if owner == *club { Ok(()) } else { Err(StoreError::NotFound) }
}

fn in_force(conn: &mut Conn, tournament: &TournamentId) -> Result<Vec<TableCode>, StoreError> {
    let rows: Vec<(String, i32, NaiveDateTime, bool)> = table_codes::table
        .filter(table_codes::tournament_id.eq(tournament))
        .filter(table_codes::revoked_at.is_null())
        .order(table_codes::table_number)
        .select((
            table_codes::code,
            table_codes::table_number,
            table_codes::created_at,
            table_codes::opened_at.is_not_null(),
        ))
        .load(conn)?;
    let read = |(code, table, at, opened): (String, i32, NaiveDateTime, bool)| {
        Ok(TableCode { code: Code(code), table: from_column(table)?, created_at: at.and_utc(), opened })
    };
    rows.into_iter().map(read).collect()
}

/// Of 887 million codes one that was taken before comes once in a lifetime; the transaction then runs again.
fn issue(conn: &mut Conn, tournament: &TournamentId, table: u32) -> Result<TableCode, StoreError> {
    let issued = TableCode { code: Code::of_table(), table, created_at: now(), opened: false };
    diesel::insert_into(table_codes::table)
        .values((
            table_codes::code.eq(issued.code.as_str()),
            table_codes::tournament_id.eq(tournament),
            table_codes::table_number.eq(to_column(table)?),
            table_codes::created_at.eq(issued.created_at.naive_utc()),
        ))
        .execute(conn)?;
    Ok(issued)
}

fn revoke(conn: &mut Conn, tournament: &TournamentId, table: u32) -> Result<(), StoreError> {
    let of_table = table_codes::table
        .filter(table_codes::tournament_id.eq(tournament))
        .filter(table_codes::table_number.eq(to_column(table)?))
        .filter(table_codes::revoked_at.is_null());
    diesel::update(of_table).set(table_codes::revoked_at.eq(now().naive_utc())).execute(conn)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = Code::parse("K7M2QX").unwrap();
        for typed in ["k7m2qx", " K7M-2QX ", "k7 m2 qx"] {
            assert_eq!(Code::parse(typed), Some(code.clone()), "{typed}");
        }
        for bad in ["", "K7M2Q", "K7M2QXX", "K7M2Q0", "K7M2QO", "K7M2Q1", "К7М2QХ"] {
            assert_eq!(Code::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_random_code_reads_back() {
        for _ in 0..1000 {
            let (code, personal, shown) = (Code::of_table(), Code::of_player(), Code::shown_at_table());
            assert_eq!(Code::parse(shown.as_str()), Some(shown.clone()));
            assert!(shown.is_personal() && shown.is_from_table() && !personal.is_from_table());
            assert_eq!(Code::parse(code.as_str()), Some(code.clone()));
            assert_eq!(Code::parse(personal.as_str()), Some(personal.clone()));
            assert!(personal.is_personal() && !code.is_personal());
        }
    }
}
