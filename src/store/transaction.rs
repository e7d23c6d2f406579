//! The store and its transactions.

use std::{
    fmt,
    num::NonZeroU32,
    sync::Arc,
    time::{Duration, Instant},
};

use diesel::connection::{AnsiTransactionManager, SimpleConnection as _, TransactionManager};

use super::{
    Conn, Failure, Location, Migration, StoreError, TournamentId,
    audit_log::NewAuditEntry,
    conn::each,
    health::Health,
    metrics::StoreMetrics,
    notifier::Notifier,
    pool::{Access, Connected, Connections, Connector, WAIT_TIMEOUT},
};

/// Pool size: enough for all pages that read at once on one machine. PostgreSQL's own limit is 100 clients.
const CONNECTIONS: NonZeroU32 = NonZeroU32::MIN.saturating_add(7);

/// The database of an installation. Clones share its connections.
#[derive(Clone)]
pub struct Store {
    pub(super) readers: Connections,
    /// A pool of one on SQLite: a second writer would only wait for the lock of the file, and for longer.
    pub(super) writer: Connections,
    pub(super) location: Location,
    pub(super) health: Health,
    pub(super) metrics: StoreMetrics,
    pub(super) notifier: Arc<Notifier>,
    /// Audit entry for the next write.
    deed: Option<Arc<NewAuditEntry>>,
}

impl Store {
    /// Opens a database and applies pending migrations.
    pub fn open(location: &Location) -> Result<Self, StoreError> {
        Self::migrate(location)?;
        Self::as_it_is(location)
    }

    /// Opens an existing database without migrating it.
    pub fn as_it_is(location: &Location) -> Result<Self, StoreError> {
        Self::connected(location, CONNECTIONS)
    }

    /// Opens the same database with at most this many connections.
    pub fn with_connections(self, most: NonZeroU32) -> Result<Self, StoreError> {
        Self::connected(&self.location, most)
    }

    fn connected(location: &Location, most: NonZeroU32) -> Result<Self, StoreError> {
        let readers = Connector::new(location, Access::Read)?.pool(most.get());
        let writer = match location {
            Location::Sqlite(_) => Connector::new(location, Access::Write)?.pool(1),
            Location::Postgres(_) => readers.clone(),
        };
        let notifier = Arc::new(Notifier::new(Connector::new(location, Access::Write)?));
        let (health, metrics) = (Health::default(), StoreMetrics::default());
        Ok(Self { readers, writer, location: location.clone(), health, metrics, notifier, deed: None })
    }

    /// Applies pending migrations and returns their versions.
    pub fn migrate(location: &Location) -> Result<Vec<String>, StoreError> {
        Migration::due(location)?.map_or_else(|| Ok(Vec::new()), Migration::run)
    }

    /// Location of the database, whose URL may contain a password.
    pub fn location(&self) -> &Location {
        &self.location
    }

    /// Reads from one consistent snapshot of the database.
    pub(crate) fn read<T, E: Failure>(
        &self,
        mut body: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let asked_at = Instant::now();
        let begin = ["BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"];
        let read = repeat(&self.readers, Statements::Transaction(begin), &mut body);
        self.metrics.note(&self.metrics.reads, asked_at, read.as_ref().err().and_then(Failure::store));
        read
    }

    /// Reads and writes in a serialisable transaction, which is rolled back if the body returns an error.
    ///
    /// The body may run several times: after a conflict with another writer it starts again, and sees what that one wrote.
    pub(crate) fn write<T, E: Failure>(
        &self,
        mut body: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        // After reading, a deferred transaction could no longer take SQLite's write lock.
        let begin = ["BEGIN IMMEDIATE", "BEGIN ISOLATION LEVEL SERIALIZABLE"];
        let Some(deed) = self.deed.as_ref().filter(|deed| !deed.is_noted()) else {
            return self.noted(Statements::Transaction(begin), &mut body);
        };
        let written = self.noted(Statements::Transaction(begin), &mut |conn: &mut Conn| -> Result<T, E> {
            let value = body(conn)?;
            if !deed.is_noted() {
                deed.add(conn)?;
            }
            Ok(value)
        })?;
        deed.was_noted();
        Ok(written)
    }

    /// Returns a handle whose next write includes this audit entry in the same transaction.
    #[must_use]
    pub fn noting(&self, deed: impl Into<Option<Arc<NewAuditEntry>>>) -> Self {
        Self { deed: deed.into(), ..self.clone() }
    }

    /// Keeps a repeated request from being written to the audit log again.
    pub(super) fn was_done_before(&self) {
        if let Some(deed) = &self.deed {
            deed.was_noted();
        }
    }

    /// Writes with a single statement, which is a transaction by itself. Meant for frequent writes.
    pub(crate) fn state<T, E: Failure>(
        &self,
        mut body: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        self.noted(Statements::Nothing, &mut body)
    }

    /// Like [`Self::state`], for a statement that may be repeated because its rows have keys: it is retried after a broken connection.
    pub(crate) fn append<T, E: Failure>(
        &self,
        mut body: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        self.noted(Statements::NothingAgain, &mut body)
    }

    /// Queries the writer's connection without writing.
    pub(super) fn ask_writer<T, E: Failure>(
        &self,
        mut body: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        repeat(&self.writer, Statements::Nothing, &mut body)
    }

    /// Updates counters. On PostgreSQL they may be lost in a crash, so nothing waits for the disk, and concurrent updates of a row wait for
    /// each other. They do not count as writes, which would make a backup due.
    pub(super) fn count<T, E: Failure>(
        &self,
        mut body: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let begin = ["BEGIN IMMEDIATE", "BEGIN ISOLATION LEVEL READ COMMITTED"];
        repeat(&self.writer, Statements::Transaction(begin), &mut |conn: &mut Conn| {
            if let Conn::Postgres(conn) = conn {
                let relaxed = conn.batch_execute("SET LOCAL synchronous_commit = off");
                relaxed.map_err(StoreError::from)?;
            }
            body(conn)
        })
    }

    /// Notifies other copies in the background that these tournaments changed.
    pub(super) fn notify_after_commit(&self, tournaments: impl Iterator<Item = TournamentId>) {
        self.notifier.tell(tournaments);
    }

    /// Writes, and records the duration and the outcome.
    fn noted<T, E: Failure>(
        &self,
        around: Statements,
        body: &mut dyn FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let began = Instant::now();
        let written = repeat(&self.writer, around, body);
        let error = written.as_ref().err().and_then(Failure::store);
        self.metrics.note(&self.metrics.writes, began, error);
        self.health.wrote(error);
        written
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Store").field(&self.location.to_string()).finish()
    }
}

/// Statement that begins a transaction, on SQLite and on PostgreSQL.
type Begin = [&'static str; 2];

/// Transaction around the statements of a body.
#[derive(Clone, Copy)]
enum Statements {
    Transaction(Begin),
    /// A single statement, whose outcome has to be known.
    Nothing,
    /// A single statement, which may be repeated.
    NothingAgain,
}

fn repeat<T, E: Failure>(
    connections: &Connections,
    around: Statements,
    body: &mut dyn FnMut(&mut Conn) -> Result<T, E>,
) -> Result<T, E> {
    let deadline = Instant::now() + WAIT_TIMEOUT;
    let mut attempt = 0;
    loop {
        let mut conn = connect(connections, deadline)?;
        let done = match around {
            Statements::Transaction(begin) => once(&mut conn, begin, body),
            // Tests the connection unless the pool did so already, as for files.
            Statements::Nothing if !connections.test_on_check_out() && !conn.answers() => {
                Err(TransactionEnd::Lost(broken().into()))
            }
            Statements::Nothing => plain(&mut conn, body, TransactionEnd::Refused),
            Statements::NothingAgain => plain(&mut conn, body, TransactionEnd::Lost),
        };
        let again = match done {
            Ok(value) => return Ok(value),
            Err(TransactionEnd::Refused(error)) => return Err(error),
            Err(TransactionEnd::Lost(again)) => again,
        };
        drop(conn);
        attempt += 1;
        if Instant::now() >= deadline || attempt >= ATTEMPTS {
            return Err(again);
        }
        std::thread::sleep(pause(attempt));
    }
}

/// Each round of a race lets at least one writer through, so this many can meet at one table.
const ATTEMPTS: u32 = 40;

/// Grows with the attempts and is random, so that competing threads do not meet again.
fn pause(attempt: u32) -> Duration {
    Duration::from_micros(rand::random_range(200..=1000) * u64::from(attempt.min(20)))
}

fn connect(connections: &Connections, deadline: Instant) -> Result<Connected, StoreError> {
    let left = deadline.saturating_duration_since(Instant::now());
    connections.get_timeout(left).map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// Failure of a transaction.
enum TransactionEnd<E> {
    /// The body's own error.
    Refused(E),
    /// A conflict or a broken connection: it may be tried again.
    Lost(E),
}

fn once<T, E: Failure>(
    conn: &mut Conn,
    begin: Begin,
    body: &mut dyn FnMut(&mut Conn) -> Result<T, E>,
) -> Result<T, TransactionEnd<E>> {
    if let Err(error) = start(conn, begin) {
        return Err(TransactionEnd::Lost(reached(conn, error).into()));
    }
    match body(conn) {
        Ok(value) => match Conn::commit_transaction(conn).map_err(StoreError::from) {
            Ok(()) => Ok(value),
            Err(error @ StoreError::Contended(_)) => Err(TransactionEnd::Lost(error.into())),
            // The transaction may have been committed: only the caller can retry, with the same idempotency key.
            Err(error) => Err(TransactionEnd::Refused(reached(conn, error).into())),
        },
        Err(error) => {
            // A failed rollback leaves a broken connection, which the pool discards.
            let rolled_back = Conn::rollback_transaction(conn).is_ok();
            match error.store() {
                Some(StoreError::Contended(_)) => Err(TransactionEnd::Lost(error)),
                Some(StoreError::Failed(_) | StoreError::Unavailable(_))
                    if !rolled_back || !conn.answers() =>
                {
                    Err(TransactionEnd::Lost(broken().into()))
                }
                _ => Err(TransactionEnd::Refused(error)),
            }
        }
    }
}

/// Runs a single statement without a transaction.
fn plain<T, E: Failure>(
    conn: &mut Conn,
    body: &mut dyn FnMut(&mut Conn) -> Result<T, E>,
    unsure: impl FnOnce(E) -> TransactionEnd<E>,
) -> Result<T, TransactionEnd<E>> {
    body(conn).map_err(|error| match error.store() {
        Some(StoreError::Contended(_)) => TransactionEnd::Lost(error),
        // It may have been committed: `unsure` decides if it can be repeated.
        Some(StoreError::Failed(_) | StoreError::Unavailable(_)) if !conn.answers() => {
            unsure(broken().into())
        }
        _ => TransactionEnd::Refused(error),
    })
}

fn broken() -> StoreError {
    StoreError::Unavailable("the connection broke".to_owned())
}

fn start(conn: &mut Conn, [sqlite, postgres]: Begin) -> Result<(), StoreError> {
    let sql = match conn {
        Conn::Sqlite(_) => sqlite,
        Conn::Postgres(_) => postgres,
    };
    Ok(each!(conn, |conn| AnsiTransactionManager::begin_transaction_sql(conn, sql))?)
}

fn reached(conn: &mut Conn, error: StoreError) -> StoreError {
    if conn.answers() { error } else { broken() }
}
