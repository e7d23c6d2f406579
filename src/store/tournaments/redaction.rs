//! Redacted tournaments, assembled from redacted records.

use std::sync::Arc;

use super::{AppliedChange, Event, Person, RecordedRuling, TournamentRecord, load::unreadable, rulings};
use crate::StoreError;
use crate::entries::{EntrySource, LedgerEntry};
use lastcard_club::Redaction;
use lastcard_tournament::{PlayerId, Tournament};

impl Event {
    /// Returns the event for an audience; `None` if the audience may not see it.
    pub fn redact(&self, told: &Redaction) -> Option<Self> {
        let account_id = self.account_id.clone().filter(|_| told.labels.is_empty());
        Some(Self { kind: told.redact_event(&self.kind)?, account_id, ..self.clone() })
    }
}

impl LedgerEntry {
    fn redact(&self, full: &Tournament, told: &Redaction) -> Option<Self> {
        let via = match &self.via {
            // The code would open its table to anybody who sees it.
            EntrySource::Table { .. } => EntrySource::Table { code: String::new(), device: String::new() },
            EntrySource::Api(_) => EntrySource::Api(String::new()),
            via => via.clone(),
        };
        let entry = told.redact_entry(full, &self.entry)?;
        Some(Self { entry, note: String::new(), account_id: None, via, ..self.clone() })
    }
}

impl TournamentRecord {
    /// Returns the redacted tournament.
    ///
    /// # Errors
    /// Fails if it does not fold under other names, which would be a bug.
    pub fn redact(&self, told: &Redaction) -> Result<Self, StoreError> {
        let (full, labels) = (&self.tournament, &told.labels);
        let rulings: Vec<RecordedRuling> =
            self.rulings.iter().filter(|_| !told.is_embargoed).map(|made| made.redacted(labels)).collect();
        let entries: Vec<LedgerEntry> =
            self.entries.iter().filter_map(|entry| entry.redact(full, told)).collect();
        let redacted = entries.iter().map(|entry| &entry.entry);
        let tournament = told
            .redact_tournament(full, redacted, rulings::in_force(&rulings))
            .map_err(|problems| unreadable(&problems))?;
        let mut phones = self.phones.clone();
        if told.is_embargoed {
            // Spectators see how a hand ends.
            phones.last.clear();
        }
        let person = |(id, person): (&PlayerId, &Person)| {
            (labels.player_id(id), Person { roster_id: None, alias: None, present: person.present })
        };
        let steps = self.steps.iter().map(|taken| {
            let step = labels.line_up_change(&taken.step);
            AppliedChange { step, roster_id: None, account_id: None, ..taken.clone() }
        });
        Ok(Self {
            header: self.header.clone(),
            tournament,
            people: Arc::new(self.people.iter().map(person).collect()),
            steps: steps.collect(),
            entries: entries.into_iter().collect(),
            phones,
            // Visible at the table only.
            own_counts: Arc::default(),
            opened: self.opened.clone(),
            wall: self.wall.clone(),
            hall: self.hall.clone(),
            rulings: rulings.into(),
        })
    }
}
