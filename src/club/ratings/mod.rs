//! Player ratings by the method of Weng and Lin: pairs of sides under the Bradley–Terry model (“A Bayesian
//! Approximation Method for Online Ranking”, 2011, algorithm 1). Partners may change from hand to hand; each
//! hand updates all of them.
//!
//! A rating is not a score: nothing in a tournament depends on it, and it is never stored.

pub(super) mod rating;

#[cfg(test)]
mod tests;
