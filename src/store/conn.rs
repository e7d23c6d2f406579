//! A connection to either database.

// The derive generates undocumented public items; the module is private.
#![allow(missing_docs, unreachable_pub, clippy::pedantic, clippy::expect_used)]

use diesel::{MultiConnection, PgConnection, SqliteConnection};

/// A connection to SQLite or PostgreSQL. Queries are written once and run on both.
#[derive(MultiConnection)]
pub enum Conn {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Compiles an expression for each database, for operations that [`Conn`] itself lacks.
macro_rules! each {
    ($conn:expr, |$one:ident| $body:expr) => {
        match $conn {
            $crate::conn::Conn::Sqlite($one) => $body,
            $crate::conn::Conn::Postgres($one) => $body,
        }
    };
}
pub(super) use each;
