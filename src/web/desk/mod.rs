//! The organiser’s desk: tournaments, announcements and the worklist.

pub mod handlers;
pub mod organiser_page;
pub mod page;
pub mod worklist;
