//! `/at/…`: pages for the phone at a table. A table's code opens that table and nothing else.

mod calls;
mod confirming;
mod contradicted;
mod dealer;
mod entry_outcome;
mod hand_entry;
mod open_table;
mod pages;
mod personal;
pub(super) mod play;
mod rules;

pub(super) use calls::{CallAction, apply_call as call_organiser, update as update_call};
pub(super) use confirming::{ConfirmFields, ConfirmedBy, check, confirm, confirm_result, hand_to_confirm};
pub(super) use dealer::{DealerAction, draw};
pub(super) use entry_outcome::{EntryOutcome, Scorer, is_same_submission};
pub(super) use hand_entry::HandEntry;
pub(super) use pages::{find, hand, live, manifest, preview, record, show};
pub(super) use personal::show as show_personal;
pub(super) use rules::show as show_rules;
