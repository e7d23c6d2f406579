//! `lastcard migrate`: brings the tables of a database up to date.

use clap::Args;

use super::data::Database;
use super::io::{self, CommandFailure};
use super::scheduled_backups::BackupOptions;
use crate::cli::words::words;

/// Bring a database's tables up to date (serve does this, too)
#[derive(Debug, Args)]
pub struct Migrate {
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    backups: BackupOptions,
}

pub(super) fn run(args: &Migrate) -> Result<(), CommandFailure> {
    let applied = args.backups.migrate(&args.database)?;
    let words = words();
    let database = args.database.location.to_string();
    let said = if applied.is_empty() {
        words.say("migrate-nothing").with("database", database)
    } else {
        words.say("migrate-done").with("database", database).with("applied", applied.join(", "))
    };
    io::print(&format!("{said}\n"))
}
