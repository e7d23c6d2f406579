//! How strong the players may be, after what was seen of them. After a few hands nobody knows: so each run of the tournament is played
//! with other strengths, drawn as likely as the hands make them.
//!
//! The strengths of a field are drawn from a gamma distribution of some shape: the greater the shape, the more equal the field. That
//! shape is drawn, too, from a few that clubs may have. Whoever goes out is drawn in proportion to strength; then all of it can be drawn in turn, each
//! from what the others leave (Gibbs sampling as in Caron and Doucet, Efficient Bayesian Inference for Generalized
//! Bradley–Terry Models, 2012, with the shape drawn while the strengths are left out, which mixes faster).

use rand::{Rng, RngExt as _};
use rand_distr::{Distribution as _, Gamma};

use super::evidence::Evidence;

/// How far apart the players of a club may be: the deviation of the logarithm of strength. At a table of four one who is 0.5 above
/// three others goes out in 35 of 100 hands.
const SPREADS: [f64; 9] = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.55, 0.75, 1.0];

/// Up to about here a spread is likely; those that are much greater are not.
const USUAL: f64 = 0.5;

/// So many draws are made and not used: the first ones are still near where they began.
const FORGOTTEN: u32 = 40;

/// The whole numbers that strengths are told in: 1 is a share of one in so many of the average.
const UNIT: f64 = 65_536.0;

/// Draws strengths.
pub(super) struct Strengths {
    evidence: Evidence,
    shapes: Vec<Shape>,
    /// By player.
    now: Vec<f64>,
    /// For how long each was in contests, on a clock that runs as fast as the strong are.
    exposed: Vec<f64>,
}

/// How equal a field may be.
struct Shape {
    shape: f64,
    /// The logarithm of how likely it is as far as that does not depend on how long contests were.
    likely: f64,
}

impl Shape {
    /// The shape of a spread: what it was like to be before any hand, and how likely it makes the wins.
    fn of(spread: f64, wins: &[u32]) -> Self {
        // The variance of the logarithm of a gamma variate is about 1 / (shape − ½).
        let shape = 1.0 / (spread * spread) + 0.5;
        let before = spread.ln() - spread * spread / (2.0 * USUAL * USUAL);
        let rising = |wins: u32| (0..wins).map(|win| (shape + f64::from(win)).ln()).sum::<f64>();
        Self { shape, likely: before + wins.iter().map(|wins| rising(*wins)).sum::<f64>() }
    }
}

impl Strengths {
    /// Begins in the middle, and goes on until that is forgotten.
    pub(super) fn new(evidence: Evidence, rng: &mut impl Rng) -> Self {
        let shapes = SPREADS.map(|spread| Shape::of(spread, &evidence.wins)).into();
        let players = evidence.wins.len();
        let mut strengths = Self { evidence, shapes, now: vec![1.0; players], exposed: vec![0.0; players] };
        (0..FORGOTTEN).for_each(|_| strengths.go_on(rng));
        strengths
    }

    /// The next strengths, as whole numbers; one player's is at least 1.
    pub(super) fn next(&mut self, rng: &mut impl Rng, into: &mut Vec<u32>) {
        self.go_on(rng);
        let average =
            self.now.iter().sum::<f64>() / f64::from(u32::try_from(self.now.len()).unwrap_or(1)).max(1.0);
        into.clear();
        into.extend(self.now.iter().map(|strength| whole(strength / average)));
    }

    fn go_on(&mut self, rng: &mut impl Rng) {
        self.expose(rng);
        let shape = self.shape(rng);
        let mut sum = 0.0;
        for ((strength, wins), exposed) in self.now.iter_mut().zip(&self.evidence.wins).zip(&self.exposed) {
            *strength = gamma(rng, shape + f64::from(*wins), 1.0 / (1.0 + exposed));
            sum += *strength;
        }
        // All of them together may be anything: only their proportions matter.
        let players = f64::from(u32::try_from(self.now.len()).unwrap_or(u32::MAX));
        let scale = gamma(rng, players * shape, 1.0) / sum.max(f64::MIN_POSITIVE);
        self.now.iter_mut().for_each(|strength| *strength = (*strength * scale).max(f64::MIN_POSITIVE));
    }

    /// How long contests took: the sooner, the stronger those are who took part.
    fn expose(&mut self, rng: &mut impl Rng) {
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

    /// One of the shapes, as likely as it is whatever the strengths are.
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

/// A gamma variate; its mean where there is none of this shape.
fn gamma(rng: &mut impl Rng, shape: f64, scale: f64) -> f64 {
    Gamma::new(shape, scale).map_or(shape * scale, |gamma| gamma.sample(rng))
}

/// A strength in whole numbers.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast keeps within bounds")]
fn whole(strength: f64) -> u32 {
    ((strength * UNIT) as u32).clamp(1, u32::MAX / 64)
}
