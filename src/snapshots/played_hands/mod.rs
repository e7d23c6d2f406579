//! Played hands: moves are made one at a time and shown to everybody.
//!
//! A move is judged by the rules, written, and then shown. Moves of a hand are taken in the order of arrival.
//! If another copy of the program wrote first, its moves are read and the move is judged again.

mod clock;
mod game;
mod hand_snapshot;
mod log;
mod play;
mod registry;
mod spectator;
#[cfg(debug_assertions)]
mod twin;
mod writing;

pub use game::{Game, RecentMove, Revealed};
pub use hand_snapshot::HandSnapshot;
pub use play::{MoveError, MoveRequest};
pub use spectator::{Spectator, SpectatorSnapshot};

pub(super) use play::run_blocking;
pub(super) use registry::Registry;
