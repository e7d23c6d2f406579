pub mod handlers;
pub mod page;
