//! The standings for the notice board, and certificates.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::Standing;

use crate::leaderboard::standings_table::{Columns, LeaderboardLine, Rows};
use crate::print::frame::PrintFrame;
use crate::ui::{
    page::Page,
    tournament_header::{TournamentHeader, entrant_name},
    tournament_text::TournamentText,
};

#[derive(Template)]
#[template(path = "print/standings.html")]
pub struct StandingsPrint {
    page: Page,
    frame: PrintFrame,
    head: TournamentHeader,
    columns: Columns,
    rows: Vec<LeaderboardLine>,
    /// Time of the last change to the tournament.
    updated: String,
}

impl StandingsPrint {
    pub fn new(page: Page, frame: PrintFrame, snapshot: &TournamentSnapshot) -> Self {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        Self {
            head: TournamentHeader::new(page.words(), snapshot),
            columns: Columns::of(snapshot.tournament().setup()),
            rows: Rows::new(says, snapshot, &[]).all(),
            updated: page.words().date_time(snapshot.changed_at(), snapshot.club.time_zone),
            page,
            frame,
        }
    }
}

#[derive(Template)]
#[template(path = "print/certificates.html")]
pub struct CertificatesPrint {
    page: Page,
    frame: PrintFrame,
    certificates: Vec<Certificate>,
    everybody: bool,
}

/// A certificate for one line of a tournament's or a season's standings.
pub struct Certificate {
    pub name: String,
    /// The names of a team's players.
    pub players: Option<String>,
    /// The place; `None` for a certificate of participation.
    pub place: Option<u32>,
    pub figure: String,
}

/// Last place that gets a certificate, unless everybody gets one.
pub const LAST_CERTIFICATE_PLACE: u32 = 3;

impl CertificatesPrint {
    pub fn new(page: Page, frame: PrintFrame, snapshot: &TournamentSnapshot, everybody: bool) -> Self {
        let says = TournamentText { words: page.words(), tournament: snapshot.tournament() };
        let lines = snapshot.tally.standings.standings.iter();
        let honoured = |line: &&Standing| {
            everybody || line.hands > 0 && line.rank.is_some_and(|rank| rank <= LAST_CERTIFICATE_PLACE)
        };
        Self {
            certificates: lines.filter(honoured).map(|line| certificate(says, snapshot, line)).collect(),
            everybody,
            page,
            frame,
        }
    }
}

fn certificate(says: TournamentText<'_>, snapshot: &TournamentSnapshot, line: &Standing) -> Certificate {
    let entrant = snapshot.tournament().entrant(&line.entrant).filter(|entrant| !entrant.is_single());
    let players = entrant.map(|team| {
        let names: Vec<String> = team.everybody().map(|player| player.name.to_string()).collect();
        says.list(&names)
    });
    Certificate {
        name: entrant_name(says.words, snapshot, &line.entrant),
        players,
        place: line.rank.filter(|_| line.hands > 0),
        figure: figure(says, line),
    }
}

fn figure(says: TournamentText<'_>, line: &Standing) -> String {
    let Some(points) = line.total else { return says.figure(line) };
    let points = says.words.say("points").with("count", points).to_string();
    if !line.at_limit {
        return points;
    }
    says.words.say("board-name-at-limit").with("name", points).to_string()
}
