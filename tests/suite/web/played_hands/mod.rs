//! Hands played on phones.

mod duplicates;
pub(crate) mod moves;
mod restart;
mod secrecy;
mod spectators;
