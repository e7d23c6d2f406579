//! Id, log line and metrics of every request.

use std::borrow::Cow;
use std::sync::{
    LazyLock,
    atomic::{AtomicU64, Ordering},
};
use std::time::Instant;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{HttpMessage, HttpRequest};

use crate::app::state::AppState;

/// Id of a request, in its log lines, in the answer's `X-Request-Id` and on its error page.
#[derive(Debug, Clone)]
pub struct RequestId(HeaderValue);

impl RequestId {
    pub fn as_str(&self) -> &str {
        self.0.to_str().unwrap_or_default()
    }

    /// Returns the next id. The first half is the same for the whole process, the second half counts.
    fn next() -> Self {
        static PROCESS: LazyLock<u64> = LazyLock::new(rand::random);
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let id =
            HeaderValue::try_from(format!("{:016x}{:016x}", *PROCESS, NEXT.fetch_add(1, Ordering::Relaxed)));
        Self(id.unwrap_or_else(|_| HeaderValue::from_static("0")))
    }
}

/// Route of an answer from memory, which never reached the router.
#[derive(Debug, Clone)]
pub struct Route(pub Cow<'static, str>);

pub async fn log(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let began = Instant::now();
    let id = RequestId::next();
    request.extensions_mut().insert(id.clone());
    let method = request.method().clone();
    let mut response = next.call(request).await?;
    response.headers_mut().insert(HeaderName::from_static("x-request-id"), id.0.clone());
    let (route, status, took) = (route_of(response.request()), response.status(), began.elapsed());
    let (name, ms) = (route.as_ref(), took.as_millis());
    tracing::info!(request = %id.as_str(), %method, route = name, status = status.as_u16(), ms, "answered");
    if let Some(site) = response.request().app_data::<Data<AppState>>() {
        site.metrics.requests.record(route, &method, status, took);
    }
    Ok(response)
}

/// Returns the route rather than the path: table codes and one-time links are keys, and belong in neither a log nor a metric.
fn route_of(request: &HttpRequest) -> Cow<'static, str> {
    if let Some(route) = request.extensions().get::<Route>() {
        return route.0.clone();
    }
    request.match_pattern().map_or(Cow::Borrowed("(no such route)"), Cow::Owned)
}
