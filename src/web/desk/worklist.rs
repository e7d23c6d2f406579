//! The organiser's worklist, in sentences.

use chrono::{DateTime, TimeDelta, Utc};

use lastcard_club::{ClubEvening, HelpRequest, Task, TimedEntry, WorkItem, worklist};
use lastcard_store::clubs::Club;
use lastcard_store::entries::{EntrySource, LedgerEntry};
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{CombinedReports, Entry, ShortText, Slot, Tally, Zone};

use crate::control_room::tabs::RoomTab;
use crate::forecast::minutes;
use crate::player::self_reports::mismatch as counts_mismatch;
use crate::ui::{message::join_names, tournament_text::TournamentText, translator::Translator};

/// One task of the worklist.
pub struct WorklistLine {
    /// The name of the tournament or player.
    pub name: String,
    /// The task, and how long it has been waiting.
    pub says: String,
    /// The address at which it can be done.
    pub href: String,
}

/// Lists all tasks of a club, the most urgent first.
pub fn worklist_lines(
    all: &[(&TournamentRecord, &Tally)],
    club: &Club,
    now: DateTime<Utc>,
    words: Translator,
) -> Vec<WorklistLine> {
    let evenings: Vec<ClubEvening<'_>> =
        all.iter().map(|(stored, tally)| club_evening(stored, tally)).collect();
    let items = worklist(&evenings, club.pace, now);
    let line = |people: &[String], WorkItem { tournament, task }: WorkItem<'_>| {
        let (stored, _) = all.get(tournament)?;
        let name = match &task {
            Task::SeveralTables { .. } => join_names(people),
            _ => stored.header.name.to_string(),
        };
        let href = match &task {
            Task::Changed { entry, .. } => format!("/t/{}/hands/{}", stored.header.slug, entry.slot),
            Task::Unconfirmed { .. } => format!("{}#confirming", RoomTab::Players.url(&stored.header.slug)),
            Task::Mismatched { slot, .. } => format!("/organise/t/{}/hands/{slot}", stored.header.slug),
            _ => format!("/organise/t/{}", stored.header.slug),
        };
        Some(WorklistLine { name, says: WorklistText { all, stored, club, words }.task(&task), href })
    };
    let mut lines: Vec<WorklistLine> = Vec::new();
    for (people, item) in group_double_bookings(items) {
        lines.extend(line(&people, item));
    }
    lines
}

/// Groups people who are due at the same tables, so that they are one task. Other tasks have no people.
fn group_double_bookings(items: Vec<WorkItem<'_>>) -> Vec<(Vec<String>, WorkItem<'_>)> {
    let mut grouped: Vec<(Vec<String>, WorkItem<'_>)> = Vec::new();
    for item in items {
        let Task::SeveralTables { player, tables } = &item.task else {
            grouped.push((Vec::new(), item));
            continue;
        };
        let name = player.name.to_string();
        let is_same = |(_, other): &&mut (Vec<String>, WorkItem<'_>)| matches!(&other.task, Task::SeveralTables { tables: others, .. } if others == tables);
        match grouped.iter_mut().find(is_same) {
            Some((people, _)) => people.push(name),
            None => grouped.push((vec![name], item)),
        }
    }
    grouped
}

/// “Begins Fri, 27 Nov 2026, 19:30. 9 of 13 are here.”
pub fn begins_text(
    stored: &TournamentRecord,
    at: DateTime<Utc>,
    now: DateTime<Utc>,
    zone: Zone,
    words: Translator,
) -> String {
    let people = &stored.people;
    let key = if at < now { "waiting-begun" } else { "waiting-begins" };
    let here = people.values().filter(|person| person.present).count();
    let says = words.say(key).with("when", words.date_time(at, zone));
    says.with("here", here).with("all", people.len()).to_string()
}

/// Collects the facts about a tournament that the worklist needs.
pub fn club_evening<'a>(stored: &'a TournamentRecord, tally: &'a Tally) -> ClubEvening<'a> {
    let header = &stored.header;
    let recorded = |entry: &'a LedgerEntry| TimedEntry {
        entry: &entry.entry,
        at: entry.created_at,
        by_organiser: entry.via == EntrySource::Organiser,
    };
    let members =
        stored.people.iter().filter_map(|(id, person)| Some((id, person.roster_id.as_ref()?.as_str())));
    ClubEvening {
        tournament: &stored.tournament,
        standings: &tally.standings,
        status: stored.status(&tally.standings),
        starts_at: header.starts_at,
        opened_at: header.started_at.unwrap_or(header.created_at),
        recorded: stored.entries.iter().map(recorded).collect(),
        members: members.collect(),
        calls: &stored.hall.calls,
        mismatched: mismatched(stored),
        unconfirmed: unconfirmed(stored),
        prize_giving: stored.hall.prize_giving,
    }
}

/// Returns the hands whose self-reports contradict each other, with the time of the first report.
fn mismatched(stored: &TournamentRecord) -> Vec<(Slot, DateTime<Utc>)> {
    let of_slot = |slot: &Slot| {
        let (counts, hand) = (stored.own_counts(*slot)?, stored.tournament.hand(*slot)?);
        let together = counts.combine(stored.tournament.setup_of(*slot), &hand.seating);
        matches!(together, CombinedReports::Mismatch(_)).then_some((*slot, counts.first_reported_at()?))
    };
    stored.own_counts.keys().filter_map(of_slot).collect()
}

/// Returns the times of results that the other side did not confirm in time.
fn unconfirmed(stored: &TournamentRecord) -> Vec<DateTime<Utc>> {
    stored.unconfirmed(Utc::now()).into_values().filter(|one| one.is_late).map(|one| one.entered).collect()
}

/// “Table 3 called at 19:42: a card is missing”.
pub fn help_request_text(words: Translator, table: u32, call: &HelpRequest, zone: Zone) -> String {
    let key = if call.note.is_some() { "waiting-called-because" } else { "waiting-called" };
    let note = call.note.as_ref().map_or("", ShortText::as_str);
    words
        .say(key)
        .with("table", table)
        .with("time", words.time_of_day(call.since, zone))
        .with("note", note)
        .to_string()
}

struct WorklistText<'a> {
    all: &'a [(&'a TournamentRecord, &'a Tally)],
    /// The tournament of the task.
    stored: &'a TournamentRecord,
    club: &'a Club,
    words: Translator,
}

impl WorklistText<'_> {
    fn task(&self, task: &Task<'_>) -> String {
        match task {
            Task::Called { table, call } => help_request_text(self.words, *table, call, self.club.time_zone),
            Task::Mismatched { slot, .. } => self.mismatched(*slot),
            Task::SeveralTables { tables, .. } => self.several(tables),
            Task::HoldsUp { slot, silent } => self.silent("waiting-holds-up", *slot, *silent),
            Task::Late { slot, silent } => self.silent("waiting-late", *slot, *silent),
            Task::Unconfirmed { count, .. } => {
                self.words.say("waiting-unconfirmed").with("count", *count).to_string()
            }
            Task::Changed { entry, ago } => self.changed(entry, *ago),
            Task::Idle { since } => {
                let when = self.words.date_time(*since, self.club.time_zone);
                self.words.say("waiting-idle").with("when", when).to_string()
            }
        }
    }

    fn mismatched(&self, slot: Slot) -> String {
        let stored = self.stored;
        let counts = stored.own_counts(slot).zip(stored.tournament.hand(slot));
        let why = counts.and_then(|(counts, hand)| counts_mismatch(self.says(), hand, counts));
        let says = self
            .words
            .say("waiting-mismatched")
            .with("table", slot.table)
            .with("hand", self.says().hand(slot));
        says.with("why", why.unwrap_or_default()).to_string()
    }

    fn several(&self, tables: &[(usize, u32)]) -> String {
        let place = |(tournament, table): &(usize, u32)| {
            let (stored, _) = self.all.get(*tournament)?;
            let place = self.words.say("waiting-table").with("name", stored.header.name.as_str());
            Some(place.with("table", *table).to_string())
        };
        let places = join_names(tables.iter().filter_map(place));
        self.words
            .say("waiting-several-tables")
            .with("count", tables.len())
            .with("tables", places)
            .to_string()
    }

    fn silent(&self, key: &'static str, slot: Slot, silent: TimeDelta) -> String {
        let hand = self.says().hand(slot);
        let says = self.words.say(key).with("table", slot.table).with("hand", hand);
        says.with("time", self.span(silent)).to_string()
    }

    fn changed(&self, entry: &Entry, ago: TimeDelta) -> String {
        let (says, slot) = (self.says(), entry.slot);
        let hand = self.stored.tournament.hand(slot);
        let result = match hand.zip(entry.outcome.as_ref()) {
            Some((hand, outcome)) => says.result(hand, outcome),
            None => self.words.say("hand-undone").to_string(),
        };
        let key = if ago < TimeDelta::minutes(1) { "waiting-changed-now" } else { "waiting-changed" };
        let text = self.words.say(key).with("hand", says.hand(slot)).with("table", slot.table);
        text.with("time", self.span(ago)).with("result", result).to_string()
    }

    fn span(&self, span: TimeDelta) -> String {
        minutes(u32::try_from(span.num_minutes()).unwrap_or_default(), self.words)
    }

    fn says(&self) -> TournamentText<'_> {
        TournamentText { words: self.words, tournament: &self.stored.tournament }
    }
}
