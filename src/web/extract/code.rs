//! Short codes as people type them, and extractors for what they open. Guesses are counted, and a code ends with its tournament.

use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::{Method, StatusCode};
use actix_web::web::{self, Path};
use actix_web::{FromRequest, HttpRequest, rt};
use chrono::{DateTime, TimeDelta, Utc};
use serde::Deserialize;

use lastcard_snapshots::{Snapshots, TournamentSnapshot};
use lastcard_store::TournamentId;
use lastcard_store::codes::{self, Code, CodeError, LastUse, ScoredTournament, TableAccess};
use lastcard_store::player_codes::{self, PlayerAccess};
use lastcard_tournament::Status;

use crate::app::{error::Error, state::AppState};
use crate::extract::session;
use crate::security::{
    browser_name,
    events::{SecurityEvent, SecurityLogEntry},
    lockout,
};

/// Time after the last change of a finished tournament during which its codes still open it, since results are corrected on the next day,
/// or at the next evening of the club.
const CODE_GRACE_PERIOD: TimeDelta = TimeDelta::days(30);

/// Outcome of looking up a code.
pub enum CodeLookup<T> {
    To(T),
    Nothing {
        /// True if the code opened something before it was replaced.
        replaced: bool,
    },
}

/// Target that a code of a tournament opens.
pub trait CodeTarget: Sized {
    /// Looks a code up in memory, where that is possible.
    fn find_cached(_live: &Snapshots, _code: &Code) -> Option<Self> {
        None
    }
    /// Looks a code up. May block.
    fn find(snapshots: &Snapshots, code: &Code) -> Result<Self, CodeError>;
    fn tournament(&self) -> &TournamentId;
    fn slug(&self) -> &str;
    fn issued_at(&self) -> DateTime<Utc>;
}

impl CodeTarget for TableAccess {
    fn find_cached(snapshots: &Snapshots, code: &Code) -> Option<Self> {
        snapshots.cached_table(code)
    }

    fn find(snapshots: &Snapshots, code: &Code) -> Result<Self, CodeError> {
        snapshots.table_by_code(code)
    }

    fn tournament(&self) -> &TournamentId {
        &self.tournament
    }

    fn slug(&self) -> &str {
        &self.slug
    }

    fn issued_at(&self) -> DateTime<Utc> {
        self.issued_at
    }
}

impl CodeTarget for ScoredTournament {
    fn find(snapshots: &Snapshots, code: &Code) -> Result<Self, CodeError> {
        codes::find_tournament(snapshots.store(), code)
    }

    fn tournament(&self) -> &TournamentId {
        &self.tournament
    }

    fn slug(&self) -> &str {
        &self.slug
    }

    fn issued_at(&self) -> DateTime<Utc> {
        self.issued_at
    }
}

impl CodeTarget for PlayerAccess {
    fn find(snapshots: &Snapshots, code: &Code) -> Result<Self, CodeError> {
        player_codes::find(snapshots.store(), code)
    }

    fn tournament(&self) -> &TournamentId {
        &self.tournament
    }

    fn slug(&self) -> &str {
        &self.slug
    }

    fn issued_at(&self) -> DateTime<Utc> {
        self.issued_at
    }
}

/// Opens a code. Only codes that never existed count as guesses.
pub async fn open<T: CodeTarget + Send + 'static>(
    site: &AppState,
    request: &HttpRequest,
    typed: &str,
) -> Result<CodeLookup<T>, Error> {
    let address = site.address_of(request);
    let Some(code) = Code::parse(typed) else { return Ok(CodeLookup::Nothing { replaced: false }) };
    let closed = lockout::code_locked_since(site, address, &code).await?;
    // During a lockout every code is looked up, so that timing reveals nothing.
    let found = if let Some(found) = T::find_cached(&site.snapshots, &code).filter(|_| closed.is_none()) {
        Ok(found)
    } else {
        let (snapshots, asked) = (site.snapshots.clone(), code.clone());
        web::block(move || T::find(&snapshots, &asked)).await?
    };
    if matches!(found, Err(CodeError::Unknown)) {
        lockout::count_wrong_code(site, request, &code).await?;
    }
    match found {
        Err(CodeError::Store(error)) => Err(error.into()),
        Ok(found) if closed.is_none_or(|since| found.issued_at() > since) => {
            let snapshot = site.participant_snapshot(found.slug()).await?;
            if has_ended(&snapshot, Utc::now()) {
                return Err(Error::Message { status: StatusCode::GONE, key: "error-code-ended" });
            }
            lockout::remember(site, address, &code, found.tournament());
            Ok(CodeLookup::To(found))
        }
        // During a lockout, right and wrong codes get the same answer.
        _ if closed.is_some() => {
            SecurityLogEntry::new(request, SecurityEvent::LimitReached).with_subject("codes").log();
            Err(Error::Message { status: StatusCode::TOO_MANY_REQUESTS, key: "error-codes-closed" })
        }
        other => Ok(CodeLookup::Nothing { replaced: matches!(other, Err(CodeError::Replaced)) }),
    }
}

/// Returns the use of a code that this request should record, if any. An organiser who tries a code does not count. Only reads are
/// recorded, so that no result waits for this write.
pub fn new_use(site: &AppState, request: &HttpRequest, noted: Option<&LastUse>) -> Option<LastUse> {
    if request.method() != Method::GET {
        return None;
    }
    let used = LastUse::now(browser_name::from_request(request));
    (used.should_record(noted) && session::claims(site, request).is_none()).then_some(used)
}

/// Returns true if the organiser ended the codes, the tournament is archived, or it has been over for longer than [`CODE_GRACE_PERIOD`].
/// While a tournament runs, its codes stay valid, however long it takes.
fn has_ended(snapshot: &TournamentSnapshot, now: DateTime<Utc>) -> bool {
    let (status, until) = (snapshot.status(), snapshot.stored.hall.codes_until);
    until.is_some_and(|until| until <= now)
        || status == Status::Archived
        || (status.is_over() && now - snapshot.changed_at() > CODE_GRACE_PERIOD)
}

/// Table that a code opens, once the tournament has started. Before that only its organiser sees the tournament and its players.
pub struct OpenTable(pub TableAccess);

impl FromRequest for OpenTable {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        // Runs as a task of its own, so that the attempt counts even if the form turns out to be malformed.
        let found = rt::spawn(open_table(request.clone()));
        Box::pin(
            async move { found.await.map_err(|error| Error::Internal(format!("opening a table: {error}")))? },
        )
    }
}

#[derive(Deserialize)]
struct CodeInAddress {
    code: String,
}

async fn open_table(request: HttpRequest) -> Result<OpenTable, Error> {
    let site = AppState::from_request(&request)?;
    let typed = Path::<CodeInAddress>::extract(&request).await.map_err(|_| Error::NotFound)?;
    let table = find_table(&site, &request, &typed.code).await?;
    if site.participant_snapshot(&table.slug).await?.is_draft() {
        return Err(Error::Message { status: StatusCode::CONFLICT, key: "error-table-not-started" });
    }
    Ok(OpenTable(table))
}

/// Returns the table that a code opens, even before its tournament starts.
pub async fn find_table(site: &AppState, request: &HttpRequest, typed: &str) -> Result<TableAccess, Error> {
    match open::<TableAccess>(site, request, typed).await? {
        CodeLookup::To(table) => {
            if let Some(used) = new_use(site, request, table.used.as_ref()) {
                let (snapshots, opened) = (site.snapshots.clone(), table.clone());
                // Readers are served even while nothing can be written.
                if let Err(error) = web::block(move || snapshots.note_use(&opened, used)).await? {
                    tracing::warn!(%error, "the use of a table's code was not recorded");
                }
            }
            Ok(table)
        }
        CodeLookup::Nothing { replaced } => Err(Error::NoTable { typed: typed.to_owned(), replaced }),
    }
}

/// Player whom a code opens.
pub struct OpenPlayer(pub PlayerAccess);

impl FromRequest for OpenPlayer {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        Box::pin(open_player(request.clone()))
    }
}

async fn open_player(request: HttpRequest) -> Result<OpenPlayer, Error> {
    let site = AppState::from_request(&request)?;
    let typed = Path::<String>::extract(&request).await.map_err(|_| Error::NotFound)?;
    match open::<PlayerAccess>(&site, &request, &typed).await? {
        // Before the start only the organisers see the tournament and its players.
        CodeLookup::To(personal) if site.participant_snapshot(&personal.slug).await?.is_draft() => {
            Err(Error::Message { status: StatusCode::CONFLICT, key: "error-table-not-started" })
        }
        CodeLookup::To(personal) => {
            if let Some(used) = new_use(&site, &request, personal.used.as_ref()) {
                let code = personal.code.clone();
                // Readers are served even while nothing can be written.
                if let Err(error) =
                    site.with_store(move |store| player_codes::note_use(store, &code, &used.device)).await
                {
                    tracing::warn!(%error, "the use of a personal code was not recorded");
                }
            }
            Ok(OpenPlayer(personal))
        }
        CodeLookup::Nothing { replaced: true } => {
            Err(Error::Message { status: StatusCode::NOT_FOUND, key: "error-link-replaced" })
        }
        CodeLookup::Nothing { replaced: false } => Err(Error::NotFound),
    }
}
