//! The wire between the phones and the server: a small TCP proxy that can be cut, as a hall's Wi-Fi is.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, copy};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A proxy to one address. While it is cut, open connections are dropped and new ones are closed at once.
pub(crate) struct Line {
    address: SocketAddr,
    whole: watch::Sender<bool>,
    received: Arc<AtomicUsize>,
}

impl Line {
    /// Listens on a free port and carries everything to `server`.
    pub(crate) async fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("the port that was bound");
        let (whole, state) = watch::channel(true);
        let received = Arc::<AtomicUsize>::default();
        let count = received.clone();
        tokio::spawn(async move {
            while let Ok((phone, _)) = listener.accept().await {
                tokio::spawn(carry(phone, server, state.clone(), count.clone()));
            }
        });
        Self { address, whole, received }
    }

    /// Where the phones go, for example `http://127.0.0.1:40123`.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Takes the signal away.
    pub(crate) fn cut(&self) {
        self.whole.send_replace(false);
    }

    /// Brings the signal back.
    pub(crate) fn mend(&self) {
        self.whole.send_replace(true);
    }

    /// The bytes that the server has sent through it so far, headers and all.
    pub(crate) fn received(&self) -> usize {
        self.received.load(Ordering::SeqCst)
    }
}

async fn carry(
    phone: TcpStream,
    server: SocketAddr,
    mut whole: watch::Receiver<bool>,
    count: Arc<AtomicUsize>,
) {
    if !*whole.borrow_and_update() {
        return;
    }
    let Ok(upstream) = TcpStream::connect(server).await else { return };
    let (mut from_phone, to_phone) = phone.into_split();
    let (from_server, mut to_server) = upstream.into_split();
    let both =
        async { tokio::join!(copy(&mut from_phone, &mut to_server), deliver(from_server, to_phone, &count)) };
    tokio::select! {
        _ = both => {}
        _ = whole.wait_for(|whole| !whole) => {}
    }
}

async fn deliver(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, count: &AtomicUsize) {
    let mut piece = [0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut piece).await {
        count.fetch_add(length, Ordering::SeqCst);
        if to.write_all(&piece[..length]).await.is_err() {
            return;
        }
    }
    let _ = to.shutdown().await;
}
