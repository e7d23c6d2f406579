//! The form that creates a tournament.

mod dates;
mod page;
mod pasting;
