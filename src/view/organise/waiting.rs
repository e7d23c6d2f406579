//! What waits for the organiser, the most urgent first.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use super::forecast::minutes;
use crate::store::RosterId;
use crate::store::clubs::Club;
use crate::store::entries::{LedgerEntry, Via};
use crate::store::tournaments::{Stored, TournamentStage};
use crate::tournament::{Slot, TableState, Tally, tables};
use crate::view::table::Says;
use crate::view::{Words, listed};

/// One thing that waits.
pub struct WaitingLine {
    urgency: Urgency,
    /// How long it has waited.
    since: TimeDelta,
    /// The tournament's name.
    pub name: String,
    /// What waits.
    pub says: String,
    /// Where to do something about it.
    pub href: String,
}

/// What stops play comes first, what can wait till tomorrow last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Urgency {
    /// Somebody is due at several tables.
    SeveralTables,
    /// Other tables wait for this one.
    HoldsUp,
    /// A table has been silent for long.
    Late,
    /// A draft is to begin today, or was to begin.
    Begins,
    /// A hand was changed after it was recorded.
    Changed,
    /// A tournament is over.
    Over,
    /// Nobody has recorded anything since yesterday.
    Idle,
}

/// A table that has recorded nothing for so many hands' time is late.
const LATE: u32 = 2;

/// Everything that waits in a club, of its tournaments that are not archived.
pub fn waiting(all: &[(&Stored, &Tally)], club: &Club, now: DateTime<Utc>, w: Words) -> Vec<WaitingLine> {
    let mut lines = due_twice(all, w);
    for (stored, tally) in all {
        let one = WaitingTournament { stored, tally, club, now, w };
        match stored.header.stage {
            TournamentStage::Draft => lines.extend(one.begins()),
            TournamentStage::Running if tally.standings.finished => {
                lines.push(one.line(Urgency::Over, TimeDelta::zero(), w.say("waiting-over").to_string()));
                lines.extend(one.changed());
            }
            TournamentStage::Running => {
                lines.extend(one.tables());
                lines.extend(one.changed());
            }
            TournamentStage::Archived => {}
        }
    }
    lines.sort_by_key(|line| (line.urgency, -line.since));
    lines
}

/// Whoever is due in the next hands of several tournaments.
fn due_twice(all: &[(&Stored, &Tally)], w: Words) -> Vec<WaitingLine> {
    let mut due: BTreeMap<&RosterId, Vec<(&Stored, String, String)>> = BTreeMap::new();
    for (stored, tally) in all.iter().filter(|(stored, _)| stored.header.stage == TournamentStage::Running) {
        for next in &tally.standings.next {
            let table = w.say("waiting-table").with("name", stored.header.name.as_str());
            let table = table.with("table", next.slot.table).to_string();
            for id in next.seats.players() {
                let person = stored.people.get(id).and_then(|person| person.roster_id.as_ref());
                let player = stored.tournament.player(id);
                if let Some((person, player)) = person.zip(player) {
                    due.entry(person).or_default().push((stored, table.clone(), player.name.to_string()));
                }
            }
        }
    }
    let line = |places: Vec<(&Stored, String, String)>| {
        let (stored, _, name) = places.first().filter(|_| places.len() > 1)?;
        let tables = listed(places.iter().map(|(_, table, _)| table));
        let says = w.say("waiting-several-tables").with("count", places.len()).with("tables", tables);
        Some(WaitingLine {
            urgency: Urgency::SeveralTables,
            since: TimeDelta::zero(),
            name: name.clone(),
            says: says.to_string(),
            href: format!("/organise/t/{}", stored.header.slug),
        })
    };
    due.into_values().filter_map(line).collect()
}

/// One tournament.
struct WaitingTournament<'a> {
    stored: &'a Stored,
    tally: &'a Tally,
    club: &'a Club,
    now: DateTime<Utc>,
    w: Words,
}

impl WaitingTournament<'_> {
    fn line(&self, urgency: Urgency, since: TimeDelta, says: String) -> WaitingLine {
        let header = &self.stored.header;
        let href = format!("/organise/t/{}", header.slug);
        WaitingLine { urgency, since, name: header.name.to_string(), says, href }
    }

    /// The tables that others wait for, and those that are late; once for all where nobody plays any more.
    fn tables(&self) -> Vec<WaitingLine> {
        let tables = tables(&self.stored.tournament, &self.tally.standings);
        let waits = tables.iter().any(|table| table.state == TableState::Waits);
        let playing = tables.iter().filter_map(|table| match table.state {
            TableState::Plays(slot) => Some((slot, self.now - self.since(slot))),
            _ => None,
        });
        let playing: Vec<(Slot, TimeDelta)> = playing.collect();
        if let Some((slot, silent)) = playing.iter().min_by_key(|(_, silent)| *silent)
            && *silent > TimeDelta::days(1)
        {
            let when = self.w.moment(self.since(*slot), self.club.time_zone);
            return vec![self.line(
                Urgency::Idle,
                *silent,
                self.w.say("waiting-idle").with("when", when).to_string(),
            )];
        }
        let late = self.club.pace.of(LATE);
        let line = |(slot, silent): (Slot, TimeDelta)| {
            let (urgency, key) = match (waits, silent > late) {
                (true, _) => (Urgency::HoldsUp, "waiting-holds-up"),
                (false, true) => (Urgency::Late, "waiting-late"),
                (false, false) => return None,
            };
            let hand = self.says().hand(slot);
            let says =
                self.w.say(key).with("table", slot.table).with("hand", hand).with("time", self.span(silent));
            Some(self.line(urgency, silent, says.to_string()))
        };
        playing.into_iter().filter_map(line).collect()
    }

    /// Since when a table has been able to play this hand.
    fn since(&self, slot: Slot) -> DateTime<Utc> {
        let block = |slot| self.stored.tournament.hand(slot).map(|hand| (hand.slot.round, hand.block));
        let before = |entry: &&LedgerEntry| {
            let other = entry.entry.slot;
            other.table == slot.table || block(other) < block(slot)
        };
        let recorded = self.stored.entries.iter().filter(before).map(|entry| entry.created_at);
        let header = &self.stored.header;
        recorded.max().max(header.started_at).unwrap_or(header.created_at)
    }

    /// The hands that somebody else than an organiser changed within the last hour.
    fn changed(&self) -> Vec<WaitingLine> {
        let latest = |entry: &&LedgerEntry| {
            let recent = self.now - entry.created_at < TimeDelta::hours(1);
            recent
                && entry.via != Via::Organiser
                && entry.entry.revision > 1
                && self.stored.revision(entry.entry.slot) == entry.entry.revision
        };
        let line = |entry: &LedgerEntry| {
            let (says, slot) = (self.says(), entry.entry.slot);
            let hand = self.stored.tournament.hand(slot)?;
            let result = match &entry.entry.outcome {
                Some(outcome) => says.result(hand, outcome),
                None => self.w.say("hand-undone").to_string(),
            };
            let ago = self.now - entry.created_at;
            let key = if ago < TimeDelta::minutes(1) { "waiting-changed-now" } else { "waiting-changed" };
            let text = self.w.say(key).with("hand", says.hand(slot)).with("table", slot.table);
            let text = text.with("time", self.span(ago)).with("result", result).to_string();
            let href = format!("/t/{}/hands/{slot}", self.stored.header.slug);
            Some(WaitingLine { href, ..self.line(Urgency::Changed, -ago, text) })
        };
        self.stored.entries.iter().filter(latest).filter_map(line).collect()
    }

    /// A draft whose day it is, or was.
    fn begins(&self) -> Option<WaitingLine> {
        let zone = self.club.time_zone;
        let at = self.stored.header.starts_at;
        let here = self.stored.people.values().filter(|person| person.present).count();
        let key = if at < self.now { "waiting-begun" } else { "waiting-begins" };
        let says = self.w.say(key).with("when", self.w.moment(at, zone)).with("here", here);
        let says = says.with("all", self.stored.people.len()).to_string();
        let is_due = at.with_timezone(&zone).date_naive() <= self.now.with_timezone(&zone).date_naive();
        is_due.then(|| self.line(Urgency::Begins, self.now - at, says))
    }

    fn span(&self, span: TimeDelta) -> String {
        minutes(u32::try_from(span.num_minutes()).unwrap_or_default(), self.w)
    }

    fn says(&self) -> Says<'_> {
        Says { words: self.w, tournament: &self.stored.tournament }
    }
}
