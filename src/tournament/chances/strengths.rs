//! Random draws of the players' strengths. A few hands say little about strengths, so each run of a
//! tournament uses different ones, drawn according to their probability given the recorded hands.
//!
//! The strengths of a field follow a gamma distribution: the greater its shape, the more equal the field. The
//! shape is also drawn, from a few that are plausible for clubs. The player who goes out is drawn in
//! proportion to strength, so each part can be drawn in turn given the others: Gibbs sampling as in Caron and
//! Doucet, Efficient Bayesian Inference for Generalized Bradley–Terry Models, 2012. The shape is drawn with
//! the strengths integrated out, which mixes faster.

use rand::{Rng, RngExt as _};
use rand_distr::{Distribution as _, Gamma};

use super::evidence::Evidence;

/// Plausible spreads for a club: standard deviations of the logarithm of strength. At a table of four, a
/// player 0.5 above the three others goes out in 35 of 100 hands.
const SPREADS: [f64; 9] = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.55, 0.75, 1.0];

/// Scale of the prior for the spread: much greater spreads are unlikely.
const USUAL_SPREAD: f64 = 0.5;

/// Number of draws that are discarded because they are still close to the starting point.
const BURN_IN_DRAWS: u32 = 40;

/// Whole-number strength of an average player.
const UNIT: f64 = 65_536.0;

pub(super) struct SkillSampler {
    evidence: Evidence,
    shapes: Vec<Shape>,
    /// Strengths by player.
    now: Vec<f64>,
    /// Time that each player spent in contests; the stronger the players, the shorter the contest.
    exposed: Vec<f64>,
}

/// A possible shape of the distribution of strengths.
struct Shape {
    shape: f64,
    /// Logarithm of its probability, without the part that depends on the duration of contests.
    likely: f64,
}

impl Shape {
    /// Returns the shape for a spread, with its prior probability and the likelihood of the wins.
    fn of(spread: f64, wins: &[u32]) -> Self {
        // The variance of the logarithm of a gamma variate is about 1 / (shape − ½).
        let shape = 1.0 / (spread * spread) + 0.5;
        let before = spread.ln() - spread * spread / (2.0 * USUAL_SPREAD * USUAL_SPREAD);
        let rising = |wins: u32| (0..wins).map(|win| (shape + f64::from(win)).ln()).sum::<f64>();
        Self { shape, likely: before + wins.iter().map(|wins| rising(*wins)).sum::<f64>() }
    }
}

impl SkillSampler {
    /// Starts with equal strengths, and discards draws until that start no longer matters.
    pub(super) fn new(evidence: Evidence, rng: &mut impl Rng) -> Self {
        let shapes = SPREADS.map(|spread| Shape::of(spread, &evidence.wins)).into();
        let players = evidence.wins.len();
        let mut strengths = Self { evidence, shapes, now: vec![1.0; players], exposed: vec![0.0; players] };
        (0..BURN_IN_DRAWS).for_each(|_| strengths.sweep(rng));
        strengths
    }

    /// Draws the next strengths, as whole numbers of at least 1.
    pub(super) fn next(&mut self, rng: &mut impl Rng, into: &mut Vec<u32>) {
        self.sweep(rng);
        let average =
            self.now.iter().sum::<f64>() / f64::from(u32::try_from(self.now.len()).unwrap_or(1)).max(1.0);
        into.clear();
        into.extend(self.now.iter().map(|strength| to_units(strength / average)));
    }

    fn sweep(&mut self, rng: &mut impl Rng) {
        self.draw_durations(rng);
        let shape = self.shape(rng);
        let mut sum = 0.0;
        for ((strength, wins), exposed) in self.now.iter_mut().zip(&self.evidence.wins).zip(&self.exposed) {
            *strength = gamma(rng, shape + f64::from(*wins), 1.0 / (1.0 + exposed));
            sum += *strength;
        }
        // The scale of all strengths together is arbitrary: only their proportions matter.
        let players = f64::from(u32::try_from(self.now.len()).unwrap_or(u32::MAX));
        let scale = gamma(rng, players * shape, 1.0) / sum.max(f64::MIN_POSITIVE);
        self.now.iter_mut().for_each(|strength| *strength = (*strength * scale).max(f64::MIN_POSITIVE));
    }

    /// Draws the duration of contests: the stronger the players, the sooner one of them goes out.
    fn draw_durations(&mut self, rng: &mut impl Rng) {
        self.exposed.fill(0.0);
        for (among, times) in &self.evidence.contests {
            let pace: f64 = among.iter().filter_map(|player| self.now.get(player)).sum();
            let time = gamma(rng, f64::from(*times), 1.0 / pace);
            for player in among.iter() {
                if let Some(exposed) = self.exposed.get_mut(player) {
                    *exposed += time;
                }
            }
        }
    }

    /// Draws one of the shapes, with the strengths integrated out.
    fn shape(&self, rng: &mut impl Rng) -> f64 {
        let slowed: f64 = self.exposed.iter().map(|exposed| exposed.ln_1p()).sum();
        let likely = |of: &Shape| of.likely - of.shape * slowed;
        let most = self.shapes.iter().map(likely).fold(f64::NEG_INFINITY, f64::max);
        let weight = |of: &Shape| (likely(of) - most).exp();
        let mut lot = rng.random::<f64>() * self.shapes.iter().map(weight).sum::<f64>();
        for of in &self.shapes {
            lot -= weight(of);
            if lot <= 0.0 {
                return of.shape;
            }
        }
        self.shapes.last().map_or(1.0, |of| of.shape)
    }
}

/// Draws a gamma variate, or returns the mean if the distribution is undefined.
fn gamma(rng: &mut impl Rng, shape: f64, scale: f64) -> f64 {
    Gamma::new(shape, scale).map_or(shape * scale, |gamma| gamma.sample(rng))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast keeps within bounds")]
fn to_units(strength: f64) -> u32 {
    ((strength * UNIT) as u32).clamp(1, u32::MAX / 64)
}
