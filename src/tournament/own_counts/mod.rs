//! Holdings that every player enters from the own phone: who says what of the end of a hand, and whether that goes together.

pub(crate) mod hand_counts;
pub(crate) mod own_count;
pub(crate) mod who_counts;
