//! `lastcard simulate`: lets bots play the open hands of a tournament file, or many hands for statistics.

mod evening;
mod many;
mod statistics;

use clap::Args;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use strum::VariantNames as _;

use crate::cli::words::words;
use crate::rules::bot::Bot;
use crate::rules::{OptionValue, Random};

use super::io::{CommandFailure, Input, Output};
pub(super) use evening::play;

/// Let bots play the open hands of a tournament file, or a number of --hands for statistics
#[derive(Debug, Args)]
pub struct Simulate {
    #[command(flatten)]
    input: Input,
    /// Seed; the same seed gives the same hands, on every machine
    #[arg(long)]
    seed: Option<u64>,
    /// Kind of bot that plays: random or greedy
    #[arg(long, default_value_t, value_parser = bot)]
    bots: Bot,
    /// Number of hands to play for statistics, instead of a tournament file
    #[arg(long, value_name = "COUNT", conflicts_with = "file")]
    hands: Option<u64>,
    /// Preset of the rules, such as club, classic or online
    #[arg(long, value_name = "PRESET", default_value = "club", requires = "hands")]
    rules: String,
    /// An option of the rules, such as house.zero50=true; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = super::schedule::option, requires = "hands")]
    options: Vec<(String, String)>,
    #[arg(long, value_name = "N", requires = "hands")]
    players: Option<usize>,
    /// Number of threads; default: all cores
    #[arg(long, value_name = "T", requires = "hands")]
    threads: Option<std::num::NonZeroUsize>,
    /// Write a log of each hand, one per line, instead of statistics
    #[arg(long, requires = "hands")]
    log: bool,
    #[command(flatten)]
    output: Output,
}

fn bot(text: &str) -> Result<Bot, String> {
    let known = || Bot::VARIANTS.join(", ");
    let said = || words().say("cli-bot-unknown").with("given", text).with("known", known()).to_string();
    text.parse().map_err(|_| said())
}

pub(super) fn run(args: &Simulate) -> Result<(), CommandFailure> {
    let seed = args.seed.unwrap_or_else(rand::random);
    match args.hands {
        Some(hands) => many::run(args, hands, seed),
        None => evening::run(args, seed),
    }
}

impl Simulate {
    fn options(&self) -> impl Iterator<Item = (String, OptionValue)> {
        self.options.iter().map(|(key, value)| (key.clone(), OptionValue::from(value.as_str())))
    }
}

/// Random generators of one hand, for the cards and for the bots. They depend only on the seed and the hand's
/// number, so any thread may play the hand.
fn hand_rngs(seed: u64, number: u64) -> (Random<Xoshiro256PlusPlus>, Xoshiro256PlusPlus) {
    // Even and odd streams of one sequence; seeding the generators makes neighbours independent.
    let stream = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number.wrapping_mul(2));
    let rng = Xoshiro256PlusPlus::seed_from_u64;
    (Random(rng(stream)), rng(stream.wrapping_add(1)))
}
