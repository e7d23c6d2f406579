//! Tournaments: a scorecard with its running totals.

use std::ops::Deref;

use crate::people::changes;
use crate::schedule::dealer;
use crate::schedule::first_dealer::scheduled_dealer;
use crate::schedule::movement::PlannedHand;
use crate::standings::checkpoints::FoldCheckpoints;
use crate::standings::fold::Fold;
use crate::standings::tally::awaited_hands;
use crate::{EndReason, Hand, HandResult, Hands, NextHand, PlayOff, Scorecard, Slot, Tally, VoidReason};

/// A tournament. Always valid: the hands are those of the format, everybody named is a player, every result
/// is possible.
///
/// A movement has all its hands from the start. A match has the recorded ones and, until its end, an open
/// one.
#[derive(Debug, Clone, PartialEq)]
pub struct Tournament {
    pub(super) sheet: Scorecard,
    pub(super) trail: FoldCheckpoints,
}

impl Deref for Tournament {
    type Target = Scorecard;

    fn deref(&self) -> &Scorecard {
        &self.sheet
    }
}

/// Folds the hands of a tournament.
pub fn tally(tournament: &Tournament) -> Tally {
    Tally::of(&tournament.sheet, &tournament.trail)
}

/// State of a hand with regard to recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordingState {
    /// The table is waiting for it.
    Next,
    /// A result is recorded; it may be corrected, voided or undone.
    Recorded,
    /// Other hands come first: an earlier one at this table, or the block at the other table (T-8P-5).
    NotYet,
    /// The tournament is over.
    Finished,
    /// Somebody at its table has withdrawn: no more results are accepted (§12.5).
    Closed,
    /// There is no such hand.
    Unknown,
}

impl Tournament {
    /// Returns the tournament, ended by the organiser or resumed.
    #[must_use]
    pub fn with_stopped(mut self, stopped: bool) -> Self {
        self.sheet.stopped = stopped;
        self.derive_open_hands();
        self
    }

    /// Returns the tournament with this play-off, or without one. No hand of the old or new play-off may be
    /// recorded.
    #[must_use]
    pub fn with_play_off(mut self, play_off: Option<PlayOff>) -> Self {
        self.sheet.hands.truncate(self.scored_count());
        self.sheet.play_off = play_off;
        self.derive_open_hands();
        self
    }

    /// Returns the state of a hand with regard to recording.
    pub fn recording_state(&self, slot: Slot) -> RecordingState {
        match self.hand(slot) {
            None => RecordingState::Unknown,
            Some(hand) if self.is_closed(hand) && !self.is_closed_early(hand) => RecordingState::Closed,
            Some(hand) if !hand.is_open() => RecordingState::Recorded,
            Some(_) if self.due_hands().any(|due| due.slot == slot) => RecordingState::Next,
            Some(_) if self.end_reason().is_some() => RecordingState::Finished,
            Some(_) => RecordingState::NotYet,
        }
    }

    /// Next hand of each waiting table; empty once the tournament is over.
    pub fn next_hands(&self) -> Vec<NextHand> {
        self.due_hands().map(NextHand::of).collect()
    }

    /// Hands that tables are waiting for; empty once the tournament is over.
    fn due_hands(&self) -> impl Iterator<Item = &Hand> {
        let due = if self.sheet.play_off.is_some() {
            let next = tally(self).standings.next;
            next.into_iter().filter_map(|next| self.hand(next.slot)).collect()
        } else {
            let fold = self.fold();
            if fold.end_reason().is_none() {
                awaited_hands(self, &self.trail, false, fold.last_counted())
            } else {
                Vec::new()
            }
        };
        due.into_iter()
    }

    pub(super) fn fold(&self) -> Fold {
        self.trail.current().clone().finalize(self)
    }

    pub(super) fn end_reason(&self) -> Option<EndReason> {
        self.fold().end_reason()
    }

    /// Derives dealers and openers that are not recorded, and the next hand of a match.
    pub(super) fn derive_open_hands(&mut self) {
        let play_off = self.sheet.hands.split_off(self.scored_count());
        if self.sheet.setup.plan().is_none() {
            self.drop_idle();
            self.append_next();
            self.reseat();
        } else {
            self.close_withdrawn_hands();
        }
        let people = (&self.sheet.setup, &self.sheet.entrants);
        let scheduled = |slot| scheduled_dealer(people, &self.sheet.first_dealers, &self.sheet.drawn, slot);
        dealer::fill(&self.sheet.setup, &self.sheet.entrants, &mut self.sheet.hands, scheduled);
        self.trail = FoldCheckpoints::of(self);
        self.append_play_off_hand(play_off);
    }

    /// Appends the next hand to a play-off that is still running. The first of its players deals the first
    /// hand.
    fn append_play_off_hand(&mut self, mut hands: Hands) {
        let Some(play_off) = self.sheet.play_off.clone() else { return };
        while hands.last().is_some_and(Hand::is_idle) {
            hands.pop_back();
        }
        let number = hands.last().map_or(1, |last| last.slot.hand + 1);
        let waits = hands.iter().any(Hand::is_open);
        self.sheet.hands.append(hands);
        let runs = tally(self).standings.play_off.is_some_and(|standing| standing.is_running());
        if runs && !waits {
            self.sheet.hands.push_back(play_off.hand(number));
        }
        let mut hands = self.sheet.hands.split_off(self.scored_count());
        let drawn = play_off.schedule_first_hand();
        let scheduled = |slot| PlannedHand::find(&drawn, slot).map(|planned| planned.dealer.clone());
        dealer::fill(play_off.setup(), &self.sheet.entrants, &mut hands, scheduled);
        self.sheet.hands.append(hands);
    }

    /// Voids the open hands of a movement at tables where a withdrawn player sits (§12.5).
    fn close_withdrawn_hands(&mut self) {
        if self.sheet.entrants.iter().all(|entrant| entrant.withdrawal().is_none()) {
            return;
        }
        let closes = |hand: &Hand| {
            hand.is_open()
                && (changes::is_closed(&self.sheet.entrants, &hand.seating, hand.slot)
                    || self.is_closed_early(hand))
        };
        let closes: Vec<bool> = self.sheet.hands.iter().map(closes).collect();
        for (hand, _) in self.sheet.hands.iter_mut().zip(closes).filter(|(_, closes)| *closes) {
            hand.result = Some(HandResult::Void(VoidReason::Withdrawn));
        }
    }

    /// Drops idle hands: a match has at most one open hand at its end, and none once it is over.
    fn drop_idle(&mut self) {
        let over = Fold::of(self).end_reason().is_some();
        while let Some(last) = self.sheet.hands.last()
            && let Some(before) =
                self.sheet.hands.len().checked_sub(2).and_then(|at| self.sheet.hands.get(at))
            && last.is_idle()
            && (over || before.is_open())
        {
            self.sheet.hands.pop_back();
        }
    }

    fn append_next(&mut self) {
        let waits = self.sheet.hands.iter().any(Hand::is_open) || Fold::of(self).end_reason().is_some();
        if let Some(last) = self.sheet.hands.last().filter(|_| !waits) {
            let slot = Slot { hand: last.slot.hand + 1, ..last.slot };
            self.sheet.hands.push_back(Hand::open(slot, last.block, last.seating.clone()));
        }
    }

    /// Derives the players at open hands of a match from the hands before: players who are out leave their
    /// seats (V-CHAL-5). Keeps the order of seats if it was recorded.
    fn reseat(&mut self) {
        let mut fold = Fold::default();
        for index in 1..self.sheet.hands.len() {
            fold.advance(self, index);
            let Some(slot) = self.sheet.hands.get(index).filter(|hand| hand.is_open()).map(|hand| hand.slot)
            else {
                continue;
            };
            let seating = self.sheet.hands.get(index - 1).map(|before| fold.seats_after(self, before, slot));
            if let (Some(hand), Some(seating)) = (self.sheet.hands.get_mut(index), seating)
                && !hand.seating.has_same_people(&seating)
            {
                hand.seating = seating;
            }
        }
    }
}
