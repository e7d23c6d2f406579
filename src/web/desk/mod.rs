//! `/organise`: the organiser's desk with tonight's evening, what waits for an organiser, and what is to come.

mod agenda;
pub mod archive;
mod card;
mod page;
pub mod worklist;

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::{DateTime, Utc};

use lastcard_club::{Publication, Role, TournamentStage};
use lastcard_store::announcements::{self, Announcement};
use lastcard_store::tournaments::{self, TournamentRecord};
use lastcard_store::{StoreError, TournamentId};

use crate::announcements::page_text::signed_up;
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
    /// Number of tournaments that are filed.
    pub filed: usize,
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
        let shown = |stage: TournamentStage| !is_referee || stage != TournamentStage::Draft;
        let headers = filing.on_desk.iter().map(|(header, _)| header).filter(|header| shown(header.stage));
        let last = |id: &TournamentId| filing.on_desk.iter().find(|(one, _)| one.id == *id)?.1;
        let tournaments = map_readable(headers, |header| {
            Ok((tournaments::load_of(store, &club, &header.id)?, last(&header.id)))
        })?;
        let mut announcements = announcements::list(store, &club)?;
        announcements.retain(|one| !is_referee || one.state != Publication::Hidden);
        Ok(Desk { tournaments, announcements, filed: filing.filed.len() })
    });
    Ok(loaded.await??)
/// Returns the announcements still to come, the next one first.
fn announcement_lines(organiser: &Organiser, all: &[Announcement]) -> Vec<AnnouncementLine> {
    let words = organiser.words();
    let line = |announcement: &Announcement| AnnouncementLine {
        id: announcement.id.to_string(),
        is_hidden: announcement.state == Publication::Hidden,
        slug: announcement.slug.clone(),
        name: announcement.name.to_string(),
        when: words.date_time(announcement.starts_at, organiser.club.time_zone),
        state: match announcement.state {
            Publication::Hidden => {
                words.say("announcement-line-hidden").with("names", announcement.names).to_string()
            }
            Publication::CalledOff => words.say("announcement-line-called-off").to_string(),
            Publication::Announced => signed_up(words, announcement),
        },
    };
    let to_come =
        all.iter().filter(|announcement| announcement.sign_up_list().state(Utc::now()) != SignUpState::Over);
    to_come.map(line).collect()
}

fn desk_page(organiser: &Organiser, headers: &[Header], stored: &[TournamentRecord]) -> DeskPage {
    let words = organiser.words();
    let when = |header: &Header| words.date_time(header.starts_at, organiser.club.time_zone);
    let format = |stored: &TournamentRecord| {
        words.say(format!("format-{}", stored.tournament.setup().format())).to_string()
    };
    let tallies: Vec<Tally> = stored.iter().map(|one| tally(&one.tournament)).collect();
    let both: Vec<_> = stored.iter().zip(&tallies).collect();
    let mut desk = DeskPage {
        page: organiser.page(organiser.club.name.as_str()),
        waiting: worklist_lines(&both, &organiser.club, Utc::now(), words),
        running: Vec::new(),
        announcements: Vec::new(),
        coming: Vec::new(),
        finished: Vec::new(),
        archived: Vec::new(),
        codes_closed: false,
        sees_service: false,
        done: None,
    };
    for (one, tally) in both {
        let (slug, name) = (one.header.slug.clone(), one.header.name.to_string());
        match one.status(&tally.standings) {
            Status::Draft => {
                desk.coming.push(DraftLine { slug, name, format: format(one), when: when(&one.header) });
            }
            Status::Ready | Status::Running | Status::PlayOff => {
                let tables = table_lines(&one.tournament, tally, words);
                desk.running.push(RunningLine { slug, name, format: format(one), tables });
            }
            Status::Finished | Status::Stopped | Status::Archived => {
                let winners = winners(&one.tournament, tally, words);
                desk.finished.push(FinishedLine { slug, name, when: when(&one.header), winners });
            }
        }
    }
    // The list is sorted latest first, but coming tournaments are shown earliest first.
    desk.coming.reverse();
    desk.archived = headers
        .iter()
        .filter(|header| header.stage == TournamentStage::Archived)
        .map(|header| FinishedLine {
            slug: header.slug.clone(),
            name: header.name.to_string(),
            when: when(header),
            winners: Vec::new(),
        })
        .collect();
    desk
}

/// The page at `/organise`.
#[derive(Template)]
#[template(path = "desk/page.html")]
pub struct DeskPage {
    pub page: Page,
    /// Tasks for an organiser, the most urgent first.
    pub waiting: Vec<WorklistLine>,
    pub running: Vec<RunningLine>,
    /// Announcements, including hidden ones, the soonest first.
    pub announcements: Vec<AnnouncementLine>,
    /// Drafts, the soonest first.
    pub coming: Vec<DraftLine>,
    /// Finished tournaments, the latest first.
    pub finished: Vec<FinishedLine>,
    /// Archived tournaments, the latest first.
    pub archived: Vec<FinishedLine>,
    /// True during a lockout: new phones are refused because there were too many attempts to enter a code.
    pub codes_closed: bool,
    /// True if the account may see the state of the service.
    pub sees_service: bool,
    pub done: Option<String>,
}

pub struct RunningLine {
    pub slug: String,
    pub name: String,
    pub format: String,
    pub tables: Vec<TableLine>,
}

pub struct DraftLine {
    pub slug: String,
    pub name: String,
    pub format: String,
    pub when: String,
}

/// A coming evening with a sign-up list.
pub struct AnnouncementLine {
    pub id: String,
    /// True if the evening has not been announced yet.
    pub is_hidden: bool,
    pub slug: String,
    pub name: String,
    pub when: String,
    /// State of the announcement in words; once it is public, the number of sign-ups.
    pub state: String,
}

pub struct FinishedLine {
    pub slug: String,
    pub name: String,
    pub when: String,
    /// The winners; empty if nobody won or the winners are no longer known.
    pub winners: Vec<String>,
}

impl DeskPage {
    fn is_empty(&self) -> bool {
        self.running.is_empty()
            && self.coming.is_empty()
            && self.announcements.is_empty()
            && self.finished.is_empty()
            && self.archived.is_empty()
    }

    fn hidden(&self) -> Vec<&AnnouncementLine> {
        self.announcements.iter().filter(|one| one.is_hidden).collect()
    }
}
