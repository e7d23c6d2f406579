//! Simulated phones: Chromium, its devices, and the line to the server.

pub(crate) mod away;
pub(crate) mod chromium;
pub(crate) mod hall;
mod in_page;
pub(crate) mod kind;
pub(crate) mod line;
pub(crate) mod paper;
pub(crate) mod phone;
pub(crate) mod profile;
mod tab;
