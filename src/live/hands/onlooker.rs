//! Somebody who looks on: at one table of a tournament or at all of them, from hand to hand.

use std::{collections::BTreeMap, future::poll_fn, pin::Pin, sync::Arc, task::Poll};

use tokio::sync::watch;

use super::Moment;
use super::play::off;
use crate::{Live, Picture};
use lastcard_store::{DealtHandId, StoreError};

/// Follows a tournament, and with it what happens on the phones of its tables.
#[derive(Debug)]
pub struct Onlooker {
    live: Live,
    /// The one table that is looked at; none for all of them.
    table: Option<u32>,
    picture: watch::Receiver<Arc<Picture>>,
    hands: BTreeMap<u32, HandWatch>,
    /// Whether something happened that was not told yet.
    due: bool,
}

type HandWatch = (DealtHandId, watch::Receiver<Arc<Moment>>);

/// A tournament as everybody may see it, and the hand that was set up last at each table that is looked at: with the secrets of the cards.
#[derive(Debug, Clone)]
pub struct Sight {
    /// The tournament as it stands with these hands.
    pub picture: Arc<Picture>,
    /// The hands, by table.
    pub hands: BTreeMap<u32, Arc<Moment>>,
}

impl Onlooker {
    /// Begins to look. It may wait for the database.
    pub fn new(live: Live, slug: &str, table: Option<u32>) -> Result<Self, StoreError> {
        let picture = live.watch_whole(slug)?;
        let hands = watch_all(&live, wanted(&picture.borrow(), table))?;
        Ok(Self { live, table, picture, hands, due: true })
    }

    /// How it stands; nothing where it is not for everybody to see.
    pub fn sight(&mut self) -> Option<Sight> {
        let hands = self.hands.iter_mut();
        let hands = hands.map(|(table, (_, hand))| (*table, hand.borrow_and_update().clone()));
        let hands: BTreeMap<_, _> = hands.collect();
        let picture = self.picture.borrow_and_update().for_everybody()?;
        if picture.withholds {
            return Some(Sight { picture, hands: BTreeMap::new() });
        }
        let labels = &picture.told.labels;
        let called =
            |moment: Arc<Moment>| if labels.is_empty() { moment } else { Arc::new(moment.called(labels)) };
        // Of a hand that was set up under names which the picture does not know any more it tells nothing.
        let known = |moment: &Moment| {
            moment.dealt.seating.players().iter().all(|player| picture.tournament().player(player).is_some())
        };
        let hands = hands.into_iter().map(|(table, moment)| (table, called(moment)));
        let hands = hands.filter(|(_, moment)| known(moment)).collect();
        Some(Sight { picture, hands })
    }

    /// How it stands, at once when asked first and then after each change; nothing when the tournament is gone. It may be asked
    /// again before it has answered.
    pub async fn next(&mut self) -> Option<Sight> {
        if !self.due {
            self.changed().await?;
            self.due = true;
        }
        let wanted = wanted(&self.picture.borrow(), self.table);
        if !self.hands.values().map(|(id, _)| id).eq(wanted.values()) {
            let live = self.live.clone();
            self.hands = off(move || watch_all(&live, wanted)).await.ok()?.ok()?;
        }
        self.due = false;
        self.sight()
    }

    /// Waits until the tournament or one of the hands has changed.
    async fn changed(&mut self) -> Option<()> {
        let mut picture = Box::pin(self.picture.changed());
        let mut hands: Vec<_> = self.hands.values_mut().map(|(_, hand)| Box::pin(hand.changed())).collect();
        poll_fn(move |cx| match picture.as_mut().poll(cx) {
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

fn wanted(picture: &Picture, table: Option<u32>) -> BTreeMap<u32, DealtHandId> {
    let last = picture.stored.phones.last.iter();
    let looked_at = last.filter(|(number, _)| table.is_none_or(|table| table == **number));
    looked_at.map(|(number, (id, _))| (*number, id.clone())).collect()
}

fn watch_all(
    live: &Live,
    wanted: BTreeMap<u32, DealtHandId>,
) -> Result<BTreeMap<u32, HandWatch>, StoreError> {
    let watch = |(table, id): (u32, DealtHandId)| {
        let hand = live.watch_hand(&id)?;
        Ok((table, (id, hand)))
    };
    wanted.into_iter().map(watch).collect()
}
