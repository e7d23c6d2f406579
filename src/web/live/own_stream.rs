//! Streams of a single client: a phone with its holding, an organiser, a practice hand. Each has its own task.

use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::web::Bytes;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

use lastcard_snapshots::ClubVersion;

use crate::app::state::AppState;
use crate::live::{
    stream::{BEAT, HEARTBEAT, OPENING, event, stream_response},
    transport::{StreamConnection, Transport},
};

/// Streams events until `next` returns `None`, the client disconnects, or the service shuts down. A call of `next` may be cancelled before
/// it answers; `next` is then called again.
pub fn events(
    mut closing: watch::Receiver<bool>,
    next: impl AsyncFnMut() -> Option<Bytes> + 'static,
) -> HttpResponse {
    stream_response(move |line| {
        actix_web::rt::spawn(async move {
            tokio::select! {
                _ = closing.wait_for(|closing| *closing) => {}
                () = run_stream(line, next) => {}
            }
        });
    })
}

async fn run_stream(line: StreamConnection, mut next: impl AsyncFnMut() -> Option<Bytes>) {
    let StreamConnection { way, place: _place } = line;
    let Ok(mut line) = AsyncTransport::from_transport(way) else { return };
    let mut event = Bytes::from_static(OPENING);
    let mut beat = tokio::time::interval(HEARTBEAT);
    beat.tick().await;
    while line.send(event).await {
        event = tokio::select! {
            next = next() => match next {
                Some(event) => event,
                None => return,
            },
            () = line.wait_until_gone() => return,
            _ = beat.tick() => Bytes::from_static(BEAT),
        };
    }
}

/// Transport of a stream whose task waits until the client accepts more.
enum AsyncTransport {
    Socket(TcpStream),
    Body(mpsc::Sender<Bytes>),
}

impl AsyncTransport {
    fn from_transport(way: Transport) -> std::io::Result<Self> {
        Ok(match way {
            Transport::Socket(socket) => Self::Socket(TcpStream::from_std(socket)?),
            Transport::Body(body) => Self::Body(body),
        })
    }

    /// Sends all bytes. Returns false if the peer is gone.
    async fn send(&mut self, event: Bytes) -> bool {
        match self {
            Self::Socket(socket) => socket.write_all(&event).await.is_ok(),
            Self::Body(body) => body.send(event).await.is_ok(),
        }
    }

    async fn wait_until_gone(&self) {
        match self {
            Self::Socket(socket) => wait_until_closed(socket).await,
            Self::Body(body) => body.closed().await,
        }
    }
}

/// Waits until the peer has closed the connection. Bytes received are ignored.
async fn wait_until_closed(socket: &TcpStream) {
    while socket.readable().await.is_ok() {
        match socket.try_read(&mut [0; 64]) {
            Ok(0) => return,
            Err(error) if error.kind() != std::io::ErrorKind::WouldBlock => return,
            _ => {}
        }
    }
}

/// Window in which changes in a club are collected. They are sent no more often than once per [`MIN_INTERVAL`], since each makes the club's
/// pages load everything again.
pub const COLLECTION_WINDOW: Duration = Duration::from_millis(250);
pub const MIN_INTERVAL: Duration = Duration::from_secs(1);

/// Streams the newest version of a club, or of all clubs: at once and after changes, for as long as `may` allows it.
pub fn club_versions(
    site: &AppState,
    mut watched: watch::Receiver<ClubVersion>,
    may: impl AsyncFn() -> bool + 'static,
) -> HttpResponse {
    let (now, again) = (Instant::now, site.config.timeouts.right);
    // A call may be cancelled before it answers; the next one continues from this state.
    let (mut told, mut asked, mut due) = (now(), now(), Some(now()));
    events(site.watch_shutdown(), async move || {
        loop {
            tokio::select! {
                () = sleep_until(due.unwrap_or(asked + again)) => {}
                changed = watched.changed(), if due.is_none() => {
                    changed.ok()?;
                    due = Some((now() + COLLECTION_WINDOW).max(told + MIN_INTERVAL));
                    continue;
                }
            }
            if !may().await {
                return None;
            }
            asked = now();
            if due.take().is_some() {
                told = asked;
                return Some(event("version", &watched.borrow_and_update().to_string()));
            }
        }
    })
}
