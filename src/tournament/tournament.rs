//! A tournament: what was agreed, who plays, and every hand.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use crate::tournament::people::changes;
use crate::tournament::schedule::dealer;
use crate::tournament::schedule::first_dealer::{self, FirstDealers};
use crate::tournament::schedule::movement::{Grid, Planned};
use crate::tournament::schedule::planned_hands;
use crate::tournament::standings::fold::Fold;
use crate::tournament::standings::trail::Trail;
use crate::tournament::{
    EndReason, Entrant, EntrantId, Hand, HandResult, Hands, Name, NextHand, OfHands, People, PlayOff, Player,
    PlayerId, Problem, Setup, Since, Slot, Unplayed, VoidReason, tally,
};

/// A tournament. Always valid: the hands are those of the format, everybody who is named plays, every result can be
/// true.
///
/// A movement has all its hands from the start. A match has the recorded ones and, until its end, an open one.
#[derive(Debug, Clone, PartialEq)]
pub struct Tournament {
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
    /// What the hands add up to.
    pub(super) trail: Trail,
}

/// Whether a hand's result may be recorded now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Its table waits for it.
    Next,
    /// It is recorded: it may be corrected, voided or undone.
    Recorded,
    /// Other hands come first: an earlier one at this table, or the block at the other table (T-8P-5).
    NotYet,
    /// The tournament is over.
    Finished,
    /// Somebody at its table has withdrawn: nothing is recorded any more (§12.5).
    Closed,
    /// There is no such hand.
    Unknown,
}

impl Tournament {
    /// Draws up the hands: all of a movement, the first one of a match. The order of the entrants is their number.
    ///
    /// # Errors
    /// Every entrant that is one too many, too few, of the wrong size, or there twice; a movement of more hands than
    /// anybody can play.
    pub fn draw_up(name: Name, setup: Setup, entrants: Vec<Entrant>) -> Result<Self, Vec<Problem>> {
        Ok(Unplayed::draw_up(name, setup, entrants)?.begun())
    }

    /// The same tournament, ended by the organiser or going on.
    #[must_use]
    pub fn with_stopped(mut self, stopped: bool) -> Self {
        self.stopped = stopped;
        self.settle();
        self
    }

    /// The same tournament with a play-off, or without one. Nothing of it may be recorded.
    #[must_use]
    pub fn with_play_off(mut self, play_off: Option<PlayOff>) -> Self {
        self.hands.truncate(self.scored());
        self.play_off = play_off;
        self.settle();
        self
    }

    /// The name.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// What was agreed.
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

    /// One hand.
    pub fn hand(&self, slot: Slot) -> Option<&Hand> {
        self.hands.binary_search_by_key(&slot, |hand| hand.slot).ok().and_then(|i| self.hands.get(i))
    }

    /// Everybody who plays or played, substitutes and late players too, by entrant and seat in the team.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.entrants.iter().flat_map(Entrant::everybody)
    }

    /// One player.
    pub fn player(&self, id: &PlayerId) -> Option<&Player> {
        self.players().find(|player| player.id == *id)
    }

    /// One entrant.
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

    /// Whether a hand's result may be recorded now.
    pub fn turn(&self, slot: Slot) -> Turn {
        match self.hand(slot) {
            None => Turn::Unknown,
            Some(hand) if self.is_closed(hand) && !self.left_before(hand) => Turn::Closed,
            Some(hand) if !hand.is_open() => Turn::Recorded,
            Some(_) if self.due().any(|due| due.slot == slot) => Turn::Next,
            Some(_) if self.reason().is_some() => Turn::Finished,
            Some(_) => Turn::NotYet,
        }
    }

    /// What tables wait for, one hand a table; nothing when it is over.
    pub fn next(&self) -> Vec<NextHand> {
        self.due().map(NextHand::of).collect()
    }

    /// The hands that tables wait for; none when it is over.
    fn due(&self) -> impl Iterator<Item = &Hand> {
        let due = if self.play_off.is_some() {
            let next = tally(self).standings.next;
            next.into_iter().filter_map(|next| self.hand(next.slot)).collect()
        } else {
            let fold = self.fold();
            if fold.reason().is_none() { self.waiting(false, fold.last()) } else { Vec::new() }
        };
        due.into_iter()
    }

    /// What the hands add up to.
    pub(super) fn fold(&self) -> Fold {
        self.trail.now().clone().ended(self)
    }

    /// Why it is over.
    pub(super) fn reason(&self) -> Option<EndReason> {
        self.fold().reason()
    }

    /// The hands that tables wait for, whether or not the tournament is over: one a table in the first block that is
    /// not complete; who has finished it waits (T-8P-5). After the `last` hand none does (§0.5.9a). The hands of a play-off wait
    /// by themselves.
    pub(super) fn waiting(&self, in_play_off: bool, last: Option<Since>) -> Vec<&Hand> {
        let scored = self.scored();
        let hands = if in_play_off { scored..self.hands.len() } else { self.trail.first_open()..scored };
        let is_due = |hand: &&Hand| in_play_off || last.is_none_or(|last| Since::of(hand.slot) <= last);
        let is_due = |hand: &&Hand| hand.is_open() && is_due(hand);
        let mut hands = self.hands_of(hands).skip_while(|hand| !is_due(hand)).peekable();
        let Some((round, block)) = hands.peek().map(|hand| (hand.slot.round, hand.block)) else {
            return Vec::new();
        };
        let mut tables = BTreeMap::new();
        for hand in hands.take_while(|hand| (hand.slot.round, hand.block) == (round, block)).filter(is_due) {
            tables.entry(hand.slot.table).or_insert(hand);
        }
        tables.into_values().collect()
    }

    /// Works out what follows from the hands: dealers and openers that no record names, and the next hand of a match.
    pub(super) fn settle(&mut self) {
        let play_off = self.hands.split_off(self.scored());
        if self.setup.plan().is_none() {
            self.drop_idle();
            self.append_next();
            self.reseat();
        } else {
            self.close();
        }
        let people = (&self.setup, &self.entrants);
        let scheduled = |slot| scheduled(people, &self.first_dealers, &self.drawn, slot);
        dealer::fill(&self.setup, &self.entrants, &mut self.hands, scheduled);
        self.trail = Trail::of(self);
        self.settle_play_off(play_off);
    }

    /// A play-off that goes on waits for one hand, which begins with the first of those who play it as dealer.
    fn settle_play_off(&mut self, mut hands: Hands) {
        let Some(play_off) = self.play_off.clone() else { return };
        while hands.last().is_some_and(Hand::is_idle) {
            hands.pop_back();
        }
        let number = hands.last().map_or(1, |last| last.slot.hand + 1);
        let waits = hands.iter().any(Hand::is_open);
        self.hands.append(hands);
        let runs = tally(self).standings.play_off.is_some_and(|standing| standing.runs());
        if runs && !waits {
            self.hands.push_back(play_off.hand(number));
        }
        let mut hands = self.hands.split_off(self.scored());
        let drawn = play_off.drawn();
        let scheduled = |slot| Planned::of(&drawn, slot).map(|planned| planned.dealer.clone());
        dealer::fill(play_off.setup(), &self.entrants, &mut hands, scheduled);
        self.hands.append(hands);
    }

    /// Hands of a movement in which somebody sits who has withdrawn are void for all at that table (§12.5).
    fn close(&mut self) {
        if self.entrants.iter().all(|entrant| entrant.withdrawal().is_none()) {
            return;
        }
        let closes = |hand: &Hand| {
            hand.is_open()
                && (changes::closed(&self.entrants, &hand.seating, hand.slot) || self.left_before(hand))
        };
        let closes: Vec<bool> = self.hands.iter().map(closes).collect();
        for (hand, _) in self.hands.iter_mut().zip(closes).filter(|(_, closes)| *closes) {
            hand.result = Some(HandResult::Void(VoidReason::Withdrawn));
        }
    }

    /// Whether a hand is void because somebody at its table has withdrawn, and not because it was recorded so.
    pub fn is_closed(&self, hand: &Hand) -> bool {
        self.setup.plan().is_some()
            && hand.result == Some(HandResult::Void(VoidReason::Withdrawn))
            && (changes::closed(&self.entrants, &hand.seating, hand.slot) || self.left_before(hand))
    }

    /// Whether a hand of a block that is not drawn anew is closed although it comes before the one with which somebody left.
    /// Should it have been played all the same, its result is taken.
    fn left_before(&self, hand: &Hand) -> bool {
        let grid = self.grid().filter(|_| self.setup.format().is_redrawn());
        grid.is_some_and(|grid| changes::left_with_second(grid, &self.entrants, &hand.seating, hand.slot))
    }

    /// The blocks of a movement.
    pub(super) fn grid(&self) -> Option<Grid> {
        Some(planned_hands::grid(self.setup.plan()?, &self.entrants))
    }

    /// A match has one open hand at most at its end, and none when it is over.
    fn drop_idle(&mut self) {
        let over = Fold::of(self).reason().is_some();
        while let Some(last) = self.hands.last()
            && let Some(before) = self.hands.len().checked_sub(2).and_then(|at| self.hands.get(at))
            && last.is_idle()
            && (over || before.is_open())
        {
            self.hands.pop_back();
        }
    }

    fn append_next(&mut self) {
        let waits = self.hands.iter().any(Hand::is_open) || Fold::of(self).reason().is_some();
        if let Some(last) = self.hands.last().filter(|_| !waits) {
            let slot = Slot { hand: last.slot.hand + 1, ..last.slot };
            self.hands.push_back(Hand::open(slot, last.block, last.seating.clone()));
        }
    }

    /// Who sits at open hands of a match follows from the hands before: who is out leaves the seat (V-CHAL-5). In which order those
    /// sit may have been said.
    fn reseat(&mut self) {
        let mut fold = Fold::default();
        for index in 1..self.hands.len() {
            fold.advance(self, index);
            let Some(slot) = self.hands.get(index).filter(|hand| hand.is_open()).map(|hand| hand.slot) else {
                continue;
            };
            let seating = self.hands.get(index - 1).map(|before| fold.seats_after(self, before, slot));
            if let (Some(hand), Some(seating)) = (self.hands.get_mut(index), seating)
                && !hand.seating.is_same_people(&seating)
            {
                hand.seating = seating;
            }
        }
    }
}

/// Who deals a hand by the schedule, or was drawn to.
pub(super) fn scheduled(
    people: (&Setup, &People),
    first_dealers: &FirstDealers,
    drawn: &[Planned],
    slot: Slot,
) -> Option<PlayerId> {
    let first = first_dealer::dealer_of(people, first_dealers, drawn, slot);
    first.or_else(|| Planned::of(drawn, slot).map(|planned| planned.dealer.clone()))
}
