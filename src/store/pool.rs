//! Opening connections and keeping them.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use diesel::{
    Connection, PgConnection, SqliteConnection,
    connection::{AnsiTransactionManager, SimpleConnection, TransactionManager},
    r2d2::{ManageConnection, Pool, PooledConnection, R2D2Connection},
};

use super::{Conn, Location, StoreError, conn::each, permissions, server::ServerAddress};

/// How long anybody waits for a connection, a lock or the end of a race before the answer is "unavailable".
pub(super) const PATIENCE: Duration = Duration::from_millis(2500);

pub(super) type Connections = Pool<Opener>;
pub(super) type Connected = PooledConnection<Opener>;

/// Opens connections and tells whether they still reach the database.
#[derive(Debug, Clone)]
pub(super) enum Opener {
    /// Of a file.
    File {
        path: PathBuf,
        /// Which file stood there when the store was opened. A file put in its place is not ours to write to.
        identity: Identity,
        access: Access,
    },
    /// To a server.
    Server(ServerAddress),
}

/// What a SQLite connection is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
}

/// Opens a connection; makes a SQLite file and its folder when there is none.
pub(super) fn establish(location: &Location) -> Result<Conn, StoreError> {
    match location {
        Location::Sqlite(path) => {
            let path = absolute(path)?;
            permissions::prepare(&path)
                .map_err(|error| unavailable(&format!("{}: {error}", path.display())))?;
            open_file(&path, Access::Write)
        }
        Location::Postgres(url) => open_server(&ServerAddress::of(&with_timeouts(url))?),
    }
}

impl Opener {
    pub(super) fn new(location: &Location, access: Access) -> Result<Self, StoreError> {
        Ok(match location {
            Location::Sqlite(path) => {
                let path = absolute(path)?;
                let identity = Identity::of(&path)?;
                Self::File { path, identity, access }
            }
            Location::Postgres(url) => Self::Server(ServerAddress::of(&with_timeouts(url))?),
        })
    }

    /// A pool that opens connections when they are wanted; so it can be made while the database is gone.
    pub(super) fn pool(self, size: u32) -> Connections {
        // A file may be replaced under an open connection. Where a server has gone a transaction's begin fails, and another
        // connection is tried: asking each time would take as long as a result.
        let is_file = matches!(self, Self::File { .. });
        Pool::builder()
            .max_size(size)
            .test_on_check_out(is_file)
            .min_idle(Some(0))
            .connection_timeout(PATIENCE)
            .error_handler(Box::new(QuietHandler))
            .build_unchecked(self)
    }

    /// A connection outside the pools.
    pub(super) fn open(&self) -> Result<Conn, StoreError> {
        self.still_there()?;
        match self {
            Self::File { path, access, .. } => open_file(path, *access),
            Self::Server(address) => open_server(address),
        }
    }

    /// SQLite goes on writing to a file that somebody has removed, and the writes are lost.
    fn still_there(&self) -> Result<(), StoreError> {
        match self {
            Self::File { path, identity, .. } if Identity::of(path)? != *identity => {
                Err(StoreError::Unavailable(format!("{} was replaced", path.display())))
            }
            _ => Ok(()),
        }
    }
}

impl ManageConnection for Opener {
    type Connection = Conn;
    type Error = StoreError;

    fn connect(&self) -> Result<Conn, StoreError> {
        self.open()
    }

    fn is_valid(&self, conn: &mut Conn) -> Result<(), StoreError> {
        self.still_there()?;
        Ok(conn.ping()?)
    }

    fn has_broken(&self, conn: &mut Conn) -> bool {
        std::thread::panicking() || conn.is_broken()
    }
}

/// A failure to connect reaches whoever waits for the connection; repeating it in the log says nothing new.
#[derive(Debug)]
struct QuietHandler;

impl diesel::r2d2::HandleError<StoreError> for QuietHandler {
    fn handle_error(&self, error: StoreError) {
        tracing::debug!(%error, "no connection");
    }
}

fn open_file(path: &Path, access: Access) -> Result<Conn, StoreError> {
    let name = path.to_str().ok_or_else(|| StoreError::Unavailable(format!("{}", path.display())))?;
    let mut conn =
        SqliteConnection::establish(name).map_err(|error| unavailable(&format!("{name}: {error}")))?;
    // The timeout first: switching to WAL needs a lock.
    conn.batch_execute(&format!(
        "PRAGMA busy_timeout = {}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
        PATIENCE.as_millis()
    ))
    .map_err(|error| unavailable(&format!("{name}: {error}")))?;
    if access == Access::Read {
        conn.batch_execute("PRAGMA query_only = ON")?;
    }
    Ok(Conn::Sqlite(conn))
}

/// A statement by itself is as safe as a transaction.
fn open_server(address: &ServerAddress) -> Result<Conn, StoreError> {
    let mut conn = PgConnection::establish(address.url()).map_err(|error| unavailable(&error))?;
    conn.batch_execute("SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL SERIALIZABLE")?;
    Ok(Conn::Postgres(conn))
}

/// libpq waits for minutes by default, for a server that does not answer and for one that fell silent.
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

/// Absolute, so that a name never looks like one of SQLite's own URLs.
pub(super) fn absolute(path: &Path) -> Result<PathBuf, StoreError> {
    std::path::absolute(path).map_err(|error| unavailable(&error))
}

pub(super) fn unavailable(error: &impl ToString) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

/// Tells a file from another one that took its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Identity(#[cfg(unix)] (u64, u64));

impl Identity {
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
    /// Whether the database still answers on this connection; where it does not, the pool throws the connection away.
    pub(super) fn answers(&mut self) -> bool {
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

    /// Journal, synchronous, foreign keys, busy timeout, query only.
    fn pragmas(conn: &mut Conn) -> String {
        let sql = "SELECT j.journal_mode || ' ' || s.synchronous || ' ' || f.foreign_keys || ' ' || b.timeout
                || ' ' || q.query_only AS \"all\"
            FROM pragma_journal_mode j, pragma_synchronous s, pragma_foreign_keys f, pragma_busy_timeout b,
                pragma_query_only q";
        each!(conn, |conn| sql_query(sql).get_result::<Pragmas>(conn).unwrap().all)
    }

    #[test]
    fn what_sqlite_acknowledged_is_on_disk_and_references_hold() {
        let folder = tempfile::TempDir::new().unwrap();
        let location = Location::Sqlite(folder.path().join("new/club.db"));
        assert_eq!(pragmas(&mut establish(&location).unwrap()), "wal 2 1 2500 0");
        let reader = Opener::new(&location, Access::Read).unwrap();
        assert_eq!(pragmas(&mut reader.connect().unwrap()), "wal 2 1 2500 1");
        let writer = Opener::new(&location, Access::Write).unwrap();
        assert_eq!(pragmas(&mut writer.connect().unwrap()), "wal 2 1 2500 0");
    }

    #[test]
    fn a_server_is_not_waited_for_longer_than_people_wait() {
        let url = with_timeouts("postgres://club@host/db");
        assert_eq!(
            url,
            "postgres://club@host/db?connect_timeout=2&tcp_user_timeout=2500&application_name=lastcard"
        );
        let own = with_timeouts("postgres://club@host/db?connect_timeout=9");
        assert!(own.contains("?connect_timeout=9&tcp") && !own.contains("connect_timeout=2"), "{own}");
    }
}
