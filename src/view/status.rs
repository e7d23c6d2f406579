//! How far a tournament is, in a word: to its organisers, and to everybody, who need to know less.

use crate::tournament::Status;

/// The key of the word for organisers. Whether anything is recorded yet they see below it.
pub(super) fn for_organisers(status: Status) -> &'static str {
    match status {
        Status::Draft => "state-draft",
        Status::Ready | Status::Running => "state-running",
        Status::PlayOff => "state-play-off",
        Status::Finished => "state-finished",
        Status::Stopped => "state-stopped",
        Status::Archived => "state-archived",
    }
}

/// The key of the word for everybody; how it ended is a sentence of its own.
pub(super) fn for_everybody(status: Status) -> &'static str {
    match status {
        Status::Draft | Status::Ready => "stage-ready",
        Status::Running | Status::PlayOff => "stage-running",
        Status::Finished | Status::Stopped | Status::Archived => "stage-finished",
    }
}
