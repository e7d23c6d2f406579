//! Self-reports of players, from submission to publication.

use super::Live;
use lastcard_store::self_reports::{self, NewSelfReport, OwnCountError};

impl Live {
    /// Records a player's self-report and publishes the tournament.
    pub fn record_self_report(&self, new: &NewSelfReport) -> Result<(), OwnCountError> {
        let known = self.cache.get_by_id(&new.tournament);
        let known = known.as_ref().map(|snapshot| &snapshot.stored);
        self.change(&new.tournament, |store| self_reports::report(store, known, new))
    }
}
