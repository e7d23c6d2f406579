//! Overwrites the bytes of erased rows: a database only marks deleted rows as free.

use std::{thread, time::Duration};

use diesel::{QueryableByName, RunQueryDsl, connection::SimpleConnection, sql_query, sql_types::Integer};

use crate::{Conn, Store, StoreError};

/// Attempts to empty the write-ahead log while others read from it.
const TRIES: u32 = 20;

const RETRY_DELAY: Duration = Duration::from_millis(100);

#[derive(QueryableByName)]
struct Checkpoint {
    #[diesel(sql_type = Integer)]
    busy: i32,
}

/// Rewrites the database without its free pages. On PostgreSQL dead rows are vacuumed; its write-ahead log and backups are the
/// responsibility of the server.
pub(super) fn scrub(store: &Store) -> Result<(), StoreError> {
    store.write_statement(|conn| -> Result<(), StoreError> {
        match conn {
            Conn::Sqlite(conn) => Ok(conn.batch_execute("PRAGMA secure_delete = ON; VACUUM")?),
            Conn::Postgres(conn) => Ok(conn.batch_execute("VACUUM")?),
        }
    })?;
    for _ in 0..TRIES {
        if store.write_statement(truncate_log)? {
            return Ok(());
        }
        thread::sleep(RETRY_DELAY);
    }
    Err(StoreError::Unavailable("somebody reads from the write-ahead log".to_owned()))
}

/// Truncates the write-ahead log, which still holds the old pages. Returns true if that succeeded.
fn truncate_log(conn: &mut Conn) -> Result<bool, StoreError> {
    match conn {
        Conn::Sqlite(conn) => {
            let done: Checkpoint = sql_query("PRAGMA wal_checkpoint(TRUNCATE)").get_result(conn)?;
            Ok(done.busy == 0)
        }
        Conn::Postgres(_) => Ok(true),
    }
}
