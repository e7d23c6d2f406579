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
pub use confirming::ConfirmationRequest;
pub use consequences::{ConsequencesPage, CorrectionContext};
pub use dealer::{DealerDrawView, draw_sentence};
pub(in crate::view) use faces::name as face_name;
pub(super) use faces::symbol;
pub use hand_form::{
    FormTarget, HandForm, HandProblem, MalformedForm, ReasonLine, SelfReportForm, Shorthand, Submission,
    TypedHand, TypedHolding, TypedPenalty, sheet_reasons, why_not_recorded, why_refused,
};
pub use hand_page::{ConflictingEntries, HandPage, HandVersion, RecordedHand, ReopenAction, UndoneResult};
pub use me_page::{MeContext, MePage};
pub use not_started_page::NotStartedPage;
pub use own_counts::SelfReportsView;
pub(crate) use own_counts::{mismatch as counts_mismatch, report_text as own_count};
pub use own_hand_page::{SelfReportContext, SelfReportPage};
pub use own_page::OwnPage;
pub use page::{TableContext, TablePage};
pub use personal_page::PlayerQrPage;
pub use says::{TournamentText, asked_players};
pub use scorer_page::ScorerPage;
