//! The bytes of what was erased. A database only marks as free what it deletes.

use std::{thread, time::Duration};

use diesel::{QueryableByName, RunQueryDsl, connection::SimpleConnection, sql_query, sql_types::Integer};

use crate::{Conn, Store, StoreError};

/// How often it is tried to empty the write-ahead log while somebody reads from it.
const TRIES: u32 = 20;

const PAUSE: Duration = Duration::from_millis(100);

#[derive(QueryableByName)]
struct Checkpoint {
    #[diesel(sql_type = Integer)]
    busy: i32,
}

/// Writes the database anew without what is free in it. On PostgreSQL the rows as they were before are taken out; its own log and its
/// backups are the server's.
pub(super) fn scrub(store: &Store) -> Result<(), StoreError> {
    store.state(|conn| -> Result<(), StoreError> {
        match conn {
            Conn::Sqlite(conn) => Ok(conn.batch_execute("PRAGMA secure_delete = ON; VACUUM")?),
            Conn::Postgres(conn) => Ok(conn.batch_execute("VACUUM")?),
        }
    })?;
    for _ in 0..TRIES {
        if store.state(is_empty)? {
            return Ok(());
        }
        thread::sleep(PAUSE);
    }
    Err(StoreError::Unavailable("somebody reads from the write-ahead log".to_owned()))
}

/// Empties the write-ahead log, in which the old pages still are.
fn is_empty(conn: &mut Conn) -> Result<bool, StoreError> {
    match conn {
        Conn::Sqlite(conn) => {
            let done: Checkpoint = sql_query("PRAGMA wal_checkpoint(TRUNCATE)").get_result(conn)?;
            Ok(done.busy == 0)
        }
        Conn::Postgres(_) => Ok(true),
    }
}
