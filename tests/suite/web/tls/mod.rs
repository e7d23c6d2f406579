//! HTTPS served directly.

mod acme;
pub(crate) mod https;
