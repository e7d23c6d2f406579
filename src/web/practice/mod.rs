pub mod form;
pub mod game;
pub mod handlers;
pub mod page;
pub mod sessions;
