//! Accounts of organisers, their sessions and the second factor.

pub(crate) mod account;
pub(crate) mod second_factor;
mod sessions;
