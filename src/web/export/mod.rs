//! Exports: spreadsheets, images, feeds, and data for sites that embed a leaderboard.

mod feeds;
mod files;
mod oembed;
mod queue;

pub(super) use feeds::{calendar, feed};
pub(super) use files::{card, leaderboard, ledger, schedule};
pub(super) use oembed::oembed;
pub(super) use queue::ExportQueue;
