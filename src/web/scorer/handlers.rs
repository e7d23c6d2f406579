//! `/score/{code}`: device of a scorer, who enters the results of all tables.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_store::codes::ScoredTournament;

use crate::app::{error::Error, responses::page, state::AppState};
use crate::extract::code::{self, CodeLookup};
use crate::live::own_stream;
use crate::scorer::page::ScorerPage;
use crate::ui::page::Visitor;

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    code: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let scored = find_by_code(&site, &request, &code).await?;
    let club = site.participant_snapshot(&scored.slug).await?.club.id.clone();
    let club_version = *site.snapshots.watch_club(&club).borrow();
    let snapshot = visitor.words.localise_snapshot(site.participant_snapshot(&scored.slug).await?);
    if snapshot.is_draft() {
        return Err(Error::Message { status: StatusCode::CONFLICT, key: "error-table-not-started" });
    }
    page(&ScorerPage::new(&visitor, &snapshot, &scored.code, club_version))
}

/// `GET /score/{code}/live`: change feed of the club, which includes its tables.
pub async fn live(
    site: web::Data<AppState>,
    request: HttpRequest,
    code: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let scored = find_by_code(&site, &request, &code).await?;
    let snapshot = site.participant_snapshot(&scored.slug).await?;
    Ok(own_stream::club_versions(&site, site.snapshots.watch_club(&snapshot.club.id), async || true))
}

async fn find_by_code(
    site: &AppState,
    request: &HttpRequest,
    typed: &str,
) -> Result<ScoredTournament, Error> {
    match code::open::<ScoredTournament>(site, request, typed).await? {
        CodeLookup::To(scored) => Ok(scored),
        CodeLookup::Nothing { replaced } => Err(Error::NoTable { typed: typed.to_owned(), replaced }),
    }
}
