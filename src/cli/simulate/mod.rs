//! `lastcard simulate`: bots play the open hands of a tournament file, or many hands of a preset for statistics.

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

/// Let bots play: the open hands of a tournament file, or --hands of a preset for statistics
#[derive(Debug, Args)]
pub struct Simulate {
    #[command(flatten)]
    input: Input,
    /// The same seed gives the same hands, on every machine
    #[arg(long)]
    seed: Option<u64>,
    /// Who plays: random or greedy
    #[arg(long, default_value_t, value_parser = bot)]
    bots: Bot,
    /// How many hands to play for statistics, instead of a tournament file
    #[arg(long, value_name = "COUNT", conflicts_with = "file")]
    hands: Option<u64>,
    /// Preset of the rules, such as club, classic or online
    #[arg(long, value_name = "PRESET", default_value = "club", requires = "hands")]
    rules: String,
    /// An option of the rules, such as house.zero50=true; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = super::schedule::option, requires = "hands")]
    options: Vec<(String, String)>,
    /// How many play
    #[arg(long, value_name = "N", requires = "hands")]
    players: Option<usize>,
    /// How many threads play; all cores if left out
    #[arg(long, value_name = "T", requires = "hands")]
    threads: Option<std::num::NonZeroUsize>,
    /// Write a log of each hand, one a line, instead of statistics
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

/// The lots of one hand: for the cards and for the bots. They depend on the seed and the hand's number only, so that it does
/// not matter which thread plays it.
fn lots(seed: u64, number: u64) -> (Random<Xoshiro256PlusPlus>, Xoshiro256PlusPlus) {
    // Odd and even streams of one sequence; the generator's seeding mixes neighbours apart.
    let stream = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number.wrapping_mul(2));
    let rng = Xoshiro256PlusPlus::seed_from_u64;
    (Random(rng(stream)), rng(stream.wrapping_add(1)))
}
