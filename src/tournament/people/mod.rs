//! Entrants and their players, names, the line-up as typed, and changes to it.

pub(super) mod admission;
pub(super) mod changes;
pub(super) mod entrant;
pub(super) mod lineup;
pub(super) mod name_key;
pub(super) mod name_list;
pub(super) mod names;
pub(super) mod pasted;
pub(super) mod player;
pub(super) mod pseudonym;
pub mod slug;
pub(super) mod taken_ids;
pub(super) mod team_line;
pub(super) mod visible;
