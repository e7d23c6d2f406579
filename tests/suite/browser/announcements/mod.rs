//! Announced evenings, in browsers: from the form to the seat.

pub(super) mod announcing;
mod sign_up;
