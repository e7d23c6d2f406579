//! For whoever watches over the service, and for what stands in front of it: as text, or as JSON where that is asked for.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::json;
use strum::IntoStaticStr;

use super::error_pages::wants_json;
use super::{Error, Site, visitor};
use crate::store::{DiskSpace, Store, StoreError};

/// What there is to say. As text it is the word that programs look for; the page of the failure has the sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
enum Readiness {
    /// It answers and takes writes.
    Ok,
    /// It does, but soon there may be no room for them.
    DiskLow,
    /// Nothing can be written until there is room.
    DiskFull,
    /// The file of the database is damaged.
    Damaged,
    /// The database does not answer.
    Unavailable,
    /// The service is about to end.
    Ending,
}

impl Readiness {
    /// Whether visitors may be sent here.
    fn is_ready(self) -> bool {
        matches!(self, Self::Ok | Self::DiskLow)
    }

    /// The key of what to say about it.
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
pub(super) async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ok\n")
}

/// `/readyz`: the database answers too and takes writes, and the service is not about to end; 503 where nobody should be sent here, and why.
pub(super) async fn ready(site: web::Data<Site>, request: HttpRequest) -> Result<HttpResponse, Error> {
    if site.is_ending() {
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

/// Of a server nobody here knows its disk, and it need not be asked for its size.
fn is_low(store: &Store) -> bool {
    let is_low = |disk: DiskSpace| disk.is_low(store.survey().map_or(0, |survey| survey.size));
    store.disk().is_some_and(is_low)
}

/// The word first, then in sentences what it means and what to do, for people.
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
