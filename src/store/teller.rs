//! Telling other copies of results that were written, after they were. Told with the result, on PostgreSQL one commit would wait for the
//! other, flush to disk and all: whoever notifies commits alone.

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

use super::{Conn, StoreError, TournamentId, news, pool::Opener};

/// What happens within this time is told at once.
const PACE: Duration = Duration::from_millis(10);

/// How long to wait before trying again where the server is away.
const PAUSE: Duration = Duration::from_millis(500);

/// Tells in the background; the thread begins with the first news, and ends with the store when all is told.
pub(super) struct Teller {
    opener: Opener,
    /// The server's number of the connection that tells.
    number: Arc<AtomicI32>,
    running: Mutex<Option<(Sender<TournamentId>, JoinHandle<()>)>>,
}

impl Teller {
    pub(super) fn new(opener: Opener) -> Self {
        Self { opener, number: Arc::default(), running: Mutex::default() }
    }

    /// Tells soon that these tournaments changed. On SQLite other copies see it by the version of the file.
    pub(super) fn tell(&self, tournaments: impl Iterator<Item = TournamentId>) {
        if let Opener::File { .. } = self.opener {
            return;
        }
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if running.is_none() {
            let (sender, receiver) = channel();
            let (opener, number) = (self.opener.clone(), self.number.clone());
            let thread = std::thread::Builder::new().name("teller".to_owned());
            match thread.spawn(move || run(&opener, &number, &receiver)) {
                Ok(thread) => *running = Some((sender, thread)),
                Err(error) => tracing::warn!(%error, "other copies are not told"),
            }
        }
        if let Some((sender, _)) = running.as_ref() {
            // The thread ends after the sender.
            tournaments.for_each(|id| drop(sender.send(id)));
        }
    }

    /// Whether a notification with this number came from here.
    pub(super) fn is(&self, number: i32) -> bool {
        self.number.load(Ordering::Acquire) == number
    }
}

impl Drop for Teller {
    fn drop(&mut self) {
        let running = self.running.get_mut().unwrap_or_else(PoisonError::into_inner);
        if let Some((sender, thread)) = running.take() {
            drop(sender);
            // What it could not tell is found by the others when they look.
            let _ = thread.join();
        }
    }
}

fn run(opener: &Opener, number: &AtomicI32, changed: &Receiver<TournamentId>) {
    let (mut conn, mut untold) = (None, BTreeSet::new());
    loop {
        let ended = if untold.is_empty() {
            changed.recv().map(|id| untold.insert(id)).is_err()
        } else {
            match changed.recv_timeout(PAUSE) {
                Ok(id) => {
                    untold.insert(id);
                    false
                }
                Err(error) => error == RecvTimeoutError::Disconnected,
            }
        };
        untold.extend(changed.try_iter());
        if !untold.is_empty() && tell(opener, number, &mut conn, &untold).is_ok() {
            untold.clear();
        }
        if ended {
            return;
        }
        std::thread::sleep(PACE);
    }
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = sql_types::Integer)]
    number: i32,
}

fn tell(
    opener: &Opener,
    number: &AtomicI32,
    conn: &mut Option<Conn>,
    changed: &BTreeSet<TournamentId>,
) -> Result<(), StoreError> {
    let mut open = conn.take().map_or_else(|| connect(opener, number), Ok)?;
    news::tell_all(&mut open, changed)?;
    *conn = Some(open);
    Ok(())
}

fn connect(opener: &Opener, number: &AtomicI32) -> Result<Conn, StoreError> {
    let mut conn = opener.open()?;
    if let Conn::Postgres(conn) = &mut conn {
        // Nothing is written that could be lost.
        conn.batch_execute("SET synchronous_commit = off")?;
        let own = sql_query("SELECT pg_backend_pid() AS number").get_result::<Number>(conn)?;
        number.store(own.number, Ordering::Release);
    }
    Ok(conn)
}
