//! Pages about programs: the API tokens of organisers, and the API reference.

mod reference;
mod tokens;

pub use reference::ApiPage;
pub use tokens::{ApiTokensPage, NewTokenText, TOKEN_DAYS, TokenLine};
