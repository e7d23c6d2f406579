//! Self-reports of players, from submission to publication.

use super::Live;
use lastcard_store::own_counts::{self, OwnCountError, ReportCount};

impl Live {
    /// Records a player's self-report and publishes the tournament.
    pub fn say_own_count(&self, new: &ReportCount) -> Result<(), OwnCountError> {
        let known = self.cache.of(&new.tournament);
        let known = known.as_ref().map(|snapshot| &snapshot.stored);
        self.change(&new.tournament, |store| own_counts::report(store, known, new))
    }
}
