//! `/t/{slug}/charts`: the totals hand by hand, the most expensive cards, and the chances of winning. The server draws SVG; the style sheet
//! colours it.

pub mod chances;
pub mod figures;
pub mod plot;
pub mod scale;

use askama::Template;
use serde::Deserialize;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{EntrantId, Format, TotalsUnit, card_costs, totals};

use crate::app::{error::Error, state::AppState};
use crate::charts::{
    chances::ChancesSection,
    figures::{CardLine, TotalsTable, card_lines},
    plot::Plot,
};
use crate::live::{live_page::LivePage, subject::TournamentWithOdds};
use crate::ui::{
    names::NameCollator,
    page::{Page, Visitor},
    tournament_header::{TournamentHeader, entrant_name},
    tournament_text::TournamentText,
};

/// Maximum number of points on a line, and the lower maximum with many entrants: the page must stay small with 64 players.
const MAX_POINTS: usize = 64;
const MAX_POINTS_OF_MANY: usize = 48;

/// Above this number of entrants, only the leaders are emphasised.
pub const MANY_ENTRANTS: usize = 16;

#[derive(Template)]
#[template(path = "charts/page.html")]
pub struct ChartsPage {
    page: Page,
    head: TournamentHeader,
    /// Message key of the quantity that is added up.
    heading: &'static str,
    /// Message keys of the hints on how to read the lines.
    hints: Vec<&'static str>,
    /// `None` before the first hand.
    plot: Option<Plot>,
    table: TotalsTable,
    /// Entrants to highlight; empty if only few play.
    follow: Vec<FollowChoice>,
    /// `None` if an organiser or an embargo hides the chances, or if the tournament is not being played.
    chances: Option<ChancesSection>,
    cards: Vec<CardLine>,
    /// Number of holdings counted card by card, and of those known only by their total.
    holdings: (u32, u32),
    /// True while some cards are still secret.
    is_embargoed: bool,
}

/// An entrant who can be highlighted.
struct FollowChoice {
    id: String,
    name: String,
    chosen: bool,
}

impl ChartsPage {
    /// Builds the page for this snapshot, with one entrant highlighted.
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot, follow: Option<&EntrantId>) -> Self {
        let words = visitor.words;
        let tournament = snapshot.tournament();
        let says = TournamentText { words, tournament };
        let title = words.say("charts-title").with("name", snapshot.header().name.as_str());
        let entrants = tournament.entrants().len();
        let most = if entrants > MANY_ENTRANTS { MAX_POINTS_OF_MANY } else { MAX_POINTS };
        let totals = totals(tournament, &snapshot.tally, most);
        let secret = snapshot.secret_deals();
        let is_secret = |slot| tournament.deal(slot).is_some_and(|deal| secret.contains(&deal));
        let costs = card_costs(tournament, &snapshot.tally, |slot| !is_secret(slot));
        let page = Page::new(visitor, title);
        let stream = stream_of(&page.path);
        Self {
            page: page.with_link_preview(snapshot).with_live_stream(stream, snapshot.version_with_odds()),
            head: TournamentHeader::new(words, snapshot),
            heading: match totals.tallied {
                TotalsUnit::Points => "charts-points",
                TotalsUnit::HandsWon => "charts-hands-won",
                TotalsUnit::HandsLost => "charts-hands-lost",
            },
            hints: hints(snapshot),
            plot: Plot::new(says, snapshot, &totals, follow),
            table: TotalsTable::new(says, snapshot, &totals),
            follow: choices(visitor, snapshot, follow),
            chances: ChancesSection::new(words, snapshot),
            cards: card_lines(words, tournament.setup().rules(), &costs.faces),
            holdings: (costs.counted, costs.totals),
            is_embargoed: snapshot.tally.effects.iter().any(|effect| is_secret(effect.slot)),
        }
    }
}

/// Returns the stream address of a page whose own address may have a query.
fn stream_of(path: &str) -> String {
    match path.split_once('?') {
        Some((path, query)) => format!("{path}/live?{query}"),
        None => format!("{path}/live"),
    }
}

/// Returns the message keys of the hints on how to read the lines; empty if the most points simply win.
fn hints(snapshot: &TournamentSnapshot) -> Vec<&'static str> {
    let setup = snapshot.tournament().setup();
    let fewer = setup.method().id().charges_points() || setup.format() == Format::Cowboy;
    let mut hints = Vec::new();
    hints.extend(fewer.then_some("charts-fewer"));
    hints.extend(setup.ranks_by_average().then_some("charts-by-average"));
    hints.extend(snapshot.tournament().play_off().map(|_| "charts-play-off"));
    hints
}

/// Lists all entrants alphabetically; empty for three or fewer.
fn choices(
    visitor: &Visitor,
    snapshot: &TournamentSnapshot,
    follow: Option<&EntrantId>,
) -> Vec<FollowChoice> {
    const FEW_ENTRANTS: usize = 3;
    let entrants = snapshot.tournament().entrants();
    let choice = |id: &EntrantId| FollowChoice {
        id: id.to_string(),
        name: entrant_name(visitor.words, snapshot, id),
        chosen: follow == Some(id),
    };
    let mut choices: Vec<FollowChoice> = entrants
        .iter()
        .filter(|_| entrants.len() > FEW_ENTRANTS)
        .map(|entrant| choice(&entrant.id))
        .collect();
    NameCollator::of(&snapshot.club.language).sort(&mut choices, |choice| &choice.name);
    choices
}

/// `/t/{slug}/charts`, with the line of one entrant highlighted if there is such a line.
#[derive(Debug, Clone, Deserialize)]
pub struct LiveCharts {
    follow: Option<String>,
}

impl LiveCharts {
    fn followed<'a>(&self, snapshot: &'a TournamentSnapshot) -> Option<&'a EntrantId> {
        let mut ids = snapshot.tournament().entrants().iter().map(|entrant| &entrant.id);
        ids.find(|id| Some(id.as_str()) == self.follow.as_deref())
    }
}

impl LivePage for LiveCharts {
    type Subject = TournamentWithOdds;

    fn path(&self, subject: &TournamentWithOdds) -> String {
        match self.followed(&subject.0.0) {
            Some(id) => subject.0.path(&format!("/charts?follow={id}")),
            None => subject.0.path("/charts"),
        }
    }

    fn render(&self, _: &AppState, visitor: &Visitor, subject: &TournamentWithOdds) -> Result<String, Error> {
        let snapshot = subject.0.localise(visitor.words);
        Ok(ChartsPage::new(visitor, &snapshot, self.followed(&snapshot)).render()?)
    }
}
