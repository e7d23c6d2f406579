//! The page on which a hand is played: one seat's view of it, with its legal moves as buttons.
//!
//! It is made from what the seat may see ([`crate::rules::hand::View`]) and from nothing else. [`Scene`] is the part that changes with
//! every move; [`PlayPage`] is the page around it.

mod asks;
mod at_table;
mod card;
mod data;
mod felt;
mod held;
mod now;
mod offers;
mod over;
mod page;
mod plates;
mod quiet;
mod replay;
mod replayed;
mod said;
mod scene;
mod seats;
#[cfg(test)]
mod secrets;
mod seen;
#[cfg(test)]
mod tests;
mod tile;
mod watched;

pub use asks::{AskedOf, asks_for};
pub use at_table::{AtTable, Fragment};
pub use card::{CardNames, CardPicture};
pub use page::{Frame, PlayPage};
pub use quiet::Quiet;
pub use replay::{ReplayLinks, ReplayPage};
pub use replayed::Replayed;
pub use said::Said;
pub use scene::Scene;
pub use seats::SeatList;
pub use seen::{Links, MoveRefusal, NextStep, Seen};
pub use tile::Tile;
pub use watched::Watched;
