//! Scorecard of a tournament: setup, entrants, and every hand with its record.

use std::cmp::Ordering;
use std::ops::Range;
use std::sync::Arc;

use crate::people::changes;
use crate::schedule::first_dealer::FirstDealers;
use crate::schedule::movement::{BlockGrid, PlannedHand};
use crate::schedule::planned_hands;
use crate::{
    Deal, Entrant, EntrantId, EntrantIndex, Hand, HandResult, Hands, HandsIter, Name, PlayOff, Player,
    PlayerId, Ruling, Setup, Slot, VoidReason,
};

/// The record of a tournament before anything is added up. A movement has all its hands from the start; a
/// match has the recorded ones and, until its end, an open one.
#[derive(Debug, Clone, PartialEq)]
pub struct Scorecard {
    pub(super) name: Name,
    pub(super) setup: Setup,
    pub(super) entrants: EntrantIndex,
    pub(super) hands: Hands,
    /// Scheduled hands. Drawing a movement is expensive, so it is redone only when somebody comes or goes.
    pub(super) drawn: Arc<[PlannedHand]>,
    pub(super) stopped: bool,
    pub(super) play_off: Option<PlayOff>,
    pub(super) first_dealers: FirstDealers,
    pub(super) rulings: Arc<[Ruling]>,
}

impl Scorecard {
    /// Name of the tournament; its address is derived from it.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// Everything agreed before the first hand.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Entrants in the order of their numbers; each has a line in the standings.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// All hands by round, hand and table; those of a play-off come last.
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// Hands that the scoring adds up: all but those of a play-off.
    pub fn scored_hands(&self) -> HandsIter<'_> {
        self.hands_in(0..self.scored_count())
    }

    pub(super) fn hands_in(&self, indices: Range<usize>) -> HandsIter<'_> {
        let end = indices.end.min(self.hands.len());
        self.hands.focus().narrow(indices.start.min(end)..end).into_iter()
    }

    /// Hands of the play-off.
    pub fn play_off_hands(&self) -> HandsIter<'_> {
        self.hands_in(self.scored_count()..self.hands.len())
    }

    /// Number of hands that the scoring adds up; those of a play-off follow them.
    pub(super) fn scored_count(&self) -> usize {
        if self.play_off.is_none() {
            self.hands.len()
        } else {
            self.partition_point(|hand| !self.in_play_off(hand.slot))
        }
    }

    /// Number of hands for which `is_before` is true; they must be the first ones.
    pub(super) fn partition_point(&self, is_before: impl Fn(&Hand) -> bool) -> usize {
        let side = |hand: &Hand| if is_before(hand) { Ordering::Less } else { Ordering::Greater };
        self.hands.binary_search_by(side).unwrap_or_else(|at| at)
    }

    /// Play-off for first place.
    pub fn play_off(&self) -> Option<&PlayOff> {
        self.play_off.as_ref()
    }

    /// Returns true if a hand belongs to the play-off.
    pub fn in_play_off(&self, slot: Slot) -> bool {
        self.play_off.as_ref().is_some_and(|play_off| play_off.has(slot))
    }

    /// Setup under which a hand is played: the agreed one, or in a play-off the one derived from it.
    pub fn setup_of(&self, slot: Slot) -> &Setup {
        self.play_off.as_ref().filter(|play_off| play_off.has(slot)).map_or(&self.setup, PlayOff::setup)
    }

    /// Returns true if the organiser ended the tournament.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Number of tables.
    pub fn tables(&self) -> u32 {
        self.hands.iter().map(|hand| hand.slot.table).max().unwrap_or(1)
    }

    /// Hand of a slot; `None` if the tournament does not have this hand, or does not have it yet.
    pub fn hand(&self, slot: Slot) -> Option<&Hand> {
        self.hands.binary_search_by_key(&slot, |hand| hand.slot).ok().and_then(|i| self.hands.get(i))
    }

    /// Everybody who plays or played, including substitutes and late players, by entrant and seat in the
    /// team.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.entrants.iter().flat_map(Entrant::everybody)
    }

    /// Player with this id, including substitutes and late players.
    pub fn player(&self, id: &PlayerId) -> Option<&Player> {
        self.players().find(|player| player.id == *id)
    }

    /// Entrant with this id.
    pub fn entrant(&self, id: &EntrantId) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.id == *id)
    }

    /// Entrant for whom a player's hands count.
    pub fn entrant_of(&self, player: &PlayerId) -> Option<&Entrant> {
        self.entrants.entrant_of(player)
    }

    /// Index of a hand, with `probably` as a guess; if there is no such hand, the index where it would be
    /// inserted.
    pub(super) fn index_of(&self, slot: Slot, probably: usize) -> usize {
        if self.hands.get(probably).is_some_and(|hand| hand.slot == slot) {
            return probably;
        }
        self.hands.binary_search_by_key(&slot, |hand| hand.slot).unwrap_or_else(|at| at)
    }

    /// Returns true if a hand is void because somebody at its table has withdrawn, rather than because a void
    /// was recorded.
    pub fn is_closed(&self, hand: &Hand) -> bool {
        self.setup.plan().is_some()
            && hand.result == Some(HandResult::Void(VoidReason::Withdrawn))
            && (changes::is_closed(&self.entrants, &hand.seating, hand.slot) || self.is_closed_early(hand))
    }

    /// Returns true if a hand in a block that is not redrawn is closed although it precedes the hand at which
    /// somebody left. If it is played anyway, its result is accepted.
    pub(super) fn is_closed_early(&self, hand: &Hand) -> bool {
        let grid = self.grid().filter(|_| self.setup.format().is_redrawn());
        grid.is_some_and(|grid| {
            changes::is_left_at_second_hand(grid, &self.entrants, &hand.seating, hand.slot)
        })
    }

    /// Blocks of a movement.
    pub(super) fn grid(&self) -> Option<BlockGrid> {
        Some(planned_hands::grid(self.setup.plan()?, &self.entrants))
    }

    /// Deal of a hand; `None` without duplicate deals, and in a play-off, which takes place at one table.
    pub fn deal(&self, slot: Slot) -> Option<Deal> {
        (self.setup().is_duplicate() && !self.in_play_off(slot)).then(|| Deal::of(slot))
    }

    /// Returns true if several tables get the same cards, so that seeing one table reveals the cards at
    /// another.
    pub fn shares_deals(&self) -> bool {
        self.setup().is_duplicate() && self.tables() > 1
    }
}
