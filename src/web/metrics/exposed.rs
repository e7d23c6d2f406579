//! `/metrics`: on the port of the pages for callers with the token, or on a listener of its own.

use std::fmt;
use std::net::TcpListener;
use std::sync::Arc;

use actix_web::dev::Server;
use actix_web::http::header::{self, HeaderMap};
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use prometheus_client::encoding::prometheus_text::CONTENT_TYPE;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use crate::app::{
    connections, error::Error, file_limits::METRICS_CONNECTIONS, server::Timeouts, state::AppState,
};
use crate::metrics::Metrics;

/// Serves the metrics on the port of the pages. Without a token there is no such address.
pub async fn show(site: web::Data<AppState>, request: HttpRequest) -> Result<HttpResponse, Error> {
    let Some(token) = &site.config.metrics_token else { return Err(Error::NotFound) };
    answer(&site.metrics, Some(token), &request).await
}

/// Metrics of a separate listener, and the token that it requires.
type MetricsEndpoint = (Arc<Metrics>, Option<MetricsToken>);

/// Serves the metrics of a site on a separate listener, to everybody who reaches it, or to callers with a token.
pub fn expose(
    listener: TcpListener,
    metrics: Arc<Metrics>,
    token: Option<MetricsToken>,
    timeouts: Timeouts,
) -> std::io::Result<Server> {
    let exposed: web::Data<MetricsEndpoint> = web::Data::new((metrics, token));
    let app = move || App::new().app_data(exposed.clone()).route("/metrics", web::get().to(show_on_listener));
    let server = HttpServer::new(app).workers(1).disable_signals();
    let server = server.on_connect(move |connection, _| connections::limit_buffers(connection, timeouts));
    let server = server.client_request_timeout(timeouts.head).max_connections(METRICS_CONNECTIONS);
    Ok(server.listen(listener)?.run())
}

async fn show_on_listener(
    exposed: web::Data<MetricsEndpoint>,
    request: HttpRequest,
) -> Result<HttpResponse, Error> {
    let (metrics, token) = exposed.get_ref();
    answer(metrics, token.as_ref(), &request).await
}

async fn answer(
    metrics: &Arc<Metrics>,
    token: Option<&MetricsToken>,
    request: &HttpRequest,
) -> Result<HttpResponse, Error> {
    if token.is_some_and(|token| !token.matches_bearer(request.headers())) {
        let mut refused = HttpResponse::Unauthorized();
        refused.insert_header((header::WWW_AUTHENTICATE, "Bearer"));
        return Ok(refused.content_type("text/plain; charset=utf-8").body("unauthorized\n"));
    }
    let metrics = metrics.clone();
    let text = web::block(move || metrics.text()).await?;
    let text = text.map_err(|error| Error::Internal(format!("metrics: {error}")))?;
    let mut answer = HttpResponse::Ok();
    answer.insert_header((header::CACHE_CONTROL, "no-store"));
    Ok(answer.content_type(CONTENT_TYPE).body(text))
}

/// Minimum length of a token in characters. A shorter one could be guessed.
const MIN_LENGTH: usize = 16;

/// Hash of a token: comparisons take the same time for any input, and nothing reveals the token.
#[derive(Clone, PartialEq, Eq)]
pub struct MetricsToken([u8; 32]);

/// Error for a token that is too short, or not allowed in a header.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("metrics-token-too-weak")]
pub struct TokenTooWeak {
    /// Number of characters required.
    pub shortest: usize,
}

impl MetricsToken {
    /// Parses a token of visible ASCII characters.
    pub fn parse(text: &str) -> Result<Self, TokenTooWeak> {
        if text.len() < MIN_LENGTH || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(TokenTooWeak { shortest: MIN_LENGTH });
        }
        Ok(Self(Sha256::digest(text).into()))
    }

    /// Returns true if a request contains the token as `Authorization: Bearer …`. The time this takes does not reveal how close a guess
    /// was.
    pub fn matches_bearer(&self, headers: &HeaderMap) -> bool {
        let said = headers.get(header::AUTHORIZATION).map(header::HeaderValue::as_bytes).unwrap_or_default();
        let Some((scheme, token)) = said.split_at_checked("Bearer ".len()) else { return false };
        let sent: [u8; 32] = Sha256::digest(token).into();
        scheme.eq_ignore_ascii_case(b"bearer ") & bool::from(sent.ct_eq(&self.0))
    }
}

impl fmt::Debug for MetricsToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MetricsToken")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_exact_token_is_accepted() {
        let token = MetricsToken::parse("a-token-of-many-letters").unwrap();
        let named = |said: &str| {
            let headers = [(header::AUTHORIZATION, said.parse().unwrap())];
            token.matches_bearer(&headers.into_iter().collect())
        };
        assert!(named("Bearer a-token-of-many-letters") && named("bearer a-token-of-many-letters"));
        for other in [
            "",
            "Bearer ",
            "a-token-of-many-letters",
            "Bearer a-token-of-many-letter",
            "Basic a-token-of-many-letters",
        ] {
            assert!(!named(other), "{other}");
        }
        assert!(!token.matches_bearer(&HeaderMap::new()));
        assert!(!format!("{token:?}").contains("letters"));
    }

    #[test]
    fn a_token_is_long_and_can_be_sent() {
        for weak in
            ["", "short", "with spaces in between", "mit-größeren-zeichen", "new\nline-and-more-of-it"]
        {
            assert_eq!(MetricsToken::parse(weak), Err(TokenTooWeak { shortest: 16 }), "{weak:?}");
        }
    }
}
