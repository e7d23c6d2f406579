//! The score sheet of a tournament: what was agreed, who plays, and every hand with what is recorded about it.

use std::cmp::Ordering;
use std::ops::Range;
use std::sync::Arc;

use crate::people::changes;
use crate::schedule::first_dealer::FirstDealers;
use crate::schedule::movement::{Grid, Planned};
use crate::schedule::planned_hands;
use crate::{
    Deal, Entrant, EntrantId, Hand, HandResult, Hands, Name, OfHands, People, PlayOff, Player, PlayerId,
    Ruling, Setup, Slot, VoidReason,
};

/// What stands on paper, before anything is added up. A movement has all its hands from the start; a match has the recorded ones
/// and, until its end, an open one.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    pub(super) name: Name,
    pub(super) setup: Setup,
    pub(super) entrants: People,
    pub(super) hands: Hands,
    /// The hands as the schedule has them. Drawing a movement is work: it is done again only when somebody comes or goes.
    pub(super) drawn: Arc<[Planned]>,
    pub(super) stopped: bool,
    pub(super) play_off: Option<PlayOff>,
    /// Who was drawn to deal first.
    pub(super) first_dealers: FirstDealers,
    /// What was ruled beside the results.
    pub(super) rulings: Arc<[Ruling]>,
}

impl Sheet {
    /// What the tournament is called; its address follows from it.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// What was agreed before the first hand.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who has a line in the standings, in the order of their numbers.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Every hand, by round, hand, table; those of a play-off last.
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// The hands that the scoring adds up: all but those of a play-off.
    pub fn scored_hands(&self) -> OfHands<'_> {
        self.hands_of(0..self.scored())
    }

    /// Those with these indices.
    pub(super) fn hands_of(&self, indices: Range<usize>) -> OfHands<'_> {
        let end = indices.end.min(self.hands.len());
        self.hands.focus().narrow(indices.start.min(end)..end).into_iter()
    }

    /// The hands of the play-off.
    pub fn play_off_hands(&self) -> OfHands<'_> {
        self.hands_of(self.scored()..self.hands.len())
    }

    /// How many hands the scoring adds up; those of a play-off come after them.
    pub(super) fn scored(&self) -> usize {
        if self.play_off.is_none() {
            self.hands.len()
        } else {
            self.hands_before(|hand| !self.in_play_off(hand.slot))
        }
    }

    /// How many hands stand before the first of which this is not true; after it, it is true of none.
    pub(super) fn hands_before(&self, is_before: impl Fn(&Hand) -> bool) -> usize {
        let side = |hand: &Hand| if is_before(hand) { Ordering::Less } else { Ordering::Greater };
        self.hands.binary_search_by(side).unwrap_or_else(|at| at)
    }

    /// The play-off of the first place.
    pub fn play_off(&self) -> Option<&PlayOff> {
        self.play_off.as_ref()
    }

    /// Whether a hand belongs to the play-off.
    pub fn in_play_off(&self, slot: Slot) -> bool {
        self.play_off.as_ref().is_some_and(|play_off| play_off.has(slot))
    }

    /// By what a hand is played: what was agreed, or in a play-off what follows from it.
    pub fn setup_of(&self, slot: Slot) -> &Setup {
        self.play_off.as_ref().filter(|play_off| play_off.has(slot)).map_or(&self.setup, PlayOff::setup)
    }

    /// Whether the organiser ended it.
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// The tables at which it is played.
    pub fn tables(&self) -> u32 {
        self.hands.iter().map(|hand| hand.slot.table).max().unwrap_or(1)
    }

    /// The hand of a slot; none where the tournament has no such hand (yet).
    pub fn hand(&self, slot: Slot) -> Option<&Hand> {
        self.hands.binary_search_by_key(&slot, |hand| hand.slot).ok().and_then(|i| self.hands.get(i))
    }

    /// Everybody who plays or played, substitutes and late players too, by entrant and seat in the team.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.entrants.iter().flat_map(Entrant::everybody)
    }

    /// Whoever has this id, substitutes and late players too.
    pub fn player(&self, id: &PlayerId) -> Option<&Player> {
        self.players().find(|player| player.id == *id)
    }

    /// The line of this id.
    pub fn entrant(&self, id: &EntrantId) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.id == *id)
    }

    /// Whose line a player's hands count for.
    pub fn entrant_of(&self, player: &PlayerId) -> Option<&Entrant> {
        self.entrants.of(player)
    }

    /// The index of a hand, which is probably this one; where there is none, of where it would stand.
    pub(super) fn index_of(&self, slot: Slot, probably: usize) -> usize {
        if self.hands.get(probably).is_some_and(|hand| hand.slot == slot) {
            return probably;
        }
        self.hands.binary_search_by_key(&slot, |hand| hand.slot).unwrap_or_else(|at| at)
    }

    /// Whether a hand is void because somebody at its table has withdrawn, and not because it was recorded so.
    pub fn is_closed(&self, hand: &Hand) -> bool {
        self.setup.plan().is_some()
            && hand.result == Some(HandResult::Void(VoidReason::Withdrawn))
            && (changes::closed(&self.entrants, &hand.seating, hand.slot) || self.left_before(hand))
    }

    /// Whether a hand of a block that is not drawn anew is closed although it comes before the one with which somebody left.
    /// Should it have been played all the same, its result is taken.
    pub(super) fn left_before(&self, hand: &Hand) -> bool {
        let grid = self.grid().filter(|_| self.setup.format().is_redrawn());
        grid.is_some_and(|grid| changes::left_with_second(grid, &self.entrants, &hand.seating, hand.slot))
    }

    /// The blocks of a movement.
    pub(super) fn grid(&self) -> Option<Grid> {
        Some(planned_hands::grid(self.setup.plan()?, &self.entrants))
    }

    /// The deal of a hand; none without duplicate deals, or in a play-off, which one table plays by itself.
    pub fn deal(&self, slot: Slot) -> Option<Deal> {
        (self.setup().is_duplicate() && !self.in_play_off(slot)).then(|| Deal::of(slot))
    }

    /// Whether several tables get the same cards, so that a look at one table tells what another one will get.
    pub fn deals_to_many(&self) -> bool {
        self.setup().is_duplicate() && self.tables() > 1
    }
}
