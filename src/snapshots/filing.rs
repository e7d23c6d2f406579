//! Evenings on the organisers' desk, and those that are filed.

use std::collections::HashSet;

use chrono::{DateTime, Utc};

use super::Snapshots;
use lastcard_club::{TournamentState, is_filed};
use lastcard_store::{
    ClubId, StoreError, TournamentId, entries,
    tournaments::{self, Header},
};

/// The tournaments of a club, latest first.
#[derive(Debug, Default, PartialEq)]
pub struct Filing {
    /// Tournaments on the desk, each with the time of its latest result; `None` if it has none, or only
    /// imported ones.
    pub on_desk: Vec<(Header, Option<DateTime<Utc>>)>,
    /// Tournaments that are filed.
    pub filed: Vec<Header>,
}

impl Snapshots {
    /// Splits the tournaments of a club into those on the desk and those that are filed. Only tournaments that
    /// are old enough are looked into, and these are in the cache of evenings.
    pub fn filing(&self, club: &ClubId, now: DateTime<Utc>) -> Result<Filing, StoreError> {
        let headers = tournaments::list(&self.store, club)?;
        let started: Vec<&TournamentId> = headers
            .iter()
            .filter(|header| header.state == TournamentState::Running)
            .map(|header| &header.id)
            .collect();
        let latest = entries::latest_times(&self.store, &started)?;
        let last = |header: &Header| latest.get(&header.id).copied().unwrap_or(header.starts_at);
        let is_old = |header: &Header| is_filed(header.state, true, last(header), now);
        let old = headers.iter().filter(|header| header.state == TournamentState::Running && is_old(header));
        let evenings = self.evenings_of(club, old.cloned().collect())?;
        let over: HashSet<TournamentId> =
            evenings.into_iter().filter(|(_, own)| own.finished).map(|(header, _)| header.id).collect();
        let mut filing = Filing::default();
        for header in headers {
            if is_filed(header.state, over.contains(&header.id), last(&header), now) {
                filing.filed.push(header);
            } else {
                let last = latest.get(&header.id).copied();
                filing.on_desk.push((header, last));
            }
        }
        Ok(filing)
    }
}
