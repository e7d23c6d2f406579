//! Snapshots of tournaments.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use chrono::Utc;

use super::chances::LazyOdds;
use super::redacted::RedactedSnapshots;
use lastcard_club::{PrizeGiving, PrizeGivingPhase, Redaction, RevealedPlaces, Unconfirmed};
use lastcard_store::{
    AccountId, Store, StoreError, accounts,
    clubs::{self, Club},
    staged_events::{self, StagedEventLink},
    tournaments::{self, Event, Header, RecordVersion, TournamentRecord},
};
use lastcard_tournament::{Deal, Name, ShortText, Slot, Status, Tally, Tournament, tally};

/// A snapshot of a tournament with everything that its pages need.
#[derive(Debug, Clone, PartialEq)]
pub struct TournamentSnapshot {
    /// The club of the tournament.
    pub club: Club,
    /// The tournament and its ledger.
    pub stored: TournamentRecord,
    /// Standings and effects of the hands.
    pub tally: Tally,
    /// Events other than results, oldest first.
    pub events: Arc<[Event]>,
    /// The remark on display in the hall, if any.
    pub says: Option<ShortText>,
    /// Results that the other side has not confirmed yet.
    pub unconfirmed: Arc<BTreeMap<Slot, Unconfirmed>>,
    /// The event of several stages to which the tournament belongs, if any.
    pub event: Option<Arc<StagedEventLink>>,
    /// Places revealed at the prize-giving; `None` unless it has begun.
    pub revealed: Option<Arc<RevealedPlaces>>,
    /// Names of the club's organisers, as shown in the history.
    pub organisers: Arc<BTreeMap<AccountId, Name>>,
    /// True if the standings are under embargo: everything that would reveal them is left out.
    pub is_embargoed: bool,
    /// The redaction that was applied, which is also needed for data outside the snapshot.
    pub told: Arc<Redaction>,
    /// Redacted versions, unless everybody may see everything.
    pub(super) redacted: Option<Arc<RedactedSnapshots>>,
    pub(super) chances: LazyOdds,
}

/// Events, names of organisers, and the event of several stages.
type SnapshotContext = (Arc<[Event]>, Arc<BTreeMap<AccountId, Name>>, Option<Arc<StagedEventLink>>);

impl TournamentSnapshot {
    pub(super) fn load(store: &Store, slug: &str) -> Result<Self, StoreError> {
        let stored = tournaments::load(store, slug)?;
        let club = clubs::by_id(store, &stored.header.club_id)?;
        let events = tournaments::events(store, &stored.header.id)?;
        let organisers: BTreeMap<_, _> =
            accounts::list(store, &club.id)?.into_iter().map(|a| (a.id, a.name)).collect();
        let event = staged_events::of_tournament(store, &stored.header.id)?.map(Arc::new);
        let context = (events.into(), organisers.into(), event);
        Ok(Self::build(club, stored, context, LazyOdds::default()))
    }

    /// Returns the snapshot with newer results, and with new events if seats or played hands changed.
    pub(super) fn with_record(&self, store: &Store, stored: TournamentRecord) -> Result<Self, StoreError> {
        let on_phones = stored.phones != self.stored.phones;
        let events = if on_phones {
            tournaments::events(store, &stored.header.id)?.into()
        } else {
            self.events.clone()
        };
        let (club, organisers) = (self.club.clone(), self.organisers.clone());
        let (before, now) = (self.record_version(), stored.version());
        // Events of played hands do not affect chances.
        let same = (before.revision, before.entries) == (now.revision, now.entries);
        let chances = if same { self.chances.clone() } else { LazyOdds::default() };
        Ok(Self::build(club, stored, (events, organisers, self.event.clone()), chances))
    }

    fn build(
        club: Club,
        stored: TournamentRecord,
        (events, organisers, event): SnapshotContext,
        chances: LazyOdds,
    ) -> Self {
        let (is_embargoed, told, redacted) = (false, Arc::default(), None);
        let (tally, now) = (tally(&stored.tournament), Utc::now());
        let says = stored.hall_message(now).cloned();
        let unconfirmed = stored.unconfirmed(now).into();
        let is_withheld = stored.header.audience.embargo.is_embargoed(now);
        let progress = stored.hall.prize_giving;
        let giving = PrizeGiving::of(&stored.tournament, &tally.standings, progress, is_withheld);
        let whole = Self {
            club,
            stored,
            tally,
            events,
            event,
            says,
            unconfirmed,
            revealed: giving.revealed_places().map(Arc::new),
            organisers,
            is_embargoed,
            told,
            redacted,
            chances,
        };
        whole.with_redacted(now)
    }

    /// Returns the tournament's name, address, state and times.
    pub fn header(&self) -> &Header {
        &self.stored.header
    }

    /// Returns the tournament with its hands.
    pub fn tournament(&self) -> &Tournament {
        &self.stored.tournament
    }

    /// Returns the version of the tournament record on which the snapshot is based.
    pub fn record_version(&self) -> RecordVersion {
        self.stored.version()
    }

    /// Returns the version for pages and streams. Unlike the record version, it also changes when an embargo
    /// or a remark ends, which does not change the record.
    pub fn version(&self) -> String {
        let (mark, is_embargoed) = (self.record_version(), if self.is_embargoed { "-w" } else { "" });
        let says = if self.says.is_some() { "-s" } else { "" };
        match self.unconfirmed.len() {
            0 => format!("{mark}{is_embargoed}{says}"),
            count => format!("{mark}{is_embargoed}{says}-u{count}"),
        }
    }

    /// Approximate size in memory, from measurements per tournament, hand and entry.
    pub(super) fn bytes(&self) -> usize {
        const TOURNAMENT: usize = 20_000;
        const HAND: usize = 600;
        const ENTRY: usize = 1_500;
        let own = TOURNAMENT + HAND * self.tournament().hands().len() + ENTRY * self.stored.entries.len();
        // A redacted version shares nothing with the original.
        if self.redacted.is_some() { 2 * own } else { own }
    }

    /// Returns the time of the last recorded result or change.
    pub fn changed_at(&self) -> chrono::DateTime<chrono::Utc> {
        let header = self.header();
        let entered = self.stored.entries.last().map(|entry| entry.created_at);
        [entered, header.archived_at, header.stopped_at, header.started_at]
            .into_iter()
            .flatten()
            .max()
            .unwrap_or(header.created_at)
    }

    /// Returns the time of the last event other than a result that affected the outcome, such as a ruling, a
    /// line-up change or a change of the name policy.
    pub fn outcome_changed_at(&self) -> Option<chrono::DateTime<chrono::Utc>> {
        self.events.iter().filter(|event| event.kind.changes_outcome()).map(|event| event.created_at).max()
    }

    /// Returns the deals whose cards are still secret, because somebody has yet to play them.
    pub fn secret_deals(&self) -> BTreeSet<Deal> {
        let goes_on = !self.tally.standings.is_over();
        let hands = self.tournament().hands().iter();
        let waits = hands.filter(|hand| hand.shared || (goes_on && hand.is_open()));
        let deals = waits.filter_map(|hand| self.tournament().deal(hand.slot));
        deals.filter(|deal| !self.stored.opened.contains(deal)).collect()
    }

    /// Returns the status of the tournament.
    pub fn status(&self) -> Status {
        self.stored.status(&self.tally.standings)
    }

    /// Returns the stage of the prize-giving.
    pub fn prize_giving_phase(&self) -> PrizeGivingPhase {
        match &self.revealed {
            None => PrizeGivingPhase::Waiting,
            Some(revealed) if revealed.is_over => PrizeGivingPhase::Over,
            Some(_) => PrizeGivingPhase::Revealing,
        }
    }

    /// Returns true while a prize-giving reveals the places one by one. The wall and the tables then show no more
    /// than that, even if the standings are public.
    pub fn is_revealing(&self) -> bool {
        self.prize_giving_phase() == PrizeGivingPhase::Revealing
    }

    /// Returns true for a draft, which only its organisers may see.
    pub fn is_draft(&self) -> bool {
        self.status() == Status::Draft
    }

    /// Returns true if this snapshot differs from `before` and is not older: two threads may load at the same
    /// time and publish in either order.
    pub(super) fn is_newer_than(&self, before: &Self) -> bool {
        let (now, then) = (self.record_version(), before.record_version());
        now.covers(then) && (now != then || self != before)
    }
}
