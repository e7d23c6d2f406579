//! What players say of the ends of their hands, each from the own phone. Rows are added and never changed; once they come to a result, it
//! is in the ledger with the last of them.

mod row;
mod say;

pub use row::{SaidCount, all};
pub use say::{OwnCountError, SayOwnCount, say};

pub(super) use row::{call, filed, pending};
