//! Stage of a tournament, and the changes of stage that an organiser makes.

use strum::{Display, EnumString};

use crate::EventKind;

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

/// Change of stage after the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StageChange {
    /// Ends a running tournament early. Its results can still be corrected.
    Stop,
    /// Continues a stopped tournament, which must not be archived or have a play-off.
    Reopen,
    /// Archives it: it stays visible, but nothing is recorded any more.
    Archive,
    /// Brings it back from the archive in its previous state, stopped or not.
    Unarchive,
    /// Makes it a draft again, if nothing is recorded in it.
    Redraft,
}

/// Reason why a tournament does not change its stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StageRefusal {
    /// It has not been started.
    NotStarted,
    /// It is already in the requested state.
    AlreadySo,
}

impl StageChange {
    /// Checks that a tournament can change so from this stage.
    ///
    /// # Errors
    /// Fails if the tournament is a draft, or already in the requested state.
    pub fn check(self, stage: TournamentStage, is_stopped: bool) -> Result<(), StageRefusal> {
        match (stage, self) {
            (TournamentStage::Draft, _) => Err(StageRefusal::NotStarted),
            (TournamentStage::Running, Self::Unarchive)
            | (TournamentStage::Archived, Self::Stop | Self::Reopen | Self::Archive) => {
                Err(StageRefusal::AlreadySo)
            }
            (_, Self::Stop) if is_stopped => Err(StageRefusal::AlreadySo),
            (_, Self::Reopen) if !is_stopped => Err(StageRefusal::AlreadySo),
            _ => Ok(()),
        }
    }

    /// Returns the event that records the change.
    pub fn event(self) -> EventKind {
        match self {
            Self::Stop => EventKind::Stopped,
            Self::Reopen => EventKind::Reopened,
            Self::Archive => EventKind::Archived,
            Self::Unarchive => EventKind::Unarchived,
            Self::Redraft => EventKind::Redrafted,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_of_stage_needs_another_stage() {
        use StageChange::{Archive, Redraft, Reopen, Stop, Unarchive};
        for (stage, is_stopped, changes) in [
            (TournamentStage::Draft, false, vec![]),
            (TournamentStage::Running, false, vec![Stop, Archive, Redraft]),
            (TournamentStage::Running, true, vec![Reopen, Archive, Redraft]),
            (TournamentStage::Archived, false, vec![Unarchive, Redraft]),
            (TournamentStage::Archived, true, vec![Unarchive, Redraft]),
        ] {
            let mut all = vec![Stop, Reopen, Archive, Unarchive, Redraft];
            all.retain(|change| change.check(stage, is_stopped).is_ok());
            assert_eq!(all, changes, "{stage} {is_stopped}");
        }
    }
}
