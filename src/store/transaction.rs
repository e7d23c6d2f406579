//! The store and its transactions.

use std::{
    fmt,
    num::NonZeroU32,
    sync::Arc,
    time::{Duration, Instant},
};

use diesel::connection::{AnsiTransactionManager, SimpleConnection as _, TransactionManager};

use super::{
    ClubId, Conn, Failure, Location, Migration, StoreError, TournamentId,
    audit_log::NewAuditEntry,
    change_feed::ClubObservers,
    conn::each,
    health::Health,
    metrics::StoreMetrics,
    notifier::Notifier,
    pool::{Access, Connections, Connector, PooledConn, WAIT_TIMEOUT, openers},
};

/// Pool size: enough for all pages that read at once on one machine. PostgreSQL's own limit is 100 clients.
const CONNECTIONS: NonZeroU32 = NonZeroU32::MIN.saturating_add(7);

/// The database of an installation. Clones share its connections.
#[derive(Clone)]
pub struct Store {
    pub(super) readers: Connections,
    /// A pool of one connection on SQLite: a second writer would only wait for the lock on the file, and wait longer.
    pub(super) writer: Connections,
    pub(super) location: Location,
    pub(super) health: Health,
    pub(super) metrics: StoreMetrics,
    pub(super) notifier: Arc<Notifier>,
    observers: Arc<ClubObservers>,
    /// Audit entry for the next write.
    deed: Option<Arc<NewAuditEntry>>,
}

impl Store {
    /// Opens a database and applies pending migrations.
    pub fn open(location: &Location) -> Result<Self, StoreError> {
        Self::migrate(location)?;
        Self::open_unmigrated(location)
    }

    /// Opens an existing database without migrating it.
    pub fn open_unmigrated(location: &Location) -> Result<Self, StoreError> {
        Self::open_with_connections(location, CONNECTIONS)
    }

    /// Like [`Self::open_unmigrated`], with at most this many connections that read.
    pub fn open_with_connections(location: &Location, most: NonZeroU32) -> Result<Self, StoreError> {
        let openers = openers();
        let readers = Connector::new(location, Access::Read)?.pool(most.get(), &openers);
        let writer = match location {
            Location::Sqlite(_) => Connector::new(location, Access::Write)?.pool(1, &openers),
            Location::Postgres(_) => readers.clone(),
        };
        let notifier = Arc::new(Notifier::new(Connector::new(location, Access::Write)?));
        Ok(Self {
            readers,
            writer,
            location: location.clone(),
            health: Health::default(),
            metrics: StoreMetrics::default(),
            notifier,
            observers: Arc::default(),
            deed: None,
        })
    }

    /// Applies pending migrations and returns their versions.
    pub fn migrate(location: &Location) -> Result<Vec<String>, StoreError> {
        Migration::pending(location)?.map_or_else(|| Ok(Vec::new()), Migration::run)
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
        let read = run_with_retries(&self.readers, TransactionMode::Transaction(begin), &mut body);
        self.metrics.observe(
            &self.metrics.reads,
            asked_at,
            read.as_ref().err().and_then(Failure::store_error),
        );
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
        let Some(deed) = self.deed.as_ref().filter(|deed| !deed.is_committed()) else {
            return self.write_measured(TransactionMode::Transaction(begin), &mut body);
        };
        let written = self.write_measured(
            TransactionMode::Transaction(begin),
            &mut |conn: &mut Conn| -> Result<T, E> {
                let value = body(conn)?;
                if !deed.is_committed() {
                    deed.add(conn)?;
                }
                Ok(value)
            },
        )?;
        deed.mark_committed();
        Ok(written)
    }

    /// Returns a handle whose next write includes this audit entry in the same transaction.
    #[must_use]
    pub fn with_audit_entry(&self, deed: impl Into<Option<Arc<NewAuditEntry>>>) -> Self {
        Self { deed: deed.into(), ..self.clone() }
    }

    /// Calls `observer` with each club after a change to it is committed here, until it returns false. Changes by other copies arrive by
    /// the change feed.
    pub fn observe_clubs(&self, observer: impl Fn(&ClubId) -> bool + Send + 'static) {
        self.observers.add(Box::new(observer));
    }

    /// Keeps a repeated request from being written to the audit log again.
    pub(super) fn skip_audit(&self) {
        if let Some(deed) = &self.deed {
            deed.mark_committed();
        }
    }

    /// Writes with a single statement, which is a transaction by itself. Meant for frequent writes.
    pub(crate) fn write_statement<T, E: Failure>(
        &self,
        mut body: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        self.write_measured(TransactionMode::Nothing, &mut body)
    }

    /// Like [`Self::write_statement`], for a statement that may be repeated because its rows have keys: it is retried after a broken connection.
    pub(crate) fn write_retryable<T, E: Failure>(
        &self,
        mut body: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        self.write_measured(TransactionMode::NothingAgain, &mut body)
    }

    /// Queries the writer's connection without writing.
    pub(super) fn read_from_writer<T, E: Failure>(
        &self,
        mut body: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        run_with_retries(&self.writer, TransactionMode::Nothing, &mut body)
    }

    /// Updates counters. On PostgreSQL nothing waits for the disk, so updates may be lost in a crash, and concurrent updates of a row wait
    /// for each other. Updates of counters do not count as writes, which would make a backup due.
    pub(super) fn update_counters<T, E: Failure>(
        &self,
        mut body: impl FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let begin = ["BEGIN IMMEDIATE", "BEGIN ISOLATION LEVEL READ COMMITTED"];
        run_with_retries(&self.writer, TransactionMode::Transaction(begin), &mut |conn: &mut Conn| {
            if let Conn::Postgres(conn) = conn {
                let relaxed = conn.batch_execute("SET LOCAL synchronous_commit = off");
                relaxed.map_err(StoreError::from)?;
            }
            body(conn)
        })
    }

    /// Notifies other copies in the background that these tournaments changed.
    pub(super) fn notify_after_commit(&self, tournaments: impl Iterator<Item = TournamentId>) {
        self.notifier.enqueue(tournaments);
    }

    fn write_measured<T, E: Failure>(
        &self,
        around: TransactionMode,
        body: &mut dyn FnMut(&mut Conn) -> Result<T, E>,
    ) -> Result<T, E> {
        let began = Instant::now();
        let written = run_with_retries(&self.writer, around, &mut |conn: &mut Conn| {
            ClubObservers::begin();
            body(conn)
        });
        if written.is_ok() {
            self.observers.commit();
        }
        let error = written.as_ref().err().and_then(Failure::store_error);
        self.metrics.observe(&self.metrics.writes, began, error);
        self.health.record_write(error);
        written
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Store").field(&self.location.to_string()).finish()
    }
}

/// Statement that begins a transaction, on SQLite and on PostgreSQL.
type BeginSql = [&'static str; 2];

#[derive(Clone, Copy)]
enum TransactionMode {
    Transaction(BeginSql),
    /// A single statement, whose outcome has to be known.
    Nothing,
    /// A single statement, which may be repeated.
    NothingAgain,
}

fn run_with_retries<T, E: Failure>(
    connections: &Connections,
    around: TransactionMode,
    body: &mut dyn FnMut(&mut Conn) -> Result<T, E>,
) -> Result<T, E> {
    let deadline = Instant::now() + WAIT_TIMEOUT;
    let mut attempt = 0;
    loop {
        let mut conn = connect(connections, deadline)?;
        let done = match around {
            TransactionMode::Transaction(begin) => run_transaction(&mut conn, begin, body),
            // Tests the connection unless the pool did so already, as for files.
            TransactionMode::Nothing if !connections.test_on_check_out() && !conn.is_alive() => {
                Err(TransactionFailure::Lost(broken().into()))
            }
            TransactionMode::Nothing => run_statement(&mut conn, body, TransactionFailure::Refused),
            TransactionMode::NothingAgain => run_statement(&mut conn, body, TransactionFailure::Lost),
        };
        let again = match done {
            Ok(value) => return Ok(value),
            Err(TransactionFailure::Refused(error)) => return Err(error),
            Err(TransactionFailure::Lost(again)) => again,
        };
        drop(conn);
        attempt += 1;
        if Instant::now() >= deadline || attempt >= ATTEMPTS {
            return Err(again);
        }
        std::thread::sleep(retry_delay(attempt));
    }
}

/// Each round of conflicting attempts lets at least one writer through, so this many writers can compete and all succeed.
const ATTEMPTS: u32 = 40;

/// Grows with the attempts and is random, so that competing threads do not collide again.
fn retry_delay(attempt: u32) -> Duration {
    Duration::from_micros(rand::random_range(200..=1000) * u64::from(attempt.min(20)))
}

fn connect(connections: &Connections, deadline: Instant) -> Result<PooledConn, StoreError> {
    let left = deadline.saturating_duration_since(Instant::now());
    connections.get_timeout(left).map_err(|error| StoreError::Unavailable(error.to_string()))
}

enum TransactionFailure<E> {
    /// The body's own error.
    Refused(E),
    /// A conflict or a broken connection: it may be tried again.
    Lost(E),
}

fn run_transaction<T, E: Failure>(
    conn: &mut Conn,
    begin: BeginSql,
    body: &mut dyn FnMut(&mut Conn) -> Result<T, E>,
) -> Result<T, TransactionFailure<E>> {
    if let Err(error) = start(conn, begin) {
        return Err(TransactionFailure::Lost(refine_error(conn, error).into()));
    }
    match body(conn) {
        Ok(value) => match Conn::commit_transaction(conn).map_err(StoreError::from) {
            Ok(()) => Ok(value),
            Err(error @ StoreError::Contended(_)) => Err(TransactionFailure::Lost(error.into())),
            // The transaction may have been committed: only the caller can retry, with the same idempotency key.
            Err(error) => Err(TransactionFailure::Refused(refine_error(conn, error).into())),
        },
        Err(error) => {
            // A failed rollback leaves a broken connection, which the pool discards.
            let rolled_back = Conn::rollback_transaction(conn).is_ok();
            match error.store_error() {
                Some(StoreError::Contended(_)) => Err(TransactionFailure::Lost(error)),
                Some(StoreError::Failed(_) | StoreError::Unavailable(_))
                    if !rolled_back || !conn.is_alive() =>
                {
                    Err(TransactionFailure::Lost(broken().into()))
                }
                _ => Err(TransactionFailure::Refused(error)),
            }
        }
    }
}

fn run_statement<T, E: Failure>(
    conn: &mut Conn,
    body: &mut dyn FnMut(&mut Conn) -> Result<T, E>,
    unsure: impl FnOnce(E) -> TransactionFailure<E>,
) -> Result<T, TransactionFailure<E>> {
    body(conn).map_err(|error| match error.store_error() {
        Some(StoreError::Contended(_)) => TransactionFailure::Lost(error),
        // It may have been committed: `unsure` decides if it can be repeated.
        Some(StoreError::Failed(_) | StoreError::Unavailable(_)) if !conn.is_alive() => {
            unsure(broken().into())
        }
        _ => TransactionFailure::Refused(error),
    })
}

fn broken() -> StoreError {
    StoreError::Unavailable("the connection broke".to_owned())
}

fn start(conn: &mut Conn, [sqlite, postgres]: BeginSql) -> Result<(), StoreError> {
    let sql = match conn {
        Conn::Sqlite(_) => sqlite,
        Conn::Postgres(_) => postgres,
    };
    Ok(each!(conn, |conn| AnsiTransactionManager::begin_transaction_sql(conn, sql))?)
}

fn refine_error(conn: &mut Conn, error: StoreError) -> StoreError {
    if conn.is_alive() { error } else { broken() }
}
