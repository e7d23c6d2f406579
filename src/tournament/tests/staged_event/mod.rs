//! Events as a whole.

mod carry;
mod cups;
mod plans;
mod properties;
mod stages;
mod withdrawals;

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;

use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng as _};

use super::build::{entrants, keys, player_names, record, some_result};
use crate::staged_event::*;
use crate::{
    EntrantId, Fault, Format, Hand, Name, Place, Setup, SetupKeys, Slot, Tournament, entrant_hands, file,
    tally,
};

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn count(groups: u32) -> NonZeroU32 {
    NonZeroU32::new(groups).unwrap()
}

fn setup(format: &str, method: &str, target: Option<u64>) -> Setup {
    Setup::parse(&SetupKeys { target, ..keys(format, method) }).unwrap()
}

fn setup_lazy() -> Setup {
    Setup::parse(&SetupKeys {
        agreed_hands: Some(1),
        tie_breaks: Some(Vec::new()),
        ..keys("free-for-all", "lazy")
    })
    .unwrap()
}

/// Plan of a stage in which everybody plays for themselves to 60 points.
fn stage(name: &str, form: StageForm, cut: Option<Cut>) -> StagePlan {
    let setup = setup("free-for-all", "std", Some(60));
    let name = Name::parse(name).unwrap();
    StagePlan { name, form, draw: StageDraw::Seeding, cut, setup, starts_at: None, place: None }
}

fn best(best: u32) -> Cut {
    Cut { best, ..Cut::default() }
}

fn best_of_each(best_of_each: u32) -> Cut {
    Cut { best_of_each, ..Cut::default() }
}

fn knock_out(third_place: bool) -> StageForm {
    StageForm::KnockOut { third_place }
}

fn event(players: usize, plans: Vec<StagePlan>) -> StagedEvent {
    let name = Name::parse("Spring cup").unwrap();
    StagedEvent::plan(name, entrants(&player_names(players)), Vec::new(), plans).unwrap()
}

fn faults(players: usize, plans: Vec<StagePlan>) -> Vec<(String, Fault)> {
    let name = Name::parse("Spring cup").unwrap();
    let refused = StagedEvent::plan(name, entrants(&player_names(players)), Vec::new(), plans).unwrap_err();
    refused.into_iter().map(|problem| (problem.place.to_string(), problem.fault)).collect()
}

/// Plays a tournament to its end; `first` chooses who goes out in each hand.
fn finish(mut tournament: Tournament, mut first: impl FnMut(&Tournament) -> usize) -> Tournament {
    while let Some(next) = tally(&tournament).standings.next.into_iter().next() {
        let out = first(&tournament);
        let result = some_result(&tournament, &next.seats, out, &[7, 11, 20]);
        tournament = record(tournament, next.slot, 1, Some(result)).unwrap();
    }
    tournament
}

/// Lets the entrant with the lowest number win.
fn finish_by_number(tournament: Tournament) -> Tournament {
    let number = |id: &str| id[1..].parse::<usize>().unwrap();
    finish(tournament, |tournament| {
        let next = tally(tournament).standings.next.remove(0);
        let players = next.seats.players();
        (0..players.len()).min_by_key(|seat| number(players[*seat].as_str())).unwrap()
    })
}

/// Plays everything that is drawn up, in an order by lot.
fn play_all(mut event: StagedEvent, mut play: impl FnMut(Tournament) -> Tournament) -> StagedEvent {
    for number in 0..event.stages().len() {
        let open: Vec<(FixtureSlot, Tournament)> = event.stages()[number]
            .fixtures()
            .iter()
            .map(|(slot, tournament)| (*slot, tournament.clone()))
            .collect();
        for (slot, tournament) in open {
            event = event.with_fixture(number, slot, play(tournament));
        }
        for (index, tournament) in event.stages()[number].play_offs().to_vec().into_iter().enumerate() {
            event = event.with_play_off(number, index, play(tournament));
        }
    }
    event
}

/// Plays an event to its end.
fn play_out(
    mut event: StagedEvent,
    rng: &mut Xoshiro256PlusPlus,
    mut play: impl FnMut(Tournament) -> Tournament,
) -> StagedEvent {
    for _ in 0..100 {
        match event.state() {
            EventState::Finished => return event,
            EventState::Playing { .. } => event = play_all(event, &mut play),
            _ => event = event.advance(rng).unwrap(),
        }
    }
    panic!("the event never ends: {:?}", event.state())
}

fn order(event: &StagedEvent) -> Vec<(Option<u32>, String)> {
    event.standings().lines.into_iter().map(|line| (line.rank, line.entrant.to_string())).collect()
}

fn ids_of(list: &[&str]) -> Vec<EntrantId> {
    list.iter().map(|id| EntrantId::parse(id).unwrap()).collect()
}
