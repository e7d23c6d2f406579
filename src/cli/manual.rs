//! `lastcard manual`: the manual pages, for whoever makes a package.

use std::path::PathBuf;

use clap::{Args, Command};
use clap_mangen::Man;

use super::io::CommandFailure;

/// Write the manual pages to a folder
#[derive(Debug, Args)]
#[command(hide = true)]
pub struct Manual {
    /// The folder, which must be there
    folder: PathBuf,
}

pub(super) fn run(args: &Manual, command: Command) -> Result<(), CommandFailure> {
    write(&without_help(command), args).map_err(CommandFailure::Unwritable)
}

/// A page for each command and what is below it.
fn write(command: &Command, args: &Manual) -> std::io::Result<()> {
    Man::new(command.clone()).generate_to(&args.folder)?;
    command.get_subcommands().filter(|below| !below.is_hide_set()).try_for_each(|below| write(below, args))
}

/// Who reads a page needs no page about reading pages.
fn without_help(command: Command) -> Command {
    command.mut_subcommands(|below| {
        let is_help = below.get_name() == "help";
        if is_help { below.hide(true) } else { without_help(below) }
    })
}
