//! The hands that are played: one at a time moves, and everybody who looks sees it.
//!
//! A move is judged by the rules, then written, then shown. Moves of one hand stand in line in the order in which they arrived; where
//! another copy of the program wrote first, they are judged again after its moves were read.

mod clock;
mod game;
mod log;
mod moment;
mod onlooker;
mod play;
mod registry;
#[cfg(debug_assertions)]
mod twin;
mod writing;

pub use game::{Game, RecentMove, Revealed};
pub use moment::Moment;
pub use onlooker::{Onlooker, Sight};
pub use play::{MoveRequest, NotPlayed};

pub(super) use registry::Registry;
