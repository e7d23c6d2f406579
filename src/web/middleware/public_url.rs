//! Public URL of the service: the base of its links. It determines the attributes of cookies, and whether answers promise TLS.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{
    Uri,
    header::{self, HeaderMap, HeaderValue},
    uri::{Authority, Scheme},
};
use actix_web::middleware::Next;
use actix_web::{HttpRequest, web};

use crate::app::{error::Error, state::AppState};

/// Headers in which our own proxy reports the host and the scheme of the visitor's request.
const FORWARDED_HOST: &str = "x-forwarded-host";
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// One year. Browsers that have used TLS once use only TLS from then on.
const HSTS_VALUE: &str = "max-age=31536000";

/// Scheme and host, with the port unless it is the default.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    tls: bool,
    /// In lower case, without a default port.
    host: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("origin-malformed")]
pub struct OriginMalformed;

impl Origin {
    /// Parses `https://uno.example`, with or without a port, and with nothing after it but one `/`.
    pub fn parse(text: &str) -> Result<Self, OriginMalformed> {
        let uri: Uri = text.trim().parse().map_err(|_| OriginMalformed)?;
        let tls = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP => false,
            _ => return Err(OriginMalformed),
        };
        let bare = uri.path_and_query().is_none_or(|rest| rest.as_str() == "/");
        let authority =
            uri.authority().filter(|it| bare && !it.as_str().contains('@')).ok_or(OriginMalformed)?;
        Ok(Self { tls, host: host(authority, tls) })
    }

    /// Returns the public URL for a request: `--url`, else what our own proxy reports, else what the browser sent.
    pub fn for_request(request: &HttpRequest) -> Self {
        let config = request.app_data::<web::Data<AppState>>().map(|site| &site.config);
        if let Some(url) = config.and_then(|config| config.url.clone()) {
            return url;
        }
        let behind_proxy = config.is_some_and(|config| config.behind_proxy);
        let forwarded = || {
            last_header_entry(request.headers(), FORWARDED_PROTO)
                .is_some_and(|it| it.eq_ignore_ascii_case("https"))
        };
        let tls = request.app_config().secure() || behind_proxy && forwarded();
        let asked = requested_host(request, behind_proxy);
        Self { tls, host: asked.map_or_else(|| "localhost".to_owned(), |asked| host(&asked, tls)) }
    }

    /// Returns true if visitors use TLS.
    pub fn is_secure(&self) -> bool {
        self.tls
    }

    /// Returns the host without its port.
    pub fn host_name(&self) -> &str {
        let port = self.host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok());
        port.map_or(&self.host, |(name, _)| name)
    }

    /// Returns true if the URL leads to this computer only.
    pub fn is_local(&self) -> bool {
        is_loopback(&self.host)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.tls { "https" } else { "http" }, self.host)
    }
}

/// Returns true if a page on this host is one of ours, judging by the request.
pub fn is_own_host(request: &HttpRequest, page: &str) -> bool {
    let ours = Origin::for_request(request);
    let behind_proxy = AppState::from_request(request).is_ok_and(|site| site.config.behind_proxy);
    let asked = requested_host(request, behind_proxy).map(|asked| host(&asked, ours.tls));
    page == ours.host || Some(page) == asked.as_deref()
}

/// Returns the path of one of our addresses; `None` for another site.
pub fn own_path(request: &HttpRequest, address: &str) -> Option<String> {
    let uri: Uri = address.parse().ok()?;
    let tls = *uri.scheme()? == Scheme::HTTPS;
    let is_web = tls || *uri.scheme()? == Scheme::HTTP;
    (is_web && is_own_host(request, &host(uri.authority()?, tls))).then(|| uri.path().to_owned())
}

/// Refuses requests for another host, if the public URL is known, and promises TLS where it is used.
pub async fn enforce_host(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, actix_web::Error> {
    let site = AppState::from_request(request.request())?;
    warn_of_proxy(&site, request.headers());
    let is_secure = Origin::for_request(request.request()).is_secure();
    if let Some(url) = &site.config.url
        && !is_allowed_host(request.request(), url, site.config.behind_proxy)
    {
        return Ok(request.error_response(Error::Elsewhere { url: url.clone() }));
    }
    let mut response = next.call(request).await?.map_into_boxed_body();
    if is_secure {
        set_hsts(&site, response.headers_mut());
    }
    Ok(response)
}

/// Tells browsers to use TLS from now on, except with a certificate from our own authority. Until a browser knows that authority, it would
/// insist on TLS and let nobody past its warning, not even to the page that offers the certificate.
pub fn set_hsts(site: &AppState, head: &mut HeaderMap) {
    if site.config.tls.as_ref().is_some_and(|served| served.authority().is_some()) {
        return;
    }
    head.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS_VALUE));
}

/// Returns true if the visitor uses TLS, for a request that plainly names our host; `None` for a request that needs a closer look.
pub fn tls_if_own_host(site: &AppState, request: &HttpRequest) -> Option<bool> {
    if site.config.behind_proxy {
        return None;
    }
    let Some(url) = &site.config.url else {
        warn_of_proxy(site, request.headers());
        return Some(request.app_config().secure());
    };
    // HTTP/2 sends the host as a part of the address.
    let asked = match request.headers().get(header::HOST) {
        Some(host) => host.to_str().ok()?,
        None => request.uri().authority()?.as_str(),
    };
    (asked == url.host).then_some(url.tls)
}

/// Returns true if the host is that of `--url` or a loopback name, which proxies and people at this computer use. Monitoring may use any
/// host.
fn is_allowed_host(request: &HttpRequest, url: &Origin, behind_proxy: bool) -> bool {
    if ["/healthz", "/readyz", "/metrics"].contains(&request.path()) {
        return true;
    }
    requested_host(request, behind_proxy).is_some_and(|asked| {
        let asked = host(&asked, url.tls);
        asked == url.host || is_loopback(&asked)
    })
}

/// Warns once per process if forwarded headers arrive but are ignored.
fn warn_of_proxy(site: &AppState, headers: &HeaderMap) {
    static WARNED: AtomicBool = AtomicBool::new(false);
    let forwarded = || {
        ["x-forwarded-for", FORWARDED_HOST, FORWARDED_PROTO, "forwarded"]
            .into_iter()
            .find(|name| headers.contains_key(*name))
    };
    if site.config.behind_proxy || WARNED.load(Ordering::Relaxed) {
        return;
    }
    if let Some(header) = forwarded()
        && !WARNED.swap(true, Ordering::Relaxed)
    {
        tracing::warn!(
            header,
            "a request has this header, which is ignored: behind a reverse proxy of your own, set --behind-proxy, or all \
             visitors count as one"
        );
    }
}

fn requested_host(request: &HttpRequest, behind_proxy: bool) -> Option<Authority> {
    let headers = request.headers();
    let forwarded = behind_proxy.then(|| last_header_entry(headers, FORWARDED_HOST)).flatten();
    let sent = || headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match forwarded.or_else(sent) {
        Some(text) => text.parse().ok(),
        None => request.uri().authority().cloned(),
    }
}

/// Returns the entry that the nearest proxy wrote: the last one of the last header.
fn last_header_entry<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    Some(headers.get_all(name).next_back()?.to_str().ok()?.rsplit(',').next()?.trim())
}

fn host(authority: &Authority, tls: bool) -> String {
    let host = authority.host().to_ascii_lowercase();
    match authority.port_u16() {
        Some(port) if port != if tls { 443 } else { 80 } => format!("{host}:{port}"),
        _ => host,
    }
}

fn is_loopback(host: &str) -> bool {
    let name =
        host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok()).map_or(host, |(name, _)| name);
    let ip = name.parse::<std::net::Ipv4Addr>();
    name == "localhost" || name == "[::1]" || ip.is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_a_scheme_and_a_host() {
        for (text, origin) in [
            ("https://uno.example", "https://uno.example"),
            ("https://UNO.example/", "https://uno.example"),
            ("https://uno.example:443", "https://uno.example"),
            ("http://192.168.1.4:8080", "http://192.168.1.4:8080"),
            ("http://[::1]:8080/", "http://[::1]:8080"),
        ] {
            assert_eq!(Origin::parse(text).map(|origin| origin.to_string()).as_deref(), Ok(origin));
        }
        for bad in [
            "",
            "uno.example",
            "ftp://uno.example",
            "https://",
            "https://a/b",
            "https://a?b",
            "https://u:p@a",
            "//a",
        ] {
            assert_eq!(Origin::parse(bad), Err(OriginMalformed), "{bad}");
        }
    }

    #[test]
    fn loopback_hosts_are_recognised() {
        assert!(
            ["localhost", "localhost:8080", "127.0.0.1:8080", "127.1.2.3", "[::1]", "[::1]:80"]
                .into_iter()
                .all(is_loopback)
        );
        assert!(
            !["127.evil.example", "uno.example", "192.168.1.4:8080", "[::2]:80"].into_iter().any(is_loopback)
        );
    }
}
