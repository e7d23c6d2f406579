//! Tests of the whole engine: worked examples, invariants, and the deal.

mod games;
mod properties;
mod start;
