//! The organiser's pages of events: the list, and an event with its next step.

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;

use lastcard_snapshots::StagedEventSnapshot;
use lastcard_store::staged_events::{StagePosition, StageTournament};
use lastcard_tournament::EntrantId;
use lastcard_tournament::staged_event::{Departure, EventStandings, EventState, Stage, StagedEvent};

use crate::extract::organiser::Organiser;
use crate::staged_events::{
    stage_view::{StageSource, StageView},
    texts::{EntrantNames, stage_facts},
};
use crate::ui::{
    page::{Link, Page},
    translator::Translator,
};

/// The page at `/organise/events`.
#[derive(Template)]
#[template(path = "staged_events/list.html")]
pub struct StagedEventsPage {
    pub page: Page,
    /// Events, the latest first.
    pub events: Vec<EventRow>,
    pub done: Option<String>,
}

pub struct EventRow {
    pub slug: String,
    pub name: String,
    pub when: String,
    pub entrants: String,
}

/// The page at `/organise/events/{event}`.
#[derive(Template)]
#[template(path = "staged_events/desk.html")]
pub struct StagedEventDesk {
    page: Page,
    action: String,
    revision: i32,
    when: String,
    entrants: String,
    done: Option<String>,
    /// The reason why something was not done.
    refusal: Option<String>,
    /// Consequences that corrections would have had, one sentence each.
    departures: Vec<String>,
    step: EventStep,
    shown: Vec<DeskStage>,
    /// Public address, if the public may see it.
    public: Option<String>,
    is_drawn: bool,
}

/// The next step of an event.
enum EventStep {
    /// A stage can be drawn, with those who are there.
    Draw(DrawStep),
    /// Matches or a play-off can begin, at the press of a button.
    Press {
        title: String,
        button: String,
    },
    Playing {
        title: String,
    },
    Finished,
}

struct DrawStep {
    title: String,
    button: String,
    line_up: Vec<LineUpChoice>,
}

struct LineUpChoice {
    id: String,
    name: String,
    is_here: bool,
    /// True for those who take the place of somebody who is away.
    is_next: bool,
}

struct DeskStage {
    name: String,
    facts: Vec<String>,
    stage: Option<StageView>,
    play_offs: Vec<Link>,
    /// Button that takes back the draw, if this is the last stage that is drawn.
    take_back: Option<String>,
    /// Matches that can be taken back one by one.
    matches: Vec<DeskMatch>,
}

struct DeskMatch {
    slot: String,
    names: String,
}

/// Notices and choices that the page shows besides the event.
#[derive(Default)]
pub struct DeskNotes {
    pub done: Option<String>,
    pub refusal: Option<String>,
    /// Those who were unticked in the line-up of the next stage.
    pub away: BTreeSet<EntrantId>,
}

impl StagedEventDesk {
    pub fn new(organiser: &Organiser, shown: &StagedEventSnapshot, notes: DeskNotes) -> Self {
        let (words, event, record) = (organiser.words(), &shown.event, &shown.record);
        let names = EntrantNames::full(event);
        let standings = event.standings();
        let zone = organiser.club.time_zone;
        let last = record.tournaments.iter().map(|one| one.stage).max();
        let stage = |(number, stage): (usize, &Stage)| {
            let before = number.checked_sub(1).and_then(|before| event.stages().get(before));
            let view = standings.stages.get(number).map(|own| {
                StageView::of(StageSource {
                    words,
                    names: &names,
                    event,
                    record,
                    snapshots: &shown.snapshots,
                    number,
                    stage,
                    standings: own,
                    base: "/organise/t",
                    tells: true,
                })
            });
            let name = stage.plan().name.to_string();
            let is_last = last == Some(number);
            let own = |one: &&StageTournament| one.stage == number;
            let matches = record.tournaments.iter().filter(own).filter(|_| is_last);
            let matches = matches.filter(|_| stage.plan().form.is_matches());
            DeskStage {
                facts: stage_facts(words, &names, stage.plan(), before.map(Stage::plan), zone),
                stage: view,
                play_offs: play_offs(words, shown, number),
                take_back: is_last
                    .then(|| words.say("staged-take-back").with("stage", name.as_str()).to_string()),
                matches: matches.filter_map(|one| desk_match(&names, event, one)).collect(),
                name,
            }
        };
        Self {
            page: organiser.page(event.name().as_str()),
            action: format!("/organise/events/{}", record.slug),
            revision: record.revision,
            when: words.date_time(record.starts_at, zone),
            entrants: words.say("staged-entrants-count").with("count", event.entrants().len()).to_string(),
            departures: standings.departures.iter().map(|one| departed(words, &names, event, one)).collect(),
            step: EventStep::of(words, &names, event, &standings, &notes.away),
            shown: event.stages().iter().enumerate().map(stage).collect(),
            public: record.is_public().then(|| format!("/c/{}/events/{}", organiser.club.slug, record.slug)),
            is_drawn: last.is_some(),
            done: notes.done,
            refusal: notes.refusal,
        }
    }

    fn can_change(&self) -> bool {
        !self.is_drawn
    }
}

impl EventStep {
    fn of(
        words: Translator,
        names: &EntrantNames,
        event: &StagedEvent,
        standings: &EventStandings<'_>,
        away: &BTreeSet<EntrantId>,
    ) -> Self {
        let stage_name = |number: usize| {
            event.stages().get(number).map(|stage| stage.plan().name.to_string()).unwrap_or_default()
        };
        match event.state() {
            EventState::Finished => Self::Finished,
            EventState::ToDraw { stage } => {
                let name = stage_name(stage);
                Self::Draw(DrawStep {
                    title: words.say("staged-to-draw").with("stage", name.as_str()).to_string(),
                    button: words.say("staged-draw").with("stage", name.as_str()).to_string(),
                    line_up: line_up(names, event, stage, away),
                })
            }
            EventState::ToPair { stage } => {
                let count = standings.stages.get(stage).map_or(0, |own| own.due.len());
                let title = words.say("staged-to-pair").with("stage", stage_name(stage));
                Self::Press {
                    title: title.with("count", count).to_string(),
                    button: words.say("staged-pair").with("count", count).to_string(),
                }
            }
            EventState::ToPlayOff { stage, level } => {
                let title = words.say("staged-to-play-off").with("stage", stage_name(stage));
                let title = title.with("names", names.join(&level.entrants)).with("places", level.places);
                let button = words.say("staged-begin-play-off").to_string();
                Self::Press { title: title.to_string(), button }
            }
            EventState::Playing { stage } => {
                let fixtures = standings.stages.get(stage).map(|own| &own.fixtures);
                let all = fixtures.map_or(1, BTreeMap::len);
                let over =
                    fixtures.map_or(0, |all| all.values().filter(|one| one.standings.finished).count());
                let title = words.say("staged-playing").with("stage", stage_name(stage));
                Self::Playing { title: title.with("over", over).with("all", all).to_string() }
            }
        }
    }
}

/// The line-up of a stage: those who get through with everybody there, and those who take the places of the ones who are away.
fn line_up(
    names: &EntrantNames,
    event: &StagedEvent,
    stage: usize,
    away: &BTreeSet<EntrantId>,
) -> Vec<LineUpChoice> {
    let through = event.entrants_of(stage);
    let now = event.clone().with_away(stage, away.clone()).entrants_of(stage);
    let next = now.iter().filter(|id| !through.contains(id));
    let choice = |id: &EntrantId, is_next| LineUpChoice {
        id: id.to_string(),
        name: names.of(id),
        is_here: !away.contains(id),
        is_next,
    };
    let gone = away.iter().filter(|id| !through.contains(id) && event.entrant(id).is_some());
    let first = through.iter().map(|id| choice(id, false));
    first.chain(gone.map(|id| choice(id, true))).chain(next.map(|id| choice(id, true))).collect()
}

fn play_offs(words: Translator, shown: &StagedEventSnapshot, stage: usize) -> Vec<Link> {
    let own = shown.record.tournaments.iter().filter(|one| one.stage == stage);
    let off = own.filter(|one| matches!(one.position, StagePosition::PlayOff(_)));
    off.map(|one| Link {
        href: format!("/organise/t/{}", one.header.slug),
        text: words.say("staged-play-off").to_string(),
    })
    .collect()
}

fn desk_match(names: &EntrantNames, event: &StagedEvent, one: &StageTournament) -> Option<DeskMatch> {
    let StagePosition::Fixture(slot) = one.position else { return None };
    let tournament = event.stages().get(one.stage)?.fixtures().get(&slot)?;
    let ids = tournament.entrants().iter().map(|entrant| &entrant.id);
    Some(DeskMatch { slot: slot.to_string(), names: names.join(ids) })
}

fn departed(words: Translator, names: &EntrantNames, event: &StagedEvent, one: &Departure) -> String {
    let stage = event.stages().get(one.stage).map(|stage| stage.plan().name.to_string()).unwrap_or_default();
    let key = if one.would_play.is_empty() { "staged-departure-only" } else { "staged-departure" };
    let said = words.say(key).with("stage", stage).with("plays", names.join(&one.plays));
    said.with("would", names.join(&one.would_play)).to_string()
}
