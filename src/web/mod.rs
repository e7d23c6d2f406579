//! HTTP: the route table, the extractors, one file a resource.

mod account;
pub mod address;
mod at;
pub mod attempts;
mod code;
mod error;
mod error_pages;
pub mod files;
mod hand_log;
mod health;
mod invites;
mod known;
mod log;
mod login;
mod me;
mod new_account;
mod organise;
mod organiser;
mod organisers;
pub mod password;
mod practice;
mod public;
mod rendered;
mod replay;
mod respond;
mod routes;
mod rules;
mod seat_token;
mod security;
mod security_events;
pub mod server;
pub mod session;
mod setup;
pub mod site;
mod static_files;
mod stream;
mod visitor;
mod watch;

pub use error::Error;
pub use organiser::Organiser;
pub use respond::{html, page, see_other};
pub use routes::routes;
pub use site::{Config, Site};

use respond::see_other_with;
