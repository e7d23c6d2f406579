//! The pages of a tournament that keep themselves up to date: one place for what is at an address and what is told of it.

use std::sync::Arc;

use askama::Template;

use super::Error;
use super::rendered_pages::Frames;
use crate::live::Picture;
use crate::tournament::{EntrantId, Slot};
use crate::view::Visitor;
use crate::view::public::{
    ChartsPage, EmbedPage, EntrantPage, LeaderboardPage, OverlayPage, PrintDesk, Printout, PublicHandPage,
    SchedulePage, SchedulePart, WhereToSitPage, version, version_with_chances,
};

/// A page, by its address below that of the tournament.
#[derive(Debug, Clone)]
pub(super) enum TournamentPage {
    Leaderboard,
    /// The first lines over a stream.
    Overlay,
    Schedule(SchedulePart),
    /// Where everybody sits.
    Seats,
    /// With somebody who is brought out, if there is such a line.
    Charts(Option<String>),
    Hand(Slot),
    Entrant(String),
    /// The leaderboard for other sites.
    Embed,
    Print(Printout),
}

impl TournamentPage {
    /// One block of a schedule, “2.1”.
    pub(super) fn block(written: &str) -> Result<Self, Error> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| Error::NotFound);
        let (round, block) = written.split_once('.').ok_or(Error::NotFound)?;
        Ok(Self::Schedule(SchedulePart::Block(number(round)?, number(block)?)))
    }

    /// One hand, “1.2.3”.
    pub(super) fn hand(written: &str) -> Result<Self, Error> {
        Ok(Self::Hand(written.parse().map_err(|_| Error::NotFound)?))
    }

    /// Its address, written in the one way.
    pub(super) fn path(&self, picture: &Picture) -> String {
        let below = match self {
            Self::Leaderboard => String::new(),
            Self::Overlay => "/projector?overlay".to_owned(),
            Self::Schedule(SchedulePart::Now) => "/schedule".to_owned(),
            Self::Schedule(SchedulePart::Block(round, block)) => format!("/schedule/{round}.{block}"),
            Self::Seats => "/seats".to_owned(),
            Self::Charts(follow) => match followed(picture, follow.as_deref()) {
                Some(id) => format!("/charts?follow={id}"),
                None => "/charts".to_owned(),
            },
            Self::Hand(slot) => format!("/hands/{slot}"),
            Self::Entrant(id) => format!("/entrants/{id}"),
            Self::Embed => "/embed".to_owned(),
            Self::Print(print) => print.path(),
        };
        format!("/t/{}{below}", picture.header().slug)
    }

    /// Who may show it in a frame.
    pub(super) fn frames(&self) -> Frames {
        if matches!(self, Self::Embed) { Frames::Anybody } else { Frames::Nobody }
    }

    /// Tells pages that take long to render: they have a queue of their own, so that nobody else waits for them.
    pub(super) fn is_expensive(&self) -> bool {
        matches!(self, Self::Print(_))
    }

    /// Whether the chances are told there.
    pub(super) fn tells_chances(&self) -> bool {
        matches!(self, Self::Leaderboard | Self::Charts(_))
    }

    /// Which state of it a picture shows.
    pub(super) fn version(&self, picture: &Picture) -> String {
        if self.tells_chances() { version_with_chances(picture) } else { version(picture) }
    }

    /// The page; none of what the tournament does not have.
    pub(super) fn render(&self, visitor: &Visitor, picture: &Arc<Picture>) -> Result<String, Error> {
        let picture = &*visitor.words.spoken(picture.clone());
        let page = match self {
            Self::Leaderboard => Some(LeaderboardPage::new(visitor, picture).render()),
            Self::Embed => Some(EmbedPage::new(visitor, picture).render()),
            Self::Overlay => Some(OverlayPage::new(visitor, picture).render()),
            Self::Schedule(shown) => SchedulePage::new(visitor, picture, *shown).map(|page| page.render()),
            Self::Seats => Some(WhereToSitPage::new(visitor, picture).render()),
            Self::Charts(follow) => {
                Some(ChartsPage::new(visitor, picture, followed(picture, follow.as_deref())).render())
            }
            Self::Hand(slot) => PublicHandPage::new(visitor, picture, *slot).map(|page| page.render()),
            Self::Entrant(id) => {
                let entrant =
                    picture.tournament().entrants().iter().find(|entrant| entrant.id.as_str() == id);
                entrant
                    .and_then(|entrant| EntrantPage::new(visitor, picture, entrant))
                    .map(|page| page.render())
            }
            Self::Print(print) => print.render(visitor, picture, PrintDesk::Public),
        };
        Ok(page.ok_or(Error::NotFound)??)
    }
}

/// The line of this id.
fn followed<'a>(picture: &'a Picture, id: Option<&str>) -> Option<&'a EntrantId> {
    let ids = picture.tournament().entrants().iter().map(|entrant| &entrant.id);
    ids.into_iter().find(|known| Some(known.as_str()) == id)
}
