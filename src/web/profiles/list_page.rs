//! `/c/{club}/players`: the people in a club who have a page, its champions and its records.

use askama::Template;

use lastcard_club::{RecordKind, RecordLine, RecordList};
use lastcard_snapshots::{ClubPeople, ClubVersion};
use lastcard_store::RosterId;
use lastcard_store::clubs::Club;

use crate::app::{error::Error, state::AppState};
use crate::clubs::tabs::ClubTabs;
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::ClubSubject,
};
use crate::profiles::links::PersonLink;
use crate::seasons::texts::{link, score_text};
use crate::ui::{
    names::NameCollator,
    page::{Link, Page, Visitor},
    translator::Translator,
};

/// The page at `/c/{club}/players`.
#[derive(Template)]
#[template(path = "profiles/list.html")]
pub struct ClubPeoplePage {
    page: Page,
    tabs: ClubTabs,
    champions: Vec<ChampionRow>,
    records: Vec<RecordTable>,
    people: Vec<PersonRow>,
}

/// The winners of a season that has ended.
struct ChampionRow {
    season: Link,
    names: Vec<PersonLink>,
    figure: String,
}

struct RecordTable {
    kind: RecordKind,
    lines: Vec<RecordRow>,
}

struct RecordRow {
    rank: u32,
    person: PersonLink,
    value: u32,
    evening: Option<Link>,
}

struct PersonRow {
    person: PersonLink,
    evenings: usize,
    hands: u32,
    won: u32,
}

impl ClubPeoplePage {
    pub fn new(
        visitor: &Visitor,
        (club, tabs): (&Club, ClubTabs),
        shown: &ClubPeople,
        club_version: ClubVersion,
    ) -> Self {
        let words = visitor.words;
        let row = |(id, career): (&RosterId, &lastcard_club::Career<RosterId>)| {
            let person = shown.people.get(id)?;
            Some(PersonRow {
                person: PersonLink::new(words, club, person),
                evenings: career.evenings.len(),
                hands: career.hands.played,
                won: career.hands.won,
            })
        };
        let mut people: Vec<PersonRow> = shown.careers.iter().filter_map(row).collect();
        NameCollator::of(&club.language).sort(&mut people, |row| &row.person.name);
        Self {
            page: Page::new(visitor, words.say("club-people-title"))
                .with_live_stream(format!("/c/{}/players/live", club.slug), club_version),
            tabs,
            champions: champions(words, club, shown),
            records: shown.records.iter().map(|list| table(words, club, shown, list)).collect(),
            people,
        }
    }
}

/// Returns the winners of the seasons that have ended, the latest first.
fn champions(words: Translator, club: &Club, shown: &ClubPeople) -> Vec<ChampionRow> {
    let won = shown.champions.iter().filter(|champion| !champion.people.is_empty());
    won.map(|champion| ChampionRow {
        season: Link {
            href: format!("/c/{}/seasons/{}", club.slug, champion.season.slug),
            text: champion.season.name.to_string(),
        },
        names: champion.people.iter().map(|person| PersonLink::new(words, club, person)).collect(),
        figure: score_text(words, champion.worth),
    })
    .collect()
}

fn table(words: Translator, club: &Club, shown: &ClubPeople, list: &RecordList<RosterId>) -> RecordTable {
    let row = |line: &RecordLine<RosterId>| {
        let evening = line.evening.and_then(|evening| shown.evenings.get(evening));
        Some(RecordRow {
            rank: line.rank,
            person: PersonLink::new(words, club, shown.people.get(&line.person)?),
            value: line.value,
            evening: evening.map(|(header, _)| link(header)),
        })
    };
    RecordTable { kind: list.kind, lines: list.lines.iter().filter_map(row).collect() }
}

/// `/c/{club}/players`
#[derive(Debug, Clone, Copy)]
pub struct LivePeople;

impl LivePage for LivePeople {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path("/players")
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let club = subject.load(state)?;
        let people = state.snapshots.club_people(&club.id)?;
        let of = (&club, ClubTabs::of(&state.store, &club)?);
        Ok(ClubPeoplePage::new(visitor, of, &people, subject.version).render()?)
    }
}
