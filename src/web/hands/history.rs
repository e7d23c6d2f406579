//! The ledger entries of a hand, in words.

use std::collections::BTreeMap;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::AccountId;
use lastcard_store::entries::{EntrySource, LedgerEntry};
use lastcard_tournament::{Entry, Hand, Name, Revisions};

use crate::ui::{tournament_text::TournamentText, translator::Translator};

/// Maximum number of entries shown for a hand; the latest are kept.
const MAX_ENTRIES: usize = 40;

/// One entry of the ledger.
pub struct HistoryLine {
    /// Revision of the hand, starting at 1.
    pub revision: u32,
    /// The time in the club's time zone.
    pub when: String,
    /// The person or the link that recorded it.
    pub who: String,
    /// The recorded result.
    pub what: String,
    /// Message key for the action of the entry.
    pub key: &'static str,
    pub penalties: Vec<String>,
    /// The reason, or an empty string.
    pub note: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryReader {
    Everybody,
    /// Scorers, who also see the link and the device.
    Scorers,
}

/// Returns the entries of a hand, oldest first, and the number of earlier ones that are left out.
pub fn hand_history(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    hand: &Hand,
    reader: HistoryReader,
) -> (Vec<HistoryLine>, usize) {
    let zone = snapshot.club.time_zone;
    let record = snapshot.stored.revisions(hand.slot);
    let line = |entry: &LedgerEntry| HistoryLine {
        revision: entry.entry.revision,
        when: says.words.date_time(entry.created_at, zone),
        who: match reader {
            HistoryReader::Everybody => author_name(says.words, &snapshot.organisers, entry),
            HistoryReader::Scorers => author_with_device(says.words, &snapshot.organisers, entry),
        },
        what: match &entry.entry.outcome {
            None => says.words.say("hand-undone").into(),
            Some(result) => says.result(&hand.with_seating_of(&entry.entry), result),
        },
        key: action_key(&record, &entry.entry),
        penalties: entry.entry.penalties.iter().map(|penalty| says.penalty(penalty)).collect(),
        note: entry.note.clone(),
    };
    let untold = snapshot.stored.history(hand.slot).count().saturating_sub(MAX_ENTRIES);
    (snapshot.stored.history(hand.slot).skip(untold).map(line).collect(), untold)
}

pub fn action_key(record: &Revisions<'_>, entry: &Entry) -> &'static str {
    let before = || record.at_revision(entry.revision.saturating_sub(1));
    match &entry.outcome {
        None => "hand-taken-back",
        Some(_) if record.at_revision(entry.revision).redo_target().is_some() => "hand-correction-taken-back",
        Some(_) if entry.restores.is_some() => "hand-restored",
        Some(_) if before().current_entry().is_none() => "hand-recorded",
        Some(_) => "hand-corrected",
    }
}

/// Names the organiser or, for an entry from a table's link, only the table: anybody with the link may record, so no player is named.
pub fn author_name(words: Translator, organisers: &BTreeMap<AccountId, Name>, entry: &LedgerEntry) -> String {
    let name = entry.account_id.as_ref().and_then(|id| organisers.get(id)).map(Name::as_str);
    match (&entry.via, name) {
        (EntrySource::Api(_), Some(name)) => words.say("via-program-of").with("name", name).into(),
        (EntrySource::Api(_), None) => words.say("via-program").into(),
        (_, Some(name)) => words.say("via-person").with("name", name).into(),
        (EntrySource::Table { .. }, None) => {
            words.say("via-table").with("table", entry.entry.slot.table).into()
        }
        (EntrySource::Organiser, None) => words.say("via-organiser").into(),
        (EntrySource::Import, None) => words.say("via-import").into(),
        (EntrySource::OwnCounts, None) => words.say("via-own-counts").into(),
        (EntrySource::Played, None) => words.say("via-played").into(),
    }
}

/// Names the author; for an entry from a table's link, adds the link's code and the device.
pub fn author_with_device(
    words: Translator,
    organisers: &BTreeMap<AccountId, Name>,
    entry: &LedgerEntry,
) -> String {
    let who = author_name(words, organisers, entry);
    let EntrySource::Table { code, device } = &entry.via else { return who };
    let parts = [who.as_str(), code, device].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}
