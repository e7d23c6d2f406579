//! Chances of first place and expected places while a tournament is in progress.
//!
//! The open hands are simulated many times on top of the recorded ones, by the shared [`model`](crate::model)
//! and with the real scoring. The strengths of the players are unknown: each run draws its own according to
//! their probability given the recorded hands ([`strengths`]), so a few hands do not make anybody certain.
//! Holdings are drawn from the recorded ones, mixed with earlier measurements. The same tournament and seed
//! always give the same chances.

mod evidence;
mod strengths;

use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use self::evidence::Evidence;
use self::strengths::SkillSampler;
use crate::model::{Model, Run};
use crate::{EntrantId, Standings, Tournament};

/// Availability of chances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OddsAvailability {
    /// Chances can be shown.
    Open,
    /// Too early: a few hands are noise.
    Early,
    /// Only the organiser can end the tournament, so the number of remaining hands is unknown.
    Endless,
    /// The tournament is over, except perhaps for a play-off.
    Over,
}

/// Hands that each entrant must have played on average before chances are shown.
pub const FEWEST_HANDS: u32 = 3;

/// Determines whether chances can be shown for a tournament with these standings.
pub fn odds_availability(tournament: &Tournament, standings: &Standings) -> OddsAvailability {
    let lines = &standings.standings;
    let played: u32 = lines.iter().map(|line| line.hands).sum();
    let few = u32::try_from(lines.len()).unwrap_or(u32::MAX).saturating_mul(FEWEST_HANDS);
    if standings.is_over() {
        OddsAvailability::Over
    } else if tournament.setup().is_endless() {
        OddsAvailability::Endless
    } else if played < few {
        OddsAvailability::Early
    } else {
        OddsAvailability::Open
    }
}

/// A chance as displayed. While hands are open, a chance is never zero or certain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Odds {
    /// Less than 1 in 100.
    Hardly,
    /// About this many in 100, from 1 to 99.
    About(u32),
    /// More than 99 in 100.
    Nearly,
}

/// Expected result of an entrant.
#[derive(Debug, Clone, PartialEq)]
pub struct Prospect {
    /// The entrant.
    pub entrant: EntrantId,
    /// Probability of first place, from 0 to 1. A shared first place counts as a fraction.
    pub first: f64,
    /// Average place; entrants who are level share the better one.
    pub place: f64,
    /// Probability of each place, from the first. Those who are level share their places.
    pub each: Vec<f64>,
}

impl Prospect {
    /// Returns the chance of first place as displayed.
    pub fn odds(&self) -> Odds {
        Odds::of(self.first)
    }

    /// Probability of one of the first places.
    pub fn within(&self, places: u32) -> f64 {
        let places = usize::try_from(places).unwrap_or(usize::MAX);
        self.each.iter().take(places).sum::<f64>().min(1.0)
    }
}

impl Odds {
    /// Displays a probability from 0 to 1.
    pub fn of(chance: f64) -> Self {
        let hundredths = chance * 100.0;
        if hundredths < 1.0 {
            Self::Hardly
        } else if hundredths > 99.0 {
            Self::Nearly
        } else {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 99")]
            Self::About(hundredths.round() as u32)
        }
    }
}

/// Chances of all entrants.
#[derive(Debug, Clone, PartialEq)]
pub struct Chances {
    /// Number of simulated runs.
    pub runs: u32,
    /// Prospects in entrant order, without entrants that are out or have withdrawn.
    pub prospects: Vec<Prospect>,
}

impl Chances {
    /// Returns the prospect of an entrant that is still in the tournament.
    pub fn prospect(&self, entrant: &EntrantId) -> Option<&Prospect> {
        self.prospects.iter().find(|prospect| prospect.entrant == *entrant)
    }
}

const MOST_RUNS: u32 = 2_000;

/// Minimum number of runs, no matter how long each one is.
const FEWEST_RUNS: u32 = 100;

/// Maximum number of hands in all runs together: about 40 ms in a release build on a slow machine.
const BUDGET: usize = 400_000;

/// Cost of ranking an entrant, in hands.
const RANKING_COST: usize = 2;

/// Assumed number of hands in a match, which has no schedule.
const MATCH_HANDS: usize = 24;

/// Number of runs that share one draw of strengths, because playing is faster than drawing.
const RUNS_PER_DRAW: u32 = 4;

/// Number of runs per call of [`OddsJob::run_batch`], so that the caller can stop in between.
const RUNS_PER_BATCH: u32 = 40;

/// A simulation in progress.
pub struct OddsJob {
    model: Model,
    entrants: Vec<EntrantId>,
    strengths: SkillSampler,
    rng: Xoshiro256PlusPlus,
    wanted: u32,
    runs: u32,
    /// Number of times that each entrant took each place, with shared ones counted as fractions; `places` has the sum of the
    /// entrant's places.
    each: Vec<Vec<f64>>,
    places: Vec<f64>,
}

impl OddsJob {
    /// Starts a simulation from the recorded hands.
    pub fn of(tournament: &Tournament, seed: u64) -> Self {
        Self::with_max_runs(tournament, seed, MOST_RUNS)
    }

    fn with_max_runs(tournament: &Tournament, seed: u64, most: u32) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (model, entrants) = (Model::of_remaining(tournament), tournament.entrants());
        let hands = if model.is_movement() { model.len() } else { MATCH_HANDS };
        let wanted = BUDGET / (hands + RANKING_COST * entrants.len()).max(1);
        Self {
            entrants: entrants.iter().map(|entrant| entrant.id.clone()).collect(),
            strengths: SkillSampler::new(Evidence::of(tournament), &mut rng),
            rng,
            wanted: u32::try_from(wanted).unwrap_or(u32::MAX).clamp(FEWEST_RUNS.min(most), most),
            runs: 0,
            each: vec![vec![0.0; entrants.len()]; entrants.len()],
            places: vec![0.0; entrants.len()],
            model,
        }
    }

    /// Plays a batch of runs. Returns true if more runs remain.
    pub fn run_batch(&mut self) -> bool {
        let until = self.wanted.min(self.runs + RUNS_PER_BATCH);
        let mut strengths = Vec::new();
        while self.runs < until {
            self.strengths.next(&mut self.rng, &mut strengths);
            for _ in 0..RUNS_PER_DRAW.min(until - self.runs) {
                self.run(&strengths);
            }
        }
        self.runs < self.wanted
    }

    /// Plays all runs and returns the chances.
    pub fn chances(mut self) -> Chances {
        while self.run_batch() {}
        self.into_chances()
    }

    /// Returns the chances from the runs played so far.
    pub fn into_chances(self) -> Chances {
        let Self { entrants, each, places, runs, model, .. } = self;
        let all = f64::from(runs.max(1));
        let is_in = model.in_contention();
        let prospects = entrants.into_iter().zip(each).zip(places).zip(is_in);
        let prospect = |(((entrant, each), place), _): (((EntrantId, Vec<f64>), f64), bool)| {
            let each: Vec<f64> = each.into_iter().map(|times| times / all).collect();
            let first = each.first().copied().unwrap_or_default();
            Prospect { entrant, first, place: place / all, each }
        };
        Chances { runs, prospects: prospects.filter(|(_, is_in)| *is_in).map(prospect).collect() }
    }

    fn run(&mut self, strengths: &[u32]) {
        let mut run = Run::of(&self.model, strengths);
        while run.played < Run::MOST_HANDS.max(self.model.len())
            && let Some(hand) = run.next()
        {
            run.play(&mut self.rng, hand);
        }
        let (each, places) = (&mut self.each, &mut self.places);
        run.for_each_place(|entrant, place, level| {
            if let Some(places) = places.get_mut(entrant) {
                *places += f64::from(place);
            }
            let shared = each.get_mut(entrant).into_iter().flatten();
            let shared = shared.skip(place.saturating_sub(1) as usize).take(level as usize);
            shared.for_each(|times| *times += 1.0 / f64::from(level));
        });
        self.runs += 1;
    }
}

#[cfg(test)]
mod tests;
