//! Requests and answers, whatever they ask for.

pub(crate) mod edge;
mod encoding;
mod unread;
