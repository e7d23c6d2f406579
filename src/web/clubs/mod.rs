//! Public pages of clubs, the home page, and a club’s details.

pub mod desk;
pub mod evenings_page;
pub mod file;
pub mod front_page;
pub mod handlers;
pub mod home_page;
pub mod tabs;
