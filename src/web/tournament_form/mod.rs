//! The form for a tournament, from names to a draft that can be started.

pub mod choices;
pub mod draft;
pub mod edit;
pub mod fields;
pub mod figures;
pub mod first_block;
pub mod form;
pub mod handlers;
pub mod length;
pub mod local_time;
pub mod name;
pub mod names;
pub mod page;
pub mod pasted;
pub mod prefill;
pub mod problems;
pub mod reading;
pub mod setup;
pub mod similar_names;
pub mod suggestions;
pub mod summary;
