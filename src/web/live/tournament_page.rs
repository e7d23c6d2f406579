//! Public pages of a tournament that update themselves, with the address and the stream of each in one place.

use std::sync::Arc;

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{EntrantId, Slot};

use crate::app::error::Error;
use crate::charts::page::ChartsPage;
use crate::entrants::page::EntrantPage;
use crate::export::embed::EmbedPage;
use crate::hands::page::PublicHandPage;
use crate::leaderboard::page::{LeaderboardPage, version, version_with_chances};
use crate::live::page_cache::FramePolicy;
use crate::print::page::{PrintAudience, Printout};
use crate::projector::overlay::OverlayPage;
use crate::schedule::{
    page::{SchedulePage, SchedulePart},
    seating_page::SeatingPage,
};
use crate::ui::page::Visitor;

/// Page of a tournament, named by its address below the tournament's.
#[derive(Debug, Clone)]
pub enum TournamentPage {
    Leaderboard,
    /// Top lines of the leaderboard, laid over a video stream.
    Overlay,
    Schedule(SchedulePart),
    /// Seat of every player.
    Seats,
    /// Charts, with the line of one entrant highlighted if there is such a line.
    Charts(Option<String>),
    Hand(Slot),
    Entrant(String),
    /// Leaderboard for other sites.
    Embed,
    Print(Printout),
}

impl TournamentPage {
    /// Parses one block of a schedule, “2.1”.
    pub fn parse_block(written: &str) -> Result<Self, Error> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| Error::NotFound);
        let (round, block) = written.split_once('.').ok_or(Error::NotFound)?;
        Ok(Self::Schedule(SchedulePart::Block(number(round)?, number(block)?)))
    }

    /// Parses one hand, “1.2.3”.
    pub fn parse_hand(written: &str) -> Result<Self, Error> {
        Ok(Self::Hand(written.parse().map_err(|_| Error::NotFound)?))
    }

    /// Returns the canonical address of the page.
    pub fn path(&self, snapshot: &TournamentSnapshot) -> String {
        let below = match self {
            Self::Leaderboard => String::new(),
            Self::Overlay => "/projector?overlay".to_owned(),
            Self::Schedule(SchedulePart::Now) => "/schedule".to_owned(),
            Self::Schedule(SchedulePart::Block(round, block)) => format!("/schedule/{round}.{block}"),
            Self::Seats => "/seats".to_owned(),
            Self::Charts(follow) => match find_entrant(snapshot, follow.as_deref()) {
                Some(id) => format!("/charts?follow={id}"),
                None => "/charts".to_owned(),
            },
            Self::Hand(slot) => format!("/hands/{slot}"),
            Self::Entrant(id) => format!("/entrants/{id}"),
            Self::Embed => "/embed".to_owned(),
            Self::Print(print) => print.path(),
        };
        format!("/t/{}{below}", snapshot.header().slug)
    }

    /// Returns the sites that may show the page in a frame.
    pub fn frame_policy(&self) -> FramePolicy {
        if matches!(self, Self::Embed) { FramePolicy::Anybody } else { FramePolicy::Nobody }
    }

    /// Returns true for pages that take long to render. They have a queue, so that other visitors do not wait for them.
    pub fn is_expensive(&self) -> bool {
        matches!(self, Self::Print(_))
    }

    /// Returns true if the page shows the odds.
    pub fn has_chances(&self) -> bool {
        matches!(self, Self::Leaderboard | Self::Charts(_))
    }

    /// Returns the version of the page in a snapshot.
    pub fn version(&self, snapshot: &TournamentSnapshot) -> String {
        if self.has_chances() { version_with_chances(snapshot) } else { version(snapshot) }
    }

    /// Renders the page. Fails with `NotFound` if the tournament has no such page.
    pub fn render(&self, visitor: &Visitor, snapshot: &Arc<TournamentSnapshot>) -> Result<String, Error> {
        let snapshot = &*visitor.words.localise_snapshot(snapshot.clone());
        let page = match self {
            Self::Leaderboard => Some(LeaderboardPage::new(visitor, snapshot).render()),
            Self::Embed => Some(EmbedPage::new(visitor, snapshot).render()),
            Self::Overlay => Some(OverlayPage::new(visitor, snapshot).render()),
            Self::Schedule(shown) => SchedulePage::new(visitor, snapshot, *shown).map(|page| page.render()),
            Self::Seats => Some(SeatingPage::new(visitor, snapshot).render()),
            Self::Charts(follow) => {
                Some(ChartsPage::new(visitor, snapshot, find_entrant(snapshot, follow.as_deref())).render())
            }
            Self::Hand(slot) => PublicHandPage::new(visitor, snapshot, *slot).map(|page| page.render()),
            Self::Entrant(id) => {
                let entrant =
                    snapshot.tournament().entrants().iter().find(|entrant| entrant.id.as_str() == id);
                entrant
                    .and_then(|entrant| EntrantPage::new(visitor, snapshot, entrant))
                    .map(|page| page.render())
            }
            Self::Print(print) => print.render(visitor, snapshot, PrintAudience::Public),
        };
        Ok(page.ok_or(Error::NotFound)??)
    }
}

/// Returns the entrant with this id.
fn find_entrant<'a>(snapshot: &'a TournamentSnapshot, id: Option<&str>) -> Option<&'a EntrantId> {
    let ids = snapshot.tournament().entrants().iter().map(|entrant| &entrant.id);
    ids.into_iter().find(|known| Some(known.as_str()) == id)
}
