//! The form for a tournament, from names to a draft that can be started.

pub mod conflict;
pub mod draft_page;
pub mod draw;
pub mod edit;
pub mod fields;
pub mod form;
pub mod handlers;
pub mod local_time;
pub mod names;
pub mod page;
pub mod pasted;
pub mod prefill;
pub mod presence;
pub mod problems;
pub mod reading;
pub mod setup;
pub mod setup_summary;
pub mod similar_names;
pub mod start;
pub mod suggestions;
