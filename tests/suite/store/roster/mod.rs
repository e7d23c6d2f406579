//! A club's players.

mod merging;
mod players;
