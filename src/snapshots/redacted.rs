//! Redacted snapshots. A snapshot carries its redacted versions, so every caller gets the one for its
//! audience, and no field of that version contains anything under embargo.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use imbl::Vector;

use super::TournamentSnapshot;
use super::chances::LazyOdds;
use lastcard_club::{Embargo, Redaction};
use lastcard_store::StoreError;
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{PlayerId, Standing, StandingState, Tally, tally};

#[derive(Debug, PartialEq)]
pub(super) struct RedactedSnapshots {
    /// For everybody; `None` if it could not be built, in which case nothing is shown.
    public: Option<Arc<TournamentSnapshot>>,
    /// For players: full names, but no standings during an embargo. `None` if players may see the snapshot
    /// itself.
    participants: Option<Arc<TournamentSnapshot>>,
}

impl TournamentSnapshot {
    pub(super) fn with_redacted(mut self, now: DateTime<Utc>) -> Self {
        let audience = self.header().audience;
        let is_embargoed = audience.embargo.is_embargoed(now);
        let alias = |id: &PlayerId| self.stored.people.get(id)?.alias.clone();
        let entrants = self.stored.tournament.entrants();
        let told = Redaction::for_public(entrants, audience.names, alias, is_embargoed);
        if told.is_empty() {
            return self;
        }
        let public = self.redact(&told);
        if let Err(error) = &public {
            tracing::warn!(%error, tournament = %self.header().id, "the redacted snapshot for the public cannot be built");
        }
        let public = public.ok().map(Arc::new);
        let participants = is_embargoed.then(|| {
            Arc::new(Self { tally: unranked(&self.stored, self.tally.clone()), is_embargoed, ..self.clone() })
        });
        self.redacted = Some(Arc::new(RedactedSnapshots { public, participants }));
        self
    }

    fn redact(&self, told: &Redaction) -> Result<Self, StoreError> {
        let stored = self.stored.redact(told)?;
        let mut tally = tally(&stored.tournament);
        if told.is_embargoed {
            // The end of the tournament, and thus the hands still to be played, may depend on the hidden
            // results.
            let (real, shown) = (&self.tally.standings, &mut tally.standings);
            (shown.reason, shown.finished) = (real.reason, real.is_over());
            if real.is_over() {
                shown.next.clear();
            }
            tally = unranked(&stored, tally);
        }
        let organisers = if told.labels.is_empty() { self.organisers.clone() } else { Arc::default() };
        Ok(Self {
            club: self.club.clone(),
            tally,
            events: self.events.iter().filter_map(|event| event.redact(told)).collect(),
            event: self.event.clone(),
            says: self.says.clone(),
            revealed: self.revealed.as_ref().map(|revealed| Arc::new(revealed.relabelled(&told.labels))),
            unconfirmed: if told.is_embargoed { Arc::default() } else { self.unconfirmed.clone() },
            stored,
            organisers,
            is_embargoed: told.is_embargoed,
            told: Arc::new(told.clone()),
            redacted: None,
            chances: LazyOdds::default(),
        })
    }

    /// Returns the snapshot for the public, or `None` for drafts and private tournaments.
    pub fn for_public(self: &Arc<Self>) -> Option<Arc<Self>> {
        if !self.header().is_open() {
            return None;
        }
        match &self.redacted {
            None => Some(self.clone()),
            Some(redacted) => redacted.public.clone(),
        }
    }

    /// Returns the snapshot for players, at a table or with a personal link.
    pub fn for_participants(self: &Arc<Self>) -> Arc<Self> {
        let participants = self.redacted.as_ref().and_then(|redacted| redacted.participants.clone());
        participants.unwrap_or_else(|| self.clone())
    }

    /// Returns the time of the next scheduled change of the snapshot: when an embargo or a remark ends, or a
    /// confirmation becomes late.
    pub(super) fn due_at(&self) -> Option<DateTime<Utc>> {
        let is_embargoed = self.redacted.as_ref().is_some_and(|redacted| redacted.participants.is_some());
        let told = match self.header().audience.embargo {
            Embargo::From(moment) if is_embargoed => Some(moment),
            _ => None,
        };
        let until =
            self.stored.hall.said.as_ref().filter(|_| self.says.is_some()).and_then(|said| said.until);
        let confirming = self.stored.hall.confirming;
        // Late confirmations cause no further change.
        let asked = self.unconfirmed.values().filter(|one| !one.is_late);
        let asked = asked.filter_map(|one| confirming.deadline(one.entered)).min();
        told.into_iter().chain(until).chain(asked).min()
    }
}

/// Removes everything that reveals standings; the lines are in the order of the entrants.
fn unranked(stored: &TournamentRecord, tally: Tally) -> Tally {
    let line = |Standing { entrant, .. }: Standing| Standing {
        entrant,
        rank: None,
        total: None,
        average: None,
        hands: 0,
        won: 0,
        lost: 0,
        best: None,
        worst: None,
        duplicate: None,
        state: StandingState::Playing,
        at_limit: false,
    };
    let mut standings = tally.standings;
    standings.standings = standings.standings.into_iter().map(line).collect();
    let entrants = stored.tournament.entrants();
    standings.standings.sort_by_key(|line| entrants.iter().position(|entrant| entrant.id == line.entrant));
    (standings.play_off, standings.problems) = (None, Vec::new());
    Tally { effects: Vector::new(), arrivals: Vec::new(), compared: Vec::new(), standings }
}
