//! Hidden data and standings.

pub(crate) mod embargo;
pub(crate) mod privacy;
