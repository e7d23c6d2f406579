//! Notifies other copies of results in the background, after the results were committed. PostgreSQL lets only one transaction with a
//! notification commit at a time, including its flush to disk, so results would otherwise wait for each other.

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI32, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread::JoinHandle,
    time::Duration,
};

use diesel::{QueryableByName, RunQueryDsl, connection::SimpleConnection, sql_query, sql_types};

use super::{Conn, StoreError, TournamentId, change_feed, pool::Connector};

/// Interval in which changes are collected into one transaction.
const BATCH_INTERVAL: Duration = Duration::from_millis(10);

/// Wait before a retry while the server is away.
const RETRY_DELAY: Duration = Duration::from_millis(500);

/// Background notifier. Its thread starts with the first change, and ends with the store once everything is sent.
pub(super) struct Notifier {
    opener: Connector,
    /// Process id of the notifying connection on the server.
    number: Arc<AtomicI32>,
    running: Mutex<Option<(Sender<TournamentId>, JoinHandle<()>)>>,
}

impl Notifier {
    pub(super) fn new(opener: Connector) -> Self {
        Self { opener, number: Arc::default(), running: Mutex::default() }
    }

    /// Queues notifications that these tournaments changed. On SQLite other copies poll the version of the file instead.
    pub(super) fn enqueue(&self, tournaments: impl Iterator<Item = TournamentId>) {
        if let Connector::File { .. } = self.opener {
            return;
        }
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if running.is_none() {
            let (sender, receiver) = channel();
            let (opener, number) = (self.opener.clone(), self.number.clone());
            let thread = std::thread::Builder::new().name("notifier".to_owned());
            match thread.spawn(move || run(&opener, &number, &receiver)) {
                Ok(thread) => *running = Some((sender, thread)),
                Err(error) => tracing::warn!(%error, "other copies are not notified"),
            }
        }
        if let Some((sender, _)) = running.as_ref() {
            // The thread outlives the sender.
            tournaments.for_each(|id| drop(sender.send(id)));
        }
    }

    /// Returns true if a notification with this process id came from here.
    pub(super) fn is_own(&self, number: i32) -> bool {
        self.number.load(Ordering::Acquire) == number
    }
}

impl Drop for Notifier {
    fn drop(&mut self) {
        let running = self.running.get_mut().unwrap_or_else(PoisonError::into_inner);
        if let Some((sender, thread)) = running.take() {
            drop(sender);
            // Other copies find out about anything unsent when they next check everything.
            let _ = thread.join();
        }
    }
}

fn run(opener: &Connector, number: &AtomicI32, changed: &Receiver<TournamentId>) {
    let (mut conn, mut untold) = (None, BTreeSet::new());
    loop {
        let ended = if untold.is_empty() {
            changed.recv().map(|id| untold.insert(id)).is_err()
        } else {
            match changed.recv_timeout(RETRY_DELAY) {
                Ok(id) => {
                    untold.insert(id);
                    false
                }
                Err(error) => error == RecvTimeoutError::Disconnected,
            }
        };
        untold.extend(changed.try_iter());
        if !untold.is_empty() && send_notifications(opener, number, &mut conn, &untold).is_ok() {
            untold.clear();
        }
        if ended {
            return;
        }
        std::thread::sleep(BATCH_INTERVAL);
    }
}

#[derive(QueryableByName)]
struct BackendPid {
    #[diesel(sql_type = sql_types::Integer)]
    number: i32,
}

fn send_notifications(
    opener: &Connector,
    number: &AtomicI32,
    conn: &mut Option<Conn>,
    changed: &BTreeSet<TournamentId>,
) -> Result<(), StoreError> {
    let mut open = conn.take().map_or_else(|| connect(opener, number), Ok)?;
    change_feed::notify_tournaments(&mut open, changed)?;
    *conn = Some(open);
    Ok(())
}

fn connect(opener: &Connector, number: &AtomicI32) -> Result<Conn, StoreError> {
    let mut conn = opener.open()?;
    if let Conn::Postgres(conn) = &mut conn {
        // Notifications are not stored, so nothing can be lost.
        conn.batch_execute("SET synchronous_commit = off")?;
        let own = sql_query("SELECT pg_backend_pid() AS number").get_result::<BackendPid>(conn)?;
        number.store(own.number, Ordering::Release);
    }
    Ok(conn)
}
