//! Played hands. Only the seed and the moves are stored; the state of a hand is replayed from them.

mod deals;
mod finish;
mod hand;
mod moves;
mod phones;
mod set_up;

pub use deals::is_hidden;
pub use finish::finish;
pub use hand::{
    PlayedHand, PlayedHandState, find, find_finished, latest_at_table, list_in_play, list_open, versions,
};
pub use moves::{Actor, AppendOutcome, MadeMove, NewMoves, append, append_together, moves};
pub use phones::PlayedHands;
pub use set_up::{DealError, close, deal, set_up};

pub(super) use deals::{
    check_row as check_deal_row, mark_dealt_elsewhere, public_deals, reveal_played_deals,
};
pub(super) use hand::{by_id, check_row, in_play, of_deal};
pub(super) use moves::check_row as check_move_row;
pub(super) use phones::{STEPS, load_played_hands};
pub(super) use set_up::{deal_cards, insert, set_up_again, supersede, void_undealt};
