//! The connection of a stream, out of the hands of the HTTP server where that can be: over plain HTTP/1.1. The server keeps buffers of
//! 16 kB and a task for each connection, and copies what it sends; a stream needs none of it once its head is sent. What is encrypted,
//! or shares a connection by HTTP/2, goes through the server like any other answer.

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

use crate::web::quota::QuotaPermit;

/// A second handle of a connection, beside the server's own, for when a stream is asked for on it.
pub(super) struct Spare(Cell<Option<TcpStream>>);

/// Keeps a second handle of each plain connection with it. Without one, where there are too many files, it may have no stream.
pub(in crate::web) fn keep_spare(connection: &dyn Any, kept: &mut Extensions) {
    let connection = connection.downcast_ref::<actix_web::rt::net::TcpStream>();
    if let Some(Ok(handle)) = connection.map(|connection| connection.as_fd().try_clone_to_owned()) {
        kept.insert(Spare(Cell::new(Some(handle.into()))));
    }
}

/// By which way a stream goes.
pub(super) enum StreamWay {
    /// The connection itself.
    Socket(TcpStream),
    /// The body of an answer that the server sends, a piece at a time.
    Body(mpsc::Sender<Bytes>),
}

impl StreamWay {
    /// The way for a stream that was asked for, and the body through which it goes if the server is to send it; nothing where there is
    /// no file left for it.
    pub(super) fn of(request: &HttpRequest) -> Option<(Self, Option<Pieces>)> {
        if request.app_config().secure() {
            let (sender, pieces) = mpsc::channel(1);
            return Some((Self::Body(sender), Some(Pieces(pieces))));
        }
        let spare = request.conn_data::<Spare>().and_then(|spare| spare.0.take())?;
        Some((Self::Socket(spare), None))
    }
}

/// A connection over which a stream goes, with its place. It never blocks, and is closed when it is dropped.
pub(super) struct StreamConnection {
    pub(super) way: StreamWay,
    pub(super) place: QuotaPermit,
}

impl StreamConnection {
    /// Sends as much of this as the connection takes now, and leaves the rest. Fails when it is gone.
    pub(super) fn send(&self, bytes: &mut Bytes) -> io::Result<()> {
        match &self.way {
            StreamWay::Socket(socket) => write(socket, bytes),
            // An empty piece would be waited for for ever.
            StreamWay::Body(_) if bytes.is_empty() => Ok(()),
            StreamWay::Body(body) => match body.try_reserve() {
                Ok(place) => {
                    place.send(std::mem::take(bytes));
                    Ok(())
                }
                Err(mpsc::error::TrySendError::Full(())) => Ok(()),
                Err(mpsc::error::TrySendError::Closed(())) => Err(io::ErrorKind::BrokenPipe.into()),
            },
        }
    }

    /// Whether the other end has closed it. Nothing that comes is of any interest.
    pub(super) fn is_closed(&self) -> bool {
        match &self.way {
            StreamWay::Socket(socket) => match io::Read::read(&mut &*socket, &mut [0; 64]) {
                Ok(read) => read == 0,
                Err(error) => !matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted),
            },
            StreamWay::Body(body) => body.is_closed(),
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

/// The body of a stream that the server sends: what is told, as it is told.
pub(super) struct Pieces(mpsc::Receiver<Bytes>);

impl MessageBody for Pieces {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        self.0.poll_recv(cx).map(|piece| piece.map(Ok))
    }
}

/// What goes on with the connection after the answer's head.
pub(super) type StreamStart = Box<dyn FnOnce(StreamConnection)>;

/// The body of an answer that is only its head: then the server is told that sending failed, drops its handle of the connection
/// without closing it, and somebody else goes on.
pub(super) struct Handover {
    next: Option<(StreamConnection, StreamStart)>,
    is_head_sent: bool,
}

impl Handover {
    pub(super) fn new(line: StreamConnection, begin: StreamStart) -> Self {
        Self { next: Some((line, begin)), is_head_sent: false }
    }
}

/// Why the server is done with a connection.
#[derive(Debug, thiserror::Error)]
#[error("the connection was handed over")]
pub(super) struct HandedOver;

impl MessageBody for Handover {
    type Error = HandedOver;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, HandedOver>>> {
        if !self.is_head_sent {
            // The server sends what it has whenever a body has nothing more just now.
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
