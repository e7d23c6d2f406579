//! Practice: hands against bots, kept only in memory.

pub mod game;
pub mod handlers;
pub mod page;
pub mod sessions;
