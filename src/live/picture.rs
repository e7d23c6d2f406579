//! A tournament as it is shown.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use chrono::Utc;

use super::chances::LaterChances;
use super::editions::Editions;
use lastcard_store::{
    AccountId, Store, StoreError, accounts,
    clubs::{self, Club},
    tournaments::{self, Event, Header, Mark, Stored, Told},
};
use lastcard_tournament::{Deal, Name, Remark, Slot, Status, Tally, Tournament, Unconfirmed, tally};

/// A tournament with everything its pages need, as it was at one moment.
#[derive(Debug, Clone, PartialEq)]
pub struct Picture {
    /// The club that holds it.
    pub club: Club,
    /// The tournament and its ledger.
    pub stored: Stored,
    /// What the hands add up to.
    pub tally: Tally,
    /// What happened beside the results, oldest first.
    pub events: Arc<[Event]>,
    /// What is said to the hall at this moment.
    pub says: Option<Remark>,
    /// The results that nobody of the other side has confirmed yet.
    pub unconfirmed: Arc<BTreeMap<Slot, Unconfirmed>>,
    /// The names of the club's organisers, who stand in the history.
    pub organisers: Arc<BTreeMap<AccountId, Name>>,
    /// Whether standings, and all they follow from, are withheld in it.
    pub withholds: bool,
    /// What it is told by: under which names, for what is not in the picture itself.
    pub told: Arc<Told>,
    /// What others than organisers are told, where that is not everything.
    pub(super) editions: Option<Arc<Editions>>,
    pub(super) chances: LaterChances,
}

impl Picture {
    pub(super) fn load(store: &Store, slug: &str) -> Result<Self, StoreError> {
        let stored = tournaments::load(store, slug)?;
        let club = clubs::by_id(store, &stored.header.club_id)?;
        let events = tournaments::events(store, &stored.header.id)?;
        let organisers: BTreeMap<_, _> =
            accounts::list(store, &club.id)?.into_iter().map(|a| (a.id, a.name)).collect();
        Ok(Self::whole(club, stored, events.into(), organisers.into(), LaterChances::default()))
    }

    /// The same with what was recorded since, and where seats changed hands with that.
    pub(super) fn with(&self, store: &Store, stored: Stored) -> Result<Self, StoreError> {
        let on_phones = stored.phones != self.stored.phones;
        let events = if on_phones {
            tournaments::events(store, &stored.header.id)?.into()
        } else {
            self.events.clone()
        };
        let (club, organisers) = (self.club.clone(), self.organisers.clone());
        let (before, now) = (self.mark(), stored.mark());
        // What happens on phones changes no chances.
        let same = (before.revision, before.entries) == (now.revision, now.entries);
        let chances = if same { self.chances.clone() } else { LaterChances::default() };
        Ok(Self::whole(club, stored, events, organisers, chances))
    }

    /// With all there is, and what others are told of it now.
    fn whole(
        club: Club,
        stored: Stored,
        events: Arc<[Event]>,
        organisers: Arc<BTreeMap<AccountId, Name>>,
        chances: LaterChances,
    ) -> Self {
        let (withholds, told, editions) = (false, Arc::default(), None);
        let (tally, now) = (tally(&stored.tournament), Utc::now());
        let says = stored.says(now).cloned();
        let unconfirmed = stored.unconfirmed(now).into();
        let whole = Self {
            club,
            stored,
            tally,
            events,
            says,
            unconfirmed,
            organisers,
            withholds,
            told,
            editions,
            chances,
        };
        whole.edited(now)
    }

    /// The tournament's name, address, stage and times.
    pub fn header(&self) -> &Header {
        &self.stored.header
    }

    /// The tournament with its hands.
    pub fn tournament(&self) -> &Tournament {
        &self.stored.tournament
    }

    /// Which state of the tournament this is: equal marks, equal pages.
    pub fn mark(&self) -> Mark {
        self.stored.mark()
    }

    /// Names that state, for pages and their streams. Standings may be told, and what is said may be over, without any change.
    pub fn version(&self) -> String {
        let (mark, withholds) = (self.mark(), if self.withholds { "-w" } else { "" });
        let says = if self.says.is_some() { "-s" } else { "" };
        match self.unconfirmed.len() {
            0 => format!("{mark}{withholds}{says}"),
            count => format!("{mark}{withholds}{says}-u{count}"),
        }
    }

    /// About what it takes of the memory: measured were so many bytes a tournament, a hand and an entry.
    pub(super) fn bytes(&self) -> usize {
        const TOURNAMENT: usize = 20_000;
        const HAND: usize = 600;
        const ENTRY: usize = 1_500;
        let own = TOURNAMENT + HAND * self.tournament().hands().len() + ENTRY * self.stored.entries.len();
        // An edition shares nothing with the whole.
        if self.editions.is_some() { 2 * own } else { own }
    }

    /// When something was recorded or changed last.
    pub fn changed_at(&self) -> chrono::DateTime<chrono::Utc> {
        let header = self.header();
        let entered = self.stored.entries.last().map(|entry| entry.created_at);
        [entered, header.archived_at, header.stopped_at, header.started_at]
            .into_iter()
            .flatten()
            .max()
            .unwrap_or(header.created_at)
    }

    /// Moment at which something beside its results changed last what came of it: a ruling, somebody who comes or goes, the names that are told.
    pub fn outcome_changed_at(&self) -> Option<chrono::DateTime<chrono::Utc>> {
        self.events.iter().filter(|event| event.kind.changes_outcome()).map(|event| event.created_at).max()
    }

    /// The deals of which nobody may be told cards yet: somebody is still to play them.
    pub fn secret_deals(&self) -> BTreeSet<Deal> {
        let goes_on = !self.tally.standings.over();
        let hands = self.tournament().hands().iter();
        let waits = hands.filter(|hand| hand.shared || (goes_on && hand.is_open()));
        let deals = waits.filter_map(|hand| self.tournament().deal(hand.slot));
        deals.filter(|deal| !self.stored.opened.contains(deal)).collect()
    }

    /// How far it is.
    pub fn status(&self) -> Status {
        self.stored.status(&self.tally.standings)
    }

    /// Whether only its organisers may see it.
    pub fn is_draft(&self) -> bool {
        self.status() == Status::Draft
    }

    /// Whether this picture says something new after `before`, and is not the older one of the two: two threads may
    /// load at once and put their pictures in place the other way round.
    pub(super) fn follows(&self, before: &Self) -> bool {
        let (now, then) = (self.mark(), before.mark());
        now.covers(then) && (now != then || self != before)
    }
}
