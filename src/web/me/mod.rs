//! `/me/…`: the phone of a player. A code opens what is the player's and nothing else.

mod evening;
mod hand;
mod open_player;
mod own_page;

pub(super) use evening::{call, confirm, live, manifest, show, sit};
pub(super) use hand::{live as hand_live, record, show as show_hand};
pub(super) use own_page::{choose as choose_openness, show as show_openness};
