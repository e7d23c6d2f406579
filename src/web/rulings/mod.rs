//! Rulings of the organisers.

pub mod handlers;
pub mod page;
pub mod text;
