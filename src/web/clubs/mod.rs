//! Public pages of clubs, the home page, and a club’s details.

pub mod desk;
pub mod file;
pub mod handlers;
pub mod home_page;
