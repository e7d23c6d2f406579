//! `/organise`: the organiser’s desk with the club's tournaments by stage, its announcements and the worklist.

pub mod worklist;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::Utc;

use lastcard_club::{Publication, Role, SignUpState, TournamentStage};
use lastcard_store::StoreError;
use lastcard_store::announcements::{self, Announcement};
use lastcard_store::tournaments::{self, Header, TournamentRecord};
use lastcard_tournament::{Status, Tally, tally};

use crate::app::{error::Error, responses::page, state::AppState};
use crate::clubs::handlers::map_readable;
use crate::control_room::{
    codes,
    started_page::winners,
    tables::{TableLine, table_lines},
};
use crate::desk::worklist::{WorklistLine, worklist_lines};
use crate::extract::organiser::{self, Organiser};
use crate::operations;
use crate::ui::page::{NoticeQuery, Page};

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    organiser: Organiser,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let club = organiser.club.id.clone();
    let club_version = *site.snapshots.watch_club(&club).borrow();
    let (headers, mut stored, mut coming) = site
        .with_store(move |store| -> Result<_, StoreError> {
            let headers = tournaments::list(store, &club)?;
            let live = headers.iter().filter(|header| header.stage != TournamentStage::Archived);
            let stored = map_readable(live, |header| tournaments::load_of(store, &club, &header.id))?;
            Ok((headers, stored, announcements::list(store, &club)?))
        })
        .await?;
    if organiser.account.role == Role::Referee {
        // Drafts and hidden announcements are for organisers only.
        stored.retain(|one| one.header.stage != TournamentStage::Draft);
        coming.retain(|announcement| announcement.state != Publication::Hidden);
    }
    let mut desk = desk_page(&organiser, &headers, &stored);
    desk.announcements = announcement_lines(&organiser, &coming);
    desk.page = desk.page.with_live_stream("/organise/live", club_version);
    desk.sees_service = operations::can_view(&site, &organiser).await?;
    desk.codes_closed = codes::is_locked_out(&site, &request, &organiser).await?;
    desk.done = done.message(organiser.words());
    page(&desk)
}

pub async fn live(site: web::Data<AppState>, request: HttpRequest, organiser: Organiser) -> HttpResponse {
    organiser::stream_club_versions(&site, &request, &organiser)
}

/// Returns the announcements still to come, the next one first.
fn announcement_lines(organiser: &Organiser, all: &[Announcement]) -> Vec<AnnouncementLine> {
    let words = organiser.words();
    let line = |announcement: &Announcement| AnnouncementLine {
        id: announcement.id.to_string(),
        is_hidden: announcement.state == Publication::Hidden,
        slug: announcement.slug.clone(),
        name: announcement.name.to_string(),
        when: words.date_time(announcement.starts_at, organiser.club.time_zone),
        state: words
            .say(format!("announcement-line-{}", announcement.state))
            .with("names", announcement.names - announcement.waiting())
            .with("waiting", announcement.waiting())
            .with("places", announcement.places)
            .to_string(),
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
    /// State of the announcement, and the number of sign-ups.
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
