//! The tournament file (`DESIGN.md` §4): export, import, API body, standard input and output.

mod document;
mod entrants;
mod node;
mod result;
mod setup;
mod write;

pub use document::read;
pub use result::read_result;
pub use write::write;
