//! The command line, with one file per subcommand, or for several that belong together. A new
//! subcommand needs a file here, a variant of [`Command`] and a line in [`run`].
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
mod data;
pub mod demo;
mod encryption;
pub mod healthcheck;
mod help;
mod io;
pub mod migrate;
mod monitoring;
pub mod packaging;
pub mod replay;
pub mod schedule;
mod scheduled_backups;
pub mod score;
pub mod season;
pub mod serve;
mod service_manager;
pub mod simulate;
mod staged_event;
mod startup_banner;
pub mod transfer;
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
    Healthcheck(healthcheck::HealthCheck),
    Schedule(schedule::ScheduleCommand),
    Score(score::Score),
    Season(season::SeasonCommand),
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Import(transfer::Import),
    Export(transfer::Export),
    Account(account::Accounts),
    Migrate(migrate::Migrate),
    Backup(backup::Backup),
    Verify(backup::Verify),
    Restore(backup::Restore),
    Demo(demo::AddDemo),
    Manual(packaging::Manual),
    Completions(packaging::Completions),
}

/// Runs the program with the arguments of the process.
pub fn run() -> ExitCode {
    let words = words::words();
    let mut command = help::localise(Cli::command(), words);
    let read = command.try_get_matches_from_mut(std::env::args_os());
    let cli = match read.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return clap_errors::report(&error, words),
    };
    match cli.command {
        Command::Serve(args) => serve::run(&args),
        Command::Healthcheck(args) => io::exit_code(healthcheck::run(&args)),
        Command::Schedule(args) => io::exit_code(schedule::run(&args)),
        Command::Score(args) => io::exit_code(score::run(&args)),
        Command::Season(args) => io::exit_code(season::run(&args)),
        Command::Simulate(args) => io::exit_code(simulate::run(&args)),
        Command::Replay(args) => io::exit_code(replay::run(&args)),
        Command::Import(args) => io::exit_code(transfer::import(&args)),
        Command::Export(args) => io::exit_code(transfer::export(&args)),
        Command::Account(args) => io::exit_code(account::run(&args)),
        Command::Migrate(args) => io::exit_code(migrate::run(&args)),
        Command::Backup(args) => io::exit_code(backup::write(&args)),
        Command::Verify(args) => io::exit_code(backup::verify(&args)),
        Command::Restore(args) => io::exit_code(backup::restore(&args)),
        Command::Demo(args) => io::exit_code(demo::run(&args)),
        Command::Manual(args) => io::exit_code(packaging::manual(&args, command)),
        Command::Completions(args) => io::exit_code(packaging::completions(&args, command)),
    }
}
