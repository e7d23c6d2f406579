//! Printouts of a tournament: some for everybody, some only for organisers to hand out.

use askama::Template;
use serde::Deserialize;
use strum::{EnumIter, IntoStaticStr};

use lastcard_snapshots::TournamentSnapshot;

use crate::app::{error::Error, state::AppState};
use crate::extract::organiser::Organiser;
use crate::leaderboard::page::with_event_stream;
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::PublicTournament,
};
use crate::print::{
    frame::PrintFrame,
    schedule::{PlansPrint, SchedulePrint},
    seat_list::SeatsPrint,
    sheets::SheetsPrint,
    standings::{CertificatesPrint, StandingsPrint},
};
use crate::ui::page::{Page, Visitor};

/// The kinds of printouts, in the order in which an evening needs them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PrintKind {
    /// Everything that an evening needs, as one document.
    Tonight,
    Schedule,
    Seats,
    Plans,
    Cards,
    Sheets,
    Standings,
    Certificates,
}

/// A printout, as addressed below `/print`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Printout {
    /// All hands, block by block.
    Schedule,
    /// First seats of the current block.
    Seats,
    /// Plans of all players.
    Plans,
    /// Plan of the player with this id.
    Plan(String),
    Standings,
    /// Score sheets of all blocks, or of the block with this round and number.
    Sheets(Option<(u32, u32)>),
    /// Certificates for the first three places, or for everybody.
    Certificates {
        /// True if everybody gets one.
        everybody: bool,
    },
}

/// The audience of a printout, given by the pages from which it is printed.
#[derive(Debug, Clone, Copy)]
pub enum PrintAudience<'a> {
    Public,
    /// The pages of this organiser.
    Organiser(&'a Organiser),
}

impl Printout {
    /// Parses the address below `/print`; returns `None` if there is no such printout.
    pub fn parse(what: &str, of: Option<&str>) -> Option<Self> {
        let block = |text: &str| {
            let (round, block) = text.split_once('.')?;
            Some((round.parse().ok()?, block.parse().ok()?))
        };
        Some(match (what, of) {
            ("schedule", None) => Self::Schedule,
            ("seats", None) => Self::Seats,
            ("plans", None) => Self::Plans,
            ("plan", Some(player)) => Self::Plan(player.to_owned()),
            ("standings", None) => Self::Standings,
            ("sheets", None) => Self::Sheets(None),
            ("sheets", Some(of)) => Self::Sheets(Some(block(of)?)),
            ("certificates", None) => Self::Certificates { everybody: false },
            ("certificates", Some("everybody")) => Self::Certificates { everybody: true },
            _ => return None,
        })
    }

    /// Returns the canonical address below that of the tournament.
    pub fn path(&self) -> String {
        match self {
            Self::Schedule => "/print".to_owned(),
            Self::Plan(player) => format!("/print/plan/{player}"),
            Self::Sheets(Some((round, block))) => format!("/print/sheets/{round}.{block}"),
            Self::Certificates { everybody: true } => "/print/certificates/everybody".to_owned(),
            other => format!("/print/{}", <&str>::from(other.kind())),
        }
    }

    fn kind(&self) -> PrintKind {
        match self {
            Self::Schedule => PrintKind::Schedule,
            Self::Seats => PrintKind::Seats,
            Self::Plans | Self::Plan(_) => PrintKind::Plans,
            Self::Standings => PrintKind::Standings,
            Self::Sheets(_) => PrintKind::Sheets,
            Self::Certificates { .. } => PrintKind::Certificates,
        }
    }

    /// Renders the page; returns `None` if the printout is not meant for this audience or not available now.
    pub fn render(
        &self,
        visitor: &Visitor,
        snapshot: &TournamentSnapshot,
        desk: PrintAudience<'_>,
    ) -> Option<askama::Result<String>> {
        if !desk.has(self.kind()) || !self.kind().is_available(snapshot) {
            return None;
        }
        let frame = PrintFrame::new(visitor.words, snapshot, self.kind(), desk);
        let title = frame.title(visitor.words);
        let page = match desk {
            PrintAudience::Public => with_event_stream(Page::new(visitor, title), snapshot),
            PrintAudience::Organiser(organiser) => organiser.page(title),
        };
        Some(match self {
            Self::Schedule => SchedulePrint::new(page, frame, snapshot).render(),
            Self::Seats => SeatsPrint::new(page, frame, snapshot).render(),
            Self::Plans => PlansPrint::new(page, frame, snapshot, None)?.render(),
            Self::Plan(player) => PlansPrint::new(page, frame, snapshot, Some(player))?.render(),
            Self::Standings => StandingsPrint::new(page, frame, snapshot).render(),
            Self::Sheets(block) => SheetsPrint::new(page, frame, snapshot, *block)?.render(),
            Self::Certificates { everybody } => {
                CertificatesPrint::new(page, frame, snapshot, *everybody).render()
            }
        })
    }
}

/// Reads the address below `/print`. Each printout has one address, and the whole schedule has a shorter one.
impl TryFrom<String> for Printout {
    type Error = NotAPrintout;

    fn try_from(address: String) -> Result<Self, NotAPrintout> {
        let printout = Self::parse(&address, None).filter(|printout| printout.path().ends_with(&address));
        printout.ok_or(NotAPrintout)
    }
}

/// Error for an address that names no printout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a printout")]
pub struct NotAPrintout;

impl LivePage for Printout {
    type Subject = PublicTournament;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &PublicTournament) -> String {
        subject.path(&self.path())
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &PublicTournament) -> Result<String, Error> {
        let page = self.render(visitor, &subject.localise(visitor.words), PrintAudience::Public);
        Ok(page.ok_or(Error::NotFound)??)
    }
}

impl PrintKind {
    /// Returns true for the parts of the document for tonight.
    pub fn is_for_tonight(self) -> bool {
        matches!(self, Self::Schedule | Self::Seats | Self::Plans | Self::Cards | Self::Sheets)
    }

    /// Returns true if the tournament has a printout of this kind now.
    pub fn is_available(self, snapshot: &TournamentSnapshot) -> bool {
        match self {
            Self::Schedule | Self::Seats => true,
            // A match creates its next hand after each result: there is nothing to plan.
            Self::Plans => snapshot.tournament().setup().plan().is_some(),
            Self::Standings => !snapshot.is_draft(),
            Self::Cards => snapshot.is_draft() || snapshot.status().is_in_play(),
            Self::Sheets | Self::Tonight => !snapshot.tally.standings.finished,
            Self::Certificates => !snapshot.is_draft() && snapshot.tally.standings.finished,
        }
    }
}

impl PrintAudience<'_> {
    pub fn has(self, kind: PrintKind) -> bool {
        match self {
            Self::Public => matches!(
                kind,
                PrintKind::Schedule | PrintKind::Seats | PrintKind::Plans | PrintKind::Standings
            ),
            Self::Organiser(_) => true,
        }
    }
}
