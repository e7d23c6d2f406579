//! The pages about the rules.

mod at_table;
mod options;
mod page;
