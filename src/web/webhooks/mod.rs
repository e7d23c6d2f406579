//! Webhooks: sends the changes of a club to addresses chosen by its organisers.

mod courier;
mod networks;
mod sender;

pub(super) use courier::Courier;
pub(super) use sender::attend;
