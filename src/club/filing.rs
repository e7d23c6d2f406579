//! Filing of evenings that are over.

use chrono::{DateTime, TimeDelta, Utc};

use crate::TournamentState;

/// Time after its last result for which an evening that is over stays on the organisers' desk.
const FILED_AFTER: TimeDelta = TimeDelta::days(7);

/// Returns true if an evening is filed: it has left the desk, and is on the list of the archive. `last` is the
/// time of its last result or, if it has none, of its start.
///
/// Filing follows from time alone. Nothing is written and nothing else changes: results can still be
/// corrected, and a correction brings the evening back to the desk for another seven days. Archiving by hand
/// ([`TournamentState::Archived`]) files an evening at once, and also closes its record: no result is
/// accepted any more, and its check-in and codes are over.
pub fn is_filed(state: TournamentState, is_over: bool, last: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    match state {
        TournamentState::Draft => false,
        TournamentState::Running => is_over && now - last >= FILED_AFTER,
        TournamentState::Archived => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_evening_is_filed_a_week_after_it_is_over_or_by_hand() {
        let last = "2026-11-27T21:00:00Z".parse().unwrap();
        let week = TimeDelta::days(7);
        let almost = week - TimeDelta::seconds(1);
        for (state, is_over, after, filed) in [
            (TournamentState::Running, true, almost, false),
            (TournamentState::Running, true, week, true),
            // Still to be played, however long ago it began.
            (TournamentState::Running, false, week * 9, false),
            (TournamentState::Draft, false, week * 9, false),
            (TournamentState::Archived, false, TimeDelta::zero(), true),
        ] {
            assert_eq!(is_filed(state, is_over, last, last + after), filed, "{state} {is_over} {after}");
        }
    }
}
