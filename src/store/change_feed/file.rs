//! Change feed of a SQLite file, based on its data version, which changes whenever another connection writes to it.

use std::time::Instant;

use diesel::{QueryableByName, RunQueryDsl, SqliteConnection, sql_query, sql_types};

use super::{CHECK_INTERVAL, FeedEvent};
use crate::{Conn, Store, StoreError, pool::Connector};

pub(super) struct WatchedFile {
    conn: SqliteConnection,
    version: i64,
    foreign: i64,
    looked: Instant,
    store: Store,
}

impl WatchedFile {
    pub(super) fn open(opener: &Connector, store: &Store) -> Result<Self, StoreError> {
        let Conn::Sqlite(mut conn) = opener.open()? else {
            return Err(StoreError::Unavailable("no file".to_owned()));
        };
        let (version, foreign) = (version(&mut conn)?, writer_version(store)?);
        Ok(Self { conn, version, foreign, looked: Instant::now(), store: store.clone() })
    }

    pub(super) fn poll(&mut self) -> Result<Vec<FeedEvent>, StoreError> {
        let is_time = self.looked.elapsed() > CHECK_INTERVAL;
        let version = version(&mut self.conn)?;
        if std::mem::replace(&mut self.version, version) == version && !is_time {
            return Ok(Vec::new());
        }
        let others = writer_version(&self.store)?;
        let is_foreign = std::mem::replace(&mut self.foreign, others) != others;
        if !is_foreign && !is_time {
            return Ok(vec![FeedEvent::Own]);
        }
        self.looked = Instant::now();
        Ok(vec![if is_foreign { FeedEvent::Foreign } else { FeedEvent::Something }])
    }
}

#[derive(QueryableByName)]
struct DataVersion {
    #[diesel(sql_type = sql_types::BigInt)]
    data_version: i64,
}

/// Returns the data version as the writer's connection sees it, which changes only when another process writes.
fn writer_version(store: &Store) -> Result<i64, StoreError> {
    store.read_from_writer(|conn| match conn {
        Conn::Sqlite(conn) => version(conn),
        Conn::Postgres(_) => Ok(0),
    })
}

/// Returns the data version, which changes whenever another connection writes to the file.
fn version(conn: &mut SqliteConnection) -> Result<i64, StoreError> {
    Ok(sql_query("PRAGMA data_version").get_result::<DataVersion>(conn)?.data_version)
}
