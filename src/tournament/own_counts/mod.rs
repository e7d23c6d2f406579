//! Holdings that every player enters from the own phone: who says what of the end of a hand, and whether that goes together.

pub(in crate::tournament) mod hand_counts;
pub(in crate::tournament) mod own_count;
pub(in crate::tournament) mod who_counts;
