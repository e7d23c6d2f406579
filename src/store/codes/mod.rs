//! The short codes that open one table of one tournament on a phone, or all of them on that of a scorer.

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

/// What stands in the place of a table's number where a code opens all of them.
const ALL_TABLES: u32 = 0;
