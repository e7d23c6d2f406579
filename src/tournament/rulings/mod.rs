//! Rulings of a referee between hands: decisions, warnings, points taken by a club's own rule,
//! disqualifications. The rules texts know none of them, so they change places and nothing else: the end of a
//! tournament depends only on its hands.

pub(super) mod admission;
mod in_force;
pub(super) mod ruling;

#[cfg(test)]
mod tests;
