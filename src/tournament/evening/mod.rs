//! What one tournament says of the people who were there. Seasons, ratings and the pages of people are all made of evenings; `P` says who
//! people are: players of one tournament, or persons who play in many.

#[allow(
    clippy::module_inception,
    reason = "it is what all else here is part of, and nothing else is its name"
)]
pub(super) mod evening;
pub(super) mod played_hand;
