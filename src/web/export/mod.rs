//! Exports: spreadsheets, images, feeds, and data for sites that embed a leaderboard.

pub mod address;
pub mod calendar;
pub mod embed;
pub mod feed;
pub mod feeds;
pub mod files;
pub mod font_runs;
pub mod leaderboard_svg;
pub mod ledger_table;
pub mod oembed;
pub mod preview;
pub mod queue;
pub mod raster;
pub mod schedule_table;
pub mod standings;
pub mod table;
pub mod text_box;
pub mod xlsx_file;
