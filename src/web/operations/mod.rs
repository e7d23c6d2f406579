//! Operation of the service: health checks, and the page for operators.

pub mod health;
pub mod service;
