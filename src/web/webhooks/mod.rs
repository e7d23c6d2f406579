//! Sending a club's news to the addresses that its organisers gave.

mod courier;
mod networks;
mod sender;

pub(super) use courier::Courier;
pub(super) use sender::attend;
