//! The table's page on a phone: the hand to play, the form that takes its result, and what was recorded.

mod code_page;
mod dealer;
mod faces;
mod hand_form;
mod hand_page;
mod me_page;
mod not_started_page;
mod page;
mod penalty_rows;
mod reasons;
mod says;
mod typed;

pub use code_page::CodePage;
pub use dealer::{DealerDrawView, deals_first};
pub(super) use faces::symbol;
pub use hand_form::{HandForm, Sending};
pub use hand_page::{Contested, HandPage, Opens, RecordedHand, TakenBack};
pub use me_page::{Me, MePage};
pub use not_started_page::NotStartedPage;
pub use page::{TablePage, TableSeen};
pub use says::{Says, asked};
pub use typed::{TypedHand, TypedHolding, TypedPenalty, Wrong};
