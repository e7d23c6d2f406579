//! Redacted tournaments: with pseudonyms, or under an embargo. They are folded from redacted records in the same way as the full
//! tournament, so nothing that has to be hidden can be left in them.

use std::sync::Arc;

use super::{Event, Person, RecordedRuling, TournamentRecord, load::unreadable, rulings};
use crate::StoreError;
use crate::entries::{EntrySource, LedgerEntry};
use lastcard_club::{EventKind, NamePolicy, Pseudonyms};
use lastcard_tournament::{
    Entry, HandResult, Method, Name, PlayOff, PlayerId, Tournament, TournamentBuilder, VoidReason,
};

/// Redaction of a tournament for an audience.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Redaction {
    /// Pseudonyms; players without one keep their names.
    pub labels: Pseudonyms,
    /// Set if results are under an embargo.
    pub is_embargoed: bool,
}

impl Redaction {
    /// Redaction for the public.
    pub fn for_public(stored: &TournamentRecord, names: NamePolicy, is_embargoed: bool) -> Self {
        let alias = |id: &PlayerId| stored.people.get(id)?.alias.clone();
        Self { labels: Pseudonyms::for_policy(stored.tournament.entrants(), names, alias), is_embargoed }
    }

    /// Returns true if nothing is redacted.
    pub fn is_empty(&self) -> bool {
        self.labels.is_empty() && !self.is_embargoed
    }

    /// Redacts a ledger entry; `None` if its existence must not be known.
    fn redact_entry(&self, full: &Tournament, entry: &LedgerEntry) -> Option<LedgerEntry> {
        let told = self.labels.entry(&entry.entry);
        let told = if self.is_embargoed { embargo_entry(full, &self.labels, told)? } else { told };
        let via = match &entry.via {
            // The code would open its table to anybody who sees it.
            EntrySource::Table { .. } => EntrySource::Table { code: String::new(), device: String::new() },
            EntrySource::Api(_) => EntrySource::Api(String::new()),
            via => via.clone(),
        };
        Some(LedgerEntry { entry: told, note: String::new(), account_id: None, via, ..entry.clone() })
    }

    /// Redacts an event; `None` if it has to be left out, for example because it contains a name that nobody plays under.
    pub fn redact_event(&self, event: &Event) -> Option<Event> {
        // A play-off reveals who is first.
        if self.is_embargoed && matches!(event.kind, EventKind::PlayOff | EventKind::PlayOffUndone) {
            return None;
        }
        // Penalties reveal standings, and their reasons reveal people.
        let is_ruling = matches!(event.kind, EventKind::Ruled(_) | EventKind::RulingUndone(_));
        if is_ruling && !self.is_empty() {
            return None;
        }
        // Calls and confirmations are between a table and its organisers.
        if matches!(event.kind, EventKind::Called(_) | EventKind::CallEnded { .. } | EventKind::Confirmed(_))
        {
            return None;
        }
        if self.labels.is_empty() {
            return Some(event.clone());
        }
        let name = |name: &Name| self.labels.name(name).cloned();
        Some(Event { kind: event.kind.relabelled(&self.labels, name)?, account_id: None, ..event.clone() })
    }
}

/// Removes everything from an entry that could reveal results; `None` for a play-off, which reveals who is first. The dealer and the opener
/// may follow from results, as does the seating if players are eliminated.
fn embargo_entry(full: &Tournament, labels: &Pseudonyms, entry: Entry) -> Option<Entry> {
    if full.in_play_off(entry.slot) {
        return None;
    }
    let eliminates = matches!(full.setup().method(), Method::Challenge { .. });
    let first = full.hands().front().filter(|_| eliminates);
    let seating = first.map_or(entry.seating, |hand| labels.seating(&hand.seating));
    let outcome = entry.outcome.map(|result| match result {
        HandResult::Void(VoidReason::Stuck) => HandResult::Void(VoidReason::Stuck),
        _ => HandResult::Void(VoidReason::Withheld),
    });
    Some(Entry {
        seating,
        dealer: None,
        opener: None,
        outcome,
        penalties: Vec::new(),
        shared: false,
        ..entry
    })
}

impl TournamentRecord {
    /// Returns the redacted tournament.
    ///
    /// # Errors
    /// Fails if it does not fold under other names, which would be a bug.
    pub fn redact(&self, told: &Redaction) -> Result<Self, StoreError> {
        let (full, labels) = (&self.tournament, &told.labels);
        let entrants = full.entrants().iter().map(|entrant| labels.entrant(entrant)).collect();
        let first = full.first_dealers().map(|(table, first)| (table, first.clone())).collect();
        let unplayed = TournamentBuilder::draw_up(full.name().clone(), full.setup().clone(), entrants);
        let unplayed = unplayed
            .map_err(|problems| unreadable(&problems))?
            .with_first_dealers(labels.first_dealers(&first));
        let play_off = full.play_off().filter(|_| !told.is_embargoed);
        let play_off = play_off.map(|play_off| {
            let ids: Vec<_> = play_off.entrants().iter().map(|id| labels.entrant_id(id)).collect();
            PlayOff::parse(unplayed.tournament(), &ids, play_off.hands_to_win())
                .map_err(|_| StoreError::corrupt("play-off", &"under pseudonyms"))
        });
        let rulings: Vec<RecordedRuling> =
            self.rulings.iter().filter(|_| !told.is_embargoed).map(|made| made.redacted(labels)).collect();
        let entries: Vec<LedgerEntry> =
            self.entries.iter().filter_map(|entry| told.redact_entry(full, entry)).collect();
        let tournament = unplayed
            .with_play_off(play_off.transpose()?)
            .build_with_ledger(entries.iter().map(|entry| &entry.entry))
            .map_err(|problems| unreadable(&problems))?
            .with_rulings(rulings::in_force(&rulings))
            .with_stopped(full.is_stopped());
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
            super::AppliedChange { step, roster_id: None, account_id: None, ..taken.clone() }
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
