//! Health endpoints for monitoring and for proxies, as text or, on request, as JSON.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::json;
use strum::IntoStaticStr;

use lastcard_store::{DiskSpace, Store, StoreError};

use crate::app::{error::Error, state::AppState};
use crate::extract::visitor;
use crate::middleware::error_pages::wants_json;

/// State of the service. Its text is the word that programs look for; the message of the corresponding error explains it to people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
enum Readiness {
    /// The service answers and accepts writes.
    Ok,
    /// Writes are accepted, but the disk is nearly full.
    DiskLow,
    /// The disk is full, so nothing can be written.
    DiskFull,
    /// The database file is damaged.
    Damaged,
    /// The database does not answer.
    Unavailable,
    /// The service is about to shut down.
    Ending,
}

impl Readiness {
    /// Returns true if visitors may be sent here.
    fn is_ready(self) -> bool {
        matches!(self, Self::Ok | Self::DiskLow)
    }

    fn key(self) -> Option<&'static str> {
        match self {
            Self::Ok | Self::Ending => None,
            Self::DiskLow => Some("error-disk-low"),
            Self::DiskFull => Some("error-disk-full"),
            Self::Damaged => Some("error-damaged"),
            Self::Unavailable => Some("error-503"),
        }
    }
}

/// `/healthz`: the process answers.
pub async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ok\n")
}

/// `/readyz`: the database answers and accepts writes, and the service is not shutting down. Otherwise a 503 with the reason.
pub async fn ready(site: web::Data<AppState>, request: HttpRequest) -> Result<HttpResponse, Error> {
    if site.is_draining() {
        return Ok(answer(Readiness::Ending, &request));
    }
    let store = site.store.clone();
    Ok(answer(web::block(move || readiness(&store)).await?, &request))
}

fn readiness(store: &Store) -> Readiness {
    match store.check() {
        Ok(()) if is_low(store) => Readiness::DiskLow,
        Ok(()) => Readiness::Ok,
        Err(error) => {
            tracing::warn!(%error, "not ready");
            match error {
                StoreError::Full(_) => Readiness::DiskFull,
                StoreError::Damaged(_) => Readiness::Damaged,
                _ => Readiness::Unavailable,
            }
        }
    }
}

/// Returns true if the disk of the database is nearly full. The disk of a database server is unknown here, so the server is not queried for
/// its size.
fn is_low(store: &Store) -> bool {
    let is_low = |disk: DiskSpace| disk.is_low(store.stats().map_or(0, |survey| survey.size));
    store.disk().is_some_and(is_low)
}

/// Renders the word first, and then the meaning and the remedy in sentences, for people.
fn answer(found: Readiness, request: &HttpRequest) -> HttpResponse {
    let (words, state): (_, &str) = (visitor::words(request), found.into());
    let status = if found.is_ready() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let told =
        found.key().map(|key| [key.to_owned(), format!("{key}-help")].map(|key| words.say(key).to_string()));
    let mut answer = HttpResponse::build(status);
    answer.insert_header((header::CACHE_CONTROL, "no-store"));
    if wants_json(request) {
        let [message, help] = told.map(|told| told.map(Some)).unwrap_or_default();
        return answer
            .json(json!({ "ready": found.is_ready(), "state": state, "message": message, "help": help }));
    }
    let first = if found.is_ready() { "ok" } else { state };
    let lines = std::iter::once(first.to_owned()).chain(told.into_iter().flatten());
    answer
        .content_type("text/plain; charset=utf-8")
        .body(lines.fold(String::new(), |text, line| text + &line + "\n"))
}
