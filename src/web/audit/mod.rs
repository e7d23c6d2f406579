//! The audit log of a tournament and of a club, as pages and as files.

pub mod club_log;
pub mod handlers;
pub mod log;
pub mod page;
pub mod tournament_log;
