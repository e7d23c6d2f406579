//! Webhooks: sends the changes of a club to addresses chosen by its organisers.

mod client;
mod networks;
mod sender;

pub(super) use client::WebhookClient;
pub(super) use sender::run_in_background;
