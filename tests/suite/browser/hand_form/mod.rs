//! The form of a hand on a phone.

mod pads;
mod slow_phone;
mod taps;
