//! Self-reports: players report the end of a hand, each on their own phone. Rows are added and never changed; the last missing report also
//! records the result in the ledger.

mod report;
mod row;

pub use report::{NewSelfReport, SelfReportError, report};
pub use row::{PlayerReport, all};

pub(super) use row::{check_row, pending, relabel};
