//! The played hands in memory.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{Mutex as Line, Notify, watch};

use super::{Game, HandSnapshot, writing::MoveQueue};
use crate::Snapshots;
use lastcard_rules::choice::HandSize;
use lastcard_store::played_hands::{self, DealError, PlayedHand, PlayedHandState};
use lastcard_store::{PlayedHandId, Store, StoreError, TournamentId, seats};

/// Number of hands in memory at which finished hands without subscribers are evicted.
const MAX_HANDS: usize = 1_024;

type TableKey = (TournamentId, u32);

#[derive(Debug)]
pub(super) struct ActiveHand {
    pub(super) id: PlayedHandId,
    /// Lock for changing the hand, granted in order of arrival.
    pub(super) line: Arc<Line<()>>,
    pub(super) now: watch::Sender<Arc<HandSnapshot>>,
}

#[derive(Debug, Default)]
pub(crate) struct Registry {
    hands: Mutex<HashMap<PlayedHandId, Arc<ActiveHand>>>,
    /// The latest hand at each table that has subscribers.
    tables: Mutex<HashMap<TableKey, watch::Sender<Option<PlayedHandId>>>>,
    /// Notified when a hand arrives whose timers are not running yet.
    pub(super) came: Notify,
    pub(crate) moves: MoveQueue,
}

impl Registry {
    pub(super) fn all(&self) -> Vec<Arc<ActiveHand>> {
        self.lock().values().cloned().collect()
    }

    pub(crate) fn hand_count(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PlayedHandId, Arc<ActiveHand>>> {
        self.hands.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, id: &PlayedHandId) -> Option<Arc<ActiveHand>> {
        self.lock().get(id).cloned()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableKey, watch::Sender<Option<PlayedHandId>>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn notify_table(&self, dealt: &PlayedHand) {
        let mut tables = self.tables();
        tables.retain(|_, told| told.receiver_count() > 0);
        if let Some(told) = tables.get(&(dealt.tournament.clone(), dealt.slot.table)) {
            told.send_if_modified(|last| last.replace(dealt.id.clone()).as_ref() != Some(&dealt.id));
        }
    }

    /// Removes a hand that no longer exists. Its timers see that it is not in play any more.
    fn remove(&self, hand: &ActiveHand) {
        self.lock().remove(&hand.id);
        let last = hand.snapshot();
        let dealt = PlayedHand { state: PlayedHandState::Void, ..(*last.dealt).clone() };
        hand.publish(HandSnapshot { dealt: Arc::new(dealt), ..(*last).clone() });
    }

    fn put(&self, moment: HandSnapshot) -> Arc<ActiveHand> {
        let mut hands = self.lock();
        if hands.len() >= MAX_HANDS {
            hands.retain(|_, hand| hand.now.receiver_count() > 0 || hand.now.borrow().is_open());
        }
        let id = moment.dealt.id.clone();
        let fresh = || {
            let now = watch::Sender::new(Arc::new(moment));
            Arc::new(ActiveHand { id: id.clone(), line: Arc::default(), now })
        };
        hands.entry(id.clone()).or_insert_with(fresh).clone()
    }
}

impl ActiveHand {
    pub(super) fn snapshot(&self) -> Arc<HandSnapshot> {
        self.now.borrow().clone()
    }

    pub(super) fn publish(&self, moment: HandSnapshot) -> Arc<HandSnapshot> {
        let moment = Arc::new(moment);
        self.now.send_replace(moment.clone());
        moment
    }

    /// Reads the changes made by other copies of the program. The caller must hold the lock.
    pub(super) fn catch_up(&self, store: &Store) -> Result<Arc<HandSnapshot>, StoreError> {
        let before = self.snapshot();
        let dealt = played_hands::find(store, &self.id)?;
        let holders = seats::holders(store, &dealt.tournament)?;
        let seats = seats::log(store, &self.id)?;
        let mut game = match &before.game {
            Some(game) => Some(game.clone()),
            None => dealt.dealt_at.map(|_| Game::deal(&dealt)).transpose()?,
        };
        if let Some(game) = &mut game {
            let moves = played_hands::moves(store, &self.id, game.move_count())?;
            game.replay(&moves)?;
        }
        let moved = game.as_ref().map_or(0, Game::move_count) != before.move_count();
        let sat = holders == *before.holders && seats == *before.seats;
        if dealt == *before.dealt && sat && !moved {
            return Ok(before);
        }
        let reminds = before.reminds && !moved;
        let (dealt, holders, seats) = (Arc::new(dealt), Arc::new(holders), Arc::new(seats));
        Ok(self.publish(HandSnapshot { dealt, holders, seats, game, reminds }))
    }
}

fn load(store: &Store, id: &PlayedHandId) -> Result<HandSnapshot, StoreError> {
    let dealt = played_hands::find(store, id)?;
    let holders = seats::holders(store, &dealt.tournament)?;
    let seats = seats::log(store, id)?;
    let mut game = dealt.dealt_at.map(|_| Game::deal(&dealt)).transpose()?;
    if let Some(game) = &mut game {
        game.replay(&played_hands::moves(store, id, 0)?)?;
    }
    let (dealt, holders, seats) = (Arc::new(dealt), Arc::new(holders), Arc::new(seats));
    Ok(HandSnapshot { dealt, holders, seats, game, reminds: false })
}

impl Snapshots {
    /// Returns the current snapshot of a dealt hand.
    pub fn hand(&self, id: &PlayedHandId) -> Result<Arc<HandSnapshot>, StoreError> {
        Ok(self.active_hand(id)?.snapshot())
    }

    /// Returns the snapshot of a dealt hand, if it is in memory. Never blocks.
    pub fn cached_hand(&self, id: &PlayedHandId) -> Option<Arc<HandSnapshot>> {
        self.cached_active_hand(id).map(|hand| hand.snapshot())
    }

    pub(super) fn cached_active_hand(&self, id: &PlayedHandId) -> Option<Arc<ActiveHand>> {
        self.hands.get(id)
    }

    /// Subscribes to a dealt hand.
    pub fn watch_hand(&self, id: &PlayedHandId) -> Result<watch::Receiver<Arc<HandSnapshot>>, StoreError> {
        Ok(self.active_hand(id)?.now.subscribe())
    }

    /// Sets up a hand.
    pub fn set_up_hand(
        &self,
        tournament: &TournamentId,
        set_up: impl FnOnce(&Store) -> Result<PlayedHand, DealError>,
    ) -> Result<Arc<HandSnapshot>, DealError> {
        let dealt = self.change(tournament, set_up)?;
        let moment = self.reread_hand(&dealt.id)?;
        self.hands.notify_table(&moment.dealt);
        Ok(moment)
    }

    /// Subscribes to the latest hand at a table.
    pub fn watch_table(
        &self,
        tournament: &TournamentId,
        table: u32,
    ) -> Result<watch::Receiver<Option<PlayedHandId>>, StoreError> {
        let last = played_hands::latest_at_table(self.store(), tournament, table)?.map(|dealt| dealt.id);
        let mut tables = self.hands.tables();
        let told = tables.entry((tournament.clone(), table)).or_insert_with(|| watch::Sender::new(None));
        told.send_if_modified(|known| std::mem::replace(known, last.clone()) != last);
        Ok(told.subscribe())
    }

    /// Deals a hand, so that play begins. `chosen` is the dealer's choice, if the rules ask for one.
    pub fn deal_hand(
        &self,
        id: &PlayedHandId,
        chosen: Option<HandSize>,
    ) -> Result<Arc<HandSnapshot>, DealError> {
        let tournament = self.hand(id)?.dealt.tournament.clone();
        self.change(&tournament, |store| played_hands::deal(store, id, chosen))?;
        Ok(self.reread_hand(id)?)
    }

    /// Gives up a hand.
    pub fn close_hand(&self, id: &PlayedHandId) -> Result<Arc<HandSnapshot>, StoreError> {
        let tournament = self.hand(id)?.dealt.tournament.clone();
        self.change(&tournament, |store| played_hands::close(store, id))?;
        self.reread_hand(id)
    }

    /// Rereads the hands of a tournament from the database. A hand that cannot be read now is read later.
    pub(crate) fn reread_hands(&self, tournament: &TournamentId) {
        if let Err(error) = self.notify_tables(tournament) {
            tracing::warn!(%error, %tournament, "the hands of a tournament cannot be read");
        }
        for hand in self.hands.all().iter().filter(|hand| hand.snapshot().dealt.tournament == *tournament) {
            match self.reread_hand(&hand.id) {
                Ok(_) => {}
                // Deleted with its tournament.
                Err(StoreError::NotFound) => self.hands.remove(hand),
                Err(error) => tracing::warn!(%error, hand = %hand.id, "the snapshot of a hand is behind"),
            }
        }
    }

    /// Tells subscribers to a tournament's tables which hands are being played there.
    fn notify_tables(&self, tournament: &TournamentId) -> Result<(), StoreError> {
        if !self.hands.tables().keys().any(|(watched, _)| watched == tournament) {
            return Ok(());
        }
        played_hands::list_in_play(self.store(), tournament)?
            .iter()
            .for_each(|dealt| self.hands.notify_table(dealt));
        Ok(())
    }

    /// Reads moves that another copy of the program wrote.
    pub(crate) fn catch_up_hand(&self, id: &PlayedHandId, moves: usize) -> Result<(), StoreError> {
        match self.hands.get(id) {
            Some(hand) if hand.snapshot().move_count() < moves => self.reread_hand(id).map(|_| ()),
            _ => Ok(()),
        }
    }

    pub(crate) fn catch_up_hands(&self) -> Result<(), StoreError> {
        let known = self.hands.all();
        let in_play = || known.iter().filter(|hand| hand.snapshot().dealt.state.is_in_play());
        if in_play().next().is_none() {
            return Ok(());
        }
        let marks = played_hands::versions(self.store())?;
        let changed = |hand: &&Arc<ActiveHand>| {
            let now = hand.snapshot();
            let joining = now.dealt.state == PlayedHandState::Joining;
            joining
                || marks.get(&hand.id) != Some(&(now.dealt.state, now.move_count(), now.seats.row_count()))
        };
        in_play().filter(changed).try_for_each(|hand| self.reread_hand(&hand.id).map(|_| ()))
    }

    fn reread_hand(&self, id: &PlayedHandId) -> Result<Arc<HandSnapshot>, StoreError> {
        let hand = self.active_hand(id)?;
        let _first = hand.line.blocking_lock();
        let was_open = hand.snapshot().is_open();
        let now = hand.catch_up(self.store())?;
        if now.is_open() && !was_open {
            self.hands.came.notify_one();
        }
        Ok(now)
    }

    pub(super) fn active_hand(&self, id: &PlayedHandId) -> Result<Arc<ActiveHand>, StoreError> {
        if let Some(hand) = self.hands.get(id) {
            return Ok(hand);
        }
        let hand = self.hands.put(load(self.store(), id)?);
        // No notification is received for a change between loading and caching.
        {
            let _first = hand.line.blocking_lock();
            hand.catch_up(self.store())?;
        }
        if hand.snapshot().dealt.state == PlayedHandState::Open {
            self.hands.came.notify_one();
        }
        Ok(hand)
    }
}
