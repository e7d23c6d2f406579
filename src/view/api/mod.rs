//! Pages about programs: the tokens that organisers make for them, and what the API can do.

mod reference;
mod tokens;

pub use reference::ApiPage;
pub use tokens::{ApiTokensPage, NewTokenText, TOKEN_DAYS, TokenLine};
