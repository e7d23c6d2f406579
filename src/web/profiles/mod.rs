//! Public pages of people, and the organiser’s page about one of them.

pub mod desk;
pub mod head_to_head_page;
pub mod links;
pub mod list_page;
pub mod profile_page;
