//! Short codes that open one table of a tournament on a phone, or all of its tables on the phone of a scorer.

mod code;
mod issuing;
mod opening;
mod scorer;

pub use code::Code;
pub use issuing::{TableCode, list, reissue};
pub use opening::{CodeError, LastUse, TableAccess, find, record_use};
pub use scorer::{ScoredTournament, find_tournament, issue_scorer, revoke_scorer, scorer_code};

pub(super) use issuing::{check_owner, check_row, sync_with_tables};

/// Table number in the row of a scorer's code.
const ALL_TABLES: u32 = 0;
