//! Tournaments, their stages, imports and play-offs.

mod import;
mod play_off;
mod stages;
