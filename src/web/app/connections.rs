//! Limits on the connections of every port: a connection whose peer stops reading is closed, buffers stay small, and no address can take
//! all connections.

use std::any::Any;
use std::net::Shutdown;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_tls::accept::rustls_0_23::TlsStream;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::Extensions;
use actix_web::rt::net::TcpStream;
use actix_web::web::Bytes;
use socket2::SockRef;

use crate::app::{file_limits, server::Timeouts, state::AppState};
use crate::extract::client_address::Address;

/// Size in bytes of the system's buffer for an unread answer. The kernel doubles this for its own overhead.
const SEND_BUFFER: usize = 128 << 10;

/// Size in bytes of the system's buffer for unread input, which the kernel doubles as well. HTTP/2 frames are read as they arrive, and
/// empty ones wait in memory until the request is handled.
const RECEIVE_BUFFER: usize = 64 << 10;

/// Maximum number of bytes of an answer that are written at once. The rest is not copied until the system has room for it.
const CHUNK_SIZE: usize = 32 << 10;

/// One internet address, which a whole hall may share, gets at most 1/`ADDRESS_DIVISOR` of all connections; a local address, which only the
/// clients of a proxy share, gets at most 1/`LOCAL_DIVISOR`.
const ADDRESS_DIVISOR: usize = 4;
const LOCAL_DIVISOR: usize = 2;

/// Makes the system close a connection whose peer stops reading, and buffer little for it. Options set on the listener would miss
/// connections accepted before.
pub fn limit_buffers(connection: &dyn Any, timeouts: Timeouts) {
    let Some(socket) = socket_of(connection).map(SockRef::from) else { return };
    // Fails if the peer has already disconnected.
    let _ = socket.set_send_buffer_size(SEND_BUFFER);
    let _ = socket.set_recv_buffer_size(RECEIVE_BUFFER);
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(timeouts.unread));
    #[cfg(not(target_os = "linux"))]
    let _ = timeouts;
}

fn socket_of(connection: &dyn Any) -> Option<&TcpStream> {
    let encrypted = connection.downcast_ref::<TlsStream<TcpStream>>().map(|stream| stream.get_ref().0);
    connection.downcast_ref::<TcpStream>().or(encrypted)
}

/// Admits a new connection, or closes it at once if its address has too many. Behind a proxy all connections have one address, so none are
/// counted.
pub fn admit(site: &AppState, connection: &dyn Any, kept: &mut Extensions) {
    limit_buffers(connection, site.config.timeouts);
    let Some(socket) = socket_of(connection) else { return };
    if let (false, Ok(peer)) = (site.config.behind_proxy, socket.peer_addr()) {
        let address = Address::from_ip(peer.ip());
        let of_one = divisor(peer.ip().to_canonical().is_loopback(), address.is_local());
        let of_one = of_one.map(|part| file_limits::max_connections() / part);
        let Some(share) = site.connections.try_acquire(address, of_one) else {
            // Fails if the peer has already disconnected.
            let _ = SockRef::from(socket).shutdown(Shutdown::Both);
            return;
        };
        kept.insert(share);
    }
    crate::live::transport::keep_socket_handle(connection, kept);
}

/// Returns the divisor for an address. Loopback is not limited, because requests may come through a local proxy that Lastcard is not
/// configured to trust.
fn divisor(is_here: bool, is_local: bool) -> Option<usize> {
    match (is_here, is_local) {
        (true, _) => None,
        (false, true) => Some(LOCAL_DIVISOR),
        (false, false) => Some(ADDRESS_DIVISOR),
    }
}

/// Splits a long body into pieces of at most [`CHUNK_SIZE`] bytes.
pub fn in_chunks(body: BoxBody) -> BoxBody {
    match body.size() {
        BodySize::Sized(length) if length > CHUNK_SIZE as u64 => {
            BoxBody::new(ChunkedBody { body, rest: Bytes::new() })
        }
        _ => body,
    }
}

struct ChunkedBody {
    body: BoxBody,
    rest: Bytes,
}

impl MessageBody for ChunkedBody {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        if self.rest.is_empty() {
            match Pin::new(&mut self.body).poll_next(cx) {
                Poll::Ready(Some(Ok(bytes))) => self.rest = bytes,
                other => return other,
            }
        }
        let length = self.rest.len().min(CHUNK_SIZE);
        Poll::Ready(Some(Ok(self.rest.split_to(length))))
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::*;

    #[actix_web::test]
    async fn a_chunked_answer_is_unchanged() {
        let whole: Vec<u8> = (0..100_000u32).map(|n| n.to_le_bytes()[0]).collect();
        let mut body = in_chunks(BoxBody::new(whole.clone()));
        assert_eq!(body.size(), BodySize::Sized(100_000));
        let mut read = Vec::new();
        while let Some(piece) = poll_fn(|cx| Pin::new(&mut body).poll_next(cx)).await {
            let piece = piece.unwrap();
            assert!(piece.len() <= CHUNK_SIZE);
            read.extend_from_slice(&piece);
        }
        assert_eq!(read, whole);
        assert_eq!(in_chunks(BoxBody::new(())).size(), BodySize::Sized(0));
    }

    #[test]
    fn an_address_gets_part_of_the_connections() {
        assert_eq!(
            [divisor(true, true), divisor(false, true), divisor(false, false)],
            [None, Some(2), Some(4)]
        );
    }
}
