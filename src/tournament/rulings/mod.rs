//! What a referee rules between the hands: decisions, warnings, points taken by the club's own rule, disqualifications. The rules texts have
//! none of it, so it changes who stands where and nothing else: when a tournament ends follows from its hands.

pub(super) mod admission;
mod in_force;
pub(super) mod ruling;

#[cfg(test)]
mod tests;
