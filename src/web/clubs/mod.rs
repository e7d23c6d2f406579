pub mod desk;
pub mod desk_page;
pub mod file;
pub mod handlers;
pub mod home_page;
