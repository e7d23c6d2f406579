//! State of a tournament, and the changes of state that an organiser makes.

use strum::{Display, EnumString};

use crate::EventKind;

/// State of a tournament, set by organisers. Its progress within the state is a [`Status`](lastcard_tournament::Status).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum TournamentState {
    /// It can be edited and deleted, and is visible to organisers only.
    Draft,
    /// It was started: results are recorded, and the setup is fixed.
    Running,
    /// Nothing is recorded any more.
    Archived,
}

/// Change of state after the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StateChange {
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

/// Reason why a tournament does not change its state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StateRefusal {
    /// It has not been started.
    NotStarted,
    /// It is already in the requested state.
    AlreadySo,
}

impl StateChange {
    /// Checks that a tournament can change so from this state.
    ///
    /// # Errors
    /// Fails if the tournament is a draft, or already in the requested state.
    pub fn check(self, state: TournamentState, is_stopped: bool) -> Result<(), StateRefusal> {
        match (state, self) {
            (TournamentState::Draft, _) => Err(StateRefusal::NotStarted),
            (TournamentState::Running, Self::Unarchive)
            | (TournamentState::Archived, Self::Stop | Self::Reopen | Self::Archive) => {
                Err(StateRefusal::AlreadySo)
            }
            (_, Self::Stop) if is_stopped => Err(StateRefusal::AlreadySo),
            (_, Self::Reopen) if !is_stopped => Err(StateRefusal::AlreadySo),
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

/// What is in a tournament, as far as deleting it or taking its start back depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TournamentContent {
    /// Its state.
    pub state: TournamentState,
    /// True for a trial evening, in which nothing counts.
    pub is_trial: bool,
    /// Number of hands with a result other than a void.
    pub results: usize,
    /// True if nothing was ever recorded, not even something that was taken back.
    pub is_untouched: bool,
    /// Number of players who are checked in.
    pub arrived: usize,
}

/// Answer that an organiser has to give before a tournament is deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeletionGuard {
    /// A confirmation: nobody loses anything.
    Confirmation,
    /// The name of the tournament, typed: others have seen it, or have come for it.
    Name,
}

impl TournamentContent {
    /// Returns true if the tournament can become a draft again. A trial evening cannot: as a draft it would be a tournament of the club,
    /// with invented people.
    pub fn can_redraft(self) -> bool {
        self.state != TournamentState::Draft && self.is_untouched && !self.is_trial
    }

    /// Returns what deleting the tournament takes; `None` if it has results that count, which are never deleted.
    pub fn deletion_guard(self) -> Option<DeletionGuard> {
        match (self.is_trial, self.state) {
            (true, _) => Some(DeletionGuard::Confirmation),
            (false, TournamentState::Draft) if self.arrived == 0 => Some(DeletionGuard::Confirmation),
            (false, _) => (self.results == 0).then_some(DeletionGuard::Name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tournament_is_deleted_while_no_result_counts() {
        use DeletionGuard::{Confirmation, Name};
        use TournamentState::{Archived, Draft, Running};
        for (state, is_trial, results, arrived, guard) in [
            (Draft, false, 0, 0, Some(Confirmation)),
            (Draft, false, 0, 1, Some(Name)),
            (Running, false, 0, 8, Some(Name)),
            (Archived, false, 0, 8, Some(Name)),
            (Running, false, 1, 8, None),
            (Archived, false, 12, 8, None),
            (Running, true, 78, 13, Some(Confirmation)),
        ] {
            let content = TournamentContent { state, is_trial, results, is_untouched: false, arrived };
            assert_eq!(content.deletion_guard(), guard, "{content:?}");
        }
    }

    #[test]
    fn only_an_untouched_tournament_of_the_club_becomes_a_draft_again() {
        let content = TournamentContent {
            state: TournamentState::Running,
            is_trial: false,
            results: 0,
            is_untouched: true,
            arrived: 8,
        };
        assert!(content.can_redraft());
        for other in [
            TournamentContent { state: TournamentState::Draft, ..content },
            TournamentContent { is_trial: true, ..content },
            TournamentContent { is_untouched: false, ..content },
        ] {
            assert!(!other.can_redraft(), "{other:?}");
        }
    }

    #[test]
    fn a_change_of_stage_needs_another_stage() {
        use StateChange::{Archive, Redraft, Reopen, Stop, Unarchive};
        for (state, is_stopped, changes) in [
            (TournamentState::Draft, false, vec![]),
            (TournamentState::Running, false, vec![Stop, Archive, Redraft]),
            (TournamentState::Running, true, vec![Reopen, Archive, Redraft]),
            (TournamentState::Archived, false, vec![Unarchive, Redraft]),
            (TournamentState::Archived, true, vec![Unarchive, Redraft]),
        ] {
            let mut all = vec![Stop, Reopen, Archive, Unarchive, Redraft];
            all.retain(|change| change.check(state, is_stopped).is_ok());
            assert_eq!(all, changes, "{state} {is_stopped}");
        }
    }
}
