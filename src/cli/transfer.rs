//! `lastcard import` and `lastcard export`: tournament files into a club and out of it.

use chrono::{DateTime, Utc};
use clap::Args;

use super::data::{Database, club, refusal};
use super::io::{self, CommandFailure, Input};
use crate::cli::words::words;
use crate::store::clubs::Club;
use crate::store::staged_events::{self, NewStagedEvent};
use crate::store::tournaments::{self, ImportError, TournamentImport};
use crate::store::{Store, StoreError};
use crate::tournament::date::{self, DateFault};
use crate::tournament::file::{self, ParsedFile};
use crate::tournament::staged_event::StagedEvent;

/// Add the file of a tournament or an event to a club, with its results
///
/// A tournament starts at once if the file has a result, and is a draft otherwise.
#[derive(Debug, Args)]
pub struct Import {
    #[command(flatten)]
    input: Input,
    #[command(flatten)]
    database: Database,
    /// The club, as in its address /c/CLUB; may be left out when there is only one
    #[arg(long)]
    club: Option<String>,
    /// Start of the tournament, past or future, such as 2026-11-27T18:30:00+05:30; default: now
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    starts_at: Option<DateTime<Utc>>,
    /// Add the tournament again even if the club already has it
    #[arg(long)]
    again: bool,
}

fn parse_time(text: &str) -> Result<DateTime<Utc>, String> {
    date::parse_time(text).map_err(|fault| match fault {
        DateFault::NoDate => words().say("argument-no-time").with("given", text).to_string(),
        DateFault::Year(fault) => words().fault(&fault).to_string(),
    })
}

pub(super) fn import(args: &Import) -> Result<(), CommandFailure> {
    let document = args.input.document()?;
    let read = file::read_any(&document)?;
    let store = args.database.open()?;
    let club = club(&store, args.club.as_deref())?;
    let tournament = match read {
        ParsedFile::Tournament(read) => read.tournament,
        ParsedFile::Event(plan) => return import_event(&store, &club, args, *plan),
    };
    let header = if args.again {
        let starts_at = args.starts_at.unwrap_or_else(Utc::now);
        tournaments::import(&store, &club.id, None, &TournamentImport { starts_at, tournament })
    } else {
        tournaments::import_new(&store, &club.id, None, args.starts_at, &tournament)
    };
    let header = header.map_err(import_failure)?;
    let said = words()
        .say("import-done")
        .with("name", header.name.to_string())
        .with("club", club.name.to_string())
        .with("slug", header.slug);
    io::print(&format!("{said}\n"))
}

/// Adds an event of several stages, with its tournaments.
fn import_event(store: &Store, club: &Club, args: &Import, plan: StagedEvent) -> Result<(), CommandFailure> {
    let made = if args.again {
        let starts_at = args.starts_at.unwrap_or_else(Utc::now);
        staged_events::import(store, &club.id, None, &NewStagedEvent { starts_at, plan, announcement: None })
    } else {
        staged_events::import_new(store, &club.id, None, args.starts_at, &plan)
    };
    let made = made.map_err(import_failure)?;
    let said = words()
        .say("import-event-done")
        .with("name", made.plan.name().to_string())
        .with("club", club.name.to_string())
        .with("address", format!("/c/{}/events/{}", club.slug, made.slug));
    io::print(&format!("{said}\n"))
}

pub(super) fn import_failure(error: ImportError) -> CommandFailure {
    match error {
        ImportError::OpenHand(slot) => {
            refusal(&words().say("import-open-hand").with("slot", slot.to_string()))
        }
        ImportError::There(slug) => refusal(&words().say("import-there").with("slug", slug)),
        ImportError::EventThere(slug) => refusal(&words().say("import-event-there").with("slug", slug)),
        // Not reached: the command sends no idempotency key.
        ImportError::KeyUsed => refusal(&words().say("import-key-used")),
        ImportError::Store(error) => error.into(),
    }
}

/// Write the file of a tournament or an event, with all its results, to standard output
#[derive(Debug, Args)]
pub struct Export {
    /// The tournament, as in its address /t/TOURNAMENT; with --event the event, as in /c/CLUB/events/EVENT
    tournament: String,
    /// Export an event of several stages
    #[arg(long)]
    event: bool,
    /// The club of the event, as in its address /c/CLUB; may be left out when there is only one
    #[arg(long, requires = "event")]
    club: Option<String>,
    #[command(flatten)]
    database: Database,
}

pub(super) fn export(args: &Export) -> Result<(), CommandFailure> {
    let store = args.database.open()?;
    if args.event {
        return export_event(&store, args);
    }
    match tournaments::load(&store, &args.tournament) {
        Ok(stored) => io::print(&file::write(&stored.tournament)),
        Err(StoreError::NotFound) => {
            let words = words();
            Err(refusal(&words.say("export-no-such-tournament").with("slug", args.tournament.as_str())))
        }
        Err(error) => Err(error.into()),
    }
}

fn export_event(store: &Store, args: &Export) -> Result<(), CommandFailure> {
    let club = club(store, args.club.as_deref())?;
    let record = match staged_events::by_slug(store, &club.id, &args.tournament) {
        Err(StoreError::NotFound) => {
            let said = words();
            return Err(refusal(&said.say("export-no-such-event").with("slug", args.tournament.as_str())));
        }
        found => found?,
    };
    let event = record.assemble(|header| Ok(tournaments::load(store, &header.slug)?.tournament))?;
    io::print(&file::write_event(&event))
}
