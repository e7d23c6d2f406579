//! What the tests share.

pub(crate) mod app;
pub(crate) mod copy;
pub(crate) mod database;
pub(crate) mod evening;
pub(crate) mod ex_48;
pub(crate) mod gap;
pub(crate) mod receiver;
pub(crate) mod showcase;
