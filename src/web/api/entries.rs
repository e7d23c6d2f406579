//! `/api/v1/tournaments/{slug}/entries`: the ledger. Results are recorded, corrected, voided and taken back by adding entries.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::{Value, json};
use utoipa::ToSchema;

use lastcard_club::ApiRight;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::entries::{EntrySource, LedgerEntry, NewEntry, RecordError};
use lastcard_tournament::{Amendment, EntryRequest, Fault, Place, Problem, file};

use crate::api::{
    answer::Representation,
    body::ApiBody,
    caller::{ApiCaller, ApiPermit},
    list::ListPage,
    problem::{ApiProblem, ProblemDocument, validation_problem},
    redacted::{RedactedHands, require_no_embargo},
    shapes::{RecordedEntry, SentResult},
};
use crate::app::{error::Error, state::AppState};
use crate::hand_form::{entry_outcome::is_same_request, reasons::why_not_recorded};

/// One page of the ledger.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct EntryList {
    entries: Vec<RecordedEntry>,
    /// Address of the next page.
    next: Option<String>,
}

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/entries",
    operation_id = "list-entries",
    tag = "results",
    params(
        ("slug" = String, Path),
        ("page" = Option<u32>, Query, minimum = 1, maximum = 10_000),
        ("per_page" = Option<u32>, Query, minimum = 1, maximum = 100),
        ("If-None-Match" = Option<String>, Header),
    ),
    responses((status = 200, body = EntryList), (status = 304)),
    security((), ("token" = ["read"])),
)]
pub async fn list(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let part = match ListPage::parse(&request) {
        Ok(part) => part,
        Err(problems) => return Ok(validation_problem(caller.words, &problems)),
    };
    let snapshot = caller.snapshot(&site, &slug).await?;
    require_no_embargo(&snapshot)?;
    let told = RedactedHands::new(&snapshot, &caller);
    let (entries, has_more) = part.paginate(snapshot.stored.entries.iter());
    let entries: Vec<Value> = entries.into_iter().map(|entry| told.entry(entry)).collect();
    part.answer(&request, "entries", (entries, has_more))
}

#[utoipa::path(
    post,
    path = "/tournaments/{slug}/entries",
    operation_id = "record-entry",
    tag = "results",
    params(("slug" = String, Path)),
    request_body = SentResult,
    responses((status = 201, body = RecordedEntry), (status = 200, body = RecordedEntry)),
    security(("token" = ["entries"])),
)]
pub async fn create(
    site: web::Data<AppState>,
    body: ApiBody,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (words, permit) = (body.caller.words, body.caller.permit(ApiRight::Entries)?);
    let snapshot = permit.snapshot(&site, &slug).await?;
    let sent = match body.text().and_then(file::read_entry) {
        Ok(sent) => sent,
        Err(problems) => return Ok(validation_problem(words, &problems)),
    };
    record(&site, &body.caller, &permit, &snapshot, sent).await
}

/// Records an entry as the pages do, and answers with the outcome.
async fn record(
    site: &AppState,
    caller: &ApiCaller,
    permit: &ApiPermit,
    snapshot: &TournamentSnapshot,
    sent: EntryRequest,
) -> Result<HttpResponse, Error> {
    let (words, told) = (caller.words, RedactedHands::new(snapshot, caller));
    let new = NewEntry {
        tournament: snapshot.header().id.clone(),
        request: sent.clone(),
        shared: false,
        via: EntrySource::Api(permit.token().id.to_string()),
        account: Some(permit.token().account_id.clone()),
        note: String::new(),
    };
    match site.snapshots.record_async(new).await {
        Ok(recorded) => {
            let status = if recorded.first { StatusCode::CREATED } else { StatusCode::OK };
            entry_answer(&told, snapshot, &recorded.entry, status)
        }
        // Somebody else recorded the same result first.
        Err(RecordError::Conflict { theirs }) if is_same_request(snapshot, &sent, &theirs.entry) => {
            entry_answer(&told, snapshot, &theirs, StatusCode::OK)
        }
        Err(RecordError::Conflict { theirs }) => {
            let stale = ProblemDocument::of(words, ApiProblem::Stale);
            Ok(stale.with_conflict(submission_json(&sent), told.entry(&theirs)).answer(words))
        }
        Err(RecordError::Refused(problems)) => {
            let outer = Place::root().key("result");
            let within = |problem: Problem| Problem { place: problem.place.prefixed_with(&outer), ..problem };
            Ok(validation_problem(words, &problems.into_iter().map(within).collect::<Vec<_>>()))
        }
        // A hand that does not exist has nothing to undo either.
        Err(RecordError::NoHand | RecordError::NothingToUndo | RecordError::NothingToRedo)
            if snapshot.tournament().hand(sent.slot).is_none() =>
        {
            let place = Place::root().key("slot");
            Ok(validation_problem(words, &[place.fault(Fault::NoSuchHand { slot: sent.slot })]))
        }
        Err(RecordError::Store(error)) => Err(error.into()),
        Err(why) => {
            let conflict = ProblemDocument::of(words, ApiProblem::Conflict);
            Ok(conflict.with_detail(&why.to_string(), why_not_recorded(words, &why)).answer(words))
        }
    }
}

/// Answers with the entry that is in force.
fn entry_answer(
    told: &RedactedHands<'_>,
    snapshot: &TournamentSnapshot,
    entry: &LedgerEntry,
    status: StatusCode,
) -> Result<HttpResponse, Error> {
    let address = format!("/api/v1/tournaments/{}/hands/{}", snapshot.header().slug, entry.entry.slot);
    Representation::json(&told.entry(entry))?.send_with_location(status, &address)
}

/// Returns the submission as JSON, to be shown beside the recorded entry.
fn submission_json(sent: &EntryRequest) -> Value {
    let mut said = json!({ "slot": sent.slot.to_string(), "based_on": sent.based_on, "entry_key": sent.entry_key.as_str() });
    let (key, value) = match &sent.amendment {
        Amendment::Record { outcome, penalties } => ("result", file::result_json(outcome, penalties)),
        Amendment::Undo => ("undo", true.into()),
        Amendment::Redo => ("redo", true.into()),
        Amendment::Open => ("open", true.into()),
        Amendment::Restore { revision } => ("restore", (*revision).into()),
    };
    if let Value::Object(keys) = &mut said {
        keys.insert(key.to_owned(), value);
    }
    said
}
