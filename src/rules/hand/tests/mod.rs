//! The engine as a whole: worked examples, what holds in every state, and the deal.

mod games;
mod properties;
mod start;
