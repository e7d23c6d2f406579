//! Self-reports: players report the end of a hand, each on their own phone. Rows are added and never changed; the last missing report also
//! records the result in the ledger.

mod row;
mod say;

pub use row::{SaidCount, all};
pub use say::{OwnCountError, SayOwnCount, say};

pub(super) use row::{call, filed, pending};
