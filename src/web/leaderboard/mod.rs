//! The leaderboard: its public page, and that of the organisers.

pub mod desk;
pub mod page;
pub mod play_off;
pub mod playing;
pub mod podium;
pub mod rank_change;
pub mod recent;
pub mod standings_table;
