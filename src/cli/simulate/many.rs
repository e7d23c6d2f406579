//! Plays many hands of one ruleset on all cores.

use std::io::{self as stdio, IsTerminal as _, Write as _};
use std::thread;

use crate::cli::words::words;
use crate::rules::bot::{Bot, play_out};
use crate::rules::log::Recorder;
use crate::rules::{Hand, HandTable, Move, RuleFault, Ruleset, Seat, Values, Written};
use crate::web::Translator;

use super::super::io::{self, CommandFailure};
use super::statistics::Statistics;
use super::{Simulate, hand_rngs};

/// Number of hands given to the threads at a time; progress is shown in between.
const BATCH: u64 = 20_000;

/// [`BATCH`] with logs, which are kept in memory until the batch is done.
const LOGGED_BATCH: u64 = 1_000;

#[derive(Clone, Copy)]
struct Experiment {
    rules: Ruleset,
    players: usize,
    bot: Bot,
    seed: u64,
    log: bool,
}

pub(super) fn run(args: &Simulate, hands: u64, seed: u64) -> Result<(), CommandFailure> {
    let words = words();
    let experiment = experiment(args, seed)?;
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or_else(cores, usize::from);
    let started = std::time::Instant::now();
    let mut statistics = Statistics::new(experiment.players);
    let mut done = 0;
    while done < hands {
        let batch = if experiment.log { LOGGED_BATCH } else { BATCH }.min(hands - done);
        let (played, logs) = play_batch(experiment, done, batch, threads);
        statistics.add(&played);
        if experiment.log {
            io::print(&logs)?;
        }
        done += batch;
        progress(words, done, hands);
    }
    if experiment.log {
        return Ok(());
    }
    let seconds = started.elapsed().as_secs_f64();
    io::print(&if args.output.is_for_people() {
        statistics.to_text(words, threads, seconds)
    } else {
        format!("{:#}\n", statistics.to_json(threads, seconds))
    })
}

fn experiment(args: &Simulate, seed: u64) -> Result<Experiment, CommandFailure> {
    let words = words();
    let written = Written { preset: args.rules.clone(), options: args.options().collect() };
    let rules = written.check().map_err(|faults| {
        let said: Vec<String> =
            faults.iter().map(|fault: &RuleFault| words.fault(fault).to_string()).collect();
        CommandFailure::Wrong(said.join("\n"))
    })?;
    let allowed = rules.players();
    let players = args.players.unwrap_or_else(|| 4.min(*allowed.end()));
    if !allowed.contains(&players) {
        let fault = crate::rules::hand::NoDeal::WrongNumberOfPlayers {
            players,
            least: *allowed.start(),
            most: *allowed.end(),
        };
        return Err(CommandFailure::Wrong(words.fault(&fault).to_string()));
    }
    Ok(Experiment { rules, players, bot: args.bots, seed, log: args.log })
}

/// Plays `count` hands from number `first`, divided among the threads in order.
fn play_batch(experiment: Experiment, first: u64, count: u64, threads: usize) -> (Statistics, String) {
    let share = count.div_ceil(u64::try_from(threads).unwrap_or(1).max(1));
    let mut statistics = Statistics::new(experiment.players);
    let mut logs = String::new();
    thread::scope(|scope| {
        let starts = (first..first + count).step_by(usize::try_from(share.max(1)).unwrap_or(usize::MAX));
        let parts: Vec<_> = starts
            .map(|start| {
                scope.spawn(move || play_hands(experiment, start, (start + share).min(first + count)))
            })
            .collect();
        for part in parts {
            // Never fails: the threads do not panic.
            if let Ok((played, lines)) = part.join() {
                statistics.add(&played);
                logs.push_str(&lines);
            }
        }
    });
    (statistics, logs)
}

fn play_hands(experiment: Experiment, from: u64, to: u64) -> (Statistics, String) {
    let counting = experiment.rules.counting(Values::Std);
    let mut statistics = Statistics::new(experiment.players);
    let mut logs = String::new();
    let fresh = experiment.rules.deck().pile();
    for number in from..to {
        let (mut shuffle, mut rng) = hand_rngs(experiment.seed, number);
        let players = u64::try_from(experiment.players).unwrap_or(1).max(1);
        let seat = usize::try_from(number % players).ok().and_then(Seat::new);
        let Some(dealer) = seat else { continue };
        let deck = fresh.shuffled(&mut shuffle);
        let rules = experiment.bot.deals_by(experiment.rules, experiment.players, &mut rng);
        let table = HandTable::dealt_by(dealer, experiment.players);
        let bots = [experiment.bot];
        if experiment.log {
            let mut recorder = Recorder::new(shuffle, &deck);
            let mut moves: Vec<(Seat, Move)> = Vec::new();
            let Ok(mut hand) = Hand::deal(rules, table, deck, &mut recorder) else { continue };
            let log = |by, what| moves.push((by, what));
            let Some(ended) = play_out(&mut hand, &bots, &mut rng, &mut recorder, log) else { continue };
            let names: Vec<String> = (1..=experiment.players).map(|number| format!("p{number}")).collect();
            if let Some(log) = recorder.log(&hand, &ended, &names, &moves) {
                logs.push_str(&serde_json::to_string(&log).unwrap_or_default());
                logs.push('\n');
            }
            continue;
        }
        let Ok(mut hand) = Hand::deal(rules, table, deck, &mut shuffle) else { continue };
        let mut turns = 0;
        let mut drew = false;
        let count = |_, what: Move| {
            turns += u64::from(is_turn(&what) && !drew);
            drew = what == Move::Draw;
        };
        if let Some(ended) = play_out(&mut hand, &bots, &mut rng, &mut shuffle, count) {
            statistics.count(&ended, table.opener, turns, &counting);
        }
    }
    (statistics, logs)
}

/// Returns true if the move is a turn of its own; laying a drawn card belongs to the draw.
fn is_turn(what: &Move) -> bool {
    use Move::{Deflect, Draw, Dump, Jump, Pair, Play};
    matches!(what, Play(_) | Pair { .. } | Draw | Deflect(_) | Jump(_) | Dump { .. })
}

/// Shows the progress of long simulations on a terminal.
fn progress(words: Translator, done: u64, all: u64) {
    if all <= BATCH || !stdio::stderr().is_terminal() {
        return;
    }
    let said = words.say("cli-progress").with("done", done).with("all", all).to_string();
    let end = if done == all { "\n" } else { "" };
    // Ignores a closed stderr.
    let _ = write!(stdio::stderr(), "\r{said}{end}");
}
