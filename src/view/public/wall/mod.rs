//! `/t/{slug}/projector`: the wall, to be read from the other end of the hall. It fills whatever screen it is shown on: the server says
//! how many lines and tables there are and how wide each text is, the style sheet makes of it what the screen allows.

use askama::Template;

mod fitted;
mod next_block;
mod overlay;
mod pages;
mod tables;

use fitted::Fitted;
use next_block::{NextBlock, NextTable};
pub use overlay::OverlayPage;
use pages::{WallMatter, WallPage};
pub use tables::Wall;
use tables::WallTable;

use super::recent::RecentHand;
use super::standings_table::LeaderboardLine;
use super::{LeaderboardPage, version};
use crate::live::Picture;
use crate::live::hands::Sight;
use crate::tournament::BlockClock;
use crate::view::hall::ClockFace;
use crate::view::moved::Moved;
use crate::view::table::Says;
use crate::view::{Page, Visitor, Words, qr};

/// The wall.
#[derive(Template)]
#[template(path = "wall/page.html")]
pub struct ProjectorPage {
    page: Page,
    board: LeaderboardPage,
    order: String,
    title: Fitted,
    /// Who won, or how far it is.
    line: Fitted,
    pages: Vec<WallPage>,
    /// The tables, where they stand beside the standings.
    beside: Vec<WallTable>,
    next: Vec<NextTable>,
    message: Option<Fitted>,
    /// What is said over everything else: a play-off, what the organiser has to say.
    ribbon: Option<Fitted>,
    /// The clock of the block; behind it those of tables that have one of their own.
    clocks: Vec<(Option<String>, ClockFace)>,
    /// The time zone of the club: a computer behind a projector thinks that it is anywhere.
    zone: &'static str,
    /// Where a phone follows.
    follow: Option<FollowCode>,
}

impl ProjectorPage {
    /// The page as the tournament and its tables stand. Phones reach the service at this origin, if they do.
    pub fn new(visitor: &Visitor, sight: &Sight, origin: Option<&str>) -> Self {
        let (words, picture) = (visitor.words, &sight.picture);
        let header = picture.header();
        let title = words.say("projector-title").with("name", header.name.as_str());
        let board = LeaderboardPage::new(visitor, picture);
        let wall = Wall::new(words, sight);
        let next = NextBlock::new(Says { words, tournament: picture.tournament() }, picture);
        let waits = wall.tables.iter().any(|table| table.waits);
        let choice = &picture.stored.wall;
        let plan = WallMatter {
            shows: choice.shows,
            status: board.head.status,
            lines: board.rows.len(),
            podium: board.winners.is_some() && !board.rows.is_empty(),
            tables: wall.tables,
            next: if waits { next.tables() } else { Vec::new() },
        };
        let plan = plan.plan();
        let says_it = plan.pages.iter().any(|page| matches!(page, WallPage::Message));
        let message = picture.says.as_ref().map(|message| Fitted::new(message.as_str()));
        let (message, ribbon) = if says_it { (message, None) } else { (None, message) };
        let address = format!("/t/{}", header.slug);
        Self {
            page: Page::new(visitor, title)
                .of_tournament(picture)
                .following(format!("{address}/projector/live"), version(picture)),
            order: wall.order,
            title: Fitted::new(header.name.as_str()),
            line: Fitted::new(board.head.line.as_str()),
            next: if next.has_room(plan.beside.len()) { next.lines() } else { Vec::new() },
            pages: plan.pages,
            beside: plan.beside,
            message,
            ribbon: ribbon.or_else(|| board.play_off_runs().or(board.head.withheld.clone()).map(Fitted::new)),
            clocks: clocks(words, picture),
            zone: picture.club.time_zone.name(),
            follow: origin.map(|origin| FollowCode::new(origin, &address)),
            board,
        }
    }

    /// The rows of a page of the standings.
    fn rows(&self, lines: &std::ops::Range<usize>) -> &[LeaderboardLine] {
        self.board.rows.get(lines.clone()).unwrap_or_default()
    }

    /// The hands that were recorded last, as far as there is room.
    fn recent(&self) -> &[RecentHand] {
        let most = match (self.beside.len(), self.next.is_empty()) {
            (0, _) => 3,
            (1, _) | (_, true) => 1,
            _ => 0,
        };
        self.board.recent.get(..most).unwrap_or(&self.board.recent)
    }

    /// What it shows: where that is something else now, it begins with the first page.
    fn kind(&self) -> String {
        self.pages.iter().map(WallPage::letter).collect()
    }

    /// What the hand that was recorded last did for a line.
    fn gain<'a>(&self, row: &'a LeaderboardLine) -> Option<&'a str> {
        let last = self.board.recent.first()?;
        row.last.as_ref().filter(|own| own.href == last.link.href).map(|own| own.text.as_str())
    }

    fn fitted(text: &str) -> Fitted {
        Fitted::new(text)
    }
}

/// The clocks that are on while somebody plays.
fn clocks(words: Words, picture: &Picture) -> Vec<(Option<String>, ClockFace)> {
    let clocks = &picture.stored.conduct.clocks;
    let is_played = picture.status().is_played();
    let face = |(table, clock): (Option<u32>, BlockClock)| {
        let whose = table.map(|table| words.say("table-number").with("table", table).to_string());
        (whose, ClockFace::new(words, clock, picture.club.time_zone))
    };
    clocks.all().filter(|_| is_played).map(face).collect()
}

/// The address of the leaderboard as it is typed, and as a QR code.
struct FollowCode {
    host: Fitted,
    path: Fitted,
    qr: String,
}

impl FollowCode {
    fn new(origin: &str, path: &str) -> Self {
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        Self { host: Fitted::new(host), path: Fitted::new(path), qr: qr::svg(&format!("{origin}{path}")) }
    }
}
