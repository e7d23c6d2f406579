//! Migrations of both databases, applied when the store opens. Copies of the program that start together run them one after the other.

use std::fs::File;
use std::io;
use std::path::Path;

use diesel::{
    PgConnection, QueryableByName, RunQueryDsl, SqliteConnection, connection::SimpleConnection as _,
    migration::MigrationSource, pg::Pg, sql_types::Text, sqlite::Sqlite,
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::{
    Conn, Location, Store, StoreError,
    conn::each,
    pool::{absolute, establish, unavailable},
};

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// Pending migrations, with the lock that keeps other copies from running them.
pub struct Migration {
    conn: Conn,
    location: Location,
    _lock: MigrationLock,
}

impl Migration {
    /// Returns the pending migrations of a database, after waiting for other copies; `None` if there are none. This check needs only read
    /// access.
    pub fn pending(location: &Location) -> Result<Option<Self>, StoreError> {
        if is_up_to_date(&mut establish(location)?)? {
            return Ok(None);
        }
        let lock = MigrationLock::acquire(location)?;
        let mut conn = establish(location)?;
        if is_up_to_date(&mut conn)? {
            return Ok(None);
        }
        Ok(Some(Self { conn, location: location.clone(), _lock: lock }))
    }

    /// Opens the database as it is before the migration, if it has tables and this program can migrate them.
    pub fn open_before(&mut self) -> Result<Option<Store>, StoreError> {
        let Some(newest) = newest(&mut self.conn)? else { return Ok(None) };
        if is_known(&self.conn, &newest)? {
            Store::open_unmigrated(&self.location).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Applies all pending migrations or none, and returns their versions.
    pub fn run(mut self) -> Result<Vec<String>, StoreError> {
        match &mut self.conn {
            Conn::Sqlite(conn) => {
                SqliteConnection::immediate_transaction(conn, |conn| apply::<Sqlite>(conn, SQLITE, None))
            }
            Conn::Postgres(conn) => apply_with_retry(conn),
        }
    }
}

/// Maximum number of attempts while other copies are serving.
const ATTEMPTS: u32 = 5;

/// Retries if the server resolves a deadlock with a serving copy by aborting the migration.
fn apply_with_retry(conn: &mut PgConnection) -> Result<Vec<String>, StoreError> {
    let mut attempt = 1;
    loop {
        let mut transaction = conn.build_transaction().read_committed();
        match transaction.run(|conn| apply::<Pg>(conn, POSTGRES, None)) {
            Err(error) if attempt < ATTEMPTS && error.to_string().contains("deadlock detected") => {
                attempt += 1;
            }
            done => return done,
        }
    }
}

/// Applies pending migrations up to a version, or all of them. The caller provides the transaction and holds a [`MigrationLock`].
pub(super) fn apply_up_to(conn: &mut Conn, last: Option<&str>) -> Result<(), StoreError> {
    match conn {
        Conn::Sqlite(conn) => apply::<Sqlite>(conn, SQLITE, last).map(drop),
        Conn::Postgres(conn) => apply::<Pg>(conn, POSTGRES, last).map(drop),
    }
}

/// Returns the newest applied version; `None` if there are no tables yet.
pub(super) fn newest(conn: &mut Conn) -> Result<Option<String>, StoreError> {
    let there = match conn {
        Conn::Sqlite(_) => {
            "SELECT name AS version FROM sqlite_master WHERE name = '__diesel_schema_migrations'"
        }
        Conn::Postgres(_) => {
            "SELECT to_regclass('__diesel_schema_migrations')::text AS version
            WHERE to_regclass('__diesel_schema_migrations') IS NOT NULL"
        }
    };
    let there: Vec<AppliedRow> = each!(conn, |conn| diesel::sql_query(there).load(conn))?;
    if there.is_empty() {
        return Ok(None);
    }
    let newest = "SELECT version FROM __diesel_schema_migrations ORDER BY version DESC LIMIT 1";
    let newest: Vec<AppliedRow> = each!(conn, |conn| diesel::sql_query(newest).load(conn))?;
    Ok(newest.into_iter().next().map(|row| row.version))
}

pub(super) fn is_known(conn: &Conn, version: &str) -> Result<bool, StoreError> {
    Ok(known_versions(conn)?.iter().any(|known| known == version))
}

/// Returns the versions that this program has for this kind of database, in order.
fn known_versions(conn: &Conn) -> Result<Vec<String>, StoreError> {
    match conn {
        Conn::Sqlite(_) => versions::<Sqlite>(&SQLITE),
        Conn::Postgres(_) => versions::<Pg>(&POSTGRES),
    }
}

/// Returns true if no version is missing and none is newer. It only reads: migrating needs the right to create tables, serving does not.
fn is_up_to_date(conn: &mut Conn) -> Result<bool, StoreError> {
    let known = known_versions(conn)?;
    let applied = diesel::sql_query("SELECT version FROM __diesel_schema_migrations ORDER BY version");
    // If the table is missing, nothing was applied yet.
    let applied: Result<Vec<AppliedRow>, _> = each!(conn, |conn| applied.load(conn));
    Ok(applied.is_ok_and(|applied| applied.into_iter().map(|row| row.version).eq(known)))
}

#[derive(QueryableByName)]
struct AppliedRow {
    #[diesel(sql_type = Text)]
    version: String,
}

/// Returns the versions of the embedded migrations, in order.
fn versions<DB: diesel::backend::Backend>(source: &EmbeddedMigrations) -> Result<Vec<String>, StoreError>
where
    EmbeddedMigrations: MigrationSource<DB>,
{
    let known = MigrationSource::<DB>::migrations(source).map_err(migration_error)?;
    Ok(known.iter().map(|migration| migration.name().version().to_string()).collect())
}

fn apply<DB: diesel::backend::Backend>(
    conn: &mut impl MigrationHarness<DB>,
    source: EmbeddedMigrations,
    last: Option<&str>,
) -> Result<Vec<String>, StoreError>
where
    EmbeddedMigrations: MigrationSource<DB>,
{
    let known = versions::<DB>(&source)?;
    let newer = conn
        .applied_migrations()
        .map_err(migration_error)?
        .into_iter()
        .map(|version| version.to_string())
        .find(|version| !known.contains(version));
    if let Some(version) = newer {
        return Err(StoreError::Newer(version));
    }
    let mut applied = Vec::new();
    for migration in conn.pending_migrations(source).map_err(migration_error)? {
        let version = migration.name().version().to_string();
        if last.is_none_or(|last| version.as_str() <= last) {
            conn.run_migration(&*migration).map_err(migration_error)?;
            applied.push(version);
        }
    }
    Ok(applied)
}

fn migration_error(error: Box<dyn std::error::Error + Send + Sync>) -> StoreError {
    StoreError::Failed(diesel::result::Error::QueryBuilderError(error))
}

/// Shared by all copies, including those of older versions. At another isolation level a waiting copy would not see what was committed in
/// the meantime; behind a pooler a session lock would outlive its session.
const LOCK: &str = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock(7246501)";

pub(super) enum MigrationLock {
    /// Lock on the folder of a file. It leaves nothing behind, and SQLite's own locks are on the file.
    Folder(#[expect(dead_code, reason = "unlocked when it is closed")] File),
    /// Lock of a transaction on a separate connection.
    Server(#[expect(dead_code, reason = "ends with the connection")] Conn),
    /// No lock, on file systems without locking, such as some network drives. SQLite's own lock has to suffice.
    None,
}

impl MigrationLock {
    /// Waits until no other copy holds the lock. The database must have been opened before.
    pub(super) fn acquire(location: &Location) -> Result<Self, StoreError> {
        match location {
            Location::Sqlite(path) => {
                let path = absolute(path)?;
                let locked = path.parent().map_or(Ok(Self::None), lock);
                locked.map_err(|error| unavailable(&format!("{}: {error}", path.display())))
            }
            Location::Postgres(_) => {
                let mut conn = establish(location)?;
                each!(&mut conn, |conn| conn.batch_execute(LOCK))?;
                Ok(Self::Server(conn))
            }
        }
    }
}

fn lock(folder: &Path) -> io::Result<MigrationLock> {
    let folder = File::open(folder)?;
    match folder.lock() {
        Ok(()) => Ok(MigrationLock::Folder(folder)),
        Err(error) if error.kind() == io::ErrorKind::Unsupported => Ok(MigrationLock::None),
        Err(error) => Err(error),
    }
}
