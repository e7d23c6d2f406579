//! `lastcard completions`: what a shell needs to complete commands and options.

use clap::{Args, Command};
use clap_complete::{Shell, generate};

use super::io::{self, CommandFailure};

/// Write what a shell reads to complete commands and options
#[derive(Debug, Args)]
#[command(hide = true)]
pub struct Completions {
    /// Which shell
    shell: Shell,
}

pub(super) fn run(args: &Completions, mut command: Command) -> Result<(), CommandFailure> {
    let mut script = Vec::new();
    generate(args.shell, &mut command, "lastcard", &mut script);
    io::print(&String::from_utf8_lossy(&script))
}
