//! How strong people are, as far as their hands tell: a rating of Weng and Lin, by pairs of sides under the model of Bradley and Terry
//! (“A Bayesian Approximation Method for Online Ranking”, 2011, algorithm 1). Partners may change from hand to
//! hand; a hand tells something of each of them.
//!
//! It is no score: nothing of a tournament follows from it, and it is never stored.

pub(super) mod rated_hand;
pub(super) mod rating_line;
pub(super) mod ratings;

#[cfg(test)]
mod tests;
