//! The command line, with one file per subcommand. A new subcommand needs a file here, a variant of
//! [`Command`] and a line in [`run`].
//!
//! Exit codes: 0 for success, 1 for a failure, 2 for bad input, with every problem on stderr as `place:
//! text`.

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

pub mod account;
mod background_tasks;
pub mod backup;
mod bind;
mod clap_errors;
pub mod completions;
mod data;
pub mod demo;
mod encryption;
pub mod export;
mod help;
pub mod import;
mod io;
pub mod manual;
pub mod migrate;
mod monitoring;
pub mod replay;
pub mod schedule;
mod scheduled_backups;
pub mod score;
pub mod season;
pub mod serve;
mod service_manager;
pub mod simulate;
mod startup_banner;
mod words;

/// Tournaments, scoring and leaderboards for UNO clubs
#[derive(Debug, Parser)]
#[command(name = "lastcard", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(Box<serve::Serve>),
    Schedule(schedule::ScheduleCommand),
    Score(score::Score),
    Season(season::SeasonCommand),
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Import(import::Import),
    Export(export::Export),
    Account(account::Accounts),
    Migrate(migrate::Migrate),
    Backup(backup::Backup),
    Verify(backup::Verify),
    Restore(backup::Restore),
    Demo(demo::AddDemo),
    Manual(manual::Manual),
    Completions(completions::Completions),
}

/// Runs the program with the arguments of the process.
pub fn run() -> ExitCode {
    let words = words::words();
    let mut command = help::worded(Cli::command(), words);
    let read = command.try_get_matches_from_mut(std::env::args_os());
    let cli = match read.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return clap_errors::answer(&error, words),
    };
    match cli.command {
        Command::Serve(args) => serve::run(&args),
        Command::Schedule(args) => io::exit(schedule::run(&args)),
        Command::Score(args) => io::exit(score::run(&args)),
        Command::Season(args) => io::exit(season::run(&args)),
        Command::Simulate(args) => io::exit(simulate::run(&args)),
        Command::Replay(args) => io::exit(replay::run(&args)),
        Command::Import(args) => io::exit(import::run(&args)),
        Command::Export(args) => io::exit(export::run(&args)),
        Command::Account(args) => io::exit(account::run(&args)),
        Command::Migrate(args) => io::exit(migrate::run(&args)),
        Command::Backup(args) => io::exit(backup::write(&args)),
        Command::Verify(args) => io::exit(backup::verify(&args)),
        Command::Restore(args) => io::exit(backup::restore(&args)),
        Command::Demo(args) => io::exit(demo::run(&args)),
        Command::Manual(args) => io::exit(manual::run(&args, command)),
        Command::Completions(args) => io::exit(completions::run(&args, command)),
    }
}
