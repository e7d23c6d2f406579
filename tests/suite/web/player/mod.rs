//! A player's own pages.

mod evening;
mod self_reports;
