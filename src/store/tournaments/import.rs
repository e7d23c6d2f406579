//! Imports whole tournaments with their results, from files or for the demo club.

use std::collections::BTreeMap;

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};
use diesel::prelude::*;
use sha2::{Digest as _, Sha256};

use lastcard_club::{EntrantOrder, EventKind, TournamentState};
use lastcard_tournament::{
    Entry, Hand, HandResult, IdempotencyKey, LineUpChange, Penalty, Slot, Tournament, VoidReason,
};

use super::events::record_event;
use super::header::Row;
use super::load::load_from_row;
use super::{Header, NewTournament, first_dealers, people, play_offs, save, steps};
use crate::entries::{self, EntrySource, LedgerEntry, random_key};
use crate::error::failure;
use crate::schema::tournaments;
use crate::time::now;
use crate::{
    AccountId, ClubId, Conn, EntryId, Store, StoreError, TournamentId, clubs, columns, played_hands,
};

/// A tournament that was begun or played elsewhere.
#[derive(Debug, Clone)]
pub struct TournamentImport {
    /// Actual or planned start.
    pub starts_at: DateTime<Utc>,
    /// The tournament with its results.
    pub tournament: Tournament,
}

/// Reasons why a tournament is not imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The start of this open hand differs from what earlier hands imply, and results alone cannot express that.
    #[error("import-open-hand")]
    OpenHand(Slot),
    /// The club already has the tournament; contains its part of an address.
    #[error("import-there")]
    There(String),
    /// The club already has the event; contains its part of an address.
    #[error("import-event-there")]
    EventThere(String),
    /// The key was used before for something else.
    #[error("import-key-used")]
    KeyUsed,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(ImportError);

/// Imports a tournament like [`import`], unless the club already has it: with the same name, rules, people and results, and with the same
/// start if one is given.
///
/// # Errors
/// The same as [`import`], and [`ImportError::There`].
pub fn import_new(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    starts_at: Option<DateTime<Utc>>,
    tournament: &Tournament,
) -> Result<Header, ImportError> {
    store.write(|conn| {
        clubs::find(conn, club)?;
        if let Some(there) = find_duplicate(conn, club, starts_at, tournament)? {
            return Err(ImportError::There(there));
        }
        let import =
            TournamentImport { starts_at: starts_at.unwrap_or_else(now), tournament: tournament.clone() };
        insert(conn, TournamentId::made(), club, by, &import)
    })
}

/// Returns the address of an identical tournament of the club.
fn find_duplicate(
    conn: &mut Conn,
    club: &ClubId,
    starts_at: Option<DateTime<Utc>>,
    tournament: &Tournament,
) -> Result<Option<String>, StoreError> {
    let named = tournaments::table
        .filter(tournaments::club_id.eq(club))
        .filter(tournaments::name.eq(tournament.name().as_str()));
    let rows: Vec<Row> = named.select(Row::as_select()).load(conn)?;
    let starts_at = starts_at.map(|at| at.trunc_subsecs(6).naive_utc());
    for row in rows.into_iter().filter(|row| starts_at.is_none_or(|at| at == row.starts_at)) {
        let slug = row.slug.clone();
        if load_from_row(conn, row)?.tournament == *tournament {
            return Ok(Some(slug));
        }
    }
    Ok(None)
}

/// Imports a tournament like [`import`], once per key. Repeating the import returns the tournament imported the first time, and false.
///
/// # Errors
/// The same as [`import`], and [`ImportError::KeyUsed`].
pub fn import_once(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    key: &IdempotencyKey,
    import: &TournamentImport,
) -> Result<(Header, bool), ImportError> {
    let id = TournamentId::from(derive_id(club, key));
    store.write(|conn| {
        clubs::find(conn, club)?;
        let made = tournaments::table.find(&id).select(Row::as_select()).first::<Row>(conn).optional();
        let made = made.map_err(StoreError::from)?;
        let Some(row) = made else { return Ok((insert(conn, id.clone(), club, by, import)?, true)) };
        // Later changes to the tournament do not matter.
        let is_same = row.setup == columns::to_text(import.tournament.setup())?
            && row.name == import.tournament.name().as_str();
        if is_same { Ok((row.try_into()?, false)) } else { Err(ImportError::KeyUsed) }
    })
}

/// Derives an id from a key, so that it is always the same.
pub(crate) fn derive_id(club: &ClubId, key: &IdempotencyKey) -> String {
    let hash = Sha256::digest(format!("{club} {key}"));
    let first = hash.iter().take(16).map(|byte| format!("{byte:02x}"));
    first.collect()
}

/// Imports a tournament into a club, with its results as a ledger. It is running if anything has happened in it, and a draft otherwise.
pub fn import(
    store: &Store,
    club: &ClubId,
    by: Option<&AccountId>,
    import: &TournamentImport,
) -> Result<Header, ImportError> {
    store.write(|conn| {
        clubs::find(conn, club)?;
        insert(conn, TournamentId::made(), club, by, import)
    })
}

pub(crate) fn insert(
    conn: &mut Conn,
    id: TournamentId,
    club: &ClubId,
    by: Option<&AccountId>,
    import: &TournamentImport,
) -> Result<Header, ImportError> {
    insert_paced(conn, id, club, by, import, ImportTimes::now())
}

/// Times of the start and of the results of an import.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ImportTimes {
    /// Time of the start.
    pub(crate) began: DateTime<Utc>,
    /// Time for which a hand was played; zero if it is unknown.
    pub(crate) per_hand: TimeDelta,
}

impl ImportTimes {
    /// Everything now.
    pub(crate) fn now() -> Self {
        Self { began: now(), per_hand: TimeDelta::zero() }
    }

    /// Returns the time of a hand's result.
    fn result_of(self, slot: Slot) -> DateTime<Utc> {
        let hands = i32::try_from(slot.hand).unwrap_or(i32::MAX);
        (self.began + self.per_hand.checked_mul(hands).unwrap_or_default()).trunc_subsecs(6)
    }
}

/// Like [`insert`], with times other than now.
pub(crate) fn insert_paced(
    conn: &mut Conn,
    id: TournamentId,
    club: &ClubId,
    by: Option<&AccountId>,
    import: &TournamentImport,
    times: ImportTimes,
) -> Result<Header, ImportError> {
    let tournament = &import.tournament;
    let new = NewTournament {
        starts_at: import.starts_at,
        tournament: tournament.clone(),
        roster: BTreeMap::new(),
        order: Some(EntrantOrder::AsTyped),
        announcement: None,
    };
    let mut row = save::insert(conn, id, club, by, &new)?;
    let ledger: Vec<Entry> =
        tournament.hands().iter().flat_map(|hand| entries_of(tournament, hand)).collect();
    let steps = line_up_changes(tournament, &ledger);
    let drawn = tournament.first_dealers().next().is_some();
    let begun = drawn
        || !ledger.is_empty()
        || !steps.is_empty()
        || !tournament.rulings().is_empty()
        || tournament.is_stopped()
        || tournament.play_off().is_some();
    if begun {
        start(conn, &mut row, by, tournament, times.began)?;
        steps::import(conn, club, &row, by, &steps)?;
        first_dealers::import(conn, &row.id, tournament, by)?;
        if let Some(play_off) = tournament.play_off() {
            play_offs::insert(conn, &row.id, by, play_off)?;
        }
        for ruling in tournament.rulings() {
            record_event(conn, &row.id, &EventKind::Ruled(ruling.clone()), by)?;
        }
        for (known, entry) in ledger.into_iter().enumerate() {
            entries::insert(conn, &row.id, known, &to_ledger_entry(entry, by, times))?;
        }
        played_hands::mark_dealt_elsewhere(conn, &row.id, tournament)?;
    }
    let kept = load_from_row(conn, row)?;
    match first_difference(tournament, &kept.tournament) {
        Some(slot) => Err(ImportError::OpenHand(slot)),
        None => Ok(kept.header),
    }
}

/// Imports a tournament, and starts it even if nothing has happened in it.
pub(crate) fn insert_running(
    conn: &mut Conn,
    club: &ClubId,
    by: Option<&AccountId>,
    import: &TournamentImport,
    times: ImportTimes,
) -> Result<TournamentId, ImportError> {
    let header = insert_paced(conn, TournamentId::made(), club, by, import, times)?;
    if header.state == TournamentState::Draft {
        let mut row = Row::by_id(conn, &header.id)?;
        start(conn, &mut row, by, &import.tournament, times.began)?;
    }
    Ok(header.id)
}

/// Creates a tournament in which everybody is present, and starts it.
pub(crate) fn insert_started(
    conn: &mut Conn,
    club: &ClubId,
    by: Option<&AccountId>,
    new: &NewTournament,
) -> Result<TournamentId, StoreError> {
    let mut row = save::insert(conn, TournamentId::made(), club, by, new)?;
    start(conn, &mut row, by, &new.tournament, now())?;
    Ok(row.id)
}

/// Starts an imported tournament. Its original players were all present.
pub(super) fn start(
    conn: &mut Conn,
    row: &mut Row,
    by: Option<&AccountId>,
    tournament: &Tournament,
    at: DateTime<Utc>,
) -> Result<(), StoreError> {
    let there = tournament.entrants().iter().filter(|entrant| entrant.since.is_none());
    for player in there.flat_map(|entrant| &entrant.players) {
        people::mark_present(conn, &row.id, &player.id, true)?;
    }
    row.state = TournamentState::Running.to_string();
    row.started_at = Some(at.naive_utc());
    record_event(conn, &row.id, &EventKind::Started, by)?;
    if tournament.is_stopped() {
        row.stopped_at = Some(now().naive_utc());
        record_event(conn, &row.id, &EventKind::Stopped, by)?;
    }
    diesel::update(tournaments::table.find(&row.id)).set(&*row).execute(conn)?;
    Ok(())
}

/// Returns the entries about a hand: first those for attempts that got stuck, then the one for its result.
fn entries_of(tournament: &Tournament, hand: &Hand) -> Vec<Entry> {
    let stuck = hand.voided.iter().map(|voided| (HandResult::Void(VoidReason::Stuck), &voided.penalties));
    // Hands closed by a withdrawal have no entry.
    let recorded = |_: &&HandResult| !tournament.is_closed(hand) || !hand.penalties.is_empty();
    let result = hand.result.iter().filter(recorded).map(|result| (result.clone(), &hand.penalties));
    let entry = |((outcome, penalties), revision): ((HandResult, &Vec<Penalty>), u32)| Entry {
        slot: hand.slot,
        revision,
        seating: hand.seating.clone(),
        dealer: hand.dealer.clone(),
        opener: hand.opener.clone(),
        shared: hand.shared && outcome != HandResult::Void(VoidReason::Stuck),
        outcome: Some(outcome),
        penalties: penalties.clone(),
        restores: None,
    };
    stuck.chain(result).zip(1..).map(entry).collect()
}

/// Returns the line-up changes, each with the number of entries before it; once there are more, the change cannot be undone.
fn line_up_changes(tournament: &Tournament, ledger: &[Entry]) -> Vec<(LineUpChange, u64)> {
    let before =
        |step: &LineUpChange| ledger.iter().filter(|entry| !step.since().covers(entry.slot)).count() as u64;
    tournament.line_up_changes().into_iter().map(|step| (step.clone(), before(&step))).collect()
}

fn to_ledger_entry(entry: Entry, by: Option<&AccountId>, times: ImportTimes) -> LedgerEntry {
    LedgerEntry {
        created_at: times.result_of(entry.slot),
        id: EntryId::made(),
        entry,
        note: String::new(),
        account_id: by.cloned(),
        via: EntrySource::Import,
        entry_key: random_key(),
    }
}

fn first_difference(wanted: &Tournament, kept: &Tournament) -> Option<Slot> {
    if wanted == kept {
        return None;
    }
    let differing = wanted.hands().iter().find(|hand| kept.hand(hand.slot) != Some(*hand));
    differing.or(wanted.hands().last()).map(|hand| hand.slot)
}
