//! The in-memory picture of the running tournaments, and the news that it changed.
