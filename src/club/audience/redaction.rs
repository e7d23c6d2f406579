//! Redaction of a tournament for an audience: pseudonyms, and nothing that an embargo covers.

use crate::{EventKind, NamePolicy, Pseudonyms};
use lastcard_tournament::{
    Entrant, Entry, HandResult, Method, Name, PlayOff, PlayerId, Problem, Ruling, Tournament,
    TournamentBuilder, VoidReason,
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
    /// Redaction for the public, given the aliases of players who have one.
    pub fn for_public(
        entrants: &[Entrant],
        names: NamePolicy,
        alias: impl Fn(&PlayerId) -> Option<Name>,
        is_embargoed: bool,
    ) -> Self {
        Self { labels: Pseudonyms::for_policy(entrants, names, alias), is_embargoed }
    }

    /// Returns true if nothing is redacted.
    pub fn is_empty(&self) -> bool {
        self.labels.is_empty() && !self.is_embargoed
    }

    /// Folds a tournament again, from redacted entries and rulings in the same way as the full one, so
    /// nothing that has to be hidden can be left in it.
    ///
    /// # Errors
    /// Fails if it does not fold under other names, which would be a bug.
    pub fn redact_tournament<'e>(
        &self,
        full: &Tournament,
        entries: impl IntoIterator<Item = &'e Entry>,
        rulings: Vec<Ruling>,
    ) -> Result<Tournament, Vec<Problem>> {
        let labels = &self.labels;
        let entrants = full.entrants().iter().map(|entrant| labels.entrant(entrant)).collect();
        let first = full.first_dealers().map(|(table, first)| (table, first.clone())).collect();
        let unplayed = TournamentBuilder::draw_up(full.name().clone(), full.setup().clone(), entrants)?
            .with_first_dealers(labels.first_dealers(&first));
        let play_off = full.play_off().filter(|_| !self.is_embargoed).map(|play_off| {
            let ids: Vec<_> = play_off.entrants().iter().map(|id| labels.entrant_id(id)).collect();
            PlayOff::parse(unplayed.tournament(), &ids, play_off.hands_to_win())
        });
        let folded = unplayed.with_play_off(play_off.transpose()?).build_with_ledger(entries)?;
        Ok(folded.with_rulings(rulings).with_stopped(full.is_stopped()))
    }

    /// Redacts a ledger entry; `None` if its existence must not be known.
    pub fn redact_entry(&self, full: &Tournament, entry: &Entry) -> Option<Entry> {
        let told = self.labels.entry(entry);
        if self.is_embargoed { embargo_entry(full, &self.labels, told) } else { Some(told) }
    }

    /// Redacts an event; `None` if it has to be left out, for example because it contains a name that nobody
    /// plays under.
    pub fn redact_event(&self, event: &EventKind) -> Option<EventKind> {
        // A play-off reveals who is first.
        if self.is_embargoed && matches!(event, EventKind::PlayOff | EventKind::PlayOffUndone) {
            return None;
        }
        // Penalties reveal standings, and their reasons reveal people.
        let is_ruling = matches!(event, EventKind::Ruled(_) | EventKind::RulingUndone(_));
        if is_ruling && !self.is_empty() {
            return None;
        }
        // Calls and confirmations are between a table and its organisers.
        if matches!(event, EventKind::Called(_) | EventKind::CallEnded { .. } | EventKind::Confirmed(_)) {
            return None;
        }
        if self.labels.is_empty() {
            return Some(event.clone());
        }
        let name = |name: &Name| self.labels.name(name).cloned();
        event.relabelled(&self.labels, name)
    }
}

/// Removes everything from an entry that could reveal results; `None` for a play-off, which reveals who is
/// first. The dealer and the opener may follow from results, as does the seating if players are eliminated.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CallPayload;
    use crate::events::ChangePayload;
    use lastcard_tournament::{EntrantId, HandNumber, Verdict};

    fn name(text: &str) -> Name {
        Name::parse(text).unwrap()
    }

    #[test]
    fn the_public_reads_only_events_that_reveal_nothing() {
        let anna = Entrant::single(EntrantId::parse("anna").unwrap(), name("Anna"));
        let alias = |_: &PlayerId| Some(name("Ace"));
        let redaction = |names, is_embargoed| {
            Redaction::for_public(std::slice::from_ref(&anna), names, alias, is_embargoed)
        };
        let (all, embargoed) = (redaction(NamePolicy::Full, false), redaction(NamePolicy::Full, true));
        let aliases = redaction(NamePolicy::Alias, false);
        assert_eq!([&all, &embargoed, &aliases].map(Redaction::is_empty), [true, false, false]);
        let left = |who: &str| {
            let from = HandNumber { round: 1, hand: 1 };
            EventKind::Withdrawn(ChangePayload { leaves: Some(name(who)), comes: None, from })
        };
        let reason = lastcard_tournament::ShortText::parse("Hand 5 stands").unwrap().unwrap();
        let ruled = EventKind::Ruled(Ruling { verdict: Verdict::Decision, reason });
        let called = EventKind::Called(CallPayload { table: 1, note: None });
        for (event, expected) in [
            (EventKind::Started, [true, true, true]),
            (EventKind::PlayOff, [true, false, true]),
            (ruled, [true, false, false]),
            (called, [false, false, false]),
            (left("Boris"), [true, true, false]),
        ] {
            let seen = [&all, &embargoed, &aliases].map(|told| told.redact_event(&event).is_some());
            assert_eq!(seen, expected, "{event}");
        }
        assert_eq!(aliases.redact_event(&left("Anna")), Some(left("Ace")));
    }
}
