//! Spectators of one table or of all tables of a tournament, hand after hand.

use std::{collections::BTreeMap, future::poll_fn, pin::Pin, sync::Arc, task::Poll};

use tokio::sync::watch;

use super::HandSnapshot;
use super::play::run_blocking;
use crate::{Snapshots, TournamentSnapshot};
use lastcard_store::{PlayedHandId, StoreError};

/// Follows a tournament and the played hands at its tables.
#[derive(Debug)]
pub struct Spectator {
    snapshots: Snapshots,
    /// The table to watch; `None` for all tables.
    table: Option<u32>,
    snapshot: watch::Receiver<Arc<TournamentSnapshot>>,
    hands: BTreeMap<u32, HandWatch>,
    /// True if a change has not been delivered yet.
    due: bool,
}

type HandWatch = (PlayedHandId, watch::Receiver<Arc<HandSnapshot>>);

/// A tournament as the public may see it, with the latest hand at each table watched. The hands contain all
/// secrets.
#[derive(Debug, Clone)]
pub struct SpectatorSnapshot {
    /// The tournament with these hands.
    pub snapshot: Arc<TournamentSnapshot>,
    /// The hands, by table.
    pub hands: BTreeMap<u32, Arc<HandSnapshot>>,
}

impl Spectator {
    /// Starts watching. May block on the database.
    pub fn new(snapshots: Snapshots, slug: &str, table: Option<u32>) -> Result<Self, StoreError> {
        let snapshot = snapshots.watch_unredacted(slug)?;
        let hands = watch_all(&snapshots, latest_hands(&snapshot.borrow(), table))?;
        Ok(Self { snapshots, table, snapshot, hands, due: true })
    }

    /// Returns the current state, or `None` if it is not public.
    pub fn snapshot(&mut self) -> Option<SpectatorSnapshot> {
        let hands = self.hands.iter_mut();
        let hands = hands.map(|(table, (_, hand))| (*table, hand.borrow_and_update().clone()));
        let hands: BTreeMap<_, _> = hands.collect();
        let snapshot = self.snapshot.borrow_and_update().for_public()?;
        if snapshot.is_embargoed {
            return Some(SpectatorSnapshot { snapshot, hands: BTreeMap::new() });
        }
        let labels = &snapshot.told.labels;
        let called = |moment: Arc<HandSnapshot>| {
            if labels.is_empty() { moment } else { Arc::new(moment.with_pseudonyms(labels)) }
        };
        // Leaves out a hand set up under names that the snapshot no longer has.
        let known = |moment: &HandSnapshot| {
            moment.dealt.seating.players().iter().all(|player| snapshot.tournament().player(player).is_some())
        };
        let hands = hands.into_iter().map(|(table, moment)| (table, called(moment)));
        let hands = hands.filter(|(_, moment)| known(moment)).collect();
        Some(SpectatorSnapshot { snapshot, hands })
    }

    /// Returns the state, immediately on the first call and later after each change, or `None` once the
    /// tournament is gone. Cancel-safe: a call may be dropped and repeated.
    pub async fn next(&mut self) -> Option<SpectatorSnapshot> {
        if !self.due {
            self.changed().await?;
            self.due = true;
        }
        let wanted = latest_hands(&self.snapshot.borrow(), self.table);
        if !self.hands.values().map(|(id, _)| id).eq(wanted.values()) {
            let snapshots = self.snapshots.clone();
            self.hands = run_blocking(move || watch_all(&snapshots, wanted)).await.ok()?.ok()?;
        }
        self.due = false;
        self.snapshot()
    }

    /// Waits for a change of the tournament or of a hand.
    async fn changed(&mut self) -> Option<()> {
        let mut snapshot = Box::pin(self.snapshot.changed());
        let mut hands: Vec<_> = self.hands.values_mut().map(|(_, hand)| Box::pin(hand.changed())).collect();
        poll_fn(move |cx| match snapshot.as_mut().poll(cx) {
            Poll::Ready(changed) => Poll::Ready(changed),
            Poll::Pending => {
                let mut each = hands.iter_mut().map(|hand| Pin::as_mut(hand).poll(cx));
                each.find(Poll::is_ready).unwrap_or(Poll::Pending)
            }
        })
        .await
        .ok()
    }
}

fn latest_hands(snapshot: &TournamentSnapshot, table: Option<u32>) -> BTreeMap<u32, PlayedHandId> {
    let last = snapshot.stored.phones.last.iter();
    let looked_at = last.filter(|(number, _)| table.is_none_or(|table| table == **number));
    looked_at.map(|(number, (id, _))| (*number, id.clone())).collect()
}

fn watch_all(
    snapshots: &Snapshots,
    wanted: BTreeMap<u32, PlayedHandId>,
) -> Result<BTreeMap<u32, HandWatch>, StoreError> {
    let watch = |(table, id): (u32, PlayedHandId)| {
        let hand = snapshots.watch_hand(&id)?;
        Ok((table, (id, hand)))
    };
    wanted.into_iter().map(watch).collect()
}
