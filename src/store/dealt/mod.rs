//! Played hands. Only the seed and the moves are stored; the state of a hand is replayed from them.

mod deals;
mod finish;
mod hand;
mod moves;
mod phones;
mod set_up;

pub use deals::is_hidden;
pub use finish::finish;
pub use hand::{DealtHand, DealtState, at_table, find, marks, of_tournament, open, played};
pub use moves::{Actor, Appended, MadeMove, NewMoves, append, append_together, moves};
pub use phones::OnPhones;
pub use set_up::{DealError, close, deal, set_up};

pub(super) use deals::{dealt_elsewhere, filed as filed_deal, open_played_out, opened};
pub(super) use hand::{by_id, filed, in_play, of_deal};
pub(super) use moves::filed as filed_move;
pub(super) use phones::{STEPS, on_phones};
pub(super) use set_up::{renew, supersede, vacate};
