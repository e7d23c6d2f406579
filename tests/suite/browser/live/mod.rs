//! Pages that follow what happens.

pub(crate) mod following;
mod updates;
