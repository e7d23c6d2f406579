//! Pages: one askama struct a page, and every sentence for people through Fluent.

pub mod assets;
mod error;
#[cfg(test)]
mod keys;
mod numbers;
mod page;
mod words;

pub use error::ErrorPage;
pub use page::{Page, Visitor};
pub use words::{Language, Message, Words};
