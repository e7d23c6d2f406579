//! `/c/{club}/seasons/{season}`: the table of a season.

use actix_web::web;
use askama::Template;

use lastcard_snapshots::{ClubVersion, SeasonSnapshot};
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::Header;

use crate::app::{error::Error, state::AppState};
use crate::clubs::tabs::ClubTabs;
use crate::leaderboard::ranks::RankChange;
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::ClubSubject,
};
use crate::seasons::{
    matrix::{SeasonMark, SeasonMatrix},
    texts::{address, link, rules},
};
use crate::ui::{
    page::{Link, Page, Visitor},
    translator::Translator,
};

/// Evenings with a column at first, and at most: a year of weekly evenings.
const LATEST_COLUMNS: usize = 12;
const MAX_COLUMNS: usize = 52;

/// The pages at `/c/{club}/seasons/{season}` and `/c/{club}/seasons/{season}/evenings`.
#[derive(Template)]
#[template(path = "seasons/page.html")]
pub struct SeasonPage {
    page: Page,
    tabs: ClubTabs,
    /// Address of the season, without a part for its evenings.
    address: String,
    slug: String,
    /// End of the season, once it has ended.
    ended: Option<String>,
    /// The rules of the season, one sentence each.
    rules: Vec<String>,
    matrix: SeasonMatrix,
    columns: SeasonColumns,
    /// Number of evenings that could have a column.
    all: usize,
    /// Evenings that do not fit into the season, with the reason.
    left_out: Vec<SeasonEvening>,
    /// Evenings without public results yet.
    coming: Vec<SeasonEvening>,
}

/// Evenings that get a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonColumns {
    /// The latest ones, and those that are running.
    Latest,
    /// All, up to the limit.
    All,
}

struct SeasonEvening {
    tournament: Link,
    starts: String,
    about: String,
}

impl SeasonPage {
    /// Builds the page of one of the club's seasons.
    pub fn new(
        visitor: &Visitor,
        (club, tabs): (&Club, ClubTabs),
        shown: &SeasonSnapshot,
        columns: SeasonColumns,
        club_version: ClubVersion,
    ) -> Self {
        let (words, address) = (visitor.words, address(club, shown));
        let left_out = shown.table.excluded.iter().filter_map(|(at, fault)| {
            let (header, _) = shown.evenings.get(*at)?;
            Some(season_evening(words, club, header, words.fault(fault).to_string()))
        });
        let coming =
            |header: &Header| season_evening(words, club, header, words.say("season-not-yet").to_string());
        let stream = format!("{address}{}/live", columns.path());
        Self {
            page: Page::new(visitor, shown.season.name.as_str()).with_live_stream(stream, club_version),
            tabs,
            slug: shown.season.slug.clone(),
            ended: shown.season.ended_at.map(|at| words.date_time(at, club.time_zone)),
            rules: rules(words, &shown.season.rules),
            matrix: SeasonMatrix::new(words, club, shown, &address, columns.most()),
            columns,
            all: shown.evenings.len() - shown.table.excluded.len(),
            left_out: left_out.collect(),
            coming: shown.coming.iter().map(coming).collect(),
            address,
        }
    }
}

impl SeasonPage {
    /// Returns true if there are evenings without a column, and a page that has one for them.
    fn leaves_out(&self) -> bool {
        self.columns == SeasonColumns::Latest && self.all > LATEST_COLUMNS
    }

    fn has_all_columns(&self) -> bool {
        self.columns == SeasonColumns::All
    }
}

impl SeasonColumns {
    fn most(self) -> usize {
        match self {
            Self::Latest => LATEST_COLUMNS,
            Self::All => MAX_COLUMNS,
        }
    }

    fn path(self) -> &'static str {
        match self {
            Self::Latest => "",
            Self::All => "/evenings",
        }
    }
}

fn season_evening(words: Translator, club: &Club, header: &Header, about: String) -> SeasonEvening {
    let starts = words.date_time(header.starts_at, club.time_zone);
    SeasonEvening { tournament: link(header), starts, about }
}

/// `/c/{club}/seasons/{season}`, with the latest evenings or with all of them.
#[derive(Debug, Clone)]
pub struct LiveSeason(String, SeasonColumns);

impl LiveSeason {
    pub fn at(path: web::Path<(String, String)>) -> (String, Self) {
        let (club, season) = path.into_inner();
        (club, Self(season.to_lowercase(), SeasonColumns::Latest))
    }

    pub fn with_all_evenings(path: web::Path<(String, String)>) -> (String, Self) {
        let (club, Self(season, _)) = Self::at(path);
        (club, Self(season, SeasonColumns::All))
    }
}

impl LivePage for LiveSeason {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path(&format!("/seasons/{}{}", self.0, self.1.path()))
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let club = subject.load(state)?;
        let season = state.snapshots.season(&club.id, &self.0)?;
        let of = (&club, ClubTabs::of(&state.store, &club)?);
        Ok(SeasonPage::new(visitor, of, &season, self.1, subject.version).render()?)
    }
}
