//! Bots that play the trial evenings, and the end of those whose time is up.
//!
//! Which hands the bots have finished follows from the record and the time, and the key of a result from its hand. So every copy of the
//! service may play, a result is recorded only once, and after a restart the bots go on.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::pin::pin;
use std::time::Duration;

use chrono::{DateTime, Utc};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use tokio::{sync::watch, time::sleep};

use super::played_hands::run_blocking;
use super::{Snapshots, TournamentSnapshot};
use lastcard_club::{TournamentState, TrialSpeed, finished_trial_hands};
use lastcard_rules::Random;
use lastcard_rules::bot::Bot;
use lastcard_store::StoreError;
use lastcard_store::codes::{self, TableCode};
use lastcard_store::entries::{EntrySource, NewEntry};
use lastcard_store::tournaments::{self, Header};
use lastcard_tournament::{Amendment, EntryRequest, IdempotencyKey, NextHand, play_by_bots};

/// Interval between searches for trial evenings that another copy of the program began, or whose time is up.
const SWEEP: Duration = Duration::from_secs(15);

/// Interval between looks at an evening in which the bots play.
const TICK: Duration = Duration::from_secs(1);

/// Pause between hands of bots that play at once, so that people can see the results come.
const AT_ONCE: Duration = Duration::from_millis(150);

impl Snapshots {
    /// Plays and ends trial evenings until the service closes.
    pub async fn run_trials(self, mut closing: watch::Receiver<bool>) {
        let mut closed = pin!(closing.wait_for(|closing| *closing));
        loop {
            let snapshots = self.clone();
            let tended = run_blocking(move || snapshots.tend_trials(Utc::now())).await;
            let wait = tended.flatten().unwrap_or_else(|error| {
                tracing::warn!(%error, "the trial evenings cannot be played");
                SWEEP
            });
            tokio::select! {
                _ = &mut closed => return,
                () = self.trials.notified() => {}
                () = sleep(wait) => {}
            }
        }
    }

    /// Notifies the bots that an evening has begun or got another pace.
    pub fn wake_trials(&self) {
        self.trials.notify_one();
    }

    /// Deletes the trial evenings whose time is up, and records the hands that the bots of the others have finished by now. Returns the
    /// time after which to do this again. An evening that fails stops no other.
    pub fn tend_trials(&self, now: DateTime<Utc>) -> Result<Duration, StoreError> {
        let tend = |header: Header| match self.tend_trial(&header, now) {
            Ok(wait) => wait,
            Err(error) => {
                tracing::warn!(%error, tournament = %header.id, "a trial evening cannot be played");
                SWEEP
            }
        };
        Ok(tournaments::list_trials(&self.store)?.into_iter().map(tend).min().unwrap_or(SWEEP))
    }

    fn tend_trial(&self, header: &Header, now: DateTime<Utc>) -> Result<Duration, StoreError> {
        if header.trial_until.is_some_and(|until| until <= now) {
            self.change(&header.id, |store| tournaments::delete_expired_trial(store, &header.id, now))?;
            return Ok(SWEEP);
        }
        match self.fresh_unredacted(&header.slug) {
            Ok(snapshot) => self.play_trial(&snapshot, now),
            Err(StoreError::NotFound) => Ok(SWEEP),
            Err(error) => Err(error),
        }
    }

    /// Records the hands that the bots of an evening have finished by now.
    fn play_trial(&self, snapshot: &TournamentSnapshot, now: DateTime<Utc>) -> Result<Duration, StoreError> {
        let (header, tournament) = (snapshot.header(), snapshot.tournament());
        let clock = snapshot.stored.hall.trial.filter(|_| header.state == TournamentState::Running);
        let Some(clock) = clock.filter(|_| !tournament.next_hands().is_empty()) else { return Ok(SWEEP) };
        let ready = |next: &NextHand| ready_at(snapshot, next);
        let mut hands = finished_trial_hands(tournament, clock, snapshot.club.pace, ready, now);
        // People play there themselves.
        hands.retain(|next| !snapshot.stored.phones.is_in_play(next.slot.table));
        if !hands.is_empty() {
            let codes = codes::list(&self.store, &header.club_id, &header.id)?;
            for new in hands.iter().filter_map(|next| bots_entry(snapshot, &codes, next)) {
                // A result that somebody else has entered, or a closed block: the bots look again.
                if let Err(error) = self.record(&new) {
                    tracing::debug!(%error, slot = %new.request.slot, "a result of the bots is not recorded");
                }
            }
        }
        Ok(match clock.pace.speed(tournament) {
            TrialSpeed::Paused => SWEEP,
            TrialSpeed::RealTime | TrialSpeed::Tenfold | TrialSpeed::Sixtyfold => TICK,
            TrialSpeed::Block | TrialSpeed::End if hands.is_empty() => TICK,
            TrialSpeed::Block | TrialSpeed::End => AT_ONCE,
        })
    }
}

/// Returns the time from which a table could play its next hand: its players have no other hand since.
fn ready_at(snapshot: &TournamentSnapshot, next: &NextHand) -> DateTime<Utc> {
    let players = next.seats.players();
    let plays = |player| players.contains(player);
    let last = snapshot.stored.entries.iter().rev().find(|one| one.entry.seating.players().iter().any(plays));
    let header = snapshot.header();
    last.map_or_else(|| header.started_at.unwrap_or(header.created_at), |last| last.created_at)
}

/// Plays a hand, and returns the entry that a phone at the table would send.
fn bots_entry(snapshot: &TournamentSnapshot, codes: &[TableCode], next: &NextHand) -> Option<NewEntry> {
    let (slot, id) = (next.slot, &snapshot.header().id);
    let code = codes.iter().find(|code| code.table == slot.table)?;
    let revision = snapshot.stored.revision(slot);
    let rng = |purpose: &str| {
        let mut seed = DefaultHasher::new();
        (id, slot, revision, purpose).hash(&mut seed);
        Xoshiro256PlusPlus::seed_from_u64(seed.finish())
    };
    let (shuffle, mut decisions) = (Random(rng("cards")), rng("moves"));
    let played = play_by_bots(snapshot.tournament(), next, Bot::default(), shuffle, &mut decisions);
    let outcome = played.ok().flatten()?;
    Some(NewEntry {
        tournament: id.clone(),
        request: EntryRequest {
            slot,
            based_on: revision,
            entry_key: IdempotencyKey::for_trial(slot, revision),
            amendment: Amendment::Record { outcome, penalties: Vec::new() },
        },
        shared: false,
        via: EntrySource::Table { code: code.code.as_str().to_owned(), device: String::new() },
        account: None,
        note: String::new(),
    })
}
