//! A club from another installation: what its file holds, beside what is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::format::TableHead;
use super::tables::holds;
use super::{BackupError, Contents, gates, hold, put, restore_into, take};
use crate::{ClubId, Conn, Location, StoreError, migrations, news, pool::establish, tournaments};

/// How a club came.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ArrivedClub {
    /// Its part of the address `/c/{club}`, which has a number where another club has the one it had.
    pub slug: String,
    /// What its organisers type to log in, once they have set new passwords.
    pub logins: Vec<String>,
}

/// Columns whose values nobody else in the installation may have.
const ONLY_ONCE: [(&str, &str, Taken); 6] = [
    ("clubs", "slug", Taken::Numbered(&["clubs"])),
    ("accounts", "login", Taken::Numbered(&["accounts"])),
    ("tournaments", "slug", Taken::Numbered(&ADDRESSES)),
    ("fixtures", "slug", Taken::Numbered(&ADDRESSES)),
    ("table_codes", "code", Taken::Dropped),
    ("player_codes", "code", Taken::Dropped),
];

/// What is at `/t/{address}`.
const ADDRESSES: [&str; 2] = ["tournaments", "fixtures"];

/// What becomes of a value that somebody else has.
#[derive(Debug, Clone, Copy)]
enum Taken {
    /// It gets a number, `friday-2`, that none of these tables has.
    Numbered(&'static [&'static str]),
    /// The row does not come: a code opens what it opened here.
    Dropped,
}

/// Puts a club's file beside what the database holds.
pub(super) fn arrive(
    conn: &mut Conn,
    path: &Path,
    contents: &Contents,
    club: &ClubId,
) -> Result<ArrivedClub, BackupError> {
    if holds(conn, "clubs", Some(("id", club.as_str())))? {
        return Err(BackupError::ClubIsThere(club.to_string()));
    }
    let folder = TempDir::new()?;
    let up_to_date = folder.path().join("club");
    let is_older = migrations::newest(conn)?.as_ref() != Some(&contents.migration);
    if is_older {
        bring_up_to_date(path, contents, club, &up_to_date)?;
    }
    let path = if is_older { &up_to_date } else { path };
    let (mut arrived, mut given) = (ArrivedClub::default(), Given::default());
    let wanted = put(conn, path, |conn, head, row| {
        gates::row(head, &row)?;
        only_once(conn, head, row, &mut given, &mut arrived)
    })?;
    gates::references(conn, club)?;
    hold(conn, Some(club), &wanted)?;
    gates::tournaments(conn, club)?;
    let brought: BTreeSet<_> = tournaments::ids_of_club(conn, club)?.into_iter().collect();
    news::tell_all(conn, &brought)?;
    news::tell_club(conn, club)?;
    Ok(arrived)
}

/// Writes the file again as this program would: its rows go through a database of their own, which is migrated.
fn bring_up_to_date(path: &Path, contents: &Contents, club: &ClubId, to: &Path) -> Result<(), BackupError> {
    let folder = TempDir::new()?;
    let mut conn = establish(&Location::Sqlite(folder.path().join("club.db")))?;
    restore_into(&mut conn, path, contents)?;
    take(&mut conn, Some(club), File::create_new(to)?)?.finish()?;
    Ok(())
}

/// A row whose values are free here; none where it has to stay away.
fn only_once(
    conn: &mut Conn,
    head: &TableHead,
    mut row: Vec<Value>,
    given: &mut Given,
    arrived: &mut ArrivedClub,
) -> Result<Option<Vec<Value>>, BackupError> {
    for (_, column, taken) in ONLY_ONCE.iter().filter(|(table, ..)| *table == head.table) {
        let place = head.columns.iter().position(|(name, _)| name == column);
        let Some(Value::String(value)) = place.and_then(|place| row.get_mut(place)) else {
            return Err(BackupError::NoBackup);
        };
        match taken {
            Taken::Numbered(tables) => *value = free(conn, tables, column, value, given)?,
            Taken::Dropped if holds(conn, &head.table, Some((column, value)))? => return Ok(None),
            Taken::Dropped => {}
        }
        match head.table.as_str() {
            "clubs" => arrived.slug.clone_from(value),
            "accounts" => arrived.logins.push(value.clone()),
            _ => {}
        }
    }
    Ok(Some(row))
}

/// What values of the file have become, by the tables that share them: a tournament has the address of the fixture that it was drawn up
/// from.
type Given = BTreeMap<(&'static [&'static str], String), String>;

/// The value or, where it is taken, the value with the first number that makes another of it.
fn free(
    conn: &mut Conn,
    tables: &'static [&'static str],
    column: &str,
    value: &str,
    given: &mut Given,
) -> Result<String, StoreError> {
    let key = (tables, value.to_owned());
    if let Some(same) = given.get(&key) {
        return Ok(same.clone());
    }
    let mut free = value.to_owned();
    let mut number = 1_u32;
    while is_taken(conn, tables, column, &free, given)? {
        number += 1;
        free = format!("{value}-{number}");
    }
    given.insert(key, free.clone());
    Ok(free)
}

fn is_taken(
    conn: &mut Conn,
    tables: &'static [&'static str],
    column: &str,
    value: &str,
    given: &Given,
) -> Result<bool, StoreError> {
    for table in tables {
        if holds(conn, table, Some((column, value)))? {
            return Ok(true);
        }
    }
    Ok(given.iter().any(|((of, _), free)| *of == tables && free == value))
}
