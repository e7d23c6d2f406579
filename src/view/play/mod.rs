//! The page on which a hand is played: one seat's view of it, with its legal moves as buttons.
//!
//! It is built only from what the seat may see ([`crate::rules::hand::View`]). [`Scene`] is the part that changes
//! with every move; [`PlayPage`] is the page around it.

mod actions;
mod announcement;
mod at_table;
mod card;
mod data;
mod ending;
mod holding;
mod idle_table;
mod judged_card;
mod move_refusal;
mod page;
mod perspective;
mod player_badge;
mod prompt;
mod replay;
mod replay_frame;
mod scene;
mod seat_list;
mod seat_question;
mod table_view;
#[cfg(test)]
mod tests;
mod tile;
mod watched_table;

pub use announcement::MoveAnnouncement;
pub use at_table::{Fragment, PlayContext};
pub use card::{CardNames, CardPicture};
pub use idle_table::IdleTable;
pub use judged_card::CardLegality;
pub use move_refusal::MoveRefusal;
pub use page::{Frame, PlayPage};
pub use perspective::{Links, NextStep, Perspective};
pub use replay::{ReplayLinks, ReplayPage};
pub use replay_frame::ReplayFrame;
pub use scene::Scene;
pub use seat_list::SeatList;
pub use seat_question::{SeatQuestion, has_to_ask};
pub use tile::Tile;
pub use watched_table::WatchedTable;
