//! Summaries of events for lists and front pages.

use lastcard_snapshots::StagedEventSnapshot;
use lastcard_store::clubs::Club;
use lastcard_store::staged_events::StagedEventRecord;
use lastcard_tournament::EntrantId;
use lastcard_tournament::staged_event::{EventPlace, EventStandings, EventState};

use crate::leaderboard::ranks::PodiumStep;
use crate::staged_events::texts::EntrantNames;
use crate::ui::{page::Link, tournament_text::list_names, translator::Translator};

/// Number of places on a podium.
const STEPS: u32 = 3;

/// An event on a card of a list.
pub struct StagedEventCard {
    pub link: Link,
    /// Name of the club that organises it.
    pub club: String,
    pub starts: String,
    /// State of the event in a sentence.
    pub state: Option<String>,
    /// First places, once it is over; empty while results are withheld.
    pub podium: Vec<PodiumStep>,
}

impl StagedEventCard {
    pub fn of(words: Translator, club: &Club, shown: &StagedEventSnapshot) -> Self {
        let (names, standings) = (EntrantNames::public(words, shown), shown.event.standings());
        Self {
            link: event_link(club, &shown.record),
            club: club.name.to_string(),
            starts: words.date_time(shown.record.starts_at, club.time_zone),
            state: state_text(words, shown, &names, &standings),
            podium: podium(words, shown, &names, &standings),
        }
    }
}

/// Link to the public page of an event.
fn event_link(club: &Club, event: &StagedEventRecord) -> Link {
    Link { href: format!("/c/{}/events/{}", club.slug, event.slug), text: event.plan.name().to_string() }
}

/// “Anna wins”, or the stage that is played; only that the event is over while results are withheld. `None` before a draw.
pub fn state_text(
    words: Translator,
    shown: &StagedEventSnapshot,
    names: &EntrantNames,
    standings: &EventStandings<'_>,
) -> Option<String> {
    let event = &shown.event;
    match event.state() {
        EventState::Finished => Some(winners_text(words, shown, names, standings)),
        EventState::Playing { stage } | EventState::ToPair { stage } => {
            let name = event.stages().get(stage).map(|stage| stage.plan().name.to_string());
            name.map(|name| words.say("staged-now").with("stage", name).to_string())
        }
        EventState::ToDraw { .. } | EventState::ToPlayOff { .. } => None,
    }
}

fn winners_text(
    words: Translator,
    shown: &StagedEventSnapshot,
    names: &EntrantNames,
    standings: &EventStandings<'_>,
) -> String {
    let winners = entrants_at(1, shown, standings);
    if winners.is_empty() {
        return words.say("staged-over").to_string();
    }
    let entrants = winners.iter().filter_map(|id| shown.event.entrant(id));
    let players: usize = entrants.map(|entrant| entrant.players.len()).sum();
    let said = words.say("public-winners").with("count", winners.len()).with("players", players);
    let winners: Vec<String> = winners.into_iter().map(|id| names.of(id)).collect();
    said.with("names", list_names(words, &winners)).to_string()
}

fn podium(
    words: Translator,
    shown: &StagedEventSnapshot,
    names: &EntrantNames,
    standings: &EventStandings<'_>,
) -> Vec<PodiumStep> {
    if shown.event.state() != EventState::Finished {
        return Vec::new();
    }
    let step = |place: u32| {
        let own = entrants_at(place, shown, standings).into_iter().map(|id| names.of(id));
        PodiumStep::of(words, place, own.collect(), String::new())
    };
    (1..=STEPS).map(step).filter(|step| !step.names.is_empty()).collect()
}

/// Returns those who share a place; nobody while results are withheld.
fn entrants_at<'a>(
    place: u32,
    shown: &StagedEventSnapshot,
    standings: &'a EventStandings<'_>,
) -> Vec<&'a EntrantId> {
    let is_there = |line: &&EventPlace| line.rank == Some(place) && shown.embargoed.is_empty();
    standings.lines.iter().filter(is_there).map(|line| &line.entrant).collect()
}
