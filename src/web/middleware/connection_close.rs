//! Closes connections with their answer: while the service shuts down, and after a request that was not read to its end.

use std::cell::{Cell, RefCell};
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};

use actix_web::HttpMessage;
use actix_web::body::MessageBody;
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::error::PayloadError;
use actix_web::http::ConnectionType;
use actix_web::middleware::Next;
use actix_web::web::{self, Bytes};
use futures_core::Stream;

use crate::app::{response_body::BodyWithGuard, state::AppState};

/// Closes every connection with its next answer while the service shuts down. Clients that stay connected come back on a new connection,
/// which leads to another copy.
pub async fn close_at_shutdown(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let site = request.app_data::<web::Data<AppState>>().cloned();
    let mut response = next.call(request).await?;
    if site.is_some_and(|site| site.is_draining()) {
        response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    }
    Ok(response)
}

/// Body of a request, shared by its reader and the answer. While it is held, the server does not read on by itself.
#[derive(Clone)]
struct SharedPayload(Rc<(RefCell<Payload>, Cell<bool>)>);

impl Stream for SharedPayload {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let (payload, whole) = &*self.0;
        let polled = Pin::new(&mut *payload.borrow_mut()).poll_next(cx);
        whole.set(matches!(polled, Poll::Ready(None)));
        polled
    }
}

/// Closes a connection with its answer if the request was not read to its end. The server would otherwise go on reading a body that
/// nobody wants, for as long as the client sends.
pub async fn close_if_unread(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, actix_web::Error> {
    let payload = request.take_payload();
    // Over HTTP/2 a body ends with its own stream, and costs no connection.
    if let Payload::None | Payload::H2 { .. } = payload {
        request.set_payload(payload);
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let shared = SharedPayload(Rc::new((RefCell::new(payload), Cell::new(false))));
    request.set_payload(Payload::Stream { payload: Box::pin(shared.clone()) });
    let mut response = next.call(request).await?.map_into_boxed_body();
    if shared.0.1.get() {
        return Ok(response);
    }
    response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    Ok(response.map_body(|_, body| BodyWithGuard::boxed(body, shared)))
}
