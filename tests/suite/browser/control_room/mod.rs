//! Tournaments as organisers run them.

mod clock;
pub(crate) mod formats;
mod keyboard;
