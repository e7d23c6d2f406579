//! Checks on all input: a body must be uncompressed and arrive in time, and addresses and forms must not contain NUL.

use std::cell::Cell;
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::Duration;

use actix_web::HttpMessage;
use actix_web::body::MessageBody;
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::error::PayloadError;
use actix_web::http::{
    StatusCode, Uri,
    header::{self, HeaderMap},
};
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use futures_core::Stream;

use crate::app::{error::Error, state::AppState};

/// Time left for a body to arrive once the service shuts down.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(1);

/// Reason that a body was not read to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BodyFault {
    Late,
    Nul,
}

/// Refuses, before reading their bodies, requests that none of our pages sends, and cuts off bodies that stall.
pub async fn guard_body(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, actix_web::Error> {
    if let Some(error) = refusal(request.headers(), request.uri()) {
        return Ok(request.error_response(error));
    }
    let body = request.take_payload();
    if matches!(body, Payload::None) {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let state = Rc::new(BodyGuardState::default());
    let site = AppState::from_request(request.request())?;
    let is_form = request.content_type().eq_ignore_ascii_case("application/x-www-form-urlencoded");
    request.set_payload(Payload::Stream {
        payload: Box::pin(GuardedBody::new(body, is_form, body_deadline(&site), state.clone())),
    });
    let mut response = next.call(request).await?.map_into_boxed_body();
    if let Some(fault) = state.fault.get() {
        let (request, _) = response.into_parts();
        response = ServiceResponse::from_err(Error::from(fault), request);
    }
    Ok(response)
}

/// Completes when the deadline of a body that starts now has passed.
fn body_deadline(site: &AppState) -> impl Future<Output = ()> + 'static {
    let (mut closing, timeout) = (site.watch_shutdown(), site.config.timeouts.body);
    async move {
        let end = async {
            let _ = closing.wait_for(|closing| *closing).await;
            tokio::time::sleep(SHUTDOWN_GRACE).await;
        };
        tokio::select! {
            () = end => {}
            () = tokio::time::sleep(timeout) => {}
        }
    }
}

/// Returns the reason to refuse a request unread. No browser compresses a form, and a few bytes may decompress to more than fits in memory.
/// None of our addresses and names contains a NUL, which PostgreSQL cannot store.
fn refusal(headers: &HeaderMap, address: &Uri) -> Option<Error> {
    let plain = |value: &header::HeaderValue| value.as_bytes().eq_ignore_ascii_case(b"identity");
    if !headers.get_all(header::CONTENT_ENCODING).all(plain) {
        return Some(Error::Message {
            status: StatusCode::UNSUPPORTED_MEDIA_TYPE,
            key: "error-encoded-body",
        });
    }
    if address.path().contains("%00") {
        return Some(Error::NotFound);
    }
    address.query().is_some_and(|query| query.contains("%00")).then_some(BodyFault::Nul.into())
}

impl From<BodyFault> for Error {
    fn from(fault: BodyFault) -> Self {
        match fault {
            BodyFault::Late => Self::Message { status: StatusCode::REQUEST_TIMEOUT, key: "error-timeout" },
            BodyFault::Nul => Self::Message { status: StatusCode::UNPROCESSABLE_ENTITY, key: "error-nul" },
        }
    }
}

/// Fault of a body, shared with the middleware.
#[derive(Debug, Default)]
struct BodyGuardState {
    fault: Cell<Option<BodyFault>>,
}

/// Body that is checked while it is read.
struct GuardedBody {
    body: Payload,
    /// True if the body is a form, in which `%00` means NUL.
    is_form: bool,
    /// Last two bytes, since a `%00` may be split between pieces.
    before: Vec<u8>,
    deadline: Pin<Box<dyn Future<Output = ()>>>,
    state: Rc<BodyGuardState>,
}

impl GuardedBody {
    fn new(
        body: Payload,
        is_form: bool,
        late: impl Future<Output = ()> + 'static,
        state: Rc<BodyGuardState>,
    ) -> Self {
        Self { body, is_form, before: Vec::new(), deadline: Box::pin(late), state }
    }

    fn fail(&self, fault: BodyFault, kind: io::ErrorKind) -> Poll<Option<Result<Bytes, PayloadError>>> {
        self.state.fault.set(Some(fault));
        Poll::Ready(Some(Err(PayloadError::Io(kind.into()))))
    }

    /// Returns true if the bytes so far contain a NUL that ends in this piece.
    fn has_nul(&mut self, piece: &Bytes) -> bool {
        self.before.extend_from_slice(piece);
        let found = self.before.windows(3).any(|three| three == b"%00") || piece.contains(&0);
        self.before.drain(..self.before.len().saturating_sub(2));
        found
    }
}

impl Stream for GuardedBody {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = self.get_mut();
        match Pin::new(&mut this.body).poll_next(cx) {
            Poll::Ready(Some(Ok(piece))) if this.is_form && this.has_nul(&piece) => {
                this.fail(BodyFault::Nul, io::ErrorKind::InvalidData)
            }
            Poll::Pending if this.deadline.as_mut().poll(cx).is_ready() => {
                this.fail(BodyFault::Late, io::ErrorKind::TimedOut)
            }
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nul_is_found_across_chunks() {
        for pieces in
            [&["a=b%00"][..], &["a=%", "00"], &["a=%0", "0&b"], &["a", "=", "%", "0", "0"], &["a\0"]]
        {
            let mut body = GuardedBody::new(Payload::None, true, std::future::pending(), Rc::default());
            assert!(
                pieces.iter().any(|piece| body.has_nul(&Bytes::from_static(piece.as_bytes()))),
                "{pieces:?}"
            );
        }
        let mut body = GuardedBody::new(Payload::None, true, std::future::pending(), Rc::default());
        assert!(
            !["a=%", "0", "&b=%2500"].iter().any(|piece| body.has_nul(&Bytes::from_static(piece.as_bytes())))
        );
    }
}
