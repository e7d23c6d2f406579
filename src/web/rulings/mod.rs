pub mod handlers;
pub mod page;
pub mod text;
