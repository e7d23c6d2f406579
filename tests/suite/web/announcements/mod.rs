//! Announced evenings and their sign-up lists.

mod desk;
pub(crate) mod page;
mod sign_ups;
