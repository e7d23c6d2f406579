//! A tournament: what was agreed, who plays, and every hand.

use std::collections::BTreeMap;

use super::changes;
use super::movement::{self, Planned};
use super::tally::Fold;
use super::{
    Entrant, EntrantId, Hand, HandResult, Name, Player, PlayerId, Problem, Seating, Setup, Slot, VoidReason,
    check, start,
};

/// A tournament. Always valid: the hands are those of the format, everybody who is named plays, every result can be
/// true.
///
/// A movement has all its hands from the start. A match has the recorded ones and, until its end, an open one.
#[derive(Debug, Clone, PartialEq)]
pub struct Tournament {
    pub(super) name: Name,
    pub(super) setup: Setup,
    pub(super) entrants: Vec<Entrant>,
    pub(super) hands: Vec<Hand>,
    pub(super) stopped: bool,
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
        check::entrants(setup.format(), &entrants)?;
        check::length(&setup, &entrants)?;
        check::players(&setup, &entrants)?;
        changes::check(&setup, &entrants)?;
        let hands = planned(&setup, &entrants);
        let hands = hands.into_iter().map(|p| Hand::open(p.slot, p.block, p.seating)).collect();
        let mut tournament = Self { name, setup, entrants, hands, stopped: false };
        tournament.settle();
        Ok(tournament)
    }

    /// The same tournament, ended by the organiser or going on.
    #[must_use]
    pub fn with_stopped(mut self, stopped: bool) -> Self {
        self.stopped = stopped;
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

    /// Every hand, by round, hand, table.
    pub fn hands(&self) -> &[Hand] {
        &self.hands
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
        self.entrants.iter().find(|entrant| entrant.has(player))
    }

    /// Whether a hand's result may be recorded now.
    pub fn turn(&self, slot: Slot) -> Turn {
        let fold = Fold::of(self);
        match self.hand(slot) {
            None => Turn::Unknown,
            Some(hand) if self.is_closed(hand) => Turn::Closed,
            Some(hand) if !hand.is_open() => Turn::Recorded,
            Some(_) if fold.reason.is_some() => Turn::Finished,
            Some(_) if self.waiting().iter().any(|hand| hand.slot == slot) => Turn::Next,
            Some(_) => Turn::NotYet,
        }
    }

    /// The hands that tables wait for, whether or not the tournament is over: one a table in the first block that is
    /// not complete; who has finished it waits (T-8P-5).
    pub(super) fn waiting(&self) -> Vec<&Hand> {
        let mut open = self.hands.iter().filter(|hand| hand.is_open()).peekable();
        let Some((round, block)) = open.peek().map(|hand| (hand.slot.round, hand.block)) else {
            return Vec::new();
        };
        let mut tables = BTreeMap::new();
        for hand in open.filter(|hand| (hand.slot.round, hand.block) == (round, block)) {
            tables.entry(hand.slot.table).or_insert(hand);
        }
        tables.into_values().collect()
    }

    /// Works out what follows from the hands: dealers and openers that no record names, and the next hand of a match.
    pub(super) fn settle(&mut self) {
        if self.setup.plan().is_none() {
            self.drop_idle();
            self.append_next();
            self.reseat();
        } else {
            self.close();
        }
        let scheduled =
            planned(&self.setup, &self.entrants).into_iter().map(|p| (p.slot, p.dealer)).collect();
        start::fill(&self.setup, &self.entrants, &mut self.hands, &scheduled);
    }

    /// Hands of a movement in which somebody sits who has withdrawn are void for all at that table (§12.5).
    fn close(&mut self) {
        let entrants = &self.entrants;
        let open = self.hands.iter_mut().filter(|hand| hand.is_open());
        for hand in open.filter(|hand| changes::closed(entrants, &hand.seating, hand.slot)) {
            hand.result = Some(HandResult::Void(VoidReason::Withdrawn));
        }
    }

    /// Whether a hand is void because somebody at its table has withdrawn, and not because it was recorded so.
    pub fn is_closed(&self, hand: &Hand) -> bool {
        self.setup.plan().is_some()
            && hand.result == Some(HandResult::Void(VoidReason::Withdrawn))
            && changes::closed(&self.entrants, &hand.seating, hand.slot)
    }

    /// A match has one open hand at most at its end, and none when it is over.
    fn drop_idle(&mut self) {
        let over = Fold::of(self).reason.is_some();
        let is_idle = |hand: &Hand| hand.is_open() && hand.voided.is_empty() && hand.penalties.is_empty();
        while let [.., before, last] = self.hands.as_slice()
            && is_idle(last)
            && (over || before.is_open())
        {
            self.hands.pop();
        }
    }

    fn append_next(&mut self) {
        let waits = self.hands.iter().any(Hand::is_open) || Fold::of(self).reason.is_some();
        if let Some(last) = self.hands.last().filter(|_| !waits) {
            let slot = Slot { hand: last.slot.hand + 1, ..last.slot };
            self.hands.push(Hand::open(slot, last.block, last.seating.clone()));
        }
    }
}

impl Tournament {
    /// Who sits at open hands of a match follows from the hands before: who is out leaves the seat (V-CHAL-5).
    fn reseat(&mut self) {
        let mut fold = Fold::default();
        for index in 1..self.hands.len() {
            fold.advance(self, index);
            let Some(slot) = self.hands.get(index).filter(|hand| hand.is_open()).map(|hand| hand.slot) else {
                continue;
            };
            let seating = self.hands.get(index - 1).map(|before| fold.seats_after(self, before, slot));
            if let (Some(hand), Some(seating)) = (self.hands.get_mut(index), seating) {
                hand.seating = seating;
            }
        }
    }
}

/// The hands as the schedule has them, with those who came and went: all of a movement, the first one of a match.
pub(super) fn planned(setup: &Setup, entrants: &[Entrant]) -> Vec<Planned> {
    let Some(plan) = setup.plan() else { return first_of_match(entrants).into_iter().collect() };
    let there = entrants.iter().filter(|entrant| entrant.since.is_none());
    let players: Vec<PlayerId> = there.flat_map(|e| &e.players).map(|p| p.id.clone()).collect();
    let mut hands = movement::draw(&players, plan);
    if entrants.iter().any(|entrant| !entrant.changes.is_empty()) {
        for hand in &mut hands {
            let dealer = hand.seating.seat(&hand.dealer);
            hand.seating = changes::moved(entrants, &hand.seating, hand.slot);
            if let Some(dealer) = dealer.and_then(|seat| hand.seating.players().get(seat)) {
                hand.dealer = dealer.clone();
            }
        }
    }
    hands
}

/// The first hand of a match: team-mates at every second seat (T-2X2-1, T-TEAM-2), the first one of the first team deals.
fn first_of_match(entrants: &[Entrant]) -> Option<Planned> {
    let slot = Slot { round: 1, hand: 1, table: 1 };
    let seated: Vec<Vec<&PlayerId>> = entrants
        .iter()
        .map(|entrant| entrant.seated(slot).collect())
        .filter(|seated: &Vec<&PlayerId>| !seated.is_empty())
        .collect();
    let size = seated.first()?.len();
    let at = |seat: usize| Some((*seated.get(seat % seated.len())?.get(seat / seated.len())?).clone());
    let seats: Vec<PlayerId> = (0..size * seated.len()).map(at).collect::<Option<_>>()?;
    Some(Planned { slot, block: 1, dealer: seats.first()?.clone(), seating: Seating::new(seats) })
}
