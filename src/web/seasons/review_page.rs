//! `/c/{club}/seasons/{season}/year`: a season on one page, to print and pass on; and its certificates.

use actix_web::web;
use askama::Template;

use lastcard_club::{RecordKind, SeasonLine};
use lastcard_snapshots::{ClubVersion, CountedEvening, PublicPlayer, SeasonReview, SeasonSnapshot};
use lastcard_store::RosterId;
use lastcard_store::clubs::Club;

use crate::app::{error::Error, state::AppState};
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::ClubSubject,
};
use crate::print::standings::{Certificate, LAST_CERTIFICATE_PLACE};
use crate::profiles::links::{PersonLink, percent_won};
use crate::seasons::texts::{address, display_name, figure_key, link, rules, score_text};
use crate::ui::{
    message::join_names,
    page::{Link, Page, Visitor},
    translator::Translator,
};

/// Maximum number of lines below the podium, and maximum number of evenings; the latest evenings are kept.
const MAX_LINES: usize = 12;
const MAX_EVENINGS: usize = 52;

/// The page at `/c/{club}/seasons/{season}/year`.
#[derive(Template)]
#[template(path = "seasons/review.html")]
pub struct SeasonReviewPage {
    page: Page,
    club: Link,
    season: Link,
    /// End of the season, once it has ended.
    ended: Option<String>,
    rules: Vec<String>,
    figure: &'static str,
    /// The lines of the first three places.
    podium: Vec<YearLine>,
    lines: Vec<YearLine>,
    /// Number of further lines in the season's table.
    more: usize,
    evenings: Vec<YearEvening>,
    /// Number of evenings.
    played: usize,
    people: usize,
    hands: usize,
    /// Complete sentences.
    highlights: Vec<String>,
}

struct YearLine {
    rank: String,
    place: u32,
    person: PersonLink,
    figure: String,
    evenings: usize,
}

struct YearEvening {
    tournament: Link,
    starts: String,
    people: usize,
    winners: String,
}

impl SeasonReviewPage {
    pub fn new(visitor: &Visitor, club: &Club, shown: &SeasonReview, club_version: ClubVersion) -> Self {
        let (words, season) = (visitor.words, &shown.season.season);
        let ranked = shown.season.table.lines.iter().filter(|line| line.rank.is_some());
        let lines: Vec<YearLine> = ranked.map(|line| year_line(words, club, &shown.season, line)).collect();
        let (podium, lines): (Vec<_>, Vec<_>) =
            lines.into_iter().partition(|line| line.place <= LAST_CERTIFICATE_PLACE);
        let more = lines.len().saturating_sub(MAX_LINES);
        let address = address(club, &shown.season);
        let title = words.say("year-title").with("season", season.name.as_str());
        Self {
            page: Page::new(visitor, title).with_live_stream(format!("{address}/year/live"), club_version),
            club: Link { href: format!("/c/{}", club.slug), text: club.name.to_string() },
            season: Link { href: address, text: season.name.to_string() },
            ended: season.ended_at.map(|at| words.date_time(at, club.time_zone)),
            rules: rules(words, &season.rules),
            figure: figure_key(&season.rules),
            podium,
            lines: lines.into_iter().take(MAX_LINES).collect(),
            more,
            played: shown.season.evenings.len(),
            evenings: shown
                .season
                .evenings
                .iter()
                .skip(shown.season.evenings.len().saturating_sub(MAX_EVENINGS))
                .map(|one| evening(words, club, &shown.season, one))
                .collect(),
            people: shown.season.table.lines.len(),
            hands: shown.hands,
            highlights: highlights(words, shown),
        }
    }
}

fn year_line(
    words: Translator,
    club: &Club,
    shown: &SeasonSnapshot,
    line: &SeasonLine<RosterId>,
) -> YearLine {
    YearLine {
        rank: words.rank(line.rank),
        place: line.rank.unwrap_or(u32::MAX),
        person: PersonLink::from_option(words, club, shown.people.get(&line.player)),
        figure: score_text(words, line.worth),
        evenings: line.results.len(),
    }
}

fn evening(
    words: Translator,
    club: &Club,
    shown: &SeasonSnapshot,
    (header, evening): &CountedEvening,
) -> YearEvening {
    let first = evening.places.iter().filter(|(_, own)| own.place == 1);
    let names = first.filter_map(|(id, _)| Some(display_name(words, shown.people.get(id)?)));
    YearEvening {
        tournament: link(header),
        starts: words.date_time(header.starts_at, club.time_zone),
        people: evening.places.len(),
        winners: if evening.finished { join_names(names) } else { words.say("season-runs").to_string() },
    }
}

/// Returns a sentence for the holders of each record, and one for the pair of the year.
fn highlights(words: Translator, shown: &SeasonReview) -> Vec<String> {
    let name = |id: &RosterId| {
        let person: &PublicPlayer = shown.season.people.get(id)?;
        Some(display_name(words, person))
    };
    let told = shown.records.iter().filter(|list| list.kind != RecordKind::Evenings);
    let record = told.filter_map(|list| {
        let first = || list.lines.iter().filter(|line| line.rank == 1);
        let value = words.number(list.lines.first()?.value).to_string();
        let several = first().count() > 1;
        let count = if several { words.say("year-each").with("count", value).to_string() } else { value };
        let names = join_names(first().filter_map(|line| name(&line.person)));
        Some(words.say(format!("year-{}", list.kind)).with("name", names).with("count", count).to_string())
    });
    let pair = shown.pair.as_ref().and_then(|(one, other)| {
        let said = words.say("year-pair").with("one", name(one)?).with("other", name(&other.person)?);
        Some(said.with("count", percent_won(other.won, other.hands)).to_string())
    });
    record.chain(pair).collect()
}

/// The page at `/organise/seasons/{season}/certificates`.
#[derive(Template)]
#[template(path = "seasons/certificates.html")]
pub struct SeasonCertificatesPage {
    page: Page,
    season: Link,
    club: String,
    /// End of the season; until then nothing is final.
    ended: Option<String>,
    everybody: bool,
    certificates: Vec<Certificate>,
}

impl SeasonCertificatesPage {
    /// Builds the certificates of a season that has ended: for the first three places, or for everybody.
    pub fn new(page: Page, club: &Club, shown: &SeasonSnapshot, everybody: bool) -> Self {
        let (words, season) = (page.words(), &shown.season);
        let honoured = |line: &&SeasonLine<RosterId>| {
            everybody || line.rank.is_some_and(|rank| rank <= LAST_CERTIFICATE_PLACE)
        };
        let certificate = |line: &SeasonLine<RosterId>| {
            let figure = words
                .say("certificate-season-figure")
                .with("what", words.say(figure_key(&season.rules)).to_string());
            Some(Certificate {
                name: display_name(words, shown.people.get(&line.player)?),
                players: None,
                place: line.rank,
                figure: figure.with("figure", score_text(words, line.worth)).to_string(),
            })
        };
        let lines = shown.table.lines.iter().filter(|_| season.ended_at.is_some()).filter(honoured);
        Self {
            certificates: lines.filter_map(certificate).collect(),
            season: Link {
                href: format!("/organise/seasons/{}", season.slug),
                text: season.name.to_string(),
            },
            club: club.name.to_string(),
            ended: season.ended_at.map(|at| words.date_time(at, club.time_zone)),
            everybody,
            page,
        }
    }
}

/// `/c/{club}/seasons/{season}/year`
#[derive(Debug, Clone)]
pub struct LiveSeasonReview(String);

impl LiveSeasonReview {
    pub fn at(path: web::Path<(String, String)>) -> (String, Self) {
        let (club, season) = path.into_inner();
        (club, Self(season.to_lowercase()))
    }
}

impl LivePage for LiveSeasonReview {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path(&format!("/seasons/{}/year", self.0))
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let club = subject.load(state)?;
        let review = state.snapshots.season_review(&club.id, &self.0)?;
        Ok(SeasonReviewPage::new(visitor, &club, &review, subject.version).render()?)
    }
}
