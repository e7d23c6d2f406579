//! `lastcard export`: writes a tournament as a file.

use clap::Args;

use super::data::{Database, refusal};
use super::io::{self, CommandFailure};
use crate::cli::words::words;
use crate::store::{StoreError, tournaments};
use crate::tournament::file;

/// Write a tournament's file, with all its results, to standard output
#[derive(Debug, Args)]
pub struct Export {
    /// The tournament, as in its address /t/TOURNAMENT
    tournament: String,
    #[command(flatten)]
    database: Database,
}

pub(super) fn run(args: &Export) -> Result<(), CommandFailure> {
    let store = args.database.open()?;
    match tournaments::load(&store, &args.tournament) {
        Ok(stored) => io::print(&file::write(&stored.tournament)),
        Err(StoreError::NotFound) => {
            let words = words();
            Err(refusal(&words.say("export-no-such-tournament").with("slug", args.tournament.as_str())))
        }
        Err(error) => Err(error.into()),
    }
}
