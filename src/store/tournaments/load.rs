//! Tournament records, with everything that was recorded.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Integer, Text};

use lastcard_club::{HallState, NamePolicy, ProjectorSettings, TournamentState};
use lastcard_tournament::{
    CountingMode, Deal, Hand, HandReports, PlayerId, Problem, Revisions, ShortText, Slot, Standings, Status,
    Tournament, TournamentBuilder,
};

use super::header::{Row, find_row, row_by_slug};
use super::{
    AppliedChange, Header, Person, RecordedRuling, applied_changes, first_dealers, hall_events, people,
    play_offs, rulings, walls,
};
use crate::columns::from_column;
use crate::conn::each;
use crate::entries::{self, Ledger, LedgerEntry};
use crate::played_hands::{self, PlayedHand, PlayedHands};
use crate::{ClubId, Conn, Store, StoreError, TournamentId, columns, self_reports};

/// A tournament record: header, hands, ledger and everything else.
#[derive(Debug, Clone, PartialEq)]
pub struct TournamentRecord {
    /// Header, as shown in lists.
    pub header: Header,
    /// The tournament, with the ledger folded onto its hands.
    pub tournament: Tournament,
    /// Club data about its players.
    pub people: Arc<BTreeMap<PlayerId, Person>>,
    /// Line-up changes in force, in order.
    pub steps: Vec<AppliedChange>,
    /// The ledger.
    pub entries: Ledger,
    /// Played hands with their states.
    pub phones: PlayedHands,
    /// Self-reports made after their hand was last recorded or taken back.
    pub own_counts: Arc<BTreeMap<Slot, HandReports>>,
    /// Deals whose cards are public.
    pub opened: BTreeSet<Deal>,
    /// Content of the projectors.
    pub wall: ProjectorSettings,
    /// Timers, message to the hall, calls and closed blocks.
    pub hall: Arc<HallState>,
    /// Rulings, including those taken back.
    pub rulings: Arc<[RecordedRuling]>,
}

impl TournamentRecord {
    /// Entries about a hand, oldest first.
    pub fn history(&self, slot: Slot) -> impl Iterator<Item = &LedgerEntry> {
        self.entries.of_slot(slot)
    }

    /// Entries about a hand, with the effect of each on earlier ones.
    pub fn revisions(&self, slot: Slot) -> Revisions<'_> {
        Revisions::of(self.history(slot).map(|entry| &entry.entry))
    }

    /// Revision of a hand; 0 before anything is recorded.
    pub fn revision(&self, slot: Slot) -> u32 {
        self.history(slot).map(|entry| entry.entry.revision).max().unwrap_or(0)
    }

    /// Returns true if only its own table may see the cards and moves of a played hand, because others are still to play the same deck.
    pub fn hides(&self, dealt: &PlayedHand) -> bool {
        dealt.deal.is_some_and(|deal| !self.opened.contains(&deal))
    }

    /// Returns true if the result of a hand reveals cards of a deck that others are still to play.
    pub fn hides_result(&self, slot: Slot) -> bool {
        let shared = self.tournament.hand(slot).is_some_and(|hand| hand.shared);
        shared && self.tournament.deal(slot).is_some_and(|deal| !self.opened.contains(&deal))
    }

    /// Appends the latest entry.
    ///
    /// # Errors
    /// Fails if the ledger no longer folds; the record must not be used in that case.
    pub(crate) fn append_entry(&mut self, new: LedgerEntry) -> Result<(), Vec<Problem>> {
        let entry = new.entry.clone();
        self.entries.push(new);
        let record = Revisions::of(self.entries.of_slot(entry.slot).map(|entry| &entry.entry));
        if !self.tournament.try_apply_entry(&entry, &record) {
            self.tournament = self.tournament.clone().with_ledger(self.entries.all())?;
        }
        Ok(())
    }

    /// Message to the hall at a given time. Before such messages were events, they were stored with the projectors' content.
    pub fn hall_message(&self, now: DateTime<Utc>) -> Option<&ShortText> {
        match &self.hall.said {
            Some(said) => said.is_current(now).then_some(&said.text),
            None => self.wall.message.as_ref(),
        }
    }

    /// Returns true if only organisers can change the results of a hand, because its block is closed.
    pub fn is_block_closed(&self, slot: Slot) -> bool {
        let hand = self.tournament.hand(slot).filter(|hand| !hand.is_open());
        hand.is_some_and(|hand| self.hall.is_closed(slot.round, hand.block))
    }

    /// Self-reports on a hand in its current revision; `None` unless players report for themselves.
    pub fn own_counts(&self, slot: Slot) -> Option<&HandReports> {
        let counts = self.own_counts.get(&slot).filter(|counts| counts.revision == self.revision(slot));
        let is_open = self.tournament.hand(slot).is_some_and(Hand::is_open);
        counts.filter(|_| is_open && self.takes_self_reports(slot))
    }

    /// Returns true if players report their own holdings in a hand.
    pub fn takes_self_reports(&self, slot: Slot) -> bool {
        self.hall.counting == CountingMode::Players && self.tournament.setup_of(slot).allows_self_reports()
    }

    /// Progress of the tournament with these standings.
    pub fn status(&self, standings: &Standings) -> Status {
        match self.header.state {
            TournamentState::Draft => Status::Draft,
            TournamentState::Running => Status::of_started(standings, !self.entries.is_empty()),
            TournamentState::Archived => Status::Archived,
        }
    }

    /// Version of this record.
    pub fn version(&self) -> RecordVersion {
        RecordVersion {
            revision: self.header.revision,
            entries: self.entries.len() as u64,
            phones: self.phones.steps,
        }
    }
}

/// Version of a tournament record. Two versions are equal if nothing has changed in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RecordVersion {
    /// Revision of the tournament.
    pub revision: i32,
    /// Number of entries in its ledger.
    pub entries: u64,
    /// Number of steps of its played hands ([`PlayedHands::steps`]).
    pub phones: u64,
}

/// Text form of a version, used in pages.
impl fmt::Display for RecordVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.revision, self.entries, self.phones)
    }
}

impl RecordVersion {
    /// Returns true if this version includes everything in the other one.
    pub fn covers(self, other: Self) -> bool {
        self.revision >= other.revision && self.entries >= other.entries && self.phones >= other.phones
    }
}

/// Loads the tournament with this address.
pub fn load(store: &Store, slug: &str) -> Result<TournamentRecord, StoreError> {
    store.read(|conn| {
        let row = row_by_slug(conn, slug)?;
        load_from_row(conn, row)
    })
}

/// Loads a tournament of a club.
pub fn load_of(store: &Store, club: &ClubId, id: &TournamentId) -> Result<TournamentRecord, StoreError> {
    store.read(|conn| {
        let row = find_row(conn, club, id)?;
        load_from_row(conn, row)
    })
}

/// Returns the version of a tournament without loading it.
pub fn version_of(store: &Store, id: &TournamentId) -> Result<RecordVersion, StoreError> {
    versions_of(store, std::iter::once(id))?.remove(id).ok_or(StoreError::NotFound)
}

/// Like [`version_of`], for several tournaments with one statement. Missing ones are left out.
pub fn versions_of<'a>(
    store: &Store,
    ids: impl Iterator<Item = &'a TournamentId>,
) -> Result<HashMap<TournamentId, RecordVersion>, StoreError> {
    let ids: Vec<&TournamentId> = ids.collect();
    let places: Vec<String> = (1..=ids.len()).map(|place| format!("${place}")).collect();
    let sql = format!(
        "SELECT t.id, t.revision, \
        (SELECT COALESCE(MAX(e.number), 0) FROM entries e WHERE e.tournament_id = t.id) AS entries, \
        {} AS phones FROM tournaments t WHERE t.id IN ({})",
        played_hands::STEPS,
        places.join(", ")
    );
    let rows: Vec<MarkRow> = store.read(|conn| -> Result<_, StoreError> {
        Ok(each!(conn, |conn| {
            let query = ids.iter().fold(sql_query(&sql).into_boxed(), |query, id| query.bind::<Text, _>(*id));
            query.load(conn)?
        }))
    })?;
    rows.into_iter().map(|row| Ok((row.id.clone(), row.try_into()?))).collect()
}

#[derive(QueryableByName)]
struct MarkRow {
    #[diesel(sql_type = Text)]
    id: TournamentId,
    #[diesel(sql_type = Integer)]
    revision: i32,
    #[diesel(sql_type = Integer)]
    entries: i32,
    #[diesel(sql_type = BigInt)]
    phones: i64,
}

impl TryFrom<MarkRow> for RecordVersion {
    type Error = StoreError;

    fn try_from(row: MarkRow) -> Result<Self, StoreError> {
        let (entries, phones) = (from_column(row.entries)?, from_column(row.phones)?);
        Ok(Self { revision: row.revision, entries, phones })
    }
}

/// Brings a record up to date. Reads only what was recorded, or happened on phones, since `known`.
pub fn refresh(store: &Store, known: &TournamentRecord) -> Result<TournamentRecord, StoreError> {
    let id = &known.header.id;
    store.read(|conn| {
        let mut now = load_current(conn, id, Some(known))?;
        now.phones = played_hands::load_played_hands(conn, id)?;
        now.own_counts = load_pending_counts(conn, id, &now.hall)?;
        if now.tournament.setup().is_duplicate() {
            now.opened = played_hands::public_deals(conn, id)?;
        }
        Ok(now)
    })
}

/// Returns an up-to-date record within a transaction. With a `known` record of the same revision, reads only new entries, and neither
/// played hands nor self-reports.
pub(crate) fn load_current(
    conn: &mut Conn,
    id: &TournamentId,
    known: Option<&TournamentRecord>,
) -> Result<TournamentRecord, StoreError> {
    let row = Row::by_id(conn, id)?;
    let Some(known) = known.filter(|known| known.header.revision == row.revision) else {
        return load_from_row(conn, row);
    };
    let mut now = known.clone();
    if entries::count(conn, id)? > now.entries.len() {
        for entry in entries::load_after(conn, id, known.entries.len())? {
            now.append_entry(entry).map_err(|problems| unreadable(&problems))?;
        }
    }
    Ok(now)
}

pub(crate) fn load_from_row(conn: &mut Conn, row: Row) -> Result<TournamentRecord, StoreError> {
    let setup = columns::from_text("setup", &row.setup)?;
    let stopped = row.stopped_at.is_some();
    let header = Header::try_from(row)?;
    let (mut entrants, mut people) = people::load(conn, &header.id)?;
    let steps = applied_changes::of_tournament(conn, &header.id)?;
    for taken in &steps {
        taken.step.apply(&mut entrants);
        if let Some(player) = taken.step.joining_player() {
            let person = Person { roster_id: taken.roster_id.clone(), present: true, alias: None };
            people.insert(player.id.clone(), person);
        }
    }
    if header.audience.names == NamePolicy::Alias {
        people::add_aliases(conn, &mut people)?;
    }
    let phones = played_hands::load_played_hands(conn, &header.id)?;
    let first_dealers = first_dealers::of_tournament(conn, &header.id)?;
    let draw_up = || TournamentBuilder::draw_up(header.name.clone(), setup, entrants);
    let (entries, drawn) = entries::load_ledger(conn, &header.id, draw_up)?;
    let unplayed = drawn.map_err(|problems| unreadable(&problems))?.with_first_dealers(first_dealers);
    let play_off = play_offs::of_tournament(conn, &header.id, unplayed.tournament())?;
    let played = unplayed.with_play_off(play_off).build_with_ledger(entries.all());
    let tournament = played.map_err(|problems| unreadable(&problems))?;
    let rulings = rulings::of_tournament(conn, &header.id)?;
    let tournament = tournament.with_rulings(rulings::in_force(&rulings));
    let tournament = if stopped { tournament.with_stopped(true) } else { tournament };
    let is_duplicate = tournament.setup().is_duplicate();
    let opened = if is_duplicate { played_hands::public_deals(conn, &header.id)? } else { BTreeSet::new() };
    let wall = walls::of_tournament(conn, &header.id)?;
    let hall: Arc<HallState> = hall_events::of_tournament(conn, &header.id)?.into();
    let own_counts = load_pending_counts(conn, &header.id, &hall)?;
    let (people, rulings) = (people.into(), rulings.into());
    Ok(TournamentRecord {
        header,
        tournament,
        people,
        steps,
        entries,
        phones,
        own_counts,
        opened,
        wall,
        hall,
        rulings,
    })
}

/// Returns pending self-reports if players report for themselves.
fn load_pending_counts(
    conn: &mut Conn,
    id: &TournamentId,
    hall: &HallState,
) -> Result<Arc<BTreeMap<Slot, HandReports>>, StoreError> {
    match hall.counting {
        CountingMode::Table => Ok(Arc::default()),
        CountingMode::Players => Ok(self_reports::pending(conn, id)?.into()),
    }
}

pub(super) fn unreadable(problems: &[Problem]) -> StoreError {
    StoreError::unreadable("tournament", problems)
}
