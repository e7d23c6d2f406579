//! The table's page on a phone: the hand to play, the form for its result, and the results so far.

mod check_page;
mod code_page;
mod confirming;
mod consequences;
mod dealer;
mod faces;
mod hand_form;
mod hand_page;
mod me_page;
mod not_started_page;
mod own_counts;
mod own_hand_page;
mod own_page;
mod page;
mod personal_page;
mod result_moment;
mod says;
mod scorer_page;
mod seat_lines;

pub use check_page::CheckPage;
pub use code_page::CodePage;
pub use confirming::ConfirmAsk;
pub use consequences::{ConsequencesPage, CorrectionSeen};
pub use dealer::{DealerDrawView, deals_first};
pub(in crate::view) use faces::name as face_name;
pub(super) use faces::symbol;
pub use hand_form::{
    FormTarget, HandForm, HandProblem, MalformedForm, OwnForm, ReasonLine, Shorthand, Submission, TypedHand,
    TypedHolding, TypedPenalty, sheet_reasons, why_not_recorded, why_refused,
};
pub use hand_page::{Contested, HandPage, HandVersion, Opens, RecordedHand, TakenBack};
pub use me_page::{Me, MePage};
pub use not_started_page::NotStartedPage;
pub use own_counts::OwnCountsView;
pub(crate) use own_counts::{count as own_count, mismatch as counts_mismatch};
pub use own_hand_page::{OwnHandPage, OwnHandSeen};
pub use own_page::OwnPage;
pub use page::{TablePage, TableSeen};
pub use personal_page::PersonalPage;
pub use says::{Says, asked};
pub use scorer_page::ScorerPage;
