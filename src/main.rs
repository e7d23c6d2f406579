//! The `lastcard` program: reads its arguments and hands over to one subcommand.

use std::process::ExitCode;

fn main() -> ExitCode {
    lastcard::cli::run()
}
