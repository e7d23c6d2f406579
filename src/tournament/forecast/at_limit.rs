//! How often a schedule ends with nobody under the limit, told before it is drawn up (§0.5.11a).

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::game::EQUAL;
use super::length::anybody;
use super::{FEWEST_RUNS, Model};
use crate::model::Run;
use crate::{Method, Setup};

/// The hands that all runs together may play: a form is shown again with every change.
const BUDGET: usize = 400_000;

/// More would not change it by two per cent.
const MOST_RUNS: u32 = 600;

/// In how many of 1,000 evenings of so many equal players everybody stands at the limit of `lose200` at the end; nothing where the limit
/// ends the evening, where there is none, and where the format does not take them.
pub fn nobody_under_limit(setup: &Setup, players: usize) -> Option<u32> {
    let Method::Lose200 { limit, stop_at_limit: false } = setup.method() else { return None };
    setup.plan().filter(|_| setup.format().players().contains(&players))?;
    let game = Model::of(&anybody(setup, players)?);
    let strengths = vec![EQUAL; players];
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
