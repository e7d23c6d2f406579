//! `lastcard manual` and `lastcard completions`: files for packages, made from the commands.

use std::path::PathBuf;

use clap::{Args, Command};
use clap_complete::{Shell, generate};
use clap_mangen::Man;

use super::io::{self, CommandFailure};

/// Write the manual pages of the commands to a folder
#[derive(Debug, Args)]
#[command(hide = true)]
pub struct Manual {
    /// The folder, which must exist
    folder: PathBuf,
}

pub(super) fn manual(args: &Manual, command: Command) -> Result<(), CommandFailure> {
    write_pages(&without_help(command), args).map_err(CommandFailure::Unwritable)
}

fn write_pages(command: &Command, args: &Manual) -> std::io::Result<()> {
    Man::new(command.clone()).generate_to(&args.folder)?;
    command
        .get_subcommands()
        .filter(|below| !below.is_hide_set())
        .try_for_each(|below| write_pages(below, args))
}

/// Hides the `help` commands, which need no page in a manual.
fn without_help(command: Command) -> Command {
    command.mut_subcommands(|below| {
        let is_help = below.get_name() == "help";
        if is_help { below.hide(true) } else { without_help(below) }
    })
}

/// Write shell completions for commands and options
#[derive(Debug, Args)]
#[command(hide = true)]
pub struct Completions {
    /// The shell, such as bash, fish or zsh
    shell: Shell,
}

pub(super) fn completions(args: &Completions, mut command: Command) -> Result<(), CommandFailure> {
    let mut script = Vec::new();
    generate(args.shell, &mut command, "lastcard", &mut script);
    io::print(&String::from_utf8_lossy(&script))
}
