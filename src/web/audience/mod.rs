pub mod form;
pub mod handlers;
