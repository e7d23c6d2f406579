//! The connection to the database, and its schema.

mod encryption;
mod migrations;
mod outage;
