//! Renders every failed request as the same error page: our own errors, those of the framework (a form that does not parse, a body that is
//! too large) and unknown addresses. Pages that a handler rendered itself are left alone.

use actix_web::body::{BodySize, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{ConnectionType, StatusCode, header};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpRequest, HttpResponse};
use askama::Template;
use serde_json::json;

use crate::app::error::{Error, ErrorPage};
use crate::extract::visitor;
use crate::middleware::request_log::RequestId;
use crate::table::code_page::CodePage;
use crate::ui::page::Visitor;

/// Statuses that have their own message. Any other status gets the nearest one.
const KNOWN_STATUSES: [u16; 13] = [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 503];

pub async fn error_pages(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, actix_web::Error> {
    let mut response = next.call(request).await?.map_into_boxed_body();
    set_retry_after(response.response_mut());
    let status = response.status();
    let failed = status.is_client_error() || status.is_server_error();
    let told = response.response().body().size() != BodySize::None && !is_empty(response.response().body());
    if !failed || (told && response.response().error().is_none()) {
        return Ok(response);
    }
    let request = response.request();
    let (visitor, machine) = (visitor::from_request(request), wants_json(request));
    let id = request.extensions().get::<RequestId>().map(|id| id.as_str().to_owned()).unwrap_or_default();
    let error = response.response().error().and_then(|error| error.as_error::<Error>());
    let key = error.map_or_else(|| key(status), Error::key);
    // Requests deliberately refused under load must not fill the log as well.
    if status.is_server_error() && !matches!(error, Some(Error::Message { .. })) {
        let error = response.response().error().map(ToString::to_string).unwrap_or_default();
        tracing::error!(request = %id, status = status.as_u16(), error, "request failed");
    }
    let page = match error {
        _ if crate::api::problem::is_api_request(request) => {
            crate::api::problem::as_problem(visitor.words, status, &key)
        }
        _ if machine => as_json(&visitor, status, &key),
        Some(Error::NoTable { typed, replaced }) => {
            as_page(&CodePage::new(&visitor).with_rejected_code(typed, *replaced), status)
        }
        Some(Error::Elsewhere { url }) => {
            let page = ErrorPage::new(&visitor, status.as_u16(), &key, &id);
            as_page(&page.with_back_link(format!("{url}{}", visitor.path)), status)
        }
        _ => as_page(&ErrorPage::new(&visitor, status.as_u16(), &key, &id), status),
    };
    let (request, old) = response.into_parts();
    Ok(ServiceResponse::new(request, with_headers_of(page, &old)))
}

/// Adds `Retry-After` to a 429 or 503, and closes the connection, since both mean that the service has too much to do.
fn set_retry_after(response: &mut HttpResponse) {
    let seconds = match response.status() {
        StatusCode::TOO_MANY_REQUESTS => "900",
        StatusCode::SERVICE_UNAVAILABLE => "5",
        _ => return,
    };
    if !response.headers().contains_key(header::RETRY_AFTER) {
        response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static(seconds));
    }
    response.head_mut().set_connection_type(ConnectionType::Close);
}

fn is_empty(body: &actix_web::body::BoxBody) -> bool {
    matches!(body.size(), BodySize::Sized(0))
}

/// Returns the message key of a failure that is not one of our own errors.
fn key(status: StatusCode) -> String {
    match status.as_u16() {
        408 => "error-timeout".to_owned(),
        told if KNOWN_STATUSES.contains(&told) => format!("error-{told}"),
        400..500 => "error-400".to_owned(),
        _ => "error-500".to_owned(),
    }
}

pub fn wants_json(request: &HttpRequest) -> bool {
    let accept = request.headers().get(header::ACCEPT).and_then(|v| v.to_str().ok()).unwrap_or_default();
    accept.starts_with("application/json")
}

fn as_page(page: &impl Template, status: StatusCode) -> HttpResponse {
    match page.render() {
        Ok(body) => HttpResponse::build(status).content_type("text/html; charset=utf-8").body(body),
        Err(_) => HttpResponse::new(status),
    }
}

fn as_json(visitor: &Visitor, status: StatusCode, key: &str) -> HttpResponse {
    let message = visitor.words.say(key).to_string();
    let help = visitor.words.say(format!("{key}-help")).to_string();
    HttpResponse::build(status)
        .json(json!({ "status": status.as_u16(), "error": key, "message": message, "help": help }))
}

/// Keeps the headers of the failed answer (`Allow`, `Retry-After`, a cookie), except those that describe its body.
fn with_headers_of(mut page: HttpResponse, old: &HttpResponse) -> HttpResponse {
    for (name, value) in old.headers() {
        if name != header::CONTENT_TYPE && name != header::CONTENT_LENGTH {
            page.headers_mut().append(name.clone(), value.clone());
        }
    }
    page.head_mut().set_connection_type(old.head().connection_type());
    page.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    page
}
