//! Attacks on the service, and their traces.

mod advisories;
mod attack;
mod events;
mod hashing;
mod lockout;
