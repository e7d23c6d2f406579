//! Response body that keeps a value alive until it is sent.

use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::web::Bytes;

pub struct BodyWithGuard<T> {
    body: BoxBody,
    _held: T,
}

impl<T: Unpin + 'static> BodyWithGuard<T> {
    /// Boxes a body that holds `held` until it is sent or the client disconnects.
    pub fn boxed(body: BoxBody, held: T) -> BoxBody {
        BoxBody::new(Self { body, _held: held })
    }
}

impl<T: Unpin> MessageBody for BodyWithGuard<T> {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(cx)
    }
}
