//! The answers that handlers give.

use std::fmt::Write as _;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use askama::Template;
use percent_encoding::{NON_ALPHANUMERIC, percent_encode};

use super::Error;
use actix_web::cookie::Cookie;

/// A page with status 200. Like every page that is not public, no cache keeps it.
pub fn page(template: &impl Template) -> Result<HttpResponse, Error> {
    html(StatusCode::OK, template)
}

/// A page with another status: a form shown again (422), a conflict that shows both (409).
pub fn html(status: StatusCode, template: &impl Template) -> Result<HttpResponse, Error> {
    Ok(rendered(status, template.render()?))
}

/// The same of a page that takes long to make: on a thread that may wait.
pub async fn slow_html<T: Template>(
    status: StatusCode,
    make: impl FnOnce() -> T + Send + 'static,
) -> Result<HttpResponse, Error> {
    Ok(rendered(status, web::block(move || make().render()).await??))
}

fn rendered(status: StatusCode, page: String) -> HttpResponse {
    HttpResponse::build(status)
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(page)
}

/// Why a form is shown again. What is wrong stands in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FormRefusal {
    /// Something in it.
    Wrong,
    /// Nothing: the service has too much to do just now.
    Busy,
}

impl FormRefusal {
    /// The form once more. When to come back, where the service was busy, is said with every such answer.
    pub(super) fn show(self, template: &impl Template) -> Result<HttpResponse, Error> {
        match self {
            Self::Wrong => html(StatusCode::UNPROCESSABLE_ENTITY, template),
            Self::Busy => html(StatusCode::SERVICE_UNAVAILABLE, template),
        }
    }
}

/// After something was done: go and look at it (303), so that reloading does not do it again.
pub fn see_other(location: impl AsRef<str>) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, ascii(location.as_ref()))).finish()
}

/// How an answer says that it is a file to keep, named by an address of ours and what follows it. An address in another script is said as
/// it is (RFC 6266, 4.3), and beside it a name that every system takes.
pub(super) fn attachment(slug: &str, ending: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    if slug.chars().all(is_plain) {
        return format!("attachment; filename=\"{slug}{ending}\"");
    }
    let own = percent_encode(slug.as_bytes(), NON_ALPHANUMERIC);
    format!("attachment; filename=\"lastcard{ending}\"; filename*=UTF-8''{own}{ending}")
}

/// A path of this site, never another one's (`//elsewhere`, `/\elsewhere`).
pub(super) fn own_path(wanted: &str) -> Option<&str> {
    let is_local = wanted.starts_with('/') && !wanted.starts_with("//") && !wanted.contains('\\');
    (is_local && !wanted.chars().any(char::is_control)).then_some(wanted)
}

/// An address as a header may hold it: what is not ASCII (a tournament's name may be in any script) is percent-encoded.
pub(super) fn ascii(location: &str) -> String {
    location.bytes().fold(String::with_capacity(location.len()), |mut ascii, byte| {
        if byte.is_ascii() {
            ascii.push(char::from(byte));
        } else {
            // Writing to a string does not fail.
            let _ = write!(ascii, "%{byte:02X}");
        }
        ascii
    })
}

/// The same, and a cookie on the way.
pub(super) fn see_other_with(location: impl AsRef<str>, cookie: &Cookie<'_>) -> Result<HttpResponse, Error> {
    with_cookie(see_other(location), cookie)
}

/// The answer, and a cookie on the way.
pub(super) fn with_cookie(mut response: HttpResponse, cookie: &Cookie<'_>) -> Result<HttpResponse, Error> {
    response.add_cookie(cookie).map_err(|error| Error::Internal(format!("setting a cookie: {error}")))?;
    Ok(response)
}
