//! Everything that was ever recorded about a hand, in words.

use std::collections::BTreeMap;

use crate::live::Picture;
use crate::store::AccountId;
use crate::store::entries::{LedgerEntry, Via};
use crate::tournament::{Entry, Hand, Name, Revisions};
use crate::view::Words;
use crate::view::table::Says;

/// How many entries of a hand are shown, the latest ones.
const TOLD: usize = 40;

/// An entry of the ledger.
pub struct HistoryLine {
    /// Which entry of its hand, from 1.
    pub revision: u32,
    /// When, on the club's clocks.
    pub when: String,
    /// Who, or from which link.
    pub who: String,
    /// What was recorded.
    pub what: String,
    /// What that did, as a key.
    pub key: &'static str,
    /// The penalties noted with it.
    pub penalties: Vec<String>,
    /// Why, if somebody said so.
    pub note: String,
}

/// To whom it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryReader {
    /// To everybody.
    Everybody,
    /// To those who record, who are told by which link and from which device too.
    Scorers,
}

/// What was recorded about a hand, oldest first, and how many entries before that are not shown.
pub fn hand_history(
    says: Says<'_>,
    picture: &Picture,
    hand: &Hand,
    reader: HistoryReader,
) -> (Vec<HistoryLine>, usize) {
    let zone = picture.club.time_zone;
    let record = picture.stored.revisions(hand.slot);
    let line = |entry: &LedgerEntry| HistoryLine {
        revision: entry.entry.revision,
        when: says.words.moment(entry.created_at, zone),
        who: match reader {
            HistoryReader::Everybody => who(says.words, &picture.organisers, entry),
            HistoryReader::Scorers => who_and_how(says.words, &picture.organisers, entry),
        },
        what: match &entry.entry.outcome {
            None => says.words.say("hand-undone").into(),
            Some(result) => says.result(&hand.as_in(&entry.entry), result),
        },
        key: done(&record, &entry.entry),
        penalties: entry.entry.penalties.iter().map(|penalty| says.penalty(penalty)).collect(),
        note: entry.note.clone(),
    };
    let untold = picture.stored.history(hand.slot).count().saturating_sub(TOLD);
    (picture.stored.history(hand.slot).skip(untold).map(line).collect(), untold)
}

/// What an entry did, as a key.
pub(super) fn done(record: &Revisions<'_>, entry: &Entry) -> &'static str {
    let before = || record.until(entry.revision.saturating_sub(1));
    match &entry.outcome {
        None => "hand-taken-back",
        Some(_) if record.until(entry.revision).taken_back().is_some() => "hand-correction-taken-back",
        Some(_) if entry.restores.is_some() => "hand-brought-back",
        Some(_) if before().holding().is_none() => "hand-recorded",
        Some(_) => "hand-corrected",
    }
}

/// The organiser, or the link of the table: whoever holds it may record, so nobody's name is known.
pub(super) fn who(words: Words, organisers: &BTreeMap<AccountId, Name>, entry: &LedgerEntry) -> String {
    let name = entry.account_id.as_ref().and_then(|id| organisers.get(id)).map(Name::as_str);
    match (&entry.via, name) {
        (Via::Api(_), Some(name)) => words.say("via-program-of").with("name", name).into(),
        (Via::Api(_), None) => words.say("via-program").into(),
        (_, Some(name)) => words.say("via-person").with("name", name).into(),
        (Via::Table { .. }, None) => words.say("via-table").with("table", entry.entry.slot.table).into(),
        (Via::Organiser, None) => words.say("via-organiser").into(),
        (Via::Import, None) => words.say("via-import").into(),
        (Via::OwnCounts, None) => words.say("via-own-counts").into(),
        (Via::Played, None) => words.say("via-played").into(),
    }
}

/// The same with the code and the device behind the link of a table.
pub(super) fn who_and_how(
    words: Words,
    organisers: &BTreeMap<AccountId, Name>,
    entry: &LedgerEntry,
) -> String {
    let who = who(words, organisers, entry);
    let Via::Table { code, device } = &entry.via else { return who };
    let parts = [who.as_str(), code, device].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}
