//! How a database is at the moment: what it takes, who is connected, and how much room it has.

use std::{fs, path::Path};

use diesel::{QueryableByName, RunQueryDsl, sql_query, sql_types};
use prometheus_client::registry::Registry;

use super::{Conn, DiskSpace, Location, Store, StoreError, news};

/// What a database takes, and who shares it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Survey {
    /// The bytes that it takes on its disk.
    pub size: u64,
    /// How many copies of the program listen to it; not known of a file.
    pub copies: Option<u64>,
}

/// The connections of this copy of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConnectionCounts {
    /// Those that are open.
    pub open: u32,
    /// Those of them that nobody uses just now.
    pub idle: u32,
    /// How many there may be.
    pub most: u32,
}

#[derive(QueryableByName)]
struct ServerSurvey {
    #[diesel(sql_type = sql_types::BigInt)]
    size: i64,
    #[diesel(sql_type = sql_types::BigInt)]
    copies: i64,
}

impl Store {
    /// Looks at the database. Of a server it asks the server.
    pub fn survey(&self) -> Result<Survey, StoreError> {
        if let Location::Sqlite(path) = &self.location {
            return Ok(Survey { size: file_size(path), copies: None });
        }
        let sql = format!(
            "SELECT pg_database_size(current_database()) AS size,
                (SELECT count(*) FROM pg_stat_activity
                WHERE datname = current_database() AND application_name = '{}') AS copies",
            news::LISTENER
        );
        self.read(|conn| {
            let Conn::Postgres(conn) = conn else { return Err(StoreError::NotFound) };
            let found: ServerSurvey = sql_query(&sql).get_result(conn)?;
            let number = |number: i64| u64::try_from(number).unwrap_or_default();
            Ok(Survey { size: number(found.size), copies: Some(number(found.copies)) })
        })
    }

    /// The room on the disk of the file; of a server only the server knows.
    pub fn disk(&self) -> Option<DiskSpace> {
        let Location::Sqlite(path) = &self.location else { return None };
        let path = std::path::absolute(path).ok()?;
        DiskSpace::of(path.parent()?).ok()
    }

    /// The connections that are kept.
    pub fn connections(&self) -> ConnectionCounts {
        let pools = match self.location {
            Location::Sqlite(_) => vec![&self.readers, &self.writer],
            // They are one.
            Location::Postgres(_) => vec![&self.readers],
        };
        let none = ConnectionCounts { open: 0, idle: 0, most: 0 };
        pools.into_iter().fold(none, |sum, pool| {
            let state = pool.state();
            ConnectionCounts {
                open: sum.open + state.connections,
                idle: sum.idle + state.idle_connections,
                most: sum.most + pool.max_size(),
            }
        })
    }

    /// Adds what is counted here to what is told to Prometheus.
    pub fn register(&self, registry: &mut Registry) {
        self.meters.register(registry);
    }
}

/// The file with the log of what was written last. Where it is away it takes nothing.
fn file_size(path: &Path) -> u64 {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    [path, Path::new(&log)].iter().filter_map(|file| fs::metadata(file).ok()).map(|file| file.len()).sum()
}
