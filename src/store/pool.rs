//! Opens connections and pools them.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use diesel::{
    Connection, PgConnection, SqliteConnection,
    connection::{AnsiTransactionManager, SimpleConnection, TransactionManager},
    r2d2::{ManageConnection, Pool, PooledConnection, R2D2Connection},
};
use scheduled_thread_pool::ScheduledThreadPool;
use url::Url;

use super::{Conn, Location, StoreError, conn::each, permissions, server::ServerAddress};

/// Longest wait for a connection or a lock, and longest time for retries after conflicts. After that the database counts as unavailable.
pub(super) const WAIT_TIMEOUT: Duration = Duration::from_millis(2500);

pub(super) type Connections = Pool<Connector>;
pub(super) type PooledConn = PooledConnection<Connector>;

/// Starts the threads that open the connections of a store's pools, so that a slow server delays only those who wait for a connection.
pub(super) fn openers() -> Arc<ScheduledThreadPool> {
    Arc::new(ScheduledThreadPool::builder().num_threads(3).thread_name_pattern("store-{}").build())
}

/// Opens connections and tests if they still reach the database.
#[derive(Debug, Clone)]
pub(super) enum Connector {
    /// Opens a SQLite file.
    File {
        path: PathBuf,
        /// Identity of the file when the store was opened. A file that has taken its place must not be written to.
        identity: FileIdentity,
        access: Access,
    },
    /// Connects to a PostgreSQL server.
    Server(ServerAddress),
}

/// Purpose of a SQLite connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
}

/// Opens a connection. Creates a missing SQLite file and its folder.
pub(super) fn establish(location: &Location) -> Result<Conn, StoreError> {
    match location {
        Location::Sqlite(path) => {
            let path = absolute(path)?;
            permissions::prepare(&path)?;
            open_file(&path, "", Access::Write)
        }
        Location::Postgres(url) => open_server(&ServerAddress::of(&with_timeouts(url))?),
    }
}

impl Connector {
    pub(super) fn new(location: &Location, access: Access) -> Result<Self, StoreError> {
        Ok(match location {
            Location::Sqlite(path) => {
                let path = absolute(path)?;
                let identity = FileIdentity::of(&path)?;
                Self::File { path, identity, access }
            }
            Location::Postgres(url) => Self::Server(ServerAddress::of(&with_timeouts(url))?),
        })
    }

    /// Creates a pool that opens connections on demand, and so can be created while the database is down.
    pub(super) fn pool(self, size: u32, openers: &Arc<ScheduledThreadPool>) -> Connections {
        // A file may be replaced while a connection to it is open. If a server is lost, beginning a transaction fails and another
        // connection is tried; testing a connection each time would take as long as recording a result.
        let is_file = matches!(self, Self::File { .. });
        Pool::builder()
            .max_size(size)
            .thread_pool(openers.clone())
            .test_on_check_out(is_file)
            .min_idle(Some(0))
            .connection_timeout(WAIT_TIMEOUT)
            .error_handler(Box::new(QuietHandler))
            .build_unchecked(self)
    }

    pub(super) fn open(&self) -> Result<Conn, StoreError> {
        self.check_file_identity()?;
        match self {
            // SQLite creates a file that is missing: if one has just gone away, the log of its changes would be taken for that of the new one.
            Self::File { path, access, .. } => open_file(path, "?mode=rw", *access),
            Self::Server(address) => open_server(address),
        }
    }

    /// Fails if the file was removed or replaced: SQLite would go on writing to the old one, and the writes would be lost.
    fn check_file_identity(&self) -> Result<(), StoreError> {
        match self {
            Self::File { path, identity, .. } if FileIdentity::of(path)? != *identity => {
                Err(StoreError::Unavailable(format!("{} was replaced", path.display())))
            }
            _ => Ok(()),
        }
    }
}

impl ManageConnection for Connector {
    type Connection = Conn;
    type Error = StoreError;

    fn connect(&self) -> Result<Conn, StoreError> {
        self.open()
    }

    fn is_valid(&self, conn: &mut Conn) -> Result<(), StoreError> {
        self.check_file_identity()?;
        Ok(conn.ping()?)
    }

    fn has_broken(&self, conn: &mut Conn) -> bool {
        std::thread::panicking() || conn.is_broken()
    }
}

/// Keeps failures to connect out of the log: they are returned to the waiting caller.
#[derive(Debug)]
struct QuietHandler;

impl diesel::r2d2::HandleError<StoreError> for QuietHandler {
    fn handle_error(&self, error: StoreError) {
        tracing::debug!(%error, "no connection");
    }
}

/// Opens a file by its absolute path. `query` is the last part of SQLite's URL.
fn open_file(path: &Path, query: &str, access: Access) -> Result<Conn, StoreError> {
    let name = path.to_str().ok_or_else(|| StoreError::Unavailable(format!("{}", path.display())))?;
    let url = Url::from_file_path(path).map_err(|()| StoreError::Unavailable(name.to_owned()))?;
    let mut conn = SqliteConnection::establish(&format!("{url}{query}"))
        .map_err(|error| unavailable(&format!("{name}: {error}")))?;
    // The timeout comes first: switching to WAL needs a lock.
    conn.batch_execute(&format!(
        "PRAGMA busy_timeout = {}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
        WAIT_TIMEOUT.as_millis()
    ))
    .map_err(|error| unavailable(&format!("{name}: {error}")))?;
    if access == Access::Read {
        conn.batch_execute("PRAGMA query_only = ON")?;
    }
    Ok(Conn::Sqlite(conn))
}

/// Makes single statements serialisable, too, and so as safe as a transaction.
fn open_server(address: &ServerAddress) -> Result<Conn, StoreError> {
    let mut conn = PgConnection::establish(address.url()).map_err(|error| unavailable(&error))?;
    conn.batch_execute("SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL SERIALIZABLE")?;
    Ok(Conn::Postgres(conn))
}

/// Adds timeouts: by default libpq waits for minutes for a server that does not answer or falls silent.
fn with_timeouts(url: &str) -> String {
    let mut url = url.to_owned();
    for (key, value) in
        [("connect_timeout", "2"), ("tcp_user_timeout", "2500"), ("application_name", "lastcard")]
    {
        if !url.contains(&format!("{key}=")) {
            let joint = if url.contains('?') { '&' } else { '?' };
            url = format!("{url}{joint}{key}={value}");
        }
    }
    url
}

/// Makes a path absolute, so that it cannot look like one of SQLite's own URLs.
pub(super) fn absolute(path: &Path) -> Result<PathBuf, StoreError> {
    std::path::absolute(path).map_err(|error| unavailable(&error))
}

pub(super) fn unavailable(error: &impl ToString) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

/// Distinguishes a file from another one that has taken its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct FileIdentity(#[cfg(unix)] (u64, u64));

impl FileIdentity {
    fn of(path: &Path) -> Result<Self, StoreError> {
        let metadata =
            fs::metadata(path).map_err(|error| unavailable(&format!("{}: {error}", path.display())))?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Ok(Self((metadata.dev(), metadata.ino())))
        }
        #[cfg(not(unix))]
        {
            let _ = metadata;
            Ok(Self())
        }
    }
}

impl Conn {
    /// Returns true if the database still answers on this connection. Otherwise marks it as broken, so that the pool discards it.
    pub(super) fn is_alive(&mut self) -> bool {
        let answers = each!(self, |conn| conn.ping().is_ok());
        if !answers {
            each!(self, |conn| AnsiTransactionManager::transaction_manager_status_mut(conn).set_in_error());
        }
        answers
    }
}

#[cfg(test)]
mod tests {
    use diesel::{QueryableByName, RunQueryDsl, sql_query, sql_types::Text};

    use super::*;

    #[derive(QueryableByName)]
    struct Pragmas {
        #[diesel(sql_type = Text)]
        all: String,
    }

    /// Journal mode, synchronous level, foreign keys, busy timeout and query-only flag.
    fn pragmas(conn: &mut Conn) -> String {
        let sql = "SELECT j.journal_mode || ' ' || s.synchronous || ' ' || f.foreign_keys || ' ' || b.timeout
                || ' ' || q.query_only AS \"all\"
            FROM pragma_journal_mode j, pragma_synchronous s, pragma_foreign_keys f, pragma_busy_timeout b,
                pragma_query_only q";
        each!(conn, |conn| sql_query(sql).get_result::<Pragmas>(conn).unwrap().all)
    }

    #[test]
    fn sqlite_writes_durably_and_enforces_foreign_keys() {
        let folder = tempfile::TempDir::new().unwrap();
        let location = Location::Sqlite(folder.path().join("new/club.db"));
        assert_eq!(pragmas(&mut establish(&location).unwrap()), "wal 2 1 2500 0");
        let reader = Connector::new(&location, Access::Read).unwrap();
        assert_eq!(pragmas(&mut reader.connect().unwrap()), "wal 2 1 2500 1");
        let writer = Connector::new(&location, Access::Write).unwrap();
        assert_eq!(pragmas(&mut writer.connect().unwrap()), "wal 2 1 2500 0");
    }

    #[test]
    fn a_file_that_has_gone_away_is_not_created_again() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("100%25 #1?.db");
        assert!(open_file(&path, "?mode=rw", Access::Write).is_err());
        assert!(!path.exists());
        open_file(&path, "", Access::Write).unwrap();
        assert!(path.exists());
        open_file(&path, "?mode=rw", Access::Write).unwrap();
    }

    #[test]
    fn a_server_address_gets_short_timeouts() {
        let url = with_timeouts("postgres://club@host/db");
        assert_eq!(
            url,
            "postgres://club@host/db?connect_timeout=2&tcp_user_timeout=2500&application_name=lastcard"
        );
        let own = with_timeouts("postgres://club@host/db?connect_timeout=9");
        assert!(own.contains("?connect_timeout=9&tcp") && !own.contains("connect_timeout=2"), "{own}");
    }
}
