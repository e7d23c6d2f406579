//! Responses that handlers return.

use std::fmt::Write as _;

use actix_web::cookie::Cookie;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use askama::Template;
use percent_encoding::{NON_ALPHANUMERIC, percent_encode};

use crate::app::error::Error;

/// Renders a page with status 200 and `no-store`: only public pages are cached.
pub fn page(template: &impl Template) -> Result<HttpResponse, Error> {
    html(StatusCode::OK, template)
}

/// Renders a page with another status, such as a form shown again (422) or a conflict that shows both sides (409).
pub fn html(status: StatusCode, template: &impl Template) -> Result<HttpResponse, Error> {
    Ok(html_response(status, template.render()?))
}

/// Renders a slow page in the same way, on a blocking thread.
pub async fn slow_html<T: Template>(
    status: StatusCode,
    make: impl FnOnce() -> T + Send + 'static,
) -> Result<HttpResponse, Error> {
    Ok(html_response(status, web::block(move || make().render()).await??))
}

fn html_response(status: StatusCode, page: String) -> HttpResponse {
    HttpResponse::build(status)
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(page)
}

/// Reason to show a form again. Its errors are in the form itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormRefusal {
    /// A field has an error.
    Wrong,
    /// The form is fine, but the service is too busy.
    Busy,
}

impl FormRefusal {
    /// Renders the form again. `error_pages` adds `Retry-After` to every 503.
    pub fn show(self, template: &impl Template) -> Result<HttpResponse, Error> {
        match self {
            Self::Wrong => html(StatusCode::UNPROCESSABLE_ENTITY, template),
            Self::Busy => html(StatusCode::SERVICE_UNAVAILABLE, template),
        }
    }
}

/// Redirects to the page that shows the outcome (303), so that reloading does not repeat the action.
pub fn see_other(location: impl AsRef<str>) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, encode_non_ascii(location.as_ref()))).finish()
}

/// Builds the `Content-Disposition` of a download, named by a slug and an ending. A slug in another script is sent as it is (RFC 6266,
/// 4.3), with an ASCII name as fallback.
pub fn attachment(slug: &str, ending: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    if slug.chars().all(is_plain) {
        return format!("attachment; filename=\"{slug}{ending}\"");
    }
    let own = percent_encode(slug.as_bytes(), NON_ALPHANUMERIC);
    format!("attachment; filename=\"lastcard{ending}\"; filename*=UTF-8''{own}{ending}")
}

/// Returns `wanted` if it is a path of this site, never of another one (`//elsewhere`, `/\elsewhere`).
pub fn safe_redirect_path(wanted: &str) -> Option<&str> {
    let is_local = wanted.starts_with('/') && !wanted.starts_with("//") && !wanted.contains('\\');
    (is_local && !wanted.chars().any(char::is_control)).then_some(wanted)
}

/// Percent-encodes non-ASCII characters for a header: a tournament's name may be in any script.
pub fn encode_non_ascii(location: &str) -> String {
    location.bytes().fold(String::with_capacity(location.len()), |mut ascii, byte| {
        if byte.is_ascii() {
            ascii.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(ascii, "%{byte:02X}");
        }
        ascii
    })
}

/// Redirects like [`see_other`] and sets a cookie.
pub fn see_other_with_cookie(location: impl AsRef<str>, cookie: &Cookie<'_>) -> Result<HttpResponse, Error> {
    with_cookie(see_other(location), cookie)
}

pub fn with_cookie(mut response: HttpResponse, cookie: &Cookie<'_>) -> Result<HttpResponse, Error> {
    response.add_cookie(cookie).map_err(|error| Error::Internal(format!("setting a cookie: {error}")))?;
    Ok(response)
}
