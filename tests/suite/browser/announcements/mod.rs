//! Announced evenings, in browsers: from the form to the seat.

mod announcing;
mod sign_up;
