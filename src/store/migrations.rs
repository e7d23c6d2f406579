//! The tables of both databases, brought up to date when the store opens.

use diesel::{Connection, RunQueryDsl, SqliteConnection, migration::MigrationSource, pg::Pg, sqlite::Sqlite};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::{Conn, StoreError};

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// Any number, as long as all copies of the program wait for the same.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7246501)";

/// Applies what is missing, all of it or nothing. Copies that start together wait for each other.
pub(super) fn run(conn: &mut Conn) -> Result<Vec<String>, StoreError> {
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

fn apply<DB: diesel::backend::Backend>(
    conn: &mut impl MigrationHarness<DB>,
    source: EmbeddedMigrations,
) -> Result<Vec<String>, StoreError>
where
    EmbeddedMigrations: MigrationSource<DB>,
{
    let known: Vec<String> = MigrationSource::<DB>::migrations(&source)
        .map_err(failed)?
        .iter()
        .map(|migration| migration.name().version().to_string())
        .collect();
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
