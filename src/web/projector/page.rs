//! `/t/{slug}/projector`: the projector page, readable from the far end of the hall on any screen. The server says how many lines
//! and tables there are and how wide each text is; the style sheet fits them to the screen.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use lastcard_club::{BlockClock, PrizeGivingPhase};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_snapshots::played_hands::SpectatorSnapshot;

use crate::app::{error::Error, state::AppState};
use crate::leaderboard::{
    page::LeaderboardPage,
    playing::RecentHand,
    ranks::{RankChange, revealed_podium},
    standings_table::LeaderboardLine,
};
use crate::live::{
    live_page::{self, LivePage},
    page_cache::CachedPage,
    subject::PublicTournament,
};
use crate::middleware::public_url::Origin;
use crate::projector::{
    fitted::SizedText,
    layout::{ProjectorContext, ProjectorSlide},
    next_block::{NextBlock, NextTable},
    spectate,
    tables::{ProjectorTable, ProjectorTables},
};
use crate::ui::{
    page::{Page, Visitor},
    qr,
    status_bar::ClockFace,
    tournament_header::TournamentHeader,
    tournament_text::TournamentText,
    translator::Translator,
};

#[derive(Template)]
#[template(path = "projector/page.html")]
pub struct ProjectorPage {
    page: Page,
    board: LeaderboardPage,
    prizes: PrizeGivingPhase,
    order: String,
    title: SizedText,
    /// The winners, or the progress while it runs.
    line: SizedText,
    pages: Vec<ProjectorSlide>,
    /// Tables shown beside the standings.
    beside: Vec<ProjectorTable>,
    next: Vec<NextTable>,
    message: Option<SizedText>,
    /// A banner above everything else: the organiser's message, the play-off or the embargo.
    ribbon: Option<SizedText>,
    /// The clock of the block, then those of tables with a clock of their own.
    clocks: Vec<(Option<String>, ClockFace)>,
    /// Time zone of the club, since the computer behind a projector may be set to any other.
    zone: &'static str,
    /// Address and QR code for phones.
    follow: Option<FollowCode>,
}

impl ProjectorPage {
    /// Builds the page for this snapshot; `origin` is the address at which phones reach the service, if they can.
    pub fn new(visitor: &Visitor, sight: &SpectatorSnapshot, origin: Option<&str>) -> Self {
        let (words, snapshot) = (visitor.words, &sight.snapshot);
        let header = snapshot.header();
        let title = words.say("projector-title").with("name", header.name.as_str());
        let is_revealing = snapshot.is_revealing();
        let mut board = LeaderboardPage::new(visitor, snapshot);
        board.podium = revealed_podium(words, snapshot);
        let wall = ProjectorTables::new(words, sight);
        let next = NextBlock::new(TournamentText { words, tournament: snapshot.tournament() }, snapshot);
        let waits = wall.tables.iter().any(|table| table.waits);
        let choice = &snapshot.stored.wall;
        let plan = ProjectorContext {
            shows: choice.shows,
            prizes: snapshot.prize_giving_phase(),
            status: board.head.status,
            lines: board.rows.len(),
            podium: board.winners.is_some() && !board.rows.is_empty(),
            tables: wall.tables,
            next: if waits { next.tables() } else { Vec::new() },
        };
        let plan = plan.plan();
        let says_it = plan.pages.iter().any(|page| matches!(page, ProjectorSlide::Message));
        let message = snapshot.says.as_ref().map(|message| SizedText::new(message.as_str()));
        let (message, ribbon) = if says_it { (message, None) } else { (None, message) };
        let notice = board.play_off_status().or(board.head.withheld.clone()).filter(|_| !is_revealing);
        let address = format!("/t/{}", header.slug);
        Self {
            page: Page::new(visitor, title)
                .with_link_preview(snapshot)
                .with_live_stream(format!("{address}/projector/live"), snapshot.version()),
            prizes: snapshot.prize_giving_phase(),
            order: wall.order,
            title: SizedText::new(header.name.as_str()),
            line: SizedText::new(if is_revealing {
                TournamentHeader::hands_played(words, snapshot)
            } else {
                board.head.line.clone()
            }),
            next: if next.has_room(plan.beside.len()) { next.lines() } else { Vec::new() },
            pages: plan.pages,
            beside: plan.beside,
            message,
            ribbon: ribbon.or(notice.map(SizedText::new)),
            clocks: clocks(words, snapshot),
            zone: snapshot.club.time_zone.name(),
            follow: origin.map(|origin| FollowCode::new(origin, &address)),
            board,
        }
    }

    /// Returns the rows of one page of the standings.
    fn rows(&self, lines: &std::ops::Range<usize>) -> &[LeaderboardLine] {
        self.board.rows.get(lines.clone()).unwrap_or_default()
    }

    /// Returns as many of the latest hands as there is room for.
    fn recent(&self) -> &[RecentHand] {
        let most = match (self.beside.len(), self.next.is_empty()) {
            // The last hands would give away who is first.
            _ if self.prizes == PrizeGivingPhase::Revealing => 0,
            (0, _) => 3,
            (1, _) | (_, true) => 1,
            _ => 0,
        };
        self.board.recent.get(..most).unwrap_or(&self.board.recent)
    }

    /// Identifies the sequence of pages: if it changes, the display starts again at the first page.
    fn page_sequence(&self) -> String {
        self.pages.iter().map(ProjectorSlide::letter).collect()
    }

    /// Returns the effect of the latest hand on this row.
    fn gain<'a>(&self, row: &'a LeaderboardLine) -> Option<&'a str> {
        let last = self.board.recent.first()?;
        row.last.as_ref().filter(|own| own.href == last.link.href).map(|own| own.text.as_str())
    }

    fn size_text(text: &str) -> SizedText {
        SizedText::new(text)
    }
}

/// Returns the clocks while the tournament is played.
fn clocks(words: Translator, snapshot: &TournamentSnapshot) -> Vec<(Option<String>, ClockFace)> {
    let clocks = &snapshot.stored.hall.clocks;
    let is_played = snapshot.status().is_in_play();
    let face = |(table, clock): (Option<u32>, BlockClock)| {
        let whose = table.map(|table| words.say("table-number").with("table", table).to_string());
        (whose, ClockFace::new(words, clock, snapshot.club.time_zone))
    };
    clocks.all().filter(|_| is_played).map(face).collect()
}

/// The leaderboard's address, to type and as a QR code.
struct FollowCode {
    host: SizedText,
    path: SizedText,
    qr: String,
}

impl FollowCode {
    fn new(origin: &str, path: &str) -> Self {
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        Self {
            host: SizedText::new(host),
            path: SizedText::new(path),
            qr: qr::svg(&format!("{origin}{path}")),
        }
    }
}

/// Number of lines shown, few enough to leave room for the video.
const LINES: usize = 5;

#[derive(Template)]
#[template(path = "projector/overlay.html")]
pub struct OverlayPage {
    page: Page,
    board: LeaderboardPage,
    message: Option<String>,
}

impl OverlayPage {
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot) -> Self {
        let header = snapshot.header();
        let title = visitor.words.say("projector-title").with("name", header.name.as_str());
        let stream = format!("/t/{}/projector/live?overlay", header.slug);
        Self {
            page: Page::new(visitor, title)
                .with_link_preview(snapshot)
                .with_live_stream(stream, snapshot.version()),
            board: LeaderboardPage::new(visitor, snapshot),
            message: snapshot.says.as_ref().map(ToString::to_string),
        }
    }

    fn rows(&self) -> &[LeaderboardLine] {
        self.board.rows.get(..LINES).unwrap_or(&self.board.rows)
    }
}

/// `/t/{slug}/projector?overlay`
#[derive(Debug, Clone, Copy)]
pub struct LiveOverlay;

impl LivePage for LiveOverlay {
    type Subject = PublicTournament;

    fn path(&self, subject: &PublicTournament) -> String {
        subject.path("/projector?overlay")
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &PublicTournament) -> Result<String, Error> {
        Ok(OverlayPage::new(visitor, &subject.localise(visitor.words)).render()?)
    }
}

#[derive(Debug, Deserialize)]
pub struct ProjectorQuery {
    /// Present for the overlay of a video stream.
    overlay: Option<String>,
}

impl ProjectorQuery {
    pub fn is_overlay(&self) -> bool {
        self.overlay.is_some()
    }
}

/// `/t/{slug}/projector` while no hand is played on phones: it then shows only the tournament.
#[derive(Debug, Clone, Copy)]
struct LiveProjector;

impl LivePage for LiveProjector {
    type Subject = PublicTournament;

    fn path(&self, subject: &PublicTournament) -> String {
        subject.path("/projector")
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &PublicTournament) -> Result<String, Error> {
        let snapshot = subject.localise(visitor.words);
        render(visitor, &SpectatorSnapshot { snapshot, hands: BTreeMap::new() })
    }
}

fn render(visitor: &Visitor, sight: &SpectatorSnapshot) -> Result<String, Error> {
    // A loopback address is of no use to a phone.
    let is_local = Origin::parse(&visitor.origin).is_ok_and(|origin| origin.is_local());
    let origin = (!is_local).then_some(visitor.origin.as_str());
    Ok(ProjectorPage::new(visitor, sight, origin).render()?)
}

/// `/t/{slug}/projector`.
pub async fn projector(
    state: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
    query: web::Query<ProjectorQuery>,
) -> Result<HttpResponse, Error> {
    if query.is_overlay() {
        return live_page::show(&state, &request, visitor, (slug.into_inner(), LiveOverlay)).await;
    }
    if state.public_snapshot(&slug).await?.stored.phones.last.is_empty() {
        return live_page::show(&state, &request, visitor, (slug.into_inner(), LiveProjector)).await;
    }
    let sight = spectate::localise(spectate::subscribe(&state, &slug, None).await?.1, &visitor);
    Ok(CachedPage::new("", render(&visitor, &sight)?).answer(&request))
}
