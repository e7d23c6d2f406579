//! `/me/…`: pages of a player's phone. A code opens that player's pages and nothing else.

mod evening;
mod hand;
mod open_player;
mod own_page;

pub(super) use evening::{call, confirm, live, manifest, show, sit};
pub(super) use hand::{live as hand_live, record, show as show_hand};
pub(super) use own_page::{choose as choose_openness, show as show_openness};
