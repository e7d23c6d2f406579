//! Tournaments, their states, imports and play-offs.

mod import;
mod lifecycle;
mod play_off;
