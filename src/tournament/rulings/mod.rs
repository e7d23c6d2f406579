//! Rulings by a referee between hands: decisions, warnings, points taken under a club's own rule,
//! disqualifications. The rules texts do not provide for them, so they affect places and nothing else: the
//! end of a tournament depends only on its hands.

pub(super) mod admission;
mod in_force;
pub(super) mod ruling;

#[cfg(test)]
mod tests;
