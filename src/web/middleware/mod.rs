//! Middleware: what happens around every handler.

pub mod audit_log;
pub mod body_guard;
pub mod cached_answers;
pub mod canonical_address;
pub mod connection_close;
pub mod encoding;
pub mod error_pages;
pub mod headers;
pub mod public_url;
pub mod request_log;
