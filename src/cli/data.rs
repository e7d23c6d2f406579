//! Shared by the subcommands that use the store: the database, its failures, and the club.

use clap::Args;

use super::io::CommandFailure;
use crate::cli::words::words;
use crate::store::clubs::{self, Club};
use crate::store::{Location, Store, StoreError};

/// Option for the database to use.
#[derive(Debug, Args)]
pub(super) struct Database {
    /// Location of the data: a file, sqlite:FILE, or `postgres://USER@HOST/NAME`
    #[arg(long = "database", value_name = "DATABASE", env = "LASTCARD_DATABASE", default_value = "data/lastcard.db", value_parser = location)]
    pub(super) location: Location,
}

impl Database {
    /// Opens the database and brings its tables up to date.
    pub(super) fn open(&self) -> Result<Store, CommandFailure> {
        Store::open(&self.location).map_err(|error| self.open_failure(&error))
    }

    pub(super) fn open_failure(&self, error: &StoreError) -> CommandFailure {
        let words = words();
        let said = match error {
            StoreError::Forbidden(path) => words
                .say("data-forbidden")
                .with("path", path.display().to_string())
                .with("user", rustix::process::geteuid().to_string()),
            StoreError::ReadOnly(path) => {
                words.say("data-read-only").with("path", path.display().to_string())
            }
            error => words
                .say("data-unopened")
                .with("database", self.location.to_string())
                .with("reason", error.to_string()),
        };
        CommandFailure::Failed(said.to_string())
    }
}

/// Parses the location of a database; an error lists the known kinds.
fn location(url: &str) -> Result<Location, String> {
    Location::parse(url).map_err(|fault| words().fault(&fault).to_string())
}

impl From<StoreError> for CommandFailure {
    fn from(error: StoreError) -> Self {
        let said = words().say("data-failed").with("reason", error.to_string());
        Self::Failed(said.to_string())
    }
}

/// Builds the failure for a request that cannot be met.
pub(super) fn refusal(message: &crate::web::Message<'_>) -> CommandFailure {
    CommandFailure::Wrong(message.to_string())
}

/// Finds the club with this slug or, without one, the only club except the demo.
pub(super) fn club(store: &Store, slug: Option<&str>) -> Result<Club, CommandFailure> {
    let words = words();
    let mut clubs = clubs::list(store)?;
    let known = clubs.iter().map(|club| club.slug.as_str()).collect::<Vec<_>>().join(", ");
    match slug {
        Some(slug) => clubs.retain(|club| club.slug == slug),
        None => clubs.retain(|club| !club.demo),
    }
    match (clubs.pop(), clubs.is_empty(), slug) {
        (Some(club), true, _) => Ok(club),
        (Some(_), false, _) => Err(refusal(&words.say("data-several-clubs").with("clubs", known))),
        (None, _, Some(slug)) => {
            Err(refusal(&words.say("data-no-such-club").with("club", slug).with("clubs", known)))
        }
        (None, _, None) => Err(refusal(&words.say("data-no-club"))),
    }
}
