//! A number and one log line for every request.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use actix_web::HttpMessage;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::Next;

/// The number of a request: in its log lines, its answer's `X-Request-Id` and on the page of a failure.
#[derive(Debug, Clone)]
pub(super) struct RequestId(HeaderValue);

impl RequestId {
    /// As it is written.
    pub(super) fn as_str(&self) -> &str {
        self.0.to_str().unwrap_or_default()
    }

    /// One process's numbers begin with the same half, and the other half counts.
    fn next() -> Self {
        static PROCESS: LazyLock<u64> = LazyLock::new(rand::random);
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let id =
            HeaderValue::try_from(format!("{:016x}{:016x}", *PROCESS, NEXT.fetch_add(1, Ordering::Relaxed)));
        Self(id.unwrap_or_else(|_| HeaderValue::from_static("0")))
    }
}

/// By which route an answer is found that was at hand before any was looked for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Route(pub(super) &'static str);

pub(super) async fn log(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let began = Instant::now();
    let id = RequestId::next();
    request.extensions_mut().insert(id.clone());
    let method = request.method().clone();
    let mut response = next.call(request).await?;
    response.headers_mut().insert(HeaderName::from_static("x-request-id"), id.0.clone());
    if !tracing::enabled!(tracing::Level::INFO) {
        return Ok(response);
    }
    // The route, not the path: table codes and one-time links are keys and do not belong in a log.
    let at_the_door = response.request().extensions().get::<Route>().map(|route| route.0.to_owned());
    let route = at_the_door.or_else(|| response.request().match_pattern());
    let route = route.unwrap_or_else(|| "(no such route)".to_owned());
    let ms = began.elapsed().as_millis();
    tracing::info!(request = %id.as_str(), %method, route, status = response.status().as_u16(), ms, "answered");
    Ok(response)
}
