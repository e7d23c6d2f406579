//! A player says what the own hand ended with; with the last one the hand is recorded.

use super::row;
use crate::error::failure;
use crate::{
    Conn, Store, StoreError, TournamentId, dealt,
    entries::{self, EntryKey, RecordEntry, RecordError, Via},
    news,
    tournaments::{self, Stored, TournamentStage},
};
use lastcard_tournament::{Amendment, CountsTogether, OwnCount, PlayerId, Slot, Turn, WhoCounts};

/// How often a player says something of one holding. People who cannot count need three tries.
const MOST_OF_HOLDING: i64 = 30;

/// What a player says.
#[derive(Debug, Clone)]
pub struct SayOwnCount {
    /// In which tournament.
    pub tournament: TournamentId,
    /// Of which hand.
    pub slot: Slot,
    /// The revision of the hand that was on the screen; 0 when nothing was recorded.
    pub based_on: u32,
    /// Who says it, of the own holding.
    pub player: PlayerId,
    /// What.
    pub count: OwnCount,
    /// The number of what was said last of this holding, as the phone knew it; 0 where it knew of nothing.
    pub seen: u32,
    /// The phone's name of this submission.
    pub entry_key: EntryKey,
    /// From which device, as people call it.
    pub device: String,
}

/// Why it was not taken.
#[derive(Debug, thiserror::Error)]
pub enum OwnCountError {
    /// Nobody plays, or this hand has not come yet.
    #[error("not-played")]
    NotPlayed,
    /// The table counts for everybody.
    #[error("not-offered")]
    NotOffered,
    /// The hand was recorded, or taken back, since it was on the screen.
    #[error("changed")]
    Changed,
    /// The player does not sit in this hand.
    #[error("not-seated")]
    NotSeated,
    /// The hand is played on phones, which count by themselves.
    #[error("on-phones")]
    OnPhones,
    /// The player has said more of it than anybody counts.
    #[error("too-often")]
    TooOften,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(OwnCountError);

/// Takes what a player says; the hand is recorded with the last one that was missing. The same submission is taken once. What is `known` of
/// the tournament is not read again.
///
/// # Errors
/// When it is not the time for it, or the player has nothing to count.
pub fn say(store: &Store, known: Option<&Stored>, new: &SayOwnCount) -> Result<(), OwnCountError> {
    store.write(|conn| {
        if row::is_said(conn, new)? {
            return Ok(());
        }
        let mut stored = tournaments::up_to_date(conn, &new.tournament, known)?;
        may_say(conn, &stored, new)?;
        row::insert(conn, new)?;
        record(conn, &mut stored, new)?;
        Ok(news::tell(conn, &new.tournament)?)
    })
}

fn may_say(conn: &mut Conn, stored: &Stored, new: &SayOwnCount) -> Result<(), OwnCountError> {
    let tournament = &stored.tournament;
    if stored.header.stage != TournamentStage::Running {
        return Err(OwnCountError::NotPlayed);
    }
    let hand = tournament.hand(new.slot).ok_or(OwnCountError::Changed)?;
    let setup = tournament.setup_of(new.slot);
    if stored.conduct.counting == WhoCounts::Table || !setup.takes_own_counts() {
        return Err(OwnCountError::NotOffered);
    }
    if !hand.seating.has(&new.player) {
        return Err(OwnCountError::NotSeated);
    }
    if stored.revision(new.slot) != new.based_on {
        return Err(OwnCountError::Changed);
    }
    if tournament.turn(new.slot) != Turn::Next {
        return Err(OwnCountError::NotPlayed);
    }
    if dealt::on_phones(conn, &new.tournament)?.in_play(new.slot.table) {
        return Err(OwnCountError::OnPhones);
    }
    if row::times(conn, new)? >= MOST_OF_HOLDING {
        return Err(OwnCountError::TooOften);
    }
    Ok(())
}

/// Records the hand, once everybody has said what is needed of it.
fn record(conn: &mut Conn, stored: &mut Stored, new: &SayOwnCount) -> Result<(), StoreError> {
    let counts = row::of_hand(conn, &new.tournament, new.slot, new.based_on)?;
    let Some(hand) = stored.tournament.hand(new.slot) else { return Ok(()) };
    let together = counts.together(stored.tournament.setup_of(new.slot), &hand.seating);
    let CountsTogether::Complete(outcome) = together else { return Ok(()) };
    let entry = RecordEntry {
        tournament: new.tournament.clone(),
        slot: new.slot,
        based_on_revision: new.based_on,
        amendment: Amendment::Record { outcome, penalties: Vec::new() },
        shared: false,
        entry_key: EntryKey::random(),
        via: Via::OwnCounts,
        account: None,
        note: String::new(),
    };
    match entries::record_one(conn, stored, &entry) {
        Ok(_) => Ok(()),
        Err(RecordError::Store(error)) => Err(error),
        Err(refusal) => {
            // It stays with what was said; the table, or an organiser, enters the hand.
            tracing::warn!(slot = %new.slot, ?refusal, "own counts came to what is not recorded");
            Ok(())
        }
    }
}
