//! Webhooks: sends the changes of a club to addresses chosen by its organisers.

pub mod client;
pub mod handlers;
pub mod message;
pub mod networks;
pub mod pages;
pub mod sender;
