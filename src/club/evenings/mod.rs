//! Results of one tournament by person. Seasons, ratings and profiles are all built from evenings.

#[allow(
    clippy::module_inception,
    reason = "it is what all else here is part of, and nothing else is its name"
)]
pub(super) mod evening;
pub(super) mod played_hand;
