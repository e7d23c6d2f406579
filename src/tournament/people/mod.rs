//! Who plays: entrants and their players, names, the line-up as it is typed, and who comes and goes.

pub(super) mod admission;
pub(super) mod changes;
pub(super) mod entrant;
pub(super) mod lineup;
pub(super) mod names;
pub(super) mod player;
pub mod slug;
