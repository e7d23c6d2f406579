//! Stage of a tournament.

use strum::{Display, EnumString};

/// Stage of a tournament, set by organisers. Its progress within the stage is a [`Status`](lastcard_tournament::Status).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum TournamentStage {
    /// It can be edited and deleted, and is visible to organisers only.
    Draft,
    /// It was started: results are recorded, and the setup is fixed.
    Running,
    /// Nothing is recorded any more.
    Archived,
}
