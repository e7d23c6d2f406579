//! Public pages of clubs, the home page, and a club’s details.

pub mod desk;
pub mod desk_page;
pub mod file;
pub mod handlers;
pub mod home_page;
