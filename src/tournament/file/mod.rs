//! The tournament file (`docs/file.md`): export, import, API body, standard input and output.

mod at;
mod document;
mod entrants;
mod kept;
mod log;
mod node;
mod result;
mod setup;
mod syntax;
mod write;

pub use document::{Read, read, read_placed};
pub use log::logs;
pub use node::{MOST_BYTES, too_big};
pub use result::read_result;
pub use write::{hand_of_entry, write};
