//! `/t/{slug}/projector`: the projector page, readable from the far end of the hall on any screen. The server says how many lines
//! and tables there are and how wide each text is; the style sheet fits them to the screen.

use askama::Template;

use lastcard_club::BlockClock;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_snapshots::played_hands::SpectatorSnapshot;

use crate::leaderboard::{
    page::LeaderboardPage, rank_change::RankChange, recent::RecentHand, standings_table::LeaderboardLine,
};
use crate::projector::{
    fitted::SizedText,
    layout::{ProjectorContext, ProjectorSlide},
    next_block::{NextBlock, NextTable},
    tables::{ProjectorTable, ProjectorTables},
};
use crate::ui::{
    page::{Page, Visitor},
    qr,
    status_bar::ClockFace,
    tournament_text::TournamentText,
    translator::Translator,
};

/// The projector page.
#[derive(Template)]
#[template(path = "projector/page.html")]
pub struct ProjectorPage {
    page: Page,
    board: LeaderboardPage,
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
        let board = LeaderboardPage::new(visitor, snapshot);
        let wall = ProjectorTables::new(words, sight);
        let next = NextBlock::new(TournamentText { words, tournament: snapshot.tournament() }, snapshot);
        let waits = wall.tables.iter().any(|table| table.waits);
        let choice = &snapshot.stored.wall;
        let plan = ProjectorContext {
            shows: choice.shows,
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
        let address = format!("/t/{}", header.slug);
        Self {
            page: Page::new(visitor, title)
                .with_link_preview(snapshot)
                .with_live_stream(format!("{address}/projector/live"), snapshot.version()),
            order: wall.order,
            title: SizedText::new(header.name.as_str()),
            line: SizedText::new(board.head.line.as_str()),
            next: if next.has_room(plan.beside.len()) { next.lines() } else { Vec::new() },
            pages: plan.pages,
            beside: plan.beside,
            message,
            ribbon: ribbon
                .or_else(|| board.play_off_status().or(board.head.withheld.clone()).map(SizedText::new)),
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
