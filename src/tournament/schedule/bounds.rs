//! Limits on the number of players and the length of play: for a table, a movement and duplicate deals.

use super::{movement, planned_hands};
use crate::{Entrant, Fault, MovementLength, Place, Plan, Problem, Setup};

/// Checks that a table seats as many players as the rules allow (R-PLY-1).
///
/// # Errors
/// Reports one problem, at `entrants`.
pub(crate) fn players(setup: &Setup, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let there = entrants.iter().filter(|entrant| entrant.since.is_none());
    let all: usize = there.map(|entrant| entrant.players.len()).sum();
    let given = if setup.format.is_movement() { 4 } else { all };
    let takes = setup.rules.players();
    // Rules that never suit the format are reported as a fault of the setup.
    let never = takes.end() < setup.format.players_at_table().start();
    if takes.contains(&given) || never {
        return Ok(());
    }
    let (min, max) = takes.into_inner();
    let preset = setup.rules.preset();
    Err(vec![Place::root().key("entrants").fault(Fault::PlayersForRules { given, min, max, preset })])
}

/// Maximum number of hands in a movement: sixteen tables for two weekends.
const MAX_MOVEMENT_HANDS: usize = 20_000;

/// Checks that a movement is not too long for anybody to play or read.
///
/// # Errors
/// Reports `rounds` or `blocks`, with the maximum for this number of players.
pub(crate) fn length(setup: &Setup, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let Some(plan) = setup.plan() else { return Ok(()) };
    let at_once = planned_hands::most_at_once(setup, entrants);
    let blocks = (MAX_MOVEMENT_HANDS / movement::block_hand_count(at_once, plan)).max(1);
    let (key, given, most) = match plan.length {
        MovementLength::Rounds(rounds) => {
            ("rounds", rounds, blocks / planned_hands::grid(plan, entrants).per_round)
        }
        MovementLength::Blocks(given) => ("blocks", given, blocks),
    };
    let max = most.max(1) as u64;
    if u64::from(given.get()) <= max {
        return Ok(());
    }
    Err(vec![Place::root().key(key).fault(Fault::OutOfRange { given: given.to_string(), min: 1, max })])
}

/// Checks that, with duplicate deals, a deck is played more than once: at a second table, or in a second
/// round.
pub(crate) fn duplicate(setup: &Setup, entrants: &[Entrant]) -> Result<(), Vec<Problem>> {
    let players = entrants.iter().filter(|entrant| entrant.since.is_none()).count();
    let several_rounds = |plan: Plan| {
        let grid = movement::BlockGrid::of(players, plan);
        grid.blocks > grid.per_round
    };
    let once = |plan: &Plan| plan.duplicate && players < 8 && !several_rounds(*plan);
    match setup.plan().filter(once) {
        Some(_) => Err(vec![Place::root().key("play.duplicate").fault(Fault::NothingToCompare { players })]),
        None => Ok(()),
    }
}
