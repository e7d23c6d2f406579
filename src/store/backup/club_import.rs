//! Adds a club from another installation's file to a database that is in use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use super::format::TableHead;
use super::tables::has_row;
use super::{BackupError, BackupSummary, gates, insert_rows, restore_into, verify_digest, write_tables};
use crate::{ClubId, Conn, Location, StoreError, change_feed, migrations, pool::establish, tournaments};

/// A club restored into a database with other clubs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClubImport {
    /// Its part of the address `/c/{club}`, with a number appended if another club already has that address.
    pub slug: String,
    /// Logins of its accounts, all of which need new passwords.
    pub logins: Vec<String>,
}

/// Columns whose values are unique in the installation.
const UNIQUE_COLUMNS: [(&str, &str, ConflictPolicy); 6] = [
    ("clubs", "slug", ConflictPolicy::Numbered(&["clubs"])),
    ("accounts", "login", ConflictPolicy::Numbered(&["accounts"])),
    ("tournaments", "slug", ConflictPolicy::Numbered(&ADDRESSES)),
    ("fixtures", "slug", ConflictPolicy::Numbered(&ADDRESSES)),
    ("table_codes", "code", ConflictPolicy::Dropped),
    ("player_codes", "code", ConflictPolicy::Dropped),
];

/// Tables that share the addresses `/t/{address}`.
const ADDRESSES: [&str; 2] = ["tournaments", "fixtures"];

/// Treatment of a value that is taken.
#[derive(Debug, Clone, Copy)]
enum ConflictPolicy {
    /// Appends a number, as in `friday-2`, that makes it unique in all these tables.
    Numbered(&'static [&'static str]),
    /// Drops the row: the code keeps the meaning that it already has in this installation.
    Dropped,
}

/// Restores a club's file into a database that holds other clubs.
pub(super) fn import(
    conn: &mut Conn,
    path: &Path,
    contents: &BackupSummary,
    club: &ClubId,
) -> Result<ClubImport, BackupError> {
    if has_row(conn, "clubs", Some(("id", club.as_str())))? {
        return Err(BackupError::ClubIsThere(club.to_string()));
    }
    let folder = TempDir::new()?;
    let up_to_date = folder.path().join("club");
    let is_older = migrations::newest(conn)?.as_ref() != Some(&contents.migration);
    if is_older {
        bring_up_to_date(path, contents, club, &up_to_date)?;
    }
    let path = if is_older { &up_to_date } else { path };
    let (mut arrived, mut given) = (ClubImport::default(), Replacements::default());
    let wanted = insert_rows(conn, path, |conn, head, row| {
        gates::check_row(head, &row)?;
        make_unique(conn, head, row, &mut given, &mut arrived)
    })?;
    gates::check_references(conn, club)?;
    verify_digest(conn, Some(club), &wanted)?;
    gates::check_tournaments(conn, club)?;
    let brought: BTreeSet<_> = tournaments::ids_of_club(conn, club)?.into_iter().collect();
    change_feed::notify_tournaments(conn, &brought)?;
    change_feed::notify_club(conn, club)?;
    Ok(arrived)
}

/// Rewrites the file in the current format by restoring it into a temporary database and migrating that.
fn bring_up_to_date(
    path: &Path,
    contents: &BackupSummary,
    club: &ClubId,
    to: &Path,
) -> Result<(), BackupError> {
    let folder = TempDir::new()?;
    let mut conn = establish(&Location::Sqlite(folder.path().join("club.db")))?;
    restore_into(&mut conn, path, contents)?;
    write_tables(&mut conn, Some(club), File::create_new(to)?)?.finish()?;
    Ok(())
}

/// Replaces those unique values of a row that are already taken. Returns `None` if the row has to be dropped.
fn make_unique(
    conn: &mut Conn,
    head: &TableHead,
    mut row: Vec<Value>,
    given: &mut Replacements,
    arrived: &mut ClubImport,
) -> Result<Option<Vec<Value>>, BackupError> {
    for (_, column, taken) in UNIQUE_COLUMNS.iter().filter(|(table, ..)| *table == head.table) {
        let place = head.columns.iter().position(|(name, _)| name == column);
        let Some(Value::String(value)) = place.and_then(|place| row.get_mut(place)) else {
            return Err(BackupError::NoBackup);
        };
        match taken {
            ConflictPolicy::Numbered(tables) => *value = free_value(conn, tables, column, value, given)?,
            ConflictPolicy::Dropped if has_row(conn, &head.table, Some((column, value)))? => return Ok(None),
            ConflictPolicy::Dropped => {}
        }
        match head.table.as_str() {
            "clubs" => arrived.slug.clone_from(value),
            "accounts" => arrived.logins.push(value.clone()),
            _ => {}
        }
    }
    Ok(Some(row))
}

/// Replacements for taken values, by the tables that share them: a tournament has the address of the announcement it was drawn up from.
type Replacements = BTreeMap<(&'static [&'static str], String), String>;

/// Returns the value, with the lowest free number appended if it is taken.
fn free_value(
    conn: &mut Conn,
    tables: &'static [&'static str],
    column: &str,
    value: &str,
    given: &mut Replacements,
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
    given: &Replacements,
) -> Result<bool, StoreError> {
    for table in tables {
        if has_row(conn, table, Some((column, value)))? {
            return Ok(true);
        }
    }
    Ok(given.iter().any(|((of, _), free)| *of == tables && free == value))
}
