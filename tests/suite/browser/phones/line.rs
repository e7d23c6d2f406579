//! The line between phones and server: a small TCP proxy that can be cut, like a hall's Wi-Fi, or answer in the
//! server's place, like a reverse proxy while the service restarts.

use std::future::pending;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

#[derive(Debug, Clone, PartialEq)]
enum State {
    /// Carries everything to this server.
    Whole(SocketAddr),
    /// Carries everything up to the first POST, which is swallowed.
    Mute(SocketAddr),
    /// Carries everything, but withholds the answers to POSTs.
    Deaf(SocketAddr),
    /// Closes connections at once.
    Cut,
    /// Keeps connections open and carries nothing.
    Silent,
    /// Answers every request with this text.
    Says(Arc<str>),
}

/// A proxy to one address. Changing its state drops the open connections.
pub(crate) struct Line {
    address: SocketAddr,
    server: SocketAddr,
    state: watch::Sender<State>,
    counted: Arc<Counted>,
}

#[derive(Default)]
struct Counted {
    received: AtomicUsize,
    asked: AtomicUsize,
    open: AtomicUsize,
}

impl Line {
    /// Listens on a free port and carries everything to `server`.
    pub(crate) async fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("the port that was bound");
        let (sender, state) = watch::channel(State::Whole(server));
        let counted = Arc::<Counted>::default();
        let count = counted.clone();
        tokio::spawn(async move {
            while let Ok((phone, _)) = listener.accept().await {
                tokio::spawn(carry(phone, state.clone(), count.clone()));
            }
        });
        Self { address, server, state: sender, counted }
    }

    /// The address that phones use, for example `http://127.0.0.1:40123`.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Closes all connections, and new ones at once.
    pub(crate) fn cut(&self) {
        self.set_state(State::Cut);
    }

    /// Stops carrying anything, without closing connections.
    pub(crate) fn fall_silent(&self) {
        self.set_state(State::Silent);
    }

    /// Swallows POSTs without closing connections; the rest goes through.
    pub(crate) fn swallow_posts(&self) {
        self.set_state(State::Mute(self.server));
    }

    /// Carries POSTs, but withholds their answers.
    pub(crate) fn withhold_post_answers(&self) {
        self.set_state(State::Deaf(self.server));
    }

    /// Answers every request with this status line, these headers and this page.
    pub(crate) fn answer_with(&self, head: &str, page: &str) {
        let length = page.len();
        let answer = format!(
            "HTTP/1.1 {head}\r\ncontent-type: text/html\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{page}"
        );
        self.set_state(State::Says(answer.into()));
    }

    /// Carries everything again.
    pub(crate) fn mend(&self) {
        self.set_state(State::Whole(self.server));
    }

    /// Carries everything again, to a server at another address.
    pub(crate) fn mend_to(&mut self, server: SocketAddr) {
        self.server = server;
        self.mend();
    }

    /// Bytes received from the server so far, headers included.
    pub(crate) fn bytes_received(&self) -> usize {
        self.counted.received.load(Ordering::SeqCst)
    }

    /// Requests answered in the server's place.
    pub(crate) fn requests_answered(&self) -> usize {
        self.counted.asked.load(Ordering::SeqCst)
    }

    /// Open connections to the server.
    pub(crate) fn open_connections(&self) -> usize {
        self.counted.open.load(Ordering::SeqCst)
    }

    /// Changes the state, and wakes open connections only if it differs.
    fn set_state(&self, state: State) {
        self.state.send_if_modified(|now| {
            let changes = *now != state;
            *now = state;
            changes
        });
    }
}

async fn carry(mut phone: TcpStream, mut state: watch::Receiver<State>, count: Arc<Counted>) {
    let now = state.borrow_and_update().clone();
    let (mute, deaf) = (matches!(now, State::Mute(_)), matches!(now, State::Deaf(_)));
    match now {
        State::Cut => {}
        State::Silent => drop(state.changed().await),
        State::Says(answer) => {
            count.asked.fetch_add(1, Ordering::SeqCst);
            let _ = phone.read(&mut [0; 16 * 1024]).await;
            let _ = phone.write_all(answer.as_bytes()).await;
            let _ = phone.shutdown().await;
        }
        State::Whole(server) | State::Mute(server) | State::Deaf(server) => {
            let Ok(upstream) = TcpStream::connect(server).await else { return };
            count.open.fetch_add(1, Ordering::SeqCst);
            let (mut from_phone, to_phone) = phone.split();
            let (from_server, mut to_server) = upstream.into_split();
            let has_posted = AtomicBool::new(false);
            let is_kept = || deaf && has_posted.load(Ordering::SeqCst);
            // Ends both directions as soon as one side closes.
            let ended = async {
                tokio::select! {
                    () = carry_requests(&mut from_phone, &mut to_server, (mute, &has_posted)) => {}
                    () = deliver(from_server, to_phone, &count.received, &is_kept) => {}
                }
            };
            let changes = async {
                let _ = state.changed().await;
                *state.borrow_and_update() == State::Silent
            };
            let silent = tokio::select! {
                () = ended => false,
                silent = changes => silent,
            };
            if silent {
                let _ = state.changed().await;
            }
            count.open.fetch_sub(1, Ordering::SeqCst);
        }
    }
}

/// Carries a phone's requests; on a mute line nothing from the first POST on.
async fn carry_requests(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    (mute, has_posted): (bool, &AtomicBool),
) {
    let mut piece = [0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut piece).await {
        if piece.starts_with(b"POST ") {
            has_posted.store(true, Ordering::SeqCst);
            if mute {
                pending::<()>().await;
            }
        }
        if to.write_all(&piece[..length]).await.is_err() {
            return;
        }
    }
}

async fn deliver(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    count: &AtomicUsize,
    is_kept: &impl Fn() -> bool,
) {
    let mut piece = [0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut piece).await {
        if is_kept() {
            pending::<()>().await;
        }
        count.fetch_add(length, Ordering::SeqCst);
        if to.write_all(&piece[..length]).await.is_err() {
            return;
        }
    }
    let _ = to.shutdown().await;
}
