//! Exports, links and feeds.

pub(crate) mod files;
mod followers;
mod links;
