//! `/c/{club}/feed.atom`, `/c/{club}/calendar.ics` and `/t/{slug}/calendar.ics`: exports that feed readers and calendars poll.

use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Utc;

use lastcard_snapshots::{StagedEventSnapshot, TournamentSnapshot};
use lastcard_store::announcements::{self, Announcement};
use lastcard_store::clubs::{self, Club};
use lastcard_store::{staged_events, tournaments};

use crate::announcements::context::AnnouncementContext;
use crate::app::{error::Error, state::AppState};
use crate::clubs::handlers::load_snapshots;
use crate::export::queue::{ExportFile, FileKind, export_file};
use crate::extract::visitor;
use crate::live::subject::{ClubSubject, Subject as _};
use crate::ui::{page::Visitor, translator::Translator};

/// Maximum number of tournaments in an export. Only the latest are included.
const MAX_TOURNAMENTS: usize = 60;

/// Maximum number of announcements in an export: the next ones, for a year of weekly evenings.
const MAX_ANNOUNCEMENTS: u32 = 53;

/// `/c/{club}/feed.atom`.
pub async fn feed(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    club: web::Path<String>,
) -> Result<HttpResponse, Error> {
    send(site, &request, visitor, &club, FileKind::Atom).await
}

/// `/c/{club}/calendar.ics`.
pub async fn calendar(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    club: web::Path<String>,
) -> Result<HttpResponse, Error> {
    send(site, &request, visitor, &club, FileKind::Ics).await
}

async fn send(
    site: web::Data<AppState>,
    request: &HttpRequest,
    visitor: Visitor,
    slug: &String,
    kind: FileKind,
) -> Result<HttpResponse, Error> {
    let subject = ClubSubject::find(&site, slug).await?;
    let (snapshots, stated, origin) =
        (site.snapshots.clone(), visitor::stated_words(request), visitor.origin);
    // The addresses in the file begin with the caller's origin.
    let version = format!("{} {origin}", subject.version);
    let ending: &'static str = kind.into();
    let address = format!("{}/{ending}?{}", subject.path(""), stated.map_or("", |words| words.language()));
    let id = subject.id;
    let make = move || {
        let mut headers = tournaments::list(snapshots.store(), &id)?;
        headers.truncate(MAX_TOURNAMENTS);
        let club = clubs::by_id(snapshots.store(), &id)?;
        let coming = announcements::list_public(snapshots.store(), Some(&id), Utc::now(), MAX_ANNOUNCEMENTS)?;
        let words = stated.or_else(|| Translator::of(&club.language)).unwrap_or_else(Translator::english);
        let loaded = load_snapshots(&snapshots, &headers)?;
        let loaded: Vec<_> = loaded.into_iter().map(|snapshot| words.localise_snapshot(snapshot)).collect();
        let ids: Vec<_> = loaded.iter().map(|snapshot| snapshot.header().id.clone()).collect();
        let announced = announcements::of_tournaments(snapshots.store(), &ids)?;
        let mut events = Vec::new();
        for event in staged_events::list_public(snapshots.store(), &id)? {
            // Only those of which something is included.
            if ids.iter().any(|id| event.has(id)) {
                events.extend(snapshots.listed_event(event)?);
            }
        }
        let evenings = ClubEvenings { coming, announced, events, snapshots: loaded };
        render_file(kind, words, &origin, &club, &evenings)
    };
    Ok(export_file(&site, address, version, make).await?.answer(request))
}

/// `/t/{slug}/calendar.ics`: one announced evening, which keeps its id in the club's calendar from its announcement to its end.
pub async fn evening(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let found = AnnouncementContext::load_public(&site, &slug).await?;
    let (snapshots, stated, origin) =
        (site.snapshots.clone(), visitor::stated_words(&request), visitor.origin);
    let version = format!("{} {origin}", found.view().club_version);
    let language = stated.map_or("", |words| words.language());
    let address = format!("/t/{}/calendar.ics?{language}", found.announcement.slug);
    let make = move || {
        let AnnouncementContext { announcement, club, .. } = found;
        let words = stated.or_else(|| Translator::of(&club.language)).unwrap_or_else(Translator::english);
        let begun = load_snapshots(&snapshots, announcement.tournament.as_slice())?;
        let begun: Vec<_> = begun.into_iter().map(|snapshot| words.localise_snapshot(snapshot)).collect();
        let evenings = if begun.is_empty() {
            ClubEvenings { coming: vec![announcement], snapshots: begun, ..ClubEvenings::default() }
        } else {
            ClubEvenings { announced: vec![announcement], snapshots: begun, ..ClubEvenings::default() }
        };
        render_file(FileKind::Ics, words, &origin, &club, &evenings)
    };
    Ok(export_file(&site, address, version, make).await?.answer(&request))
}

/// Public evenings of a club.
#[derive(Default)]
struct ClubEvenings {
    /// Announcements of evenings still to come.
    coming: Vec<Announcement>,
    /// Announcements from which the tournaments were drawn up, if there are any.
    announced: Vec<Announcement>,
    /// Events of several stages.
    events: Vec<StagedEventSnapshot>,
    snapshots: Vec<Arc<TournamentSnapshot>>,
}

fn render_file(
    kind: FileKind,
    words: Translator,
    origin: &str,
    club: &Club,
    evenings: &ClubEvenings,
) -> Result<ExportFile, Error> {
    let ClubEvenings { coming, announced, events, snapshots } = evenings;
    let snapshots = snapshots.iter().map(AsRef::as_ref);
    let drawn_up_from = |snapshot: &TournamentSnapshot| {
        let id = &snapshot.header().id;
        announced
            .iter()
            .find(|announcement| announcement.tournament.as_ref().is_some_and(|drawn| drawn.id == *id))
    };
    let bytes = match kind {
        FileKind::Ics => {
            let snapshots = snapshots.map(|snapshot| (snapshot, drawn_up_from(snapshot)));
            crate::export::calendar::calendar(words, origin, club, (coming, events), snapshots).into_bytes()
        }
        _ => crate::export::feed::feed(words, origin, club, (coming, events), snapshots)
            .map_err(|failure| Error::Internal(failure.to_string()))?,
    };
    Ok(ExportFile::new(kind, bytes))
}
