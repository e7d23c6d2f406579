pub mod health;
pub mod service;
pub mod service_page;
