//! Hands dealt by the program.

pub(crate) mod duplicates;
mod memory;
pub(crate) mod storage;
