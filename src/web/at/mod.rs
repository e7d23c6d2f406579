//! `/at/…`: pages of the phone at a table. A code opens that table and nothing else.

mod calls;
mod confirming;
mod contradicted;
mod dealer;
mod hand_in;
mod open_table;
mod pages;
mod personal;
pub(super) mod play;
mod result_desk;
mod rules;

pub(super) use calls::{CallDeed, carry_out as call_organiser, update as update_call};
pub(super) use confirming::{ConfirmFields, ConfirmedBy, asked_about, check, confirm, confirmed};
pub(super) use dealer::{DealerDeed, draw};
pub(super) use hand_in::{HandedIn, Scorer, agrees};
pub(super) use pages::{find, foresee, hand, live, manifest, record, show};
pub(super) use personal::show as show_personal;
pub(super) use result_desk::ResultDesk;
pub(super) use rules::show as show_rules;
