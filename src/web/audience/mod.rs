//! The audience of a tournament: its visibility, the names that are shown, and embargoes.

pub mod form;
pub mod handlers;
