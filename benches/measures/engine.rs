//! Turns per second of the engine, against a bare loop of the same rules: random play by `club`, four
//! players, one thread. Both use the same shuffle, so only the play differs.

use std::hint::black_box;
use std::time::{Duration, Instant};

use lastcard::rules::bot::{Bot, play_out};
use lastcard::rules::{Card, Hand, HandTable, Move, Preset, Ruleset, Seat, Shuffle};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::{Figure, Form, bare};

/// Hands per measurement. Engine and loop alternate, and the best of many short runs counts, because at least
/// one of them is not disturbed by other programs.
const HANDS: u64 = 1_000;
const ROUNDS: usize = 500;

/// Shuffle of the bare loop.
struct Quick(Xoshiro256PlusPlus);

impl Shuffle for Quick {
    fn shuffle(&mut self, cards: &mut [Card]) {
        bare::shuffle(cards, &mut self.0);
    }
}

pub(crate) fn measure(form: Form) -> Vec<Figure> {
    let rounds = if form == Form::Long { ROUNDS } else { ROUNDS / 5 };
    let (mut limit, mut engine) = (Measured::default(), Measured::default());
    for _ in 0..rounds {
        limit.better(once(|| bare::play(HANDS)));
        engine.better(once(|| play(Preset::Club.into(), HANDS)));
    }
    limit.print("bare loop, the limit");
    engine.print("engine");
    let name = "engine: turns of random play";
    vec![Figure::rate(name, engine.turns(), limit.turns(), 0.5)]
}

/// Plays hands with the engine; returns the number of turns.
fn play(rules: Ruleset, hands: u64) -> u64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut shuffle = Quick(Xoshiro256PlusPlus::seed_from_u64(2));
    let mut turns = 0;
    let fresh = rules.deck().pile();
    for number in 0..hands {
        let dealer = Seat::new((number % 4) as usize).unwrap();
        let deck = fresh.shuffled(&mut shuffle);
        let mut hand = Hand::deal(rules, HandTable::dealt_by(dealer, 4), deck, &mut shuffle).unwrap();
        let ended = play_out(&mut hand, &[Bot::Random], &mut rng, &mut shuffle, |_, what| {
            turns += u64::from(matches!(what, Move::Play(_) | Move::Keep));
        });
        black_box(ended.unwrap().outcome);
    }
    turns
}

fn once(play: impl Fn() -> u64) -> Measured {
    let started = Instant::now();
    let turns = play();
    Measured { time: started.elapsed(), turns }
}

#[derive(Default)]
struct Measured {
    time: Duration,
    turns: u64,
}

impl Measured {
    fn better(&mut self, other: Self) {
        if self.time.is_zero() || other.time < self.time {
            *self = other;
        }
    }

    fn speed(&self) -> f64 {
        HANDS as f64 / self.time.as_secs_f64()
    }

    fn turns(&self) -> f64 {
        self.turns as f64 / self.time.as_secs_f64()
    }

    fn print(&self, name: &str) {
        println!(
            "{name:>22}: {:>9.0} hands a second, {:.1} turns a hand, {:.1} ns a turn",
            self.speed(),
            self.turns as f64 / HANDS as f64,
            1e9 / self.turns(),
        );
    }
}
