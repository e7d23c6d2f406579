//! The form for the result of a hand: its fields, reading, filling, and the reasons beside the fields.

pub mod entry_outcome;
pub mod fields;
pub mod form;
pub mod hand_entry;
pub mod penalty_rows;
pub mod problems;
pub mod reasons;
pub mod result;
pub mod saving;
pub mod self_report_form;
pub mod shorthand;
pub mod submission;
pub mod typed;
