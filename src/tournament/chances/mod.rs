//! How likely everybody is to come first, and in which place they may end, while a tournament is played.
//!
//! The open hands are played many times over what is recorded, by the common [`model`](crate::model) and with the real
//! scoring. How strong the players are is not known: each run has strengths of its own, as likely as the recorded hands make them
//! ([`strengths`]), so that after a few hands nobody is sure of anything. What players are left with is drawn from what was recorded, among what
//! was measured before. The same tournament and seed always give the same chances.

mod evidence;
mod strengths;

use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use self::evidence::Evidence;
use self::strengths::Strengths;
use crate::model::{Model, Run};
use crate::{EntrantId, Standings, Tournament};

/// Whether chances can be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outlook {
    /// They can.
    Open,
    /// Not yet: what few hands say is noise.
    Early,
    /// Only the organiser ends it: nobody knows how many hands are to come.
    Endless,
    /// It is over, but for a play-off perhaps.
    Over,
}

/// Chances are told once everybody has played so many hands, on average.
pub const FEWEST_HANDS: u32 = 3;

/// Whether the chances of a tournament with these standings can be told.
pub fn outlook(tournament: &Tournament, standings: &Standings) -> Outlook {
    let lines = &standings.standings;
    let played: u32 = lines.iter().map(|line| line.hands).sum();
    let few = u32::try_from(lines.len()).unwrap_or(u32::MAX).saturating_mul(FEWEST_HANDS);
    if standings.over() {
        Outlook::Over
    } else if tournament.setup().is_endless() {
        Outlook::Endless
    } else if played < few {
        Outlook::Early
    } else {
        Outlook::Open
    }
}

/// A chance as it is told. As long as hands are open nobody has none and nobody is sure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Odds {
    /// Less than 1 of 100.
    Hardly,
    /// About so many of 100, from 1 to 99.
    About(u32),
    /// More than 99 of 100.
    Nearly,
}

/// What an entrant may expect.
#[derive(Debug, Clone, PartialEq)]
pub struct Prospect {
    /// Whose it is.
    pub entrant: EntrantId,
    /// How likely the first place is, from 0 to 1. A shared one counts in part.
    pub first: f64,
    /// The place on average; those who are level share the better one.
    pub place: f64,
}

impl Prospect {
    /// The chance of the first place as it is told.
    pub fn odds(&self) -> Odds {
        let hundredths = self.first * 100.0;
        if hundredths < 1.0 {
            Odds::Hardly
        } else if hundredths > 99.0 {
            Odds::Nearly
        } else {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 99")]
            Odds::About(hundredths.round() as u32)
        }
    }
}

/// Everybody's chances.
#[derive(Debug, Clone, PartialEq)]
pub struct Chances {
    /// How often the rest was played.
    pub runs: u32,
    /// In the order of the entrants; nobody's who is out or has withdrawn.
    pub prospects: Vec<Prospect>,
}

impl Chances {
    /// What an entrant may expect.
    pub fn of(&self, entrant: &EntrantId) -> Option<&Prospect> {
        self.prospects.iter().find(|prospect| prospect.entrant == *entrant)
    }
}

/// A tournament is played so often.
const MOST_RUNS: u32 = 2_000;

/// However much is to be played, it is played so often.
const FEWEST_RUNS: u32 = 100;

/// The hands that all runs together may play: some 40 ms in a release build, on a machine that is not of the quickest.
const BUDGET: usize = 400_000;

/// To rank an entrant takes as long as to play so many hands.
const RANKING: usize = 2;

/// About the hands of a match that has no schedule.
const OF_A_MATCH: usize = 24;

/// No match goes on for longer.
const MOST_HANDS: usize = 1000;

/// So many runs have the same strengths: to play is quicker than to draw them.
const OF_ONE_DRAW: u32 = 4;

/// So many runs are played before somebody is asked whether they are still wanted.
const AT_ONCE: u32 = 40;

/// Chances while they are worked out.
pub struct Foresight {
    model: Model,
    entrants: Vec<EntrantId>,
    strengths: Strengths,
    rng: Xoshiro256PlusPlus,
    wanted: u32,
    runs: u32,
    /// What each entrant had of first places, and all places of each.
    first: Vec<f64>,
    places: Vec<f64>,
}

impl Foresight {
    /// Begins with what is recorded.
    pub fn of(tournament: &Tournament, seed: u64) -> Self {
        Self::in_runs(tournament, seed, MOST_RUNS)
    }

    fn in_runs(tournament: &Tournament, seed: u64, most: u32) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (model, entrants) = (Model::ahead(tournament), tournament.entrants());
        let hands = if model.is_movement() { model.len() } else { OF_A_MATCH };
        let wanted = BUDGET / (hands + RANKING * entrants.len()).max(1);
        Self {
            entrants: entrants.iter().map(|entrant| entrant.id.clone()).collect(),
            strengths: Strengths::new(Evidence::of(tournament), &mut rng),
            rng,
            wanted: u32::try_from(wanted).unwrap_or(u32::MAX).clamp(FEWEST_RUNS.min(most), most),
            runs: 0,
            first: vec![0.0; entrants.len()],
            places: vec![0.0; entrants.len()],
            model,
        }
    }

    /// Plays on for a while; whether there is more to play.
    pub fn play_on(&mut self) -> bool {
        let until = self.wanted.min(self.runs + AT_ONCE);
        let mut strengths = Vec::new();
        while self.runs < until {
            self.strengths.next(&mut self.rng, &mut strengths);
            for _ in 0..OF_ONE_DRAW.min(until - self.runs) {
                self.run(&strengths);
            }
        }
        self.runs < self.wanted
    }

    /// Plays all of it.
    pub fn chances(mut self) -> Chances {
        while self.play_on() {}
        self.told()
    }

    /// The chances by what was played.
    pub fn told(self) -> Chances {
        let Self { entrants, first, places, runs, model, .. } = self;
        let all = f64::from(runs.max(1));
        let is_in = model.is_in();
        let prospects = entrants.into_iter().zip(first).zip(places).zip(is_in);
        let prospect =
            |(((entrant, first), place), _)| Prospect { entrant, first: first / all, place: place / all };
        Chances { runs, prospects: prospects.filter(|(_, is_in)| *is_in).map(prospect).collect() }
    }

    fn run(&mut self, strengths: &[u32]) {
        let mut run = Run::of(&self.model, strengths);
        while run.played < MOST_HANDS.max(self.model.len())
            && let Some(hand) = run.next()
        {
            run.play(&mut self.rng, hand);
        }
        let (first, places) = (&mut self.first, &mut self.places);
        run.places(|entrant, place, level| {
            if let Some(places) = places.get_mut(entrant) {
                *places += f64::from(place);
            }
            if let Some(first) = first.get_mut(entrant).filter(|_| place == 1) {
                *first += 1.0 / f64::from(level);
            }
        });
        self.runs += 1;
    }
}

#[cfg(test)]
mod tests;
