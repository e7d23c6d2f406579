//! Applies hand inputs, from a file or a ledger, to their hands.

use crate::problem::Problems;
use crate::results::validate::{self, check_seated};
use crate::setup::keys::MOST_HANDS;
use crate::standings::fold::Fold;
use crate::{
    Entrant, Fault, Hand, HandResult, Hands, Method, Penalty, Place, PlayerId, Seating, Slot, StuckHand,
    Tournament, VoidReason,
};

/// A result with its penalties and voids, to be applied to a hand. Fields that are `None` follow from the
/// schedule or the previous hand.
#[derive(Debug, Clone)]
pub(crate) struct HandInput {
    pub(crate) slot: Slot,
    pub(crate) block: Option<u32>,
    pub(crate) seats: Option<Seating>,
    /// True if the seating is accepted even if a later correction has eliminated one of its players: the
    /// ledger says who played.
    pub(crate) played: bool,
    pub(crate) dealer: Option<PlayerId>,
    pub(crate) opener: Option<PlayerId>,
    /// True if the hand was played with the deck of its deal.
    pub(crate) shared: bool,
    pub(crate) result: Option<HandResult>,
    pub(crate) voided: Vec<StuckHand>,
    pub(crate) penalties: Vec<Penalty>,
}

impl Tournament {
    /// Applies an input to its hand, whose index is probably `near`. Inputs must come in the order of the
    /// hands, because a match inherits seats. `fold` contains the previous hands.
    pub(crate) fn apply_hand_input(
        &mut self,
        place: impl Fn() -> Place,
        record: HandInput,
        near: usize,
        fold: &mut Fold,
        problems: &mut Problems,
    ) {
        let slot = record.slot;
        let Some(index) = self.find_or_append(slot, near) else {
            return problems.add(&place(), Fault::NoSuchHand { slot });
        };
        let inherited = self.inherited(index, fold);
        let Some(hand) = self.sheet.hands.get(index) else { return };
        if record.block.is_some_and(|block| block != hand.block) {
            problems.add(&place().key("block"), Fault::OtherBlock { block: hand.block });
        }
        let default = inherited.unwrap_or_else(|| hand.seating.clone());
        let eliminates = matches!(self.setup_of(slot).method(), Method::Challenge { .. });
        let given = record.seats.as_ref().filter(|_| !(record.played && eliminates));
        if let Some(fault) = given.and_then(|seats| self.seats_fault(slot, seats, &default, fold)) {
            return problems.add(&place().key("seats"), fault);
        }
        let seating = record.seats.unwrap_or(default);
        for (key, player) in [("dealer", &record.dealer), ("opener", &record.opener)] {
            if let Some(player) = player {
                check_seated(&seating, || place().key(key), player, problems);
            }
        }
        if let Some(Err(faults)) =
            record.result.as_ref().map(|result| validate::result(self.setup_of(slot), &seating, result))
        {
            problems.add_within(&place().key("result"), faults);
        }
        if record.shared && (self.deal(slot).is_none() || record.result.is_none()) {
            problems.add(&place().key("duplicate"), Fault::NotDuplicate);
        }
        validate::penalties(&seating, || place().key("result.penalties"), &record.penalties, problems);
        for (i, voided) in record.voided.iter().enumerate() {
            let place = || place().key("voided").index(i).key("penalties");
            validate::penalties(&seating, place, &voided.penalties, problems);
        }
        let Some(hand) = self.sheet.hands.get_mut(index) else { return };
        hand.seating = seating;
        hand.dealer = record.dealer;
        hand.opener = record.opener;
        hand.shared = record.shared;
        hand.voided.extend(record.voided);
        hand.penalties = record.penalties;
        hand.result = record.result;
        // A stuck hand leaves its slot open and is kept as history (§0.5.7f).
        if hand.result == Some(HandResult::Void(VoidReason::Stuck)) {
            hand.result = None;
            hand.shared = false;
            hand.voided.push(StuckHand { penalties: std::mem::take(&mut hand.penalties) });
        }
    }

    /// Returns the index of a hand. In a match or a play-off, missing hands up to this one are appended as
    /// open.
    fn find_or_append(&mut self, slot: Slot, near: usize) -> Option<usize> {
        let grows = self.in_play_off(slot) || (self.sheet.setup.plan().is_none() && slot.round == 1);
        if grows && slot.table == 1 && (1..=MOST_HANDS).contains(&u64::from(slot.hand)) {
            let end = self.partition_point(|hand| hand.slot.round <= slot.round);
            let before = end.checked_sub(1).and_then(|last| self.sheet.hands.get(last));
            let before = before.filter(|hand| hand.slot.round == slot.round).map_or(0, |hand| hand.slot.hand);
            let new: Hands =
                (before + 1..=slot.hand).filter_map(|number| self.next_open_hand(slot, number)).collect();
            let later = self.sheet.hands.split_off(end);
            self.sheet.hands.append(new);
            self.sheet.hands.append(later);
        }
        let index = self.index_of(slot, near);
        self.sheet.hands.get(index).filter(|hand| hand.slot == slot).map(|_| index)
    }

    /// Returns an open hand to append to a match or its play-off.
    fn next_open_hand(&self, slot: Slot, number: u32) -> Option<Hand> {
        if let Some(play_off) = self.play_off().filter(|play_off| play_off.has(slot)) {
            return Some(play_off.hand(number));
        }
        let last = self.scored_hands().next_back()?;
        Some(Hand::open(Slot { hand: number, ..last.slot }, last.block, last.seating.clone()))
    }

    /// Returns the seating that a match inherits from the previous hand, without players who are out by then.
    fn inherited(&self, index: usize, fold: &mut Fold) -> Option<Seating> {
        if self.sheet.setup.plan().is_some() {
            return None;
        }
        let slot = self.sheet.hands.get(index)?.slot;
        let before = self.sheet.hands.get(index.checked_sub(1)?).filter(|_| !self.in_play_off(slot))?;
        fold.advance(self, index);
        Some(fold.seats_after(self, before, slot))
    }

    /// Checks the seats of an input. A movement accepts only its own seating; a match accepts its players in
    /// any order in which the teams alternate.
    fn seats_fault(&self, slot: Slot, seats: &Seating, default: &Seating, fold: &Fold) -> Option<Fault> {
        if seats == default {
            return None;
        }
        let whom = default.players().to_vec();
        let setup = self.setup_of(slot);
        if setup.plan().is_some() {
            let same = seats.has_same_people(default);
            return Some(if same {
                Fault::OtherOrder { seats: whom }
            } else {
                Fault::OtherSeats { seats: whom }
            });
        }
        let is_out = |player: &&PlayerId| !setup.scores_wins_only() && fold.is_out(self, player);
        if let Some(player) = seats.players().iter().find(is_out) {
            return Some(Fault::Eliminated { player: player.clone() });
        }
        let everybody = default.players().iter().all(|player| seats.has(player));
        if !everybody || seats.players().len() != default.players().len() {
            return Some(Fault::NotEverybody { seats: whom });
        }
        let entrants: Vec<Option<&Entrant>> =
            seats.players().iter().map(|player| self.entrant_of(player)).collect();
        let alternates = entrants.windows(2).all(|pair| matches!(pair, [Some(a), Some(b)] if a.id != b.id));
        (!alternates).then_some(Fault::NotAlternating { seats: whom })
    }
}
