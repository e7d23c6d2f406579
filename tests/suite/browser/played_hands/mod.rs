//! Hands played on phones.

mod fairness;
mod moves;
mod seats;
mod spectators;
