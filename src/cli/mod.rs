//! The command line: one file a subcommand.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub mod serve;

/// Tournaments, scoring and leaderboards for UNO clubs
#[derive(Debug, Parser)]
#[command(name = "lastcard", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
}

/// Runs the program with the process's arguments.
pub fn run() -> ExitCode {
    match Cli::parse().command {
        Command::Serve(args) => serve::run(&args),
    }
}
