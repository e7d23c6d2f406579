//! Pages of a table.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_store::codes::{Code, TableAccess};
use lastcard_store::entries::EntrySource;
use lastcard_store::{StoreError, played_hands, seats};
use lastcard_tournament::Slot;

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::code::{self, OpenTable};
use crate::hand_form::{hand_entry::HandEntry, submission::Submission};
use crate::hands;
use crate::live::stream;
use crate::played_hands::seat_token;
use crate::security::browser_name;
use crate::table::{
    code_page::{CodePage, NotStartedPage},
    page::{TableContext, TablePage},
};
use crate::ui::{assets, page::Visitor};

#[derive(Deserialize)]
pub struct CodeQuery {
    #[serde(default)]
    code: String,
}

/// `GET /at`: asks for a code, and redirects to its table.
pub async fn find(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    typed: web::Query<CodeQuery>,
) -> Result<HttpResponse, Error> {
    let typed = extract_code(&typed.code);
    if typed.is_empty() {
        return page(&CodePage::new(&visitor));
    }
    match Code::parse(typed) {
        Some(code) if code.is_scorer_code() => return Ok(see_other(format!("/score/{code}"))),
        Some(code) if code.is_long() => return Ok(see_other(format!("/me/{code}"))),
        _ => {}
    }
    let table = code::find_table(&site, &request, typed).await?;
    Ok(see_other(format!("/at/{}", table.code)))
}

/// Extracts the code from the input, which may be a whole pasted link.
fn extract_code(typed: &str) -> &str {
    let address = typed.split(['?', '#']).next().unwrap_or_default().trim().trim_end_matches('/');
    address.rsplit('/').next().unwrap_or_default()
}

#[derive(Deserialize)]
pub struct TableQuery {
    /// Version of the page on the phone, which asks for the current one every few seconds.
    seen: Option<String>,
}

/// `GET /at/{code}`: the table.
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    code: web::Path<String>,
    shown: web::Query<TableQuery>,
) -> Result<HttpResponse, Error> {
    let table = code::find_table(&site, &request, &code).await?;
    current_page(&site, &visitor, &table, shown.seen.as_deref()).await
}

/// Renders the table's page, unless the phone has this version.
async fn current_page(
    site: &AppState,
    visitor: &Visitor,
    table: &TableAccess,
    shown: Option<&str>,
) -> Result<HttpResponse, Error> {
    let snapshot = visitor.words.localise_snapshot(site.participant_snapshot(&table.slug).await?);
    if snapshot.is_draft() {
        return page(&NotStartedPage::new(visitor, table.code.as_str()));
    }
    let dealt = site.last_hand(&snapshot, table.table).await?;
    let seen = table_context(&snapshot, table, dealt.as_deref());
    if shown == Some(seen.version().as_str()) {
        return Ok(HttpResponse::NoContent().finish());
    }
    page(&TablePage::new(visitor, &seen))
}

/// `GET /at/{code}/live`: stream of the tournament's version, since hands at the other tables may end a block.
pub async fn live(site: web::Data<AppState>, OpenTable(table): OpenTable) -> Result<HttpResponse, Error> {
    stream::versions(&site, &table.slug, ("tables", |snapshot| Some(snapshot.for_participants()))).await
}

/// `GET /at/{code}/app.webmanifest`: manifest for adding the table to a phone's home screen.
pub async fn manifest(
    site: web::Data<AppState>,
    visitor: Visitor,
    OpenTable(table): OpenTable,
) -> Result<HttpResponse, Error> {
    let (words, snapshot) = (visitor.words, site.participant_snapshot(&table.slug).await?);
    let name = snapshot.tournament().name().as_str();
    let name = words.say("table-title").with("table", table.table).with("name", name).to_string();
    let short = words.say("table-number").with("table", table.table).to_string();
    assets::manifest_for_page(&format!("/at/{}", table.code), &name, &short)
}

/// `POST /at/{code}/hands/{slot}/consequences`: previews a correction.
pub async fn preview(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    OpenTable(table): OpenTable,
    fields: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Error> {
    let sent = parse_submission(&table, &fields)?;
    hand_entry(&site, &request, visitor, &table).await?.preview(&site, sent, fields.into_inner()).await
}

/// `POST /at/{code}/entries`: records, corrects, voids or undoes a hand of this table. A script is shown the table's page at once if it prefers
/// that: a redirect takes as long again over a slow network.
pub async fn record(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    OpenTable(table): OpenTable,
    fields: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Error> {
    let sent = parse_submission(&table, &fields)?;
    let desk = hand_entry(&site, &request, visitor.clone(), &table).await?;
    if desk.snapshot.tournament().hand(sent.slot).is_none() {
        // A match that has meanwhile ended no longer has this hand. The page says how the match ended.
        let dealt = site.last_hand(&desk.snapshot, table.table).await?;
        let seen = table_context(&desk.snapshot, &table, dealt.as_deref());
        return html(StatusCode::CONFLICT, &TablePage::new(&visitor, &seen));
    }
    let answer = desk.record(&site, sent).await?;
    let onward = answer.headers().get(header::LOCATION).filter(|_| prefers_page(&request)).cloned();
    let Some(onward) = onward else { return Ok(answer) };
    let mut shown = current_page(&site, &visitor, &table, None).await?;
    shown.headers_mut().insert(header::CONTENT_LOCATION, onward);
    Ok(shown)
}

/// Returns true if the answer to a form should be the page that it leads to (RFC 7240, `return=representation`).
fn prefers_page(request: &HttpRequest) -> bool {
    request.headers().get("prefer").is_some_and(|preference| preference == "return=representation")
}

/// Parses a submission, which must be about a hand at this table.
fn parse_submission(table: &TableAccess, fields: &[(String, String)]) -> Result<Submission, Error> {
    let sent = Submission::parse(fields)?;
    if sent.slot.table == table.table { Ok(sent) } else { Err(Error::NotFound) }
}

/// `GET /at/{code}/hands/{slot}`: corrects a hand that was recorded at this table.
pub async fn hand(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    OpenTable(table): OpenTable,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let slot: Slot = path.1.parse().map_err(|_| Error::NotFound)?;
    if slot.table != table.table {
        return Err(Error::NotFound);
    }
    let desk = hand_entry(&site, &request, visitor, &table).await?;
    if desk.snapshot.stored.hides_result(slot) && !has_held_seat(&site, &request, &table, slot).await? {
        return hands::log::withheld_page(&desk.visitor, &desk.snapshot, slot);
    }
    let recorded = desk.snapshot.tournament().hand(slot).is_some_and(|hand| !hand.is_open());
    if recorded {
        return page(&desk.correction(slot)?);
    }
    // An open hand is entered on the table's own page, unless its players have sent self-reports.
    match desk.self_report_form(slot) {
        Some(form) => page(&desk.frame(slot, Some(form))),
        None => Ok(see_other(desk.back)),
    }
}

/// Returns true if the requesting phone held a seat in this hand, in which case its player may see the cards.
async fn has_held_seat(
    site: &AppState,
    request: &HttpRequest,
    table: &TableAccess,
    slot: Slot,
) -> Result<bool, Error> {
    let Some(phone) = seat_token::phone(site, request, &table.tournament) else { return Ok(false) };
    let tournament = table.tournament.clone();
    site.with_store(move |store| -> Result<_, StoreError> {
        let played = played_hands::find_finished(store, &tournament, slot, None)?;
        Ok(seats::log(store, &played.id)?.seen_by(&phone).next().is_some())
    })
    .await
}

fn table_context<'a>(
    snapshot: &'a TournamentSnapshot,
    table: &'a TableAccess,
    dealt: Option<&'a HandSnapshot>,
) -> TableContext<'a> {
    TableContext { snapshot, code: table.code.as_str(), table: table.table, dealt }
}

async fn hand_entry(
    site: &AppState,
    request: &HttpRequest,
    visitor: Visitor,
    table: &TableAccess,
) -> Result<HandEntry, Error> {
    Ok(HandEntry {
        snapshot: visitor.words.localise_snapshot(site.participant_snapshot(&table.slug).await?),
        action: format!("/at/{}/entries", table.code),
        hands: format!("/at/{}/hands", table.code),
        back: format!("/at/{}", table.code),
        saved: format!("/at/{}", table.code),
        bring_back: None,
        via: EntrySource::Table { code: table.code.to_string(), device: browser_name::from_request(request) },
        organiser: None,
        visitor,
    })
}
