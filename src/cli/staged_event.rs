//! Events of several stages, for `schedule`, `simulate` and `score`.

use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use crate::cli::words::words;
use crate::rules::bot::Bot;
use crate::tournament::staged_event::{Departure, EventPlace, EventState, FixtureSlot, StagedEvent};
use crate::tournament::{EntrantId, HandsToWin, PlayOff, Standing, Tournament, tally};
use crate::web::{Translator, join_names};

use super::io::{self, CommandFailure};
use super::simulate;

/// Draws up what the event waits for.
pub(super) fn schedule(event: StagedEvent, seed: u64) -> Result<StagedEvent, CommandFailure> {
    match event.state() {
        EventState::Playing { stage } => {
            let said = words().say("cli-event-playing").with("stage", stage_name(&event, stage));
            Err(CommandFailure::Wrong(said.to_string()))
        }
        EventState::Finished => Err(CommandFailure::Wrong(words().say("cli-event-over").to_string())),
        _ => Ok(event.advance(&mut Xoshiro256PlusPlus::seed_from_u64(seed))?),
    }
}

/// Lets bots play an event to its end. The draws depend on the seed, too.
pub(super) fn play(mut event: StagedEvent, bot: Bot, seed: u64) -> Result<StagedEvent, CommandFailure> {
    let mut draws = Xoshiro256PlusPlus::seed_from_u64(seed);
    // Every tournament has its own hands.
    let mut number = 0;
    let mut play = |tournament: &Tournament, needs_winner| {
        number += 1;
        let played = simulate::play(tournament.clone(), bot, seed.wrapping_add(number), usize::MAX)?;
        if needs_winner { decide(played, bot, seed.wrapping_add(number)) } else { Ok(played) }
    };
    loop {
        match event.state() {
            EventState::Finished => return Ok(event),
            EventState::Playing { stage } => event = play_stage(event, stage, &mut play)?,
            _ => event = event.advance(&mut draws)?,
        }
    }
}

/// Plays the tournaments of a stage that are not over, and the play-off at the cut to it.
fn play_stage(
    event: StagedEvent,
    number: usize,
    play: &mut impl FnMut(&Tournament, bool) -> Result<Tournament, CommandFailure>,
) -> Result<StagedEvent, CommandFailure> {
    let Some(stage) = event.stages().get(number) else { return Ok(event) };
    let is_open = |tournament: &&Tournament| !tally(tournament).standings.finished;
    let open: Vec<(FixtureSlot, &Tournament)> = stage
        .fixtures()
        .iter()
        .map(|(slot, tournament)| (*slot, tournament))
        .filter(|(_, one)| is_open(one))
        .collect();
    let play_offs = stage.play_offs().iter().enumerate().filter(|(_, one)| is_open(one));
    let mut next = event.clone();
    for (slot, tournament) in open {
        next = next.with_fixture(number, slot, play(tournament, stage.plan().form.is_matches())?);
    }
    for (index, tournament) in play_offs {
        next = next.with_play_off(number, index, play(tournament, true)?);
    }
    if next.state() == event.state() {
        let said = words().say("cli-event-endless").with("stage", stage_name(&event, number));
        return Err(CommandFailure::Wrong(said.to_string()));
    }
    Ok(next)
}

/// Adds a hand that decides if several share first place.
fn decide(played: Tournament, bot: Bot, seed: u64) -> Result<Tournament, CommandFailure> {
    let standings = tally(&played).standings;
    let is_first = |line: &&Standing| line.rank == Some(1);
    let first: Vec<EntrantId> =
        standings.standings.iter().filter(is_first).map(|line| line.entrant.clone()).collect();
    if !standings.finished || first.len() < 2 || played.play_off().is_some() {
        return Ok(played);
    }
    match PlayOff::parse(&played, &first, HandsToWin::One) {
        Ok(play_off) => simulate::play(played.with_play_off(Some(play_off)), bot, seed, usize::MAX),
        Err(_) => Ok(played),
    }
}

fn stage_name(event: &StagedEvent, number: usize) -> String {
    event.stages().get(number).map(|stage| stage.plan().name.to_string()).unwrap_or_default()
}

/// Formats the ranking of an event, and what it waits for.
pub(super) fn to_text(words: Translator, event: &StagedEvent) -> String {
    let standings = event.standings();
    let row = |line: &EventPlace| {
        vec![
            line.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            name(event, &line.entrant),
            line.stage.map(|stage| stage_name(event, stage)).unwrap_or_default(),
        ]
    };
    let rows: Vec<_> = standings.lines.iter().map(row).collect();
    let mut lines = vec![io::table(words, &["cli-rank", "cli-name", "cli-stage"], &rows)];
    lines.push(state(words, event));
    lines.extend(standings.departures.iter().map(|departure| departed(words, event, departure)));
    lines.join("\n") + "\n"
}

fn state(words: Translator, event: &StagedEvent) -> String {
    let (key, stage) = match event.state() {
        EventState::Finished => return words.say("cli-event-over").to_string(),
        EventState::Playing { stage } => ("cli-event-playing", stage),
        EventState::ToDraw { stage } | EventState::ToPair { stage } => ("cli-event-draw", stage),
        EventState::ToPlayOff { stage, level } => {
            let names = join_names(level.entrants.iter().map(|id| name(event, id)));
            let said = words.say("cli-event-level").with("stage", stage_name(event, stage));
            return said.with("names", names).with("places", level.places).to_string();
        }
    };
    words.say(key).with("stage", stage_name(event, stage)).to_string()
}

/// Formats who would have got through after a later correction.
fn departed(words: Translator, event: &StagedEvent, departure: &Departure) -> String {
    let names = |ids: &[EntrantId]| join_names(ids.iter().map(|id| name(event, id)));
    words
        .say("cli-event-departure")
        .with("stage", stage_name(event, departure.stage))
        .with("plays", names(&departure.plays))
        .with("would", names(&departure.would_play))
        .to_string()
}

fn name(event: &StagedEvent, id: &EntrantId) -> String {
    event.entrant(id).map_or_else(|| id.to_string(), |entrant| entrant.name.to_string())
}

/// Formats the groups of the stages that are drawn, and who meets in each tournament.
pub(super) fn drawn_text(words: Translator, event: &StagedEvent) -> String {
    let tournaments =
        event.stages().iter().flat_map(|stage| stage.play_offs().iter().chain(stage.fixtures().values()));
    let row = |tournament: &Tournament| {
        let names = tournament.entrants().iter().map(|entrant| entrant.name.as_str());
        vec![tournament.name().to_string(), join_names(names)]
    };
    let rows: Vec<_> = tournaments.map(row).collect();
    io::table(words, &["cli-tournament", "cli-entrants"], &rows) + "\n"
}
