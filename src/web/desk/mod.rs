//! `/organise`: the organiser's desk with tonight's evening, what waits for an organiser, and what is to come.

mod agenda;
pub mod archive;
mod card;
mod page;
pub mod worklist;

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, Utc};

use lastcard_club::{Publication, Role, TournamentState};
use lastcard_store::announcements::{self, Announcement};
use lastcard_store::staged_events::{self, StagedEventRecord};
use lastcard_store::tournaments::{self, Header, TournamentRecord};
use lastcard_store::{StoreError, TournamentId};

use crate::app::{error::Error, responses::page, state::AppState};
use crate::clubs::handlers::map_readable;
use crate::control_room::codes;
use crate::desk::page::DeskPage;
use crate::extract::organiser::{self, Organiser};
use crate::ui::page::NoticeQuery;

/// What is on the desk of a club.
pub struct Desk {
    /// Tournaments that are not filed, with the time of their latest result, latest first.
    pub tournaments: Vec<(TournamentRecord, Option<DateTime<Utc>>)>,
    pub announcements: Vec<Announcement>,
    /// Events of several stages, the latest first, unless all their tournaments are filed.
    pub events: Vec<StagedEventRecord>,
    /// Number of tournaments that are filed.
    pub filed: usize,
    /// The trial evening, if there is one.
    pub trial: Option<Header>,
}

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let club_version = *site.snapshots.watch_club(&organiser.club.id).borrow();
    let desk = load(&site, &organiser).await?;
    let mut desk = DeskPage::new(&organiser, &desk, Utc::now());
    desk.page = desk.page.with_live_stream("/organise/live", club_version);
    desk.codes_closed = codes::is_locked_out(&site, &request, &organiser).await?;
    desk.done = done.message(organiser.words());
    page(&desk)
}

pub async fn live(site: web::Data<AppState>, request: HttpRequest, organiser: Organiser) -> HttpResponse {
    organiser::stream_club_versions(&site, &request, &organiser)
}

/// Loads what the organiser may see: drafts and hidden announcements are not for referees.
async fn load(site: &AppState, organiser: &Organiser) -> Result<Desk, Error> {
    let (snapshots, club) = (site.snapshots.clone(), organiser.club.id.clone());
    let is_referee = organiser.account.role == Role::Referee;
    let loaded = web::block(move || -> Result<Desk, StoreError> {
        let store = snapshots.store();
        let filing = snapshots.filing(&club, Utc::now())?;
        let shown = |state: TournamentState| !is_referee || state != TournamentState::Draft;
        let headers = filing.on_desk.iter().map(|(header, _)| header).filter(|header| shown(header.state));
        let last = |id: &TournamentId| filing.on_desk.iter().find(|(one, _)| one.id == *id)?.1;
        let tournaments = map_readable(headers, |header| {
            Ok((tournaments::load_of(store, &club, &header.id)?, last(&header.id)))
        })?;
        let mut announcements = announcements::list(store, &club)?;
        announcements.retain(|one| !is_referee || one.state != Publication::Hidden);
        let trial = tournaments::find_trial(store, &club)?;
        let is_on_desk = |id: &TournamentId| filing.on_desk.iter().any(|(header, _)| header.id == *id);
        let mut events = staged_events::list(store, &club)?;
        events.retain(|event| {
            let mut own = event.tournaments.iter().map(|one| &one.header.id);
            !is_referee && (event.tournaments.is_empty() || own.any(is_on_desk))
        });
        Ok(Desk { tournaments, announcements, events, filed: filing.filed.len(), trial })
    });
    Ok(loaded.await??)
}
