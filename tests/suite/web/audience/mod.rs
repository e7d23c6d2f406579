//! Hidden data and standings.

mod embargo;
mod privacy;
