//! Announced evenings and their sign-up lists.

mod announcing;
mod desk;
pub(crate) mod page;
mod pasted_sign_ups;
mod sign_ups;
