//! The tournament file (`DESIGN.md` §4): export, import, API body, standard input and output.

mod document;
mod entrants;
mod log;
mod node;
mod result;
mod setup;
mod write;

pub use document::read;
pub use log::logs;
pub use result::read_result;
pub use write::write;
