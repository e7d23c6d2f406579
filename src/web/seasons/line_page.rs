//! `/c/{club}/seasons/{season}/players/{player}`: the results behind one person's line.

use actix_web::web;
use askama::Template;

use lastcard_club::SeasonScore;
use lastcard_snapshots::{ClubVersion, SeasonSnapshot};
use lastcard_store::RosterId;
use lastcard_store::clubs::Club;

use crate::app::{error::Error, state::AppState};
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::ClubSubject,
};
use crate::profiles::links::PersonLink;
use crate::seasons::texts::{
    address, display_name, figure_key, line_score, link, place_of, rules, score_text,
};
use crate::ui::page::{Link, Page, Visitor};

/// The page at `/c/{club}/seasons/{season}/players/{player}`.
#[derive(Template)]
#[template(path = "seasons/line.html")]
pub struct SeasonLinePage {
    page: Page,
    season: Link,
    rules: Vec<String>,
    figure: &'static str,
    /// The person's rank and score, or a note on the evenings still needed for a rank.
    says: String,
    /// The same in case all running evenings ended now.
    if_ended: Option<String>,
    score: String,
    /// Number of evenings that count, and number of all the person's evenings.
    evenings: (usize, usize),
    /// Linked to the person's page if there is one.
    person: PersonLink,
    results: Vec<SeasonResultRow>,
}

/// An evening in a person's line.
struct SeasonResultRow {
    tournament: Link,
    starts: String,
    place: String,
    points: u32,
    hands: u32,
    counts: bool,
    runs: bool,
}

impl SeasonLinePage {
    /// Builds the page behind one person's line; returns `None` if the person has no line.
    pub fn new(
        visitor: &Visitor,
        club: &Club,
        shown: &SeasonSnapshot,
        player: &str,
        club_version: ClubVersion,
    ) -> Option<Self> {
        let (words, address) = (visitor.words, address(club, shown));
        let is_it = |id: &RosterId| shown.people.get(id).is_some_and(|person| person.address == player);
        let line = shown.table.lines.iter().find(|line| is_it(&line.player))?;
        let player_shown = shown.people.get(&line.player)?;
        let ranked = |rank: u32, worth: SeasonScore| {
            let says = words.say("season-line-rank").with("rank", words.rank(Some(rank)));
            let says = says.with("what", words.say(figure_key(&shown.season.rules)).to_string());
            says.with("figure", score_text(words, worth)).to_string()
        };
        let missing = || words.say("season-missing").with("count", line.missing).to_string();
        let if_ended = line.if_ended.and_then(|ended| {
            let says = ranked(ended.rank?, ended.worth);
            Some(words.say("season-line-if-ended").with("says", says).to_string())
        });
        let results = line.results.iter().rev().filter_map(|result| {
            let (header, evening) = shown.evenings.get(result.evening)?;
            Some(SeasonResultRow {
                tournament: link(header),
                starts: words.date_time(header.starts_at, club.time_zone),
                place: place_of(words, result.came_to.place, evening),
                points: result.points,
                hands: result.came_to.hands,
                counts: result.counts,
                runs: result.runs,
            })
        });
        Some(Self {
            page: Page::new(visitor, display_name(words, player_shown))
                .with_live_stream(format!("{address}/players/{player}/live"), club_version),
            season: Link { href: address.clone(), text: shown.season.name.to_string() },
            rules: rules(words, &shown.season.rules),
            figure: figure_key(&shown.season.rules),
            says: line.rank.map_or_else(missing, |rank| ranked(rank, line.worth)),
            if_ended,
            score: line_score(words, line),
            evenings: (line.counted_results().count(), line.results.len()),
            results: results.collect(),
            person: PersonLink::new(words, club, player_shown),
        })
    }
}

/// `/c/{club}/seasons/{season}/players/{player}`: the results behind one line, by the person's id or pseudonym.
#[derive(Debug, Clone)]
pub struct LiveSeasonLine {
    season: String,
    player: String,
}

impl LiveSeasonLine {
    pub fn at(path: web::Path<(String, String, String)>) -> (String, Self) {
        let (club, season, player) = path.into_inner();
        (club, Self { season: season.to_lowercase(), player })
    }
}

impl LivePage for LiveSeasonLine {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path(&format!("/seasons/{}/players/{}", self.season, self.player))
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let club = subject.load(state)?;
        let season = state.snapshots.season(&club.id, &self.season)?;
        let page = SeasonLinePage::new(visitor, &club, &season, &self.player, subject.version);
        Ok(page.ok_or(Error::NotFound)?.render()?)
    }
}
