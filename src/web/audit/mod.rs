pub mod club_log;
pub mod handlers;
pub mod log;
pub mod page;
pub mod tournament_log;
