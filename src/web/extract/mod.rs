//! Extractors: what a handler takes from a request, after checking who may have it.

pub mod client_address;
pub mod code;
pub mod organiser;
pub mod own_tournament;
pub mod session;
pub mod visitor;
