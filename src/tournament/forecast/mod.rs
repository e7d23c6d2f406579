//! Forecast before the start: the length of a tournament, and the chance that the strongest player wins it.
//!
//! The [`Model`] is played many times. All players are equally strong except one, chosen at random in each
//! run, who goes out more often ([`SkillGap`]). The same input always gives the same forecast.

mod preview;

use std::num::NonZeroU32;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

pub use self::preview::{TournamentLength, over_limit_permille};

use crate::model::{Model, Run};
use crate::{MovementLength, Plan, Setup, Tournament};
use lastcard_rules::below;

/// Skill gap of the strongest player: the number of hands, out of 100 at a table of four, in which that
/// player goes out. Equal players go out in 25.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SkillGap(u32);

impl SkillGap {
    /// Choices: a little better, clearly better, far better, and as good as the engine's careful bot against
    /// three that play at random (10,000 hands of `club`).
    pub const ALL: [Self; 4] = [Self(30), Self(35), Self(45), Self(57)];

    /// Returns one of [`Self::ALL`] by its number of hands.
    pub fn of(hands: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|edge| edge.0 == hands)
    }

    /// Returns the number of hands, out of 100.
    pub fn hands(self) -> u32 {
        self.0
    }

    /// Returns the strength, if everybody else has [`EQUAL_STRENGTH`].
    fn strength(self) -> u32 {
        3 * EQUAL_STRENGTH * self.0 / (100 - self.0)
    }
}

impl Default for SkillGap {
    fn default() -> Self {
        Self(35)
    }
}

/// Point in a tournament for which a chance is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForecastPoint {
    /// After this many rounds of a movement.
    Rounds(u32),
    /// After this many hands of a match that only the organiser ends.
    Hands(u32),
    /// At the planned end of the tournament.
    End,
}

/// Chance that the strongest player is in first place at a given point. Shared first places count as
/// fractions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chance {
    /// Point in the tournament.
    pub after: ForecastPoint,
    /// Number of runs, out of 1,000, in which the strongest player leads at that point.
    pub permille: u32,
}

/// Forecast of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forecast {
    /// Number of hands that a table plays until the end: a tenth of the runs have fewer than the first
    /// number, half have fewer than the second, and a tenth have more than the third. `None` if only the
    /// organiser ends the tournament.
    pub hands: Option<[u32; 3]>,
    /// Blocks of a movement.
    pub blocks: Option<u32>,
    /// Chances in chronological order.
    pub chances: Vec<Chance>,
    /// Number of simulated runs.
    pub runs: u32,
}

/// Number of rounds for which a chance is given in addition to the agreed length.
const ROUNDS: u32 = 3;

/// Numbers of hands for which a chance is given if only the organiser ends a match.
const HANDS: [u32; 3] = [12, 24, 36];

/// Maximum number of hands in all runs together: well under a second in a release build.
const BUDGET: usize = 6_000_000;

/// Minimum number of runs, no matter how long each one is.
const FEWEST_RUNS: u32 = 100;

/// Maximum number of runs: more would not change a chance by a whole per cent.
const MOST_RUNS: u32 = 1000;

/// Simulates a tournament many times with the model.
pub fn forecast(tournament: &Tournament, edge: SkillGap) -> Forecast {
    forecast_in_runs(tournament, edge, MOST_RUNS)
}

fn forecast_in_runs(tournament: &Tournament, edge: SkillGap, most: u32) -> Forecast {
    let agreed = Model::of(tournament);
    match tournament.setup().plan() {
        Some(plan) => movement(tournament, &agreed, plan, edge, most),
        None => match_of(&agreed, edge, most),
    }
}

fn movement(tournament: &Tournament, agreed: &Model, plan: Plan, edge: SkillGap, most: u32) -> Forecast {
    let rounds = NonZeroU32::new(ROUNDS).unwrap_or(NonZeroU32::MIN);
    let long = Setup {
        plan: Some(Plan { length: MovementLength::Rounds(rounds), ..plan }),
        ..tournament.setup().clone()
    };
    let long = Model::with_setup(tournament, &long);
    let runs = runs(agreed.len() + long.len()).min(most);
    let marks: Vec<usize> = (1..=ROUNDS).map(|round| long.hands_until(round)).collect();
    let (ends, at_end) = simulate(agreed, edge, runs, &[]);
    let (_, by_round) = simulate(&long, edge, runs, &marks);
    let end = match plan.length {
        MovementLength::Rounds(rounds) if rounds.get() <= ROUNDS => None,
        _ => at_end.last().map(|permille| Chance { after: ForecastPoint::End, permille: *permille }),
    };
    let by_round = (1..=ROUNDS).zip(by_round);
    let mut chances: Vec<Chance> =
        by_round.map(|(round, permille)| Chance { after: ForecastPoint::Rounds(round), permille }).collect();
    // A length in blocks may be shorter or longer than a round, so its chance comes first, apart from those
    // of the rounds.
    match plan.length {
        MovementLength::Blocks(_) => chances.splice(0..0, end).for_each(drop),
        MovementLength::Rounds(_) => chances.extend(end),
    }
    Forecast { hands: Some(ends), blocks: Some(agreed.blocks()), chances, runs }
}

fn match_of(agreed: &Model, edge: SkillGap, runs: u32) -> Forecast {
    if agreed.setup.is_endless() {
        let (_, chances) = simulate(agreed, edge, runs, &HANDS.map(|hands| hands as usize));
        let chance = |(hands, permille)| Chance { after: ForecastPoint::Hands(hands), permille };
        return Forecast {
            hands: None,
            blocks: None,
            chances: HANDS.into_iter().zip(chances).map(chance).collect(),
            runs,
        };
    }
    let (ends, at_end) = simulate(agreed, edge, runs, &[]);
    let chances = at_end.into_iter().map(|permille| Chance { after: ForecastPoint::End, permille }).collect();
    Forecast { hands: Some(ends), blocks: None, chances, runs }
}

fn runs(hands: usize) -> u32 {
    u32::try_from(BUDGET / hands.max(1)).unwrap_or(u32::MAX).max(FEWEST_RUNS)
}

/// Returns the number of hands until the end (10th, 50th and 90th percentile of the runs), and the chance at
/// each mark, or at the end if there are no marks.
fn simulate(game: &Model, edge: SkillGap, runs: u32, marks: &[usize]) -> ([u32; 3], Vec<u32>) {
    let mut steps = Vec::new();
    let mut shares = vec![0_u64; marks.len().max(1)];
    for run in 0..runs {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(run.into());
        let strongest = below(&mut rng, game.players()) as usize;
        let PlayedRun { step, first } = play(game, strongest, edge.strength(), marks, &mut rng);
        steps.push(step);
        shares.iter_mut().zip(first).for_each(|(sum, share)| *sum += share);
    }
    steps.sort_unstable();
    let at = |tenth: usize| steps.get(steps.len() * tenth / 10).copied().unwrap_or_default();
    let permille =
        |sum: u64| u32::try_from(sum * 1000 / (u64::from(runs.max(1)) * FIRST_PLACE_UNITS)).unwrap_or(1000);
    ([at(1), at(5), at(9)], shares.into_iter().map(permille).collect())
}

/// Strength of everybody but the strongest player.
const EQUAL_STRENGTH: u32 = 1000;

/// Number of units in an unshared first place, divisible by every number of entrants up to ten.
const FIRST_PLACE_UNITS: u64 = 2520;

struct PlayedRun {
    /// Number of hands until the end.
    step: u32,
    /// Strongest player's share of first place at each mark, in units of [`FIRST_PLACE_UNITS`].
    first: Vec<u64>,
}

/// Plays a tournament once, to its end or to the last mark. Marks are numbers of hands in ascending order;
/// without any, the end is the only mark.
fn play(game: &Model, strongest: usize, strength: u32, marks: &[usize], rng: &mut impl Rng) -> PlayedRun {
    let of = |player| if player == strongest { strength } else { EQUAL_STRENGTH };
    let strengths: Vec<u32> = (0..game.entrant_of.len()).map(of).collect();
    let mut run = Run::of(game, &strengths);
    let last = marks.last().copied().unwrap_or(if game.is_movement() { game.len() } else { Run::MOST_HANDS });
    let mut first = Vec::with_capacity(marks.len().max(1));
    while run.played < last
        && let Some(hand) = run.next()
    {
        run.play(rng, hand);
        if marks.contains(&run.played) {
            first.push(first_place(game, &run, strongest));
        }
    }
    // A tournament that is over before a mark keeps its result.
    first.resize_with(marks.len().max(1), || first_place(game, &run, strongest));
    PlayedRun { step: run.step, first }
}

/// Returns the strongest player's current share of first place.
fn first_place(game: &Model, run: &Run<'_>, strongest: usize) -> u64 {
    let (own, mut part) = (game.entrant_of.get(strongest), 0);
    run.for_each_place(|entrant, place, level| {
        if own == Some(&entrant) && place == 1 {
            part = FIRST_PLACE_UNITS / u64::from(level);
        }
    });
    part
}

#[cfg(test)]
mod tests;
