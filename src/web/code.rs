//! Short codes as people type them: guesses are counted, and a code ends with its tournament.

use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, web};
use chrono::{DateTime, TimeDelta, Utc};

use super::security_events::{Note, SecurityEvent};
use super::{Error, Site, browser_name, guesses, session};
use crate::live::{Live, Picture};
use crate::store::TournamentId;
use crate::store::codes::{self, Code, CodeError, CodeUse, OpenedTable, ScoredTournament};
use crate::store::player_codes::{self, Personal};
use crate::tournament::Status;

/// So long after the last change of a tournament that is over its codes still open: results are corrected the next day, or at the next
/// evening of the club.
const AFTERWARDS: TimeDelta = TimeDelta::days(30);

/// What a code came to.
pub(super) enum Opened<T> {
    /// It opens this.
    To(T),
    /// It opens nothing.
    Nothing {
        /// It opened something once.
        replaced: bool,
    },
}

/// What a code of a tournament opens.
pub(super) trait OfTournament: Sized {
    /// What a code opens, where that is known without waiting.
    fn at_hand(_live: &Live, _code: &Code) -> Option<Self> {
        None
    }
    /// What a code opens.
    fn find(live: &Live, code: &Code) -> Result<Self, CodeError>;
    fn tournament(&self) -> &TournamentId;
    fn slug(&self) -> &str;
    fn issued_at(&self) -> DateTime<Utc>;
}

impl OfTournament for OpenedTable {
    fn at_hand(live: &Live, code: &Code) -> Option<Self> {
        live.opened_table(code)
    }

    fn find(live: &Live, code: &Code) -> Result<Self, CodeError> {
        live.open_table(code)
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

impl OfTournament for ScoredTournament {
    fn find(live: &Live, code: &Code) -> Result<Self, CodeError> {
        codes::find_scored(live.store(), code)
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

impl OfTournament for Personal {
    fn find(live: &Live, code: &Code) -> Result<Self, CodeError> {
        player_codes::find(live.store(), code)
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

/// Opens a code. Only codes that nobody ever got count as guesses.
pub(super) async fn open<T: OfTournament + Send + 'static>(
    site: &Site,
    request: &HttpRequest,
    typed: &str,
) -> Result<Opened<T>, Error> {
    let address = site.address_of(request);
    let Some(code) = Code::parse(typed) else { return Ok(Opened::Nothing { replaced: false }) };
    let closed = guesses::closed_to(site, address, &code).await?;
    // Behind a closed door every code is looked up, so that how long it takes tells nothing.
    let found = if let Some(found) = T::at_hand(&site.live, &code).filter(|_| closed.is_none()) {
        Ok(found)
    } else {
        let (live, asked) = (site.live.clone(), code.clone());
        web::block(move || T::find(&live, &asked)).await?
    };
    if matches!(found, Err(CodeError::Unknown)) {
        guesses::failed(site, request, &code).await?;
    }
    match found {
        Err(CodeError::Store(error)) => Err(error.into()),
        Ok(found) if closed.is_none_or(|since| found.issued_at() > since) => {
            let picture = site.picture(found.slug()).await?;
            if has_ended(&picture, Utc::now()) {
                return Err(Error::Told { status: StatusCode::GONE, key: "error-code-ended" });
            }
            guesses::remember(site, address, &code, found.tournament());
            Ok(Opened::To(found))
        }
        // Right or wrong, the answer is the same.
        _ if closed.is_some() => {
            Note::new(request, SecurityEvent::LimitReached).about("codes").log();
            Err(Error::Told { status: StatusCode::TOO_MANY_REQUESTS, key: "error-codes-closed" })
        }
        other => Ok(Opened::Nothing { replaced: matches!(other, Err(CodeError::Replaced)) }),
    }
}

/// The use that a request makes of a code, where it is worth noting. An organiser who tries a code is nobody who uses it, and a result does
/// not wait for this to be noted.
pub(super) fn new_use(site: &Site, request: &HttpRequest, noted: Option<&CodeUse>) -> Option<CodeUse> {
    if request.method() != Method::GET {
        return None;
    }
    let used = CodeUse::now(browser_name::of(request));
    (used.is_news(noted) && session::claims(site, request).is_none()).then_some(used)
}

/// Codes end when the organiser said so, or with their tournament: when it is archived, or when it has been over for long. As long as it
/// runs they open, however long that takes.
fn has_ended(picture: &Picture, now: DateTime<Utc>) -> bool {
    let (status, until) = (picture.status(), picture.stored.conduct.codes_until);
    until.is_some_and(|until| until <= now)
        || status == Status::Archived
        || (status.is_over() && now - picture.changed_at() > AFTERWARDS)
}
