//! The tables of both databases, brought up to date when the store opens.

use diesel::{
    Connection, QueryableByName, RunQueryDsl, SqliteConnection, migration::MigrationSource, pg::Pg,
    sql_types::Text, sqlite::Sqlite,
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::{Conn, StoreError, conn::each};

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// Any number, as long as all copies of the program wait for the same.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7246501)";

/// Applies what is missing, all of it or nothing. Copies that start together wait for each other.
pub(super) fn run(conn: &mut Conn) -> Result<Vec<String>, StoreError> {
    if is_up_to_date(conn)? {
        return Ok(Vec::new());
    }
    match conn {
        Conn::Sqlite(conn) => {
            SqliteConnection::immediate_transaction(conn, |conn| apply::<Sqlite>(conn, SQLITE))
        }
        Conn::Postgres(conn) => conn.transaction(|conn| {
            diesel::sql_query(LOCK).execute(conn)?;
            apply::<Pg>(conn, POSTGRES)
        }),
    }
}

/// Whether nothing is missing and nothing is newer, found out by reading alone: to migrate one needs the right to make tables,
/// to serve one does not.
fn is_up_to_date(conn: &mut Conn) -> Result<bool, StoreError> {
    let known = match conn {
        Conn::Sqlite(_) => versions::<Sqlite>(&SQLITE)?,
        Conn::Postgres(_) => versions::<Pg>(&POSTGRES)?,
    };
    let applied = diesel::sql_query("SELECT version FROM __diesel_schema_migrations ORDER BY version");
    // Without the table nothing was applied yet.
    let applied: Result<Vec<Applied>, _> = each!(conn, |conn| applied.load(conn));
    Ok(applied.is_ok_and(|applied| applied.into_iter().map(|row| row.version).eq(known)))
}

#[derive(QueryableByName)]
struct Applied {
    #[diesel(sql_type = Text)]
    version: String,
}

/// The versions that this program knows, in order.
fn versions<DB: diesel::backend::Backend>(source: &EmbeddedMigrations) -> Result<Vec<String>, StoreError>
where
    EmbeddedMigrations: MigrationSource<DB>,
{
    let known = MigrationSource::<DB>::migrations(source).map_err(failed)?;
    Ok(known.iter().map(|migration| migration.name().version().to_string()).collect())
}

fn apply<DB: diesel::backend::Backend>(
    conn: &mut impl MigrationHarness<DB>,
    source: EmbeddedMigrations,
) -> Result<Vec<String>, StoreError>
where
    EmbeddedMigrations: MigrationSource<DB>,
{
    let known = versions::<DB>(&source)?;
    let newer = conn
        .applied_migrations()
        .map_err(failed)?
        .into_iter()
        .map(|version| version.to_string())
        .find(|version| !known.contains(version));
    if let Some(version) = newer {
        return Err(StoreError::Newer(version));
    }
    let applied = conn.run_pending_migrations(source).map_err(failed)?;
    Ok(applied.iter().map(ToString::to_string).collect())
}

fn failed(error: Box<dyn std::error::Error + Send + Sync>) -> StoreError {
    StoreError::Failed(diesel::result::Error::QueryBuilderError(error))
}
