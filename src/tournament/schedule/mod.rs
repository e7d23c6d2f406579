//! Who sits where, with whom and against whom in every hand, and who deals.

pub(super) mod dealer;
pub(super) mod fairness;
pub(super) mod first_dealer;
pub(super) mod movement;
pub(super) mod planned_hands;
pub(super) mod redraw;
pub(super) mod slot;
