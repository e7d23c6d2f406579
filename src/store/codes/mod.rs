//! Short codes that open one table of a tournament on a phone, or all its tables on that of a scorer.

mod code;
mod code_use;
mod issuing;
mod opening;
mod scorer;

pub use code::Code;
pub use code_use::CodeUse;
pub use issuing::{TableCode, list, reissue};
pub use opening::{CodeError, OpenedTable, find, note_use};
pub use scorer::{ScoredTournament, find_scored, issue_scorer, revoke_scorer, scorer};

pub(super) use issuing::{filed, fit, owned};

/// Table number in the row of a scorer's code.
const ALL_TABLES: u32 = 0;
