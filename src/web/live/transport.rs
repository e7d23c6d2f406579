//! Connection of a stream, taken over from the HTTP server where that is possible: over plain HTTP/1.1. The server keeps buffers of 16 kB
//! and a task for each connection, and copies everything it sends; a stream needs none of that after its head. Encrypted streams, and those
//! on a shared HTTP/2 connection, go through the server like any other answer.

use std::any::Any;
use std::cell::Cell;
use std::convert::Infallible;
use std::io;
use std::net::TcpStream;
use std::os::fd::AsFd as _;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::HttpRequest;
use actix_web::body::{BodySize, MessageBody};
use actix_web::dev::Extensions;
use actix_web::web::Bytes;
use tokio::sync::mpsc;

use crate::security::quota::QuotaPermit;

/// Second handle to a connection, besides the server's own, in case a stream is requested on it.
pub struct SocketHandle(Cell<Option<TcpStream>>);

/// Keeps a second handle to each plain connection. If there are too many open files for one, the connection cannot become a stream.
pub fn keep_socket_handle(connection: &dyn Any, kept: &mut Extensions) {
    let connection = connection.downcast_ref::<actix_web::rt::net::TcpStream>();
    if let Some(Ok(handle)) = connection.map(|connection| connection.as_fd().try_clone_to_owned()) {
        kept.insert(SocketHandle(Cell::new(Some(handle.into()))));
    }
}

pub enum Transport {
    /// Connection itself.
    Socket(TcpStream),
    /// Body of an answer that the server sends piece by piece.
    Body(mpsc::Sender<Bytes>),
}

impl Transport {
    /// Returns the transport of a requested stream, with its body if the server sends it; `None` if there is no file left for it.
    pub fn for_request(request: &HttpRequest) -> Option<(Self, Option<EventBody>)> {
        if request.app_config().secure() {
            let (sender, pieces) = mpsc::channel(1);
            return Some((Self::Body(sender), Some(EventBody(pieces))));
        }
        let spare = request.conn_data::<SocketHandle>().and_then(|spare| spare.0.take())?;
        Some((Self::Socket(spare), None))
    }
}

/// Connection of a stream, with its place in the quota. It never blocks, and is closed when dropped.
pub struct StreamConnection {
    pub way: Transport,
    pub place: QuotaPermit,
}

impl StreamConnection {
    /// Sends as many bytes as the connection accepts now, and leaves the rest. Fails if the connection is gone.
    pub fn send(&self, bytes: &mut Bytes) -> io::Result<()> {
        match &self.way {
            Transport::Socket(socket) => write(socket, bytes),
            // An empty piece would be waited for forever.
            Transport::Body(_) if bytes.is_empty() => Ok(()),
            Transport::Body(body) => match body.try_reserve() {
                Ok(place) => {
                    place.send(std::mem::take(bytes));
                    Ok(())
                }
                Err(mpsc::error::TrySendError::Full(())) => Ok(()),
                Err(mpsc::error::TrySendError::Closed(())) => Err(io::ErrorKind::BrokenPipe.into()),
            },
        }
    }

    /// Returns true if the peer has closed the connection. Bytes received are ignored.
    pub fn is_closed(&self) -> bool {
        match &self.way {
            Transport::Socket(socket) => match io::Read::read(&mut &*socket, &mut [0; 64]) {
                Ok(read) => read == 0,
                Err(error) => !matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted),
            },
            Transport::Body(body) => body.is_closed(),
        }
    }
}

fn write(socket: &TcpStream, bytes: &mut Bytes) -> io::Result<()> {
    while !bytes.is_empty() {
        match io::Write::write(&mut &*socket, bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(sent) => drop(bytes.split_to(sent)),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Body of a stream, which the server sends piece by piece.
pub struct EventBody(mpsc::Receiver<Bytes>);

impl MessageBody for EventBody {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        self.0.poll_recv(cx).map(|piece| piece.map(Ok))
    }
}

/// Continuation that takes over the connection after the head of the answer.
pub type StreamStart = Box<dyn FnOnce(StreamConnection)>;

/// Body of an answer that consists only of a head. The server is then told that sending failed, and drops its handle without closing the
/// connection, which the continuation takes over.
pub struct HandoverBody {
    next: Option<(StreamConnection, StreamStart)>,
    is_head_sent: bool,
}

impl HandoverBody {
    pub fn new(line: StreamConnection, begin: StreamStart) -> Self {
        Self { next: Some((line, begin)), is_head_sent: false }
    }
}

/// Error that makes the server drop a connection that was handed over.
#[derive(Debug, thiserror::Error)]
#[error("the connection was handed over")]
pub struct HandedOver;

impl MessageBody for HandoverBody {
    type Error = HandedOver;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, HandedOver>>> {
        if !self.is_head_sent {
            // The server sends what it has whenever the body is pending.
            self.is_head_sent = true;
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        if let Some((line, begin)) = self.next.take() {
            begin(line);
        }
        Poll::Ready(Some(Err(HandedOver)))
    }
}
