//! The tournament file (`docs/file.md`): export, import, API body, standard input and output.

mod at;
mod document;
mod entrants;
mod kept;
mod log;
mod node;
mod request;
mod result;
mod rulings;
mod setup;
mod staged_event;
mod write;

pub use document::{ParsedTournament, read, read_with_places};
pub use log::logs;
pub use node::{MOST_BYTES, too_big_fault};
pub use request::{read_entry, read_line_up, read_presence};
pub use result::read_result;
pub use staged_event::{ParsedFile, read_any, write_event};
pub use write::{entrant_json, entry_hand_json, hand_json, result_json, write};
