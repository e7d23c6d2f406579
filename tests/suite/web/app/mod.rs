//! The program as a whole.

pub(crate) mod sent_twice;
pub(crate) mod serve;
mod unreadable;
