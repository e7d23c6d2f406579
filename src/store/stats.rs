//! Current state of a database: its size, clients, connections and disk.

use std::{fs, path::Path};

use diesel::{QueryableByName, RunQueryDsl, sql_query, sql_types};
use prometheus_client::registry::Registry;

use super::{Conn, DiskSpace, Location, Store, StoreError, change_feed};

/// Size of a database, and the number of copies that share it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DatabaseStats {
    /// Size on disk, in bytes.
    pub size: u64,
    /// Copies of the program that listen to it; `None` for a file.
    pub copies: Option<u64>,
}

/// Connections of this copy of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConnectionCounts {
    /// Open connections.
    pub open: u32,
    /// Open connections that are unused.
    pub idle: u32,
    /// Limit of open connections.
    pub most: u32,
}

#[derive(QueryableByName)]
struct ServerStatsRow {
    #[diesel(sql_type = sql_types::BigInt)]
    size: i64,
    #[diesel(sql_type = sql_types::BigInt)]
    copies: i64,
}

impl Store {
    /// Measures the database; a server is queried for it.
    pub fn stats(&self) -> Result<DatabaseStats, StoreError> {
        if let Location::Sqlite(path) = &self.location {
            return Ok(DatabaseStats { size: file_size(path), copies: None });
        }
        let sql = format!(
            "SELECT pg_database_size(current_database()) AS size,
                (SELECT count(*) FROM pg_stat_activity
                WHERE datname = current_database() AND application_name = '{}') AS copies",
            change_feed::LISTENER
        );
        self.read(|conn| {
            let Conn::Postgres(conn) = conn else { return Err(StoreError::NotFound) };
            let found: ServerStatsRow = sql_query(&sql).get_result(conn)?;
            let number = |number: i64| u64::try_from(number).unwrap_or_default();
            Ok(DatabaseStats { size: number(found.size), copies: Some(number(found.copies)) })
        })
    }

    /// Space on the disk of the file; `None` for a server, whose disk cannot be measured from here.
    pub fn disk(&self) -> Option<DiskSpace> {
        let Location::Sqlite(path) = &self.location else { return None };
        let path = std::path::absolute(path).ok()?;
        DiskSpace::of(path.parent()?).ok()
    }

    /// Counts the pooled connections.
    pub fn connections(&self) -> ConnectionCounts {
        let pools = match self.location {
            Location::Sqlite(_) => vec![&self.readers, &self.writer],
            // Both pools are the same.
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

    /// Registers the metrics of the store with Prometheus.
    pub fn register(&self, registry: &mut Registry) {
        self.metrics.register(registry);
    }
}

/// Size of the file and its write-ahead log; 0 if they are missing.
fn file_size(path: &Path) -> u64 {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    [path, Path::new(&log)].iter().filter_map(|file| fs::metadata(file).ok()).map(|file| file.len()).sum()
}
