//! A number and one log line for every request.

use std::time::Instant;

use actix_web::HttpMessage;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::Next;

/// The number of a request: in its log lines, its answer's `X-Request-Id` and on the page of a failure.
#[derive(Debug, Clone)]
pub(super) struct RequestId(pub(super) String);

pub(super) async fn log(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let began = Instant::now();
    let id = uuid::Uuid::now_v7().simple().to_string();
    request.extensions_mut().insert(RequestId(id.clone()));
    let method = request.method().clone();
    let mut response = next.call(request).await?;
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), value);
    }
    if !tracing::enabled!(tracing::Level::INFO) {
        return Ok(response);
    }
    // The route, not the path: table codes and one-time links are keys and do not belong in a log.
    let route = response.request().match_pattern().unwrap_or_else(|| "(no such route)".to_owned());
    let ms = began.elapsed().as_millis();
    tracing::info!(request = %id, %method, route, status = response.status().as_u16(), ms, "answered");
    Ok(response)
}
