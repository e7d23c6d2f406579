//! `lastcard manual`: manual pages, for building packages.

use std::path::PathBuf;

use clap::{Args, Command};
use clap_mangen::Man;

use super::io::CommandFailure;

/// Write the manual pages of the commands to a folder
#[derive(Debug, Args)]
#[command(hide = true)]
pub struct Manual {
    /// The folder, which must exist
    folder: PathBuf,
}

pub(super) fn run(args: &Manual, command: Command) -> Result<(), CommandFailure> {
    write(&without_help(command), args).map_err(CommandFailure::Unwritable)
}

/// Writes a page for each command and its subcommands.
fn write(command: &Command, args: &Manual) -> std::io::Result<()> {
    Man::new(command.clone()).generate_to(&args.folder)?;
    command.get_subcommands().filter(|below| !below.is_hide_set()).try_for_each(|below| write(below, args))
}

/// Hides the `help` commands, which need no page in a manual.
fn without_help(command: Command) -> Command {
    command.mut_subcommands(|below| {
        let is_help = below.get_name() == "help";
        if is_help { below.hide(true) } else { without_help(below) }
    })
}
