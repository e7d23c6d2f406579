//! `/c/{club}/seasons/{season}/year`: a season on one page, to print and pass on; and its certificates.

use askama::Template;

use super::Link;
use super::people::{PersonLink, of_hundred};
use super::print::{Certificate, LAST_HONOURED};
use super::season::{address, called, figure, link, rules, worth};
use crate::live::{ClubVersion, CountedEvening, PublicPlayer, SeasonReview, SeasonSnapshot};
use crate::store::RosterId;
use crate::store::clubs::Club;
use crate::tournament::{RecordKind, SeasonLine};
use crate::view::{Page, Translator, Visitor, listed};

/// Maximum number of lines below the podium, and of evenings, of which the latest are kept.
const LINES: usize = 12;
const EVENINGS: usize = 52;

/// The page at `/c/{club}/seasons/{season}/year`.
#[derive(Template)]
#[template(path = "public/year.html")]
pub struct YearPage {
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
    /// Number of further lines in the table.
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
    /// True while an evening that counts is still running.
    provisional: bool,
}

/// An evening with its winners.
struct YearEvening {
    tournament: Link,
    starts: String,
    people: usize,
    winners: String,
}

impl YearPage {
    /// Builds the page of one of the club's seasons.
    pub fn new(visitor: &Visitor, club: &Club, shown: &SeasonReview, club_version: ClubVersion) -> Self {
        let (w, season) = (visitor.words, &shown.season.season);
        let ranked = shown.season.table.lines.iter().filter(|line| line.rank.is_some());
        let lines: Vec<YearLine> = ranked.map(|line| year_line(w, club, &shown.season, line)).collect();
        let (podium, lines): (Vec<_>, Vec<_>) =
            lines.into_iter().partition(|line| line.place <= LAST_HONOURED);
        let more = lines.len().saturating_sub(LINES);
        let address = address(club, &shown.season);
        let title = w.say("year-title").with("season", season.name.as_str());
        Self {
            page: Page::new(visitor, title).following(format!("{address}/year/live"), club_version),
            club: Link { href: format!("/c/{}", club.slug), text: club.name.to_string() },
            season: Link { href: address, text: season.name.to_string() },
            ended: season.ended_at.map(|at| w.moment(at, club.time_zone)),
            rules: rules(w, &season.rules),
            figure: figure(&season.rules),
            podium,
            lines: lines.into_iter().take(LINES).collect(),
            more,
            played: shown.season.evenings.len(),
            evenings: shown
                .season
                .evenings
                .iter()
                .skip(shown.season.evenings.len().saturating_sub(EVENINGS))
                .map(|one| evening(w, club, &shown.season, one))
                .collect(),
            people: shown.season.table.lines.len(),
            hands: shown.hands,
            highlights: highlights(w, shown),
        }
    }

    /// Tells whether any points may still change.
    fn is_provisional(&self) -> bool {
        self.podium.iter().chain(&self.lines).any(|line| line.provisional)
    }
}

fn year_line(w: Translator, club: &Club, shown: &SeasonSnapshot, line: &SeasonLine<RosterId>) -> YearLine {
    YearLine {
        rank: w.rank(line.rank),
        place: line.rank.unwrap_or(u32::MAX),
        person: PersonLink::of(w, club, shown.people.get(&line.player)),
        figure: worth(w, line.worth),
        evenings: line.results.len(),
        provisional: line.is_provisional(),
    }
}

fn evening(
    w: Translator,
    club: &Club,
    shown: &SeasonSnapshot,
    (header, evening): &CountedEvening,
) -> YearEvening {
    let first = evening.places.iter().filter(|(_, own)| own.place == 1);
    let names = first.filter_map(|(id, _)| Some(called(w, shown.people.get(id)?)));
    YearEvening {
        tournament: link(header),
        starts: w.moment(header.starts_at, club.time_zone),
        people: evening.places.len(),
        winners: if evening.finished { listed(names) } else { w.say("season-runs").to_string() },
    }
}

/// Returns a sentence for the holders of each record, and one for the pair of the year.
fn highlights(w: Translator, shown: &SeasonReview) -> Vec<String> {
    let name = |id: &RosterId| {
        let person: &PublicPlayer = shown.season.people.get(id)?;
        Some(called(w, person))
    };
    let told = shown.records.iter().filter(|list| list.kind != RecordKind::Evenings);
    let record = told.filter_map(|list| {
        let first = || list.lines.iter().filter(|line| line.rank == 1);
        let value = w.number(list.lines.first()?.value).to_string();
        let several = first().count() > 1;
        let count = if several { w.say("year-each").with("count", value).to_string() } else { value };
        let names = listed(first().filter_map(|line| name(&line.person)));
        Some(w.say(format!("year-{}", list.kind)).with("name", names).with("count", count).to_string())
    });
    let pair = shown.pair.as_ref().and_then(|(one, other)| {
        let said = w.say("year-pair").with("one", name(one)?).with("other", name(&other.person)?);
        Some(said.with("count", of_hundred(other.won, other.hands)).to_string())
    });
    record.chain(pair).collect()
}

/// The page at `/organise/seasons/{season}/certificates`.
#[derive(Template)]
#[template(path = "print/season_certificates.html")]
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
        let (w, season) = (page.words(), &shown.season);
        let honoured =
            |line: &&SeasonLine<RosterId>| everybody || line.rank.is_some_and(|rank| rank <= LAST_HONOURED);
        let certificate = |line: &SeasonLine<RosterId>| {
            let figure =
                w.say("certificate-season-figure").with("what", w.say(figure(&season.rules)).to_string());
            Some(Certificate {
                name: called(w, shown.people.get(&line.player)?),
                players: None,
                place: line.rank,
                figure: figure.with("figure", worth(w, line.worth)).to_string(),
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
            ended: season.ended_at.map(|at| w.moment(at, club.time_zone)),
            everybody,
            page,
        }
    }
}
