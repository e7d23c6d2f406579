//! Share of evenings whose schedule ends with everybody at or over the limit, shown before the schedule is
//! drawn up (§0.5.11a).

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::game::EQUAL_STRENGTH;
use super::length::placeholder_tournament;
use super::{FEWEST_RUNS, Model};
use crate::model::Run;
use crate::{Method, Setup};

/// Maximum number of hands in all runs together: small, because the form is displayed again after every
/// change.
const BUDGET: usize = 400_000;

/// Maximum number of runs: more would change the result by less than two per cent.
const MOST_RUNS: u32 = 600;

/// Returns the number of evenings, out of 1,000, that end with everybody at or over the limit of `lose200`,
/// for this many equal players. `None` if the limit ends the evening, if there is no limit, or if the format
/// does not allow this many players.
pub fn over_limit_permille(setup: &Setup, players: usize) -> Option<u32> {
    let Method::Lose200 { limit, stop_at_limit: false } = setup.method() else { return None };
    setup.plan().filter(|_| setup.format().players().contains(&players))?;
    let game = Model::of(&placeholder_tournament(setup, players)?);
    let strengths = vec![EQUAL_STRENGTH; players];
    let runs = u32::try_from(BUDGET / game.len().max(1)).unwrap_or(MOST_RUNS).clamp(FEWEST_RUNS, MOST_RUNS);
    let ends_at_limit = |run: &u32| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64((*run).into());
        let mut run = Run::of(&game, &strengths);
        while let Some(hand) = run.next() {
            run.play(&mut rng, hand);
        }
        run.lines.iter().all(|line| line.points >= limit)
    };
    let ends = (0..runs).filter(ends_at_limit).count();
    u32::try_from(ends).ok().map(|ends| ends * 1000 / runs)
}
