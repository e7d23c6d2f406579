//! `/c/{club}/seasons/{season}`: the table of a season, and the results behind each line.

use actix_web::web;
use askama::Template;

use lastcard_club::{EveningResults, EventScoring, SeasonLine, SeasonRules, SeasonScore, SeasonTie};
use lastcard_snapshots::{ClubVersion, CountedEvening, PublicPlayer, SeasonSnapshot};
use lastcard_store::RosterId;
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::Header;
use lastcard_tournament::Pseudonym;

use crate::app::{error::Error, state::AppState};
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::ClubSubject,
};
use crate::profiles::links::PersonLink;
use crate::ui::{
    page::{Link, Page, Visitor},
    translator::Translator,
};

/// The page at `/c/{club}/seasons/{season}`.
#[derive(Template)]
#[template(path = "seasons/page.html")]
pub struct SeasonPage {
    page: Page,
    club: Link,
    /// End of the season, once it has ended.
    ended: Option<String>,
    /// The rules of the season, one sentence each.
    rules: Vec<String>,
    /// Message key of the ranking figure.
    figure: &'static str,
    lines: Vec<SeasonRow>,
    evenings: Vec<SeasonEvening>,
    coming: Vec<SeasonEvening>,
}

/// The page at `/c/{club}/seasons/{season}/players/{player}`.
#[derive(Template)]
#[template(path = "seasons/line.html")]
pub struct SeasonLinePage {
    page: Page,
    season: Link,
    rules: Vec<String>,
    figure: &'static str,
    row: SeasonRow,
    /// Linked to the person's page if there is one.
    person: PersonLink,
    results: Vec<SeasonResultRow>,
}

struct SeasonRow {
    rank: String,
    player: Link,
    figure: String,
    /// Number of evenings that count, and number of all the person's evenings.
    evenings: (usize, usize),
    won: u32,
    /// Note on the number of evenings that the person still needs for a rank, if any.
    missing: Option<String>,
    leads: bool,
    /// True while an evening that counts is still running.
    provisional: bool,
}

struct SeasonEvening {
    tournament: Link,
    starts: String,
    about: String,
    /// Reason why the evening does not count, if it does not.
    misfit: Option<String>,
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

impl SeasonPage {
    /// Builds the page of one of the club's seasons.
    pub fn new(visitor: &Visitor, club: &Club, shown: &SeasonSnapshot, club_version: ClubVersion) -> Self {
        let (words, address) = (visitor.words, address(club, shown));
        let evening = |(at, (header, evening)): (usize, &CountedEvening)| {
            let people = words.say("season-people").with("count", evening.places.len()).to_string();
            let state =
                if evening.finished { people } else { format!("{people} · {}", words.say("season-runs")) };
            let misfit = shown.table.excluded.iter().find(|(misfit, _)| *misfit == at);
            SeasonEvening {
                misfit: misfit.map(|(_, fault)| words.fault(fault).to_string()),
                ..season_evening(words, club, header, state)
            }
        };
        let coming =
            |header: &Header| season_evening(words, club, header, words.say("season-not-yet").to_string());
        Self {
            page: Page::new(visitor, shown.season.name.as_str())
                .with_live_stream(format!("{address}/live"), club_version),
            club: Link { href: format!("/c/{}", club.slug), text: club.name.to_string() },
            ended: shown.season.ended_at.map(|at| words.date_time(at, club.time_zone)),
            rules: rules(words, &shown.season.rules),
            figure: figure_key(&shown.season.rules),
            lines: shown.table.lines.iter().map(|line| row(words, &address, shown, line)).collect(),
            evenings: shown.evenings.iter().enumerate().rev().map(evening).collect(),
            coming: shown.coming.iter().map(coming).collect(),
        }
    }

    /// Returns true if any points may still change.
    fn is_provisional(&self) -> bool {
        self.lines.iter().any(|row| row.provisional)
    }
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
        let row = row(words, &address, shown, line);
        let person = PersonLink::new(words, club, shown.people.get(&line.player)?);
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
            page: Page::new(visitor, row.player.text.as_str())
                .with_live_stream(format!("{address}/players/{player}/live"), club_version),
            season: Link { href: address.clone(), text: shown.season.name.to_string() },
            rules: rules(words, &shown.season.rules),
            figure: figure_key(&shown.season.rules),
            results: results.collect(),
            person,
            row,
        })
    }
}

pub fn address(club: &Club, shown: &SeasonSnapshot) -> String {
    format!("/c/{}/seasons/{}", club.slug, shown.season.slug)
}

pub fn link(header: &Header) -> Link {
    Link { href: format!("/t/{}", header.slug), text: header.name.to_string() }
}

fn season_evening(words: Translator, club: &Club, header: &Header, about: String) -> SeasonEvening {
    let starts = words.date_time(header.starts_at, club.time_zone);
    SeasonEvening { tournament: link(header), starts, about, misfit: None }
}

fn row(words: Translator, address: &str, shown: &SeasonSnapshot, line: &SeasonLine<RosterId>) -> SeasonRow {
    let person = shown.people.get(&line.player);
    let text = person.map(|person| display_name(words, person)).unwrap_or_default();
    let own = person.map(|person| person.address.as_str()).unwrap_or_default();
    let missing =
        (line.missing > 0).then(|| words.say("season-missing").with("count", line.missing).to_string());
    SeasonRow {
        rank: words.rank(line.rank),
        player: Link { href: format!("{address}/players/{own}"), text },
        figure: score_text(words, line.worth),
        evenings: (line.counted_results().count(), line.results.len()),
        won: line.won,
        missing,
        leads: line.rank == Some(1),
        provisional: line.is_provisional(),
    }
}

/// “2 of 8”; “1 of 2 teams” if teams were ranked.
pub fn place_of(words: Translator, place: u32, evening: &EveningResults<RosterId>) -> String {
    let (people, lines) = (evening.places.len(), evening.lines);
    let key = if lines < people { "season-place-of-teams" } else { "season-place-of" };
    words.say(key).with("place", place).with("people", people.max(lines)).with("teams", lines).to_string()
}

/// Returns the person's name; a pseudonym is translated.
pub fn display_name(words: Translator, person: &PublicPlayer) -> String {
    let name = person.name.as_str();
    Pseudonym::of(name).map_or_else(|| name.to_owned(), |who| words.pseudonym(who))
}

pub fn score_text(words: Translator, worth: SeasonScore) -> String {
    match worth {
        SeasonScore::Points(points) => words.number(points).to_string(),
        SeasonScore::Average(average) => words.number(average.rounded()).to_string(),
    }
}

/// Returns the message key of the ranking figure.
pub fn figure_key(rules: &SeasonRules) -> &'static str {
    if rules.event_scoring() == EventScoring::Average { "season-average" } else { "season-points" }
}

pub fn rules(words: Translator, rules: &SeasonRules) -> Vec<String> {
    let count = rules.event_scoring();
    let points =
        rules.points().iter().map(|points| words.number(*points).to_string()).collect::<Vec<_>>().join(" · ");
    let worth = words.say(format!("season-rule-{count}")).with("points", points).to_string();
    let best = rules.best().map(|best| words.say("season-rule-best").with("count", best.get()).to_string());
    let least = rules.least().get();
    let least = (least > 1).then(|| words.say("season-rule-least").with("count", least).to_string());
    let ties: Vec<String> = rules
        .ties()
        .iter()
        .map(|tie: &SeasonTie| words.say(format!("season-tie-{tie}")).to_string())
        .collect();
    let ties =
        (!ties.is_empty()).then(|| words.say("season-rule-ties").with("ties", ties.join(", ")).to_string());
    [Some(worth), best, least, ties].into_iter().flatten().collect()
}

/// `/c/{club}/seasons/{season}`
#[derive(Debug, Clone)]
pub struct LiveSeason(String);

impl LiveSeason {
    pub fn at(path: web::Path<(String, String)>) -> (String, Self) {
        let (club, season) = path.into_inner();
        (club, Self(season.to_lowercase()))
    }
}

impl LivePage for LiveSeason {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path(&format!("/seasons/{}", self.0))
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let club = subject.load(state)?;
        let season = state.snapshots.season(&club.id, &self.0)?;
        Ok(SeasonPage::new(visitor, &club, &season, subject.version).render()?)
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
