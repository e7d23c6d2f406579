//! Helpers shared by the tests.

pub(crate) mod app;
pub(crate) mod backup_lines;
pub(crate) mod certificates;
pub(crate) mod clock;
pub(crate) mod cluster;
pub(crate) mod copy;
pub(crate) mod database;
pub(crate) mod evening;
pub(crate) mod ex_48;
pub(crate) mod gap;
pub(crate) mod measures;
pub(crate) mod patience;
pub(crate) mod pebble;
pub(crate) mod port;
pub(crate) mod receiver;
pub(crate) mod showcase;
