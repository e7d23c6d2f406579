//! Tournaments from their creation to their end, as organisers run them.

mod hall;
pub(crate) mod lifecycle;
mod play_off;
mod room;
mod untouched;
