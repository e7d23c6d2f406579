//! Stages of a tournament.

use crate::{EndReason, Standings};

/// Stage of a tournament, in the order of an evening; there are two for the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Drawn up: editable, and visible only to its organisers.
    Draft,
    /// Started, with nothing recorded yet.
    Ready,
    /// Being played.
    Running,
    /// Over except for the play-off for first place.
    PlayOff,
    /// Ended by itself.
    Finished,
    /// Ended early by an organiser.
    Stopped,
    /// Archived: nothing is recorded any more.
    Archived,
}

impl Status {
    /// Status of a tournament that was started and not archived; `is_begun` is true if anything was ever
    /// recorded, even if it was undone.
    pub fn of_started(standings: &Standings, is_begun: bool) -> Self {
        match standings.reason {
            None if is_begun => Self::Running,
            None => Self::Ready,
            Some(_) if !standings.finished => Self::PlayOff,
            Some(EndReason::Stopped) => Self::Stopped,
            Some(_) => Self::Finished,
        }
    }

    /// Returns true if its tables may have hands to play.
    pub fn is_in_play(self) -> bool {
        matches!(self, Self::Ready | Self::Running | Self::PlayOff)
    }

    /// Returns true if nothing is left to play.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Finished | Self::Stopped | Self::Archived)
    }

    /// Returns true if results are accepted: new ones while it is played, corrections afterwards too.
    pub fn takes_results(self) -> bool {
        self.is_in_play() || matches!(self, Self::Finished | Self::Stopped)
    }

    /// Returns true if an organiser can end it early. A play-off ends by itself.
    pub fn can_stop(self) -> bool {
        matches!(self, Self::Ready | Self::Running)
    }
}

#[cfg(test)]
mod tests {
    use super::Status::{Archived, Draft, Finished, PlayOff, Ready, Running, Stopped};
    use super::*;

    fn standings(reason: Option<EndReason>, finished: bool) -> Standings {
        Standings {
            finished,
            reason,
            standings: Vec::new(),
            next: Vec::new(),
            problems: Vec::new(),
            play_off: None,
        }
    }

    #[test]
    fn a_started_tournament_has_the_right_status() {
        let table = [
            (None, false, false, Ready),
            (None, false, true, Running),
            (Some(EndReason::Schedule), true, true, Finished),
            (Some(EndReason::LastStanding), true, true, Finished),
            (Some(EndReason::Stopped), true, true, Stopped),
            // Ended before anything was recorded.
            (Some(EndReason::Stopped), true, false, Stopped),
            (Some(EndReason::Target), false, true, PlayOff),
            // The reason why the hands before the play-off ended does not matter.
            (Some(EndReason::Stopped), false, true, PlayOff),
        ];
        for (reason, finished, is_begun, status) in table {
            let found = Status::of_started(&standings(reason, finished), is_begun);
            assert_eq!(found, status, "{reason:?} {finished} {is_begun}");
        }
    }

    #[test]
    fn the_status_decides_what_is_allowed() {
        // Status, followed by: is in play, is over, takes results, can be stopped.
        let table = [
            (Draft, [false, false, false, false]),
            (Ready, [true, false, true, true]),
            (Running, [true, false, true, true]),
            (PlayOff, [true, false, true, false]),
            (Finished, [false, true, true, false]),
            (Stopped, [false, true, true, false]),
            (Archived, [false, true, false, false]),
        ];
        for (status, can) in table {
            let found = [status.is_in_play(), status.is_over(), status.takes_results(), status.can_stop()];
            assert_eq!(found, can, "{status:?}");
        }
    }
}
