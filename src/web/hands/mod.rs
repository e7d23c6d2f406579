//! Pages of single hands: public, the organiser’s, and the log of a played hand.

pub mod desk;
pub mod embargoed;
pub mod history;
pub mod log;
pub mod page;
pub mod summary;
