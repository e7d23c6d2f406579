//! HTTP: the route table, the extractors, one file a resource.

pub mod attempts;
mod error;
mod error_pages;
mod health;
mod log;
mod respond;
mod routes;
mod security;
pub mod server;
mod site;
mod static_files;
mod visitor;

pub use error::Error;
pub use respond::{html, page, see_other};
pub use routes::routes;
pub use site::{Config, Site};
