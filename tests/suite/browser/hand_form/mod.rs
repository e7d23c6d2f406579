//! The form of a hand on a phone.

mod pads;
mod taps;
