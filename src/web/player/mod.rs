//! `/me/…`: pages of a player's phone. A code opens that player's pages and nothing else.

pub mod evening;
pub mod own_paths;
pub mod page;
pub mod privacy;
pub mod report;
pub mod report_page;
pub mod self_reports;
pub mod summary;
