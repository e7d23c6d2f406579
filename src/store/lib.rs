//! Persistence: rows in, domain values out. No other part of the program uses diesel.
//!
//! [`Store`] is opened by URL and works on SQLite and PostgreSQL alike. Its functions are grouped by noun, take the requesting club unless
//! their result is public, and block the calling thread.

pub mod accounts;
pub mod announcements;
pub mod api_tokens;
pub mod audit_log;
pub mod backup;
mod change_feed;
pub mod clubs;
pub mod code_uses;
pub mod codes;
mod columns;
mod conn;
pub mod demo;
pub mod entries;
pub mod erasure;
mod error;
pub mod failures;
mod file_row;
mod health;
mod ids;
pub mod imported_results;
pub mod invites;
mod location;
mod login;
pub mod merging;
mod metrics;
mod migrations;
mod notifier;
mod permissions;
pub mod played_hands;
pub mod player_codes;
pub mod players;
mod pool;
mod schema;
pub mod seasons;
pub mod seats;
pub mod second_factors;
pub mod self_reports;
mod server;
pub mod sessions;
pub mod settings;
pub mod sign_ups;
pub mod staged_events;
mod stats;
mod time;
mod token;
pub mod tournaments;
mod transaction;
pub mod webhooks;

pub use error::{StoreError, skip_unreadable};
pub use health::{DiskSpace, Integrity, IntegrityCheck};
pub use ids::{
    AccountId, AnnouncementId, ApiTokenId, ChangeId, ClubId, EntryId, EventId, InviteId, PlayedHandId,
    RosterId, SeasonId, SessionId, StagedEventId, TournamentId, WebhookId,
};
pub use location::{Location, LocationFault};
pub use metrics::Label;
pub use migrations::Migration;
pub use stats::{ConnectionCounts, DatabaseStats};
pub use transaction::Store;

pub use change_feed::{ChangeFeed, FeedEvent};
use conn::Conn;
pub(crate) use error::Failure;
pub use metrics::disk_histogram;
pub use permissions::prepare_folder;
