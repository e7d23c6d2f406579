//! `/organise/audit` and `/organise/t/{slug}/audit`: the audit log of a club and of a tournament, as pages and as files.

pub mod lines;
pub mod page;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use chrono::Utc;
use serde::Deserialize;

use lastcard_store::{StoreError, accounts, audit_log, players, self_reports, tournaments};

use crate::app::{
    error::Error,
    responses::{attachment, page},
    state::AppState,
};
use crate::audit::{
    lines::{ClubAuditContext, club_lines, tournament_lines},
    page::{AuditFilter, AuditLine, AuditLog, AuditPage},
};
use crate::export::{
    table::{ExportCell, ExportTable, column, csv},
    xlsx_file::xlsx,
};
use crate::extract::{organiser::Organiser, own_tournament::OwnTournament};
use crate::ui::{page::Page, translator::Translator};

/// Filter, and the page of the results.
#[derive(Deserialize)]
pub struct AuditQuery {
    #[serde(default)]
    kind: String,
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: usize,
}

impl AuditQuery {
    fn filter(&self) -> AuditFilter {
        AuditFilter { kind: self.kind.clone(), text: self.q.trim().to_owned() }
    }
}

pub async fn show(
    site: web::Data<AppState>,
    own: OwnTournament,
    query: web::Query<AuditQuery>,
) -> Result<HttpResponse, Error> {
    let seen = load_tournament_audit(&site, &own).await?;
    let frame = own.organiser.page(own.organiser.words().say("audit-title"));
    let back = (format!("/organise/t/{}", own.stored.header.slug), own.stored.header.name.to_string());
    audit_page(frame, &seen, (back, "audit-help"), &query)
}

/// `GET /organise/t/{slug}/audit.{kind}`
pub async fn send(
    site: web::Data<AppState>,
    own: OwnTournament,
    path: web::Path<(String, String)>,
    query: web::Query<AuditQuery>,
) -> Result<HttpResponse, Error> {
    let seen = load_tournament_audit(&site, &own).await?;
    file(&own.organiser, &seen, &query, (&own.stored.header.slug, &path.1))
}

/// `GET /organise/audit`
pub async fn show_club(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<AuditQuery>,
) -> Result<HttpResponse, Error> {
    let seen = load_club_audit(&site, &organiser).await?;
    let words = organiser.words();
    let back = ("/organise/club".to_owned(), words.say("club-title").to_string());
    audit_page(organiser.page(words.say("audit-title-club")), &seen, (back, "audit-help-club"), &query)
}

/// `GET /organise/audit.{kind}`
pub async fn send_club(
    site: web::Data<AppState>,
    organiser: Organiser,
    kind: web::Path<String>,
    query: web::Query<AuditQuery>,
) -> Result<HttpResponse, Error> {
    let seen = load_club_audit(&site, &organiser).await?;
    file(&organiser, &seen, &query, (organiser.club.slug.as_str(), &kind))
}

async fn load_tournament_audit(site: &AppState, own: &OwnTournament) -> Result<AuditLog, Error> {
    let (words, zone, club) =
        (own.organiser.words(), own.organiser.club.time_zone, own.organiser.club.id.clone());
    let (stored, events, accounts) = (own.stored.clone(), own.events.clone(), own.accounts.clone());
    // This is slow for a long tournament, so it runs on a blocking thread, and the worker answers others meanwhile.
    site.with_store(move |store| {
        let counts = self_reports::all(store, &stored.header.id)?;
        let deeds = audit_log::list(store, &club)?;
        let lines = tournament_lines(words, &stored, &events, &accounts, (&counts, &deeds), zone);
        Ok::<_, StoreError>(AuditLog { lines, zone })
    })
    .await
}

async fn load_club_audit(site: &AppState, organiser: &Organiser) -> Result<AuditLog, Error> {
    let (words, zone, club) = (organiser.words(), organiser.club.time_zone, organiser.club.id.clone());
    site.with_store(move |store| {
        let (deeds, players) = (audit_log::list(store, &club)?, players::list(store, &club)?);
        let (events, accounts) = (tournaments::events_of_club(store, &club)?, accounts::list(store, &club)?);
        let lines = club_lines(words, &ClubAuditContext { deeds, players, events, accounts });
        Ok::<_, StoreError>(AuditLog { lines, zone })
    })
    .await
}

fn audit_page(
    frame: Page,
    seen: &AuditLog,
    place: ((String, String), &'static str),
    query: &AuditQuery,
) -> Result<HttpResponse, Error> {
    page(&AuditPage::new(frame, seen, place, query.filter(), query.page))
}

fn file(
    organiser: &Organiser,
    seen: &AuditLog,
    query: &AuditQuery,
    (name, kind): (&str, &str),
) -> Result<HttpResponse, Error> {
    let table = |words: Translator| -> ExportTable { audit_table(words, seen, &query.filter()) };
    let failed = |failure: String| Error::Internal(failure);
    let (bytes, media_type) = match kind {
        "csv" => {
            let bytes = csv(&table(organiser.words())).map_err(|error| failed(error.to_string()))?;
            (bytes, "text/csv; charset=utf-8")
        }
        "xlsx" => {
            let words = organiser.words();
            let bytes = xlsx(words, &table(words)).map_err(|error| failed(error.to_string()))?;
            (bytes, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
        }
        _ => return Err(Error::Message { status: StatusCode::NOT_FOUND, key: "error-no-such-file" }),
    };
    Ok(HttpResponse::Ok()
        .content_type(media_type)
        .insert_header((header::CONTENT_DISPOSITION, attachment(name, &format!("-audit.{kind}"))))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(bytes))
}

/// Returns one row per audit entry that matches the filter, the newest first.
pub fn audit_table(words: Translator, seen: &AuditLog, filter: &AuditFilter) -> ExportTable {
    let found: Vec<_> = seen.lines.iter().filter(|line| filter.matches(line)).collect();
    let row = |line: &&AuditLine| {
        let group = words.say(format!("audit-kind-{}", line.group)).to_string();
        vec![
            ExportCell::At(line.at),
            ExportCell::Word(line.group, group),
            ExportCell::Text(line.who.clone()),
            ExportCell::Text(line.what.clone()),
        ]
    };
    ExportTable {
        title: words.say("audit-title").into(),
        columns: vec![
            column(words, "at", "share-at"),
            column(words, "kind", "audit-kind"),
            column(words, "by", "share-by"),
            column(words, "what", "audit-what"),
        ],
        rows: found.iter().map(row).collect(),
        zone: seen.zone,
        changed_at: found.first().map_or_else(Utc::now, |line| line.at),
    }
}
