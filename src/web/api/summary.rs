//! Summaries of tournaments and clubs, as lists contain them.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::clubs::Club;
use lastcard_tournament::Status;

use crate::api::caller::ApiCaller;

/// A club.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClubSummary {
    /// Name in addresses.
    slug: String,
    name: String,
    time_zone: String,
    language: String,
}

impl From<&Club> for ClubSummary {
    fn from(club: &Club) -> Self {
        Self {
            slug: club.slug.clone(),
            name: club.name.to_string(),
            time_zone: club.time_zone.name().to_owned(),
            language: club.language.clone(),
        }
    }
}

/// A tournament without its hands.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentSummary {
    /// Name in addresses.
    slug: String,
    name: String,
    /// Club that organises it, by its name in addresses.
    club: String,
    format: String,
    entrants: usize,
    /// `draft`, `ready`, `running`, `play-off`, `finished`, `stopped` or `archived`.
    status: &'static str,
    #[schema(value_type = String, format = DateTime)]
    starts_at: DateTime<Utc>,
    #[schema(value_type = Option<String>, format = DateTime)]
    started_at: Option<DateTime<Utc>>,
    /// True during an embargo of the results.
    withheld: bool,
    /// `public`, `link` or `private`; only for organisers of the club.
    visibility: Option<String>,
}

impl TournamentSummary {
    /// Summarises a tournament as this caller may see it.
    pub fn new(snapshot: &TournamentSnapshot, caller: &ApiCaller) -> Self {
        let header = snapshot.header();
        Self {
            slug: header.slug.clone(),
            name: snapshot.tournament().name().to_string(),
            club: snapshot.club.slug.clone(),
            format: snapshot.tournament().setup().format().to_string(),
            entrants: snapshot.tournament().entrants().len(),
            status: word(snapshot.status()),
            starts_at: header.starts_at,
            started_at: header.started_at,
            withheld: snapshot.is_embargoed,
            visibility: caller.can_read(&snapshot.club).then(|| header.audience.visibility.to_string()),
        }
    }
}

fn word(status: Status) -> &'static str {
    match status {
        Status::Draft => "draft",
        Status::Ready => "ready",
        Status::Running => "running",
        Status::PlayOff => "play-off",
        Status::Finished => "finished",
        Status::Stopped => "stopped",
        Status::Archived => "archived",
    }
}
