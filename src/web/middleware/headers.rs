//! Security headers of every answer, and the check that a request comes from our own pages.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{
    Method, Uri,
    header::{self, HeaderMap, HeaderName, HeaderValue},
};
use actix_web::middleware::Next;

use crate::app::error::Error;
use crate::middleware::public_url;
use crate::security::events::{SecurityEvent, SecurityLogEntry};

/// Content security policy of every page, with its form targets and the sites that may frame it.
macro_rules! policy {
    ($forms:literal, $ancestors:literal) => {
        concat!(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
             manifest-src 'self'; worker-src 'self'; form-action ",
            $forms,
            "; base-uri 'none'; frame-ancestors ",
            $ancestors
        )
    };
}

/// Allows nothing from elsewhere and nothing inline. `data:` images are QR codes that a script draws.
const POLICY: &str = policy!("'self'", "'none'");

/// Policy of the one page that other sites may frame. It has nothing that visitors could be tricked into pressing.
const FRAMEABLE_POLICY: &str = policy!("'none'", "*");

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // `no-referrer` would make browsers send `Origin: null`, and our own forms would be refused.
    (header::REFERRER_POLICY, "same-origin"),
    (header::CROSS_ORIGIN_OPENER_POLICY, "same-origin"),
    (header::PERMISSIONS_POLICY, "camera=(), microphone=(), geolocation=(), payment=()"),
];

pub fn allow_frames(head: &mut HeaderMap) {
    head.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(FRAMEABLE_POLICY));
}

/// Adds the security headers that the handler has not set itself.
pub fn add_security_headers(head: &mut HeaderMap) {
    let is_framed =
        head.get(header::CONTENT_SECURITY_POLICY).is_some_and(|policy| policy == FRAMEABLE_POLICY);
    for (name, value) in HEADERS {
        // No value of this header allows every site.
        let is_moot = is_framed && name == header::X_FRAME_OPTIONS;
        if !is_moot && !head.contains_key(&name) {
            head.insert(name, HeaderValue::from_static(value));
        }
    }
}

/// Keeps search engines away from addresses that are keys.
pub fn hide_from_search(path: &str, head: &mut HeaderMap) {
    if is_secret_path(path) {
        head.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));
    }
}

/// Returns true if an address is itself a key: to a table, a player's page, a sign-up, an unlisted tournament.
fn is_secret_path(path: &str) -> bool {
    let mut parts = path.split('/').skip(1);
    match [parts.next(), parts.next(), parts.next(), parts.next()] {
        [Some("setup"), ..]
        | [Some("at" | "me" | "invite" | "practice"), Some(_), ..]
        | [Some("t"), Some(_), Some("sign-up" | "check-in"), Some(_)] => true,
        [Some("t"), Some(slug), ..] => slug
            .rsplit_once('-')
            .is_some_and(|(_, key)| key.len() == 32 && key.bytes().all(|byte| byte.is_ascii_hexdigit())),
        _ => false,
    }
}

/// Adds these headers to every answer.
pub async fn security_headers(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let mut response = next.call(request).await?;
    let path = response.request().path().to_owned();
    hide_from_search(&path, response.headers_mut());
    add_security_headers(response.headers_mut());
    Ok(response)
}

/// Refuses changes requested by a page on another site. Clients other than browsers send none of these headers, and carry no cookie that
/// they were not given on purpose.
pub async fn require_same_origin(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, actix_web::Error> {
    if is_safe(request.method())
        || is_same_origin(request.headers(), |host| public_url::is_own_host(request.request(), host))
    {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let origin = request.headers().get("origin").and_then(|origin| origin.to_str().ok()).unwrap_or_default();
    SecurityLogEntry::new(request.request(), SecurityEvent::ForeignOrigin).with_subject(origin).log();
    Ok(request.error_response(Error::ForeignOrigin))
}

fn is_safe(method: &Method) -> bool {
    [Method::GET, Method::HEAD, Method::OPTIONS].contains(method)
}

/// Checks `Sec-Fetch-Site` if the browser sends it. Over plain HTTP on a local network browsers send only `Origin`.
fn is_same_origin(headers: &HeaderMap, is_own: impl FnOnce(&str) -> bool) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    match (text("sec-fetch-site"), text("origin")) {
        (Some(site), _) => ["same-origin", "none"].contains(&site),
        (None, Some(origin)) => authority(origin).is_some_and(|host| is_own(&host)),
        (None, None) => true,
    }
}

fn authority(origin: &str) -> Option<String> {
    origin.parse::<Uri>().ok()?.authority().map(ToString::to_string)
}

/// Treats `HEAD` as `GET`. The server then omits the body.
pub async fn head_as_get(
    mut request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    if request.method() == Method::HEAD {
        request.head_mut().method = Method::GET;
    }
    next.call(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn has_our_origin(pairs: &[(&'static str, &'static str)]) -> bool {
        let pairs = pairs.iter().map(|(n, v)| (HeaderName::from_static(n), HeaderValue::from_static(v)));
        is_same_origin(&pairs.collect(), |host| host == "192.168.1.4:8080")
    }

    #[test]
    fn only_our_own_pages_may_change_something() {
        let host = ("host", "192.168.1.4:8080");
        assert!(has_our_origin(&[
            host,
            ("sec-fetch-site", "same-origin"),
            ("origin", "https://proxy.example")
        ]));
        assert!(!has_our_origin(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(!has_our_origin(&[host, ("sec-fetch-site", "same-site")]));
        assert!(has_our_origin(&[host, ("origin", "http://192.168.1.4:8080")]));
        assert!(!has_our_origin(&[host, ("origin", "http://192.168.1.4")]));
        assert!(!has_our_origin(&[host, ("origin", "http://evil.example")]));
        assert!(!has_our_origin(&[host, ("origin", "null")]));
        assert!(!has_our_origin(&[("origin", "http://evil.example")]));
        assert!(has_our_origin(&[host]));
    }
}
