//! Extractors for a tournament of the organiser's club, by the address of the request. Tournaments of other clubs are not found.

use std::pin::Pin;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::web::{self, Path};
use actix_web::{FromRequest, HttpRequest};
use serde::Deserialize;

use lastcard_club::{Role, TournamentState};
use lastcard_snapshots::{ClubVersion, TournamentSnapshot};
use lastcard_store::accounts::{self, Account};
use lastcard_store::tournaments::{self, ChangeError, Event, Header, TournamentRecord};
use lastcard_store::{AccountId, ClubId, Store, StoreError, TournamentId};
use lastcard_tournament::{Status, tally};

use crate::app::{error::Error, state::AppState};
use crate::extract::organiser::Organiser;
use crate::security::events::{SecurityEvent, SecurityLogEntry};
use crate::ui::page::Page;

/// Tournament record with its events, and the accounts that may have changed it.
pub struct OwnTournament {
    pub organiser: Organiser,
    pub stored: TournamentRecord,
    pub events: Vec<Event>,
    pub accounts: Vec<Account>,
    /// Version of the club, read before everything else, so that later changes are noticed.
    pub club_version: ClubVersion,
}

/// Snapshot of a tournament, even of a draft, with its standings even during an embargo.
pub struct OwnSnapshot {
    pub organiser: Organiser,
    pub snapshot: Arc<TournamentSnapshot>,
    /// Version of the club, as in [`OwnTournament`].
    pub club_version: ClubVersion,
}

/// Header of a tournament: enough to change it.
pub struct OwnHeader {
    pub organiser: Organiser,
    pub header: Header,
}

#[derive(Deserialize)]
struct SlugInAddress {
    slug: String,
}

async fn organiser_and_slug(request: &HttpRequest) -> Result<(Organiser, String), Error> {
    let organiser = Organiser::extract(request).await?;
    let address = Path::<SlugInAddress>::extract(request).await.map_err(|_| Error::NotFound)?;
    Ok((organiser, address.into_inner().slug))
}

/// Fails for tournaments of other clubs, and for a referee who asks for a draft: drafts are for organisers.
fn check_access(request: &HttpRequest, organiser: &Organiser, header: &Header) -> Result<(), Error> {
    let error = match (header.club_id == organiser.club.id, header.state, organiser.account.role) {
        (true, TournamentState::Draft, Role::Referee) => {
            Error::Message { status: StatusCode::FORBIDDEN, key: "error-referee" }
        }
        (true, ..) => return Ok(()),
        (false, ..) => Error::NotFound,
    };
    SecurityLogEntry::new(request, SecurityEvent::Refused)
        .with_account(&organiser.account)
        .with_subject(header.id.as_str())
        .log();
    Err(error)
}

impl FromRequest for OwnTournament {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let OwnHeader { organiser, header } = OwnHeader::extract(&request).await?;
            // The whole tournament is loaded only after this check.
            let site = AppState::from_request(&request)?;
            Self::load(&site, &organiser, &header.slug).await
        })
    }
}

impl FromRequest for OwnHeader {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let (organiser, slug) = organiser_and_slug(&request).await?;
            let site = AppState::from_request(&request)?;
            let header = site.with_store(move |store| tournaments::by_slug(store, &slug)).await?;
            check_access(&request, &organiser, &header)?;
            Ok(Self { organiser: organiser.at_tournament(&header), header })
        })
    }
}

impl FromRequest for OwnSnapshot {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let (organiser, slug) = organiser_and_slug(&request).await?;
            let site = AppState::from_request(&request)?;
            // Read before the data, so that a change in between is not missed.
            let club_version = *site.snapshots.watch_club(&organiser.club.id).borrow();
            let snapshot = site.unredacted_snapshot(&slug).await?;
            check_access(&request, &organiser, snapshot.header())?;
            Ok(Self { organiser: organiser.at_tournament(snapshot.header()), snapshot, club_version })
        })
    }
}

impl OwnSnapshot {
    /// Fails if the tournament is a draft, whose address shows nothing yet.
    pub fn require_started(&self) -> Result<(), Error> {
        if self.snapshot.is_draft() { Err(Error::NotFound) } else { Ok(()) }
    }

    /// Returns the frame of a page that follows the tournament as the organisers see it.
    pub fn live_page(&self, title: impl Into<String>) -> Page {
        let stream = format!("/organise/t/{}/live", self.snapshot.header().slug);
        self.organiser.page(title).with_live_stream(stream, self.club_version)
    }
}

impl OwnTournament {
    pub async fn load(site: &AppState, organiser: &Organiser, slug: &str) -> Result<Self, Error> {
        let club_version = *site.snapshots.watch_club(&organiser.club.id).borrow();
        let (club, slug) = (organiser.club.id.clone(), slug.to_owned());
        let (stored, events, accounts) = site
            .with_store(move |store| {
                let stored = tournaments::load(store, &slug)?;
                if stored.header.club_id != club {
                    return Err(StoreError::NotFound);
                }
                let events = tournaments::events(store, &stored.header.id)?;
                Ok((stored, events, accounts::list(store, &club)?))
            })
            .await?;
        // The form of a draft would treat the translated placeholders as names that somebody typed.
        let is_draft = stored.header.state == TournamentState::Draft;
        let (stored, events) =
            if is_draft { (stored, events) } else { organiser.words().localise_record(stored, events) };
        let organiser = organiser.clone().at_tournament(&stored.header);
        Ok(Self { organiser, stored, events, accounts, club_version })
    }

    pub fn status(&self) -> Status {
        self.stored.status(&tally(&self.stored.tournament).standings)
    }

    pub fn is_draft(&self) -> bool {
        self.stored.header.state == TournamentState::Draft
    }

    /// Fails unless the tournament is a draft.
    pub fn require_draft(&self) -> Result<(), ChangeError> {
        if self.is_draft() { Ok(()) } else { Err(ChangeError::NotADraft) }
    }
}

impl Organiser {
    /// Changes a tournament of the club in the organiser's name.
    pub async fn change_tournament<T, F>(
        &self,
        site: &AppState,
        tournament: &TournamentId,
        change: F,
    ) -> Result<T, Error>
    where
        T: Send + 'static,
        F: FnOnce(&Store, &CommandContext) -> Result<T, ChangeError> + Send + 'static,
    {
        let deed = CommandContext {
            club: self.club.id.clone(),
            tournament: tournament.clone(),
            by: self.account.id.clone(),
        };
        let noted = self.deed.clone();
        let change = move |store: &Store, deed: &CommandContext| change(&store.with_audit_entry(noted), deed);
        execute_command(site, deed, change).await?.map_err(Into::into)
    }
}

/// Context of a change: the club, the tournament and the organiser who makes it.
pub struct CommandContext {
    pub club: ClubId,
    pub tournament: TournamentId,
    pub by: AccountId,
}

/// Runs the change on a blocking thread and publishes the new snapshot.
pub async fn execute_command<T, F>(
    site: &AppState,
    deed: CommandContext,
    change: F,
) -> Result<Result<T, ChangeError>, Error>
where
    T: Send + 'static,
    F: FnOnce(&Store, &CommandContext) -> Result<T, ChangeError> + Send + 'static,
{
    let snapshots = site.snapshots.clone();
    Ok(web::block(move || snapshots.change(&deed.tournament, |store| change(store, &deed))).await?)
}
