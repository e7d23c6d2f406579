//! The leaderboard, and the handlers of the other public pages of a tournament.

pub mod desk;
pub mod handlers;
pub mod page;
pub mod play_off;
pub mod playing;
pub mod podium;
pub mod rank_change;
pub mod recent;
pub mod standings_table;
