//! `/c/{club}/events/{event}`: an event with its stages as tabs, and its ranking; and the wall, which follows the stage that plays.

use actix_web::web;
use askama::Template;

use lastcard_snapshots::{ClubVersion, StagedEventSnapshot};
use lastcard_store::clubs::Club;
use lastcard_tournament::staged_event::{EventPlace, EventStandings, EventState, Stage};

use crate::app::{error::Error, state::AppState};
use crate::clubs::tabs::ClubTabs;
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::ClubSubject,
};
use crate::staged_events::{
    stage_view::{PUBLIC, StageSource, StageView},
    summary::state_text,
    texts::{EntrantNames, stage_facts},
};
use crate::ui::page::{Page, Visitor};

/// Part of an event that a page shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventPart {
    /// The stage that plays, or else the ranking.
    Now,
    /// A stage, by its number from 1.
    Stage(usize),
    /// The ranking of the whole event.
    Ranking,
    /// The stage that plays, for a projector.
    Wall,
}

impl EventPart {
    fn path(self) -> String {
        match self {
            Self::Now => String::new(),
            Self::Stage(number) => format!("/stages/{number}"),
            Self::Ranking => "/ranking".to_owned(),
            Self::Wall => "/projector".to_owned(),
        }
    }
}

/// The page of an event.
#[derive(Template)]
#[template(path = "staged_events/page.html")]
pub struct StagedEventPage {
    page: Page,
    body: StagedEventBody,
    tabs: ClubTabs,
    slug: String,
    address: String,
    stage_tabs: Vec<EventTab>,
}

/// The page of an event for a projector.
#[derive(Template)]
#[template(path = "staged_events/wall.html")]
pub struct StagedEventWall {
    page: Page,
    body: StagedEventBody,
}

/// The content of both pages.
struct StagedEventBody {
    /// State of the event in a sentence.
    state: Option<String>,
    /// Name of the stage that is shown.
    title: Option<String>,
    facts: Vec<String>,
    /// The stage, if it has been drawn.
    stage: Option<StageView>,
    is_withheld: bool,
    /// The ranking, if it is shown.
    ranking: Option<Vec<RankingLine>>,
}

struct EventTab {
    href: String,
    text: String,
    is_current: bool,
}

struct RankingLine {
    rank: String,
    name: String,
    /// Last stage in which the entrant plays.
    stage: String,
}

impl StagedEventBody {
    fn new(visitor: &Visitor, club: &Club, shown: &StagedEventSnapshot, stage: Option<usize>) -> Self {
        let (words, event) = (visitor.words, &shown.event);
        let (standings, names) = (event.standings(), EntrantNames::public(words, shown));
        let plan = stage.and_then(|number| event.stages().get(number)).map(Stage::plan);
        let before = stage.and_then(|number| event.stages().get(number.checked_sub(1)?)).map(Stage::plan);
        let view = stage.and_then(|number| {
            Some(StageView::of(StageSource {
                words,
                names: &names,
                event,
                record: &shown.record,
                snapshots: &shown.snapshots,
                number,
                stage: event.stages().get(number)?,
                standings: standings.stages.get(number)?,
                base: PUBLIC,
                tells: shown.tells(number),
            }))
        });
        Self {
            state: state_text(words, shown, &names, &standings),
            title: plan.map(|plan| plan.name.to_string()),
            facts: plan
                .map(|plan| stage_facts(words, &names, plan, before, club.time_zone))
                .unwrap_or_default(),
            stage: view,
            is_withheld: stage.map_or(!shown.embargoed.is_empty(), |number| !shown.tells(number)),
            ranking: stage.is_none().then(|| ranking(visitor, shown, &names, &standings)),
        }
    }
}

/// Lines of the ranking; in the order of the entrants, without ranks, while results are withheld.
fn ranking(
    visitor: &Visitor,
    shown: &StagedEventSnapshot,
    names: &EntrantNames,
    standings: &EventStandings<'_>,
) -> Vec<RankingLine> {
    let event = &shown.event;
    if !shown.embargoed.is_empty() {
        let line = |entrant: &lastcard_tournament::Entrant| RankingLine {
            rank: visitor.words.rank(None),
            name: names.of(&entrant.id),
            stage: String::new(),
        };
        return event.entrants().iter().map(line).collect();
    }
    let stage = |number: usize| event.stages().get(number).map(|stage| stage.plan().name.to_string());
    let line = |line: &EventPlace| RankingLine {
        rank: visitor.words.rank(line.rank),
        name: names.of(&line.entrant),
        stage: line.stage.and_then(stage).unwrap_or_default(),
    };
    standings.lines.iter().map(line).collect()
}

/// Index of the stage that a part of an event shows; `None` for the ranking.
fn stage_of(part: EventPart, shown: &StagedEventSnapshot) -> Option<usize> {
    match part {
        EventPart::Ranking => None,
        EventPart::Stage(number) => number.checked_sub(1),
        EventPart::Now | EventPart::Wall => match shown.event.state() {
            EventState::Finished => None,
            EventState::Playing { stage } | EventState::ToPair { stage } => {
                let is_drawn = shown.event.stages().get(stage).is_some_and(Stage::is_drawn);
                if is_drawn { Some(stage) } else { stage.checked_sub(1) }
            }
            // The one before it is what people look at until the draw.
            EventState::ToDraw { stage } | EventState::ToPlayOff { stage, .. } => {
                Some(stage.saturating_sub(1))
            }
        },
    }
}

/// An event at `/c/{club}/events/{event}` and below.
#[derive(Debug, Clone)]
pub struct LiveStagedEvent(String, EventPart);

impl LiveStagedEvent {
    pub fn at(path: web::Path<(String, String)>) -> (String, Self) {
        Self::part(path, EventPart::Now)
    }

    pub fn ranking(path: web::Path<(String, String)>) -> (String, Self) {
        Self::part(path, EventPart::Ranking)
    }

    pub fn wall(path: web::Path<(String, String)>) -> (String, Self) {
        Self::part(path, EventPart::Wall)
    }

    pub fn stage(path: web::Path<(String, String, usize)>) -> (String, Self) {
        let (club, event, number) = path.into_inner();
        (club, Self(event.to_lowercase(), EventPart::Stage(number)))
    }

    fn part(path: web::Path<(String, String)>, part: EventPart) -> (String, Self) {
        let (club, event) = path.into_inner();
        (club, Self(event.to_lowercase(), part))
    }

    fn page(
        &self,
        state: &AppState,
        visitor: &Visitor,
        club: &Club,
        version: ClubVersion,
    ) -> Result<String, Error> {
        let shown = state.snapshots.staged_event(&club.id, &self.0)?;
        let number = stage_of(self.1, &shown);
        if number.is_some_and(|number| shown.event.stages().get(number).is_none())
            || self.1 == EventPart::Stage(0)
        {
            return Err(Error::NotFound);
        }
        for (one, snapshot) in shown.record.tournaments.iter().zip(&shown.snapshots) {
            // They are shown with the next result, because they take a while.
            if Some(one.stage) == number {
                state.snapshots.request_chances(snapshot);
            }
        }
        let address = format!("/c/{}/events/{}", club.slug, shown.record.slug);
        let stream = format!("{address}{}/live", self.1.path());
        let page = Page::new(visitor, shown.event.name().as_str()).with_live_stream(stream, version);
        let body = StagedEventBody::new(visitor, club, &shown, number);
        if self.1 == EventPart::Wall {
            return Ok(StagedEventWall { page, body }.render()?);
        }
        let tab = |(at, stage): (usize, &Stage)| EventTab {
            href: format!("{address}/stages/{}", at + 1),
            text: stage.plan().name.to_string(),
            is_current: number == Some(at),
        };
        let mut stage_tabs: Vec<EventTab> = shown.event.stages().iter().enumerate().map(tab).collect();
        stage_tabs.push(EventTab {
            href: format!("{address}/ranking"),
            text: visitor.words.say("staged-ranking").to_string(),
            is_current: number.is_none(),
        });
        let tabs = ClubTabs::of(&state.store, club)?;
        Ok(StagedEventPage { page, body, tabs, slug: shown.record.slug.clone(), address, stage_tabs }
            .render()?)
    }
}

impl LivePage for LiveStagedEvent {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path(&format!("/events/{}{}", self.0, self.1.path()))
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let club = subject.load(state)?;
        self.page(state, visitor, &club, subject.version)
    }
}
