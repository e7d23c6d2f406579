//! Self-reports: holdings that players enter on their own phones, and the result that they combine to.

pub(crate) mod hand_counts;
pub(crate) mod own_count;
pub(crate) mod who_counts;
