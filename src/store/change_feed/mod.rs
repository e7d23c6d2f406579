//! Change feed: reports changes made by other copies of the program.

mod file;
mod polling;
mod socket;

use std::{
    cell::RefCell,
    collections::BTreeSet,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use diesel::{RunQueryDsl, sql_query, sql_types};
use tokio::time::sleep;

use super::{
    ClubId, Conn, PlayedHandId, Store, StoreError, TournamentId,
    notifier::Notifier,
    pool::{Access, Connector},
};
use file::WatchedFile;
use polling::PollingFeed;
use socket::{FeedSocket, SocketError};

/// Channel of the PostgreSQL notifications.
pub(super) const CHANNEL: &str = "lastcard";

/// Application name of a listening connection. Each copy of the program has one.
pub(super) const LISTENER: &str = "lastcard listener";

/// Interval of unprompted checks: a copy that was killed may have written without a notification.
const CHECK_INTERVAL: Duration = Duration::from_mins(1);

const PING_INTERVAL: Duration = Duration::from_secs(5);

/// Polling interval of sources that cannot be waited for.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// An item of the change feed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FeedEvent {
    /// This tournament changed.
    Tournament(TournamentId),
    /// This club changed, apart from its tournaments.
    Club(ClubId),
    /// This hand now has this number of moves.
    Hand(PlayedHandId, usize),
    /// This copy wrote something.
    Own,
    /// Another process wrote to the file: anything may have changed.
    Foreign,
    /// Changes may have been missed: everything has to be checked.
    Something,
}

/// A listener on the change feed of a database.
pub struct ChangeFeed(FeedSource);

/// Notifications from a server arrive on a socket where possible; all other sources have to be polled.
enum FeedSource {
    Socket(Box<FeedSocket>),
    Server(PollingFeed),
    File(WatchedFile),
}

/// Notifies other copies when the transaction commits. On SQLite they poll the data version of the file instead.
pub(super) fn notify_tournament(conn: &mut Conn, tournament: &TournamentId) -> Result<(), StoreError> {
    notify(conn, tournament.as_str())
}

/// Like [`notify_tournament`], for several tournaments.
pub(super) fn notify_tournaments(
    conn: &mut Conn,
    tournaments: &BTreeSet<TournamentId>,
) -> Result<(), StoreError> {
    if let Conn::Postgres(conn) = conn {
        let ids: Vec<&str> = tournaments.iter().map(TournamentId::as_str).collect();
        sql_query("SELECT pg_notify($1, id) FROM unnest($2) AS id")
            .bind::<sql_types::Text, _>(CHANNEL)
            .bind::<sql_types::Array<sql_types::Text>, _>(ids)
            .execute(conn)?;
    }
    Ok(())
}

/// Like [`notify_tournament`], but for changes to a club that do not concern its running tournaments. The observers of this copy are
/// notified as well: no caller has to.
pub(super) fn notify_club(conn: &mut Conn, club: &ClubId) -> Result<(), StoreError> {
    CHANGED_CLUBS.with_borrow_mut(|clubs| clubs.insert(club.clone()));
    notify(conn, &format!("{CLUB_PREFIX}{club}"))
}

thread_local! {
    /// Clubs changed by the transaction on this thread. A transaction never leaves its thread.
    static CHANGED_CLUBS: RefCell<BTreeSet<ClubId>> = const { RefCell::new(BTreeSet::new()) };
}

/// Function that is called with each club after a change to it is committed. It returns false once it is no longer needed.
type ClubObserver = Box<dyn Fn(&ClubId) -> bool + Send>;

/// Observers of the clubs in this copy of the program.
#[derive(Default)]
pub(super) struct ClubObservers(Mutex<Vec<ClubObserver>>);

impl ClubObservers {
    pub(super) fn add(&self, observer: ClubObserver) {
        self.lock().push(observer);
    }

    /// Forgets what an earlier attempt changed, before a transaction begins.
    pub(super) fn begin() {
        CHANGED_CLUBS.take();
    }

    /// Notifies the observers of the clubs that the transaction on this thread has changed, once it is committed.
    pub(super) fn commit(&self) {
        for club in CHANGED_CLUBS.take() {
            self.lock().retain(|observer| observer(&club));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<ClubObserver>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn notify(conn: &mut Conn, payload: &str) -> Result<(), StoreError> {
    if let Conn::Postgres(conn) = conn {
        sql_query("SELECT pg_notify($1, $2)")
            .bind::<sql_types::Text, _>(CHANNEL)
            .bind::<sql_types::Text, _>(payload)
            .execute(conn)?;
    }
    Ok(())
}

/// Precedes the id of a hand and its number of moves in a notification; [`CLUB_PREFIX`] precedes the id of a club.
pub(super) const HAND_PREFIX: &str = "hand ";
const CLUB_PREFIX: &str = "club ";

fn parse_payload(payload: String) -> FeedEvent {
    if let Some(club) = payload.strip_prefix(CLUB_PREFIX) {
        return FeedEvent::Club(club.to_owned().into());
    }
    let hand = payload.strip_prefix(HAND_PREFIX).and_then(|rest| rest.split_once(' '));
    match hand.and_then(|(id, moves)| Some((id, moves.parse().ok()?))) {
        Some((id, moves)) => FeedEvent::Hand(id.to_owned().into(), moves),
        None => FeedEvent::Tournament(payload.into()),
    }
}

impl ChangeFeed {
    /// Starts to listen. Earlier changes are not reported, so read the data afterwards.
    pub async fn listen(store: &Store) -> Result<Self, StoreError> {
        let opener = Connector::new(&store.location, Access::Read)?;
        Ok(Self(match &opener {
            Connector::File { .. } => FeedSource::File(WatchedFile::open(&opener, store)?),
            Connector::Server(server) => match FeedSocket::open(server.url(), store.notifier.clone()).await {
                Ok(socket) => FeedSource::Socket(Box::new(socket)),
                Err(SocketError::Away(error)) => return Err(error),
                Err(SocketError::Unsuited(reason)) => {
                    let server = PollingFeed::open(&opener, store.notifier.clone())?;
                    tracing::warn!(reason, "the change feed polls the server ten times a second");
                    FeedSource::Server(server)
                }
            },
        }))
    }

    /// Waits for changes. After an error, listening has to start again. Cancelling the wait loses nothing.
    pub async fn next_changes(&mut self) -> Result<Vec<FeedEvent>, StoreError> {
        loop {
            let heard = match &mut self.0 {
                FeedSource::Socket(socket) => socket.next_changes().await?,
                FeedSource::Server(server) => {
                    sleep(POLL_INTERVAL).await;
                    server.poll()?
                }
                FeedSource::File(file) => {
                    sleep(POLL_INTERVAL).await;
                    file.poll()?
                }
            };
            if !heard.is_empty() {
                return Ok(heard);
            }
        }
    }
}

/// Returns the change unless this copy sent the notification, and so knows it already.
fn from_another(own: &Notifier, sender: i32, payload: &str) -> Option<FeedEvent> {
    (!own.is_own(sender)).then(|| parse_payload(payload.to_owned()))
}
