//! `lastcard completions`: shell completions for commands and options.

use clap::{Args, Command};
use clap_complete::{Shell, generate};

use super::io::{self, CommandFailure};

/// Write shell completions for commands and options
#[derive(Debug, Args)]
#[command(hide = true)]
pub struct Completions {
    /// The shell, such as bash, fish or zsh
    shell: Shell,
}

pub(super) fn run(args: &Completions, mut command: Command) -> Result<(), CommandFailure> {
    let mut script = Vec::new();
    generate(args.shell, &mut command, "lastcard", &mut script);
    io::print(&String::from_utf8_lossy(&script))
}
