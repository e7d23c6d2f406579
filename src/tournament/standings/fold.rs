//! Fold of the hands, in order, as far as they count.

use std::collections::BTreeSet;

use imbl::Vector;

use crate::people::changes;
use crate::standings::line::{LineContribution, LineSums};
use crate::{
    Credit, EndReason, Entrant, EntrantId, Fault, Format, Hand, HandNumber, HandResult, Method, Place,
    PlayerId, Problem, Scorecard, Seating, Setup, Slot,
};

/// Event that ends a tournament by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct EndEvent {
    reason: EndReason,
    /// Number of the last hand at every table (§0.5.9a).
    last: HandNumber,
}

/// Sums of the hands folded so far.
#[derive(Debug, Clone, Default)]
pub(crate) struct Fold {
    /// Number of hands with an effect.
    pub(crate) counted: usize,
    pub(crate) after_end: Vector<Problem>,
    pub(crate) arrivals: Vec<Credit>,
    /// Late players who have started.
    come: BTreeSet<EntrantId>,
    /// Lines by the index of the entrant.
    lines: Vec<LineSums>,
    end: Option<EndEvent>,
    stopped: bool,
    /// Number of the current hand, and whether a table still has it open.
    now: Option<(HandNumber, bool)>,
    /// Number of hands that are recorded or closed.
    closed: usize,
    /// Number of hands that are folded.
    pub(crate) seen: usize,
    /// Index of the first open hand among the folded ones.
    pub(crate) open: Option<usize>,
}

impl Fold {
    pub(crate) fn of(sheet: &Scorecard) -> Self {
        let mut fold = Self::default();
        fold.advance(sheet, sheet.scored_count());
        fold.finalize(sheet)
    }

    /// Completes the sums as if nothing more were recorded: late players who have not started yet count as
    /// present.
    pub(crate) fn finalize(mut self, sheet: &Scorecard) -> Self {
        self.begin_lines(sheet);
        for (number, entrant) in sheet.entrants().iter().enumerate() {
            if let Some(since) = entrant.since.filter(|since| !self.ends_before(*since)) {
                self.add_late_player(sheet, (number, entrant), since.slot());
            }
        }
        self.stopped = sheet.is_stopped();
        self
    }

    /// Reason why the tournament is over: the hands ended it and every table has closed the last one, or the
    /// organiser ended it.
    pub(crate) fn end_reason(&self) -> Option<EndReason> {
        let is_open = self.now.is_some_and(|(_, is_open)| is_open);
        let ended = self.end.filter(|_| !is_open).map(|end| end.reason);
        ended.or(self.stopped.then_some(EndReason::Stopped))
    }

    pub(crate) fn closed(&self) -> usize {
        self.closed
    }

    /// Last hand that counts, once the hands have ended the tournament; tables may still be playing it.
    pub(crate) fn last_counted(&self) -> Option<HandNumber> {
        self.end.map(|end| end.last)
    }

    /// Returns true if the hands ended the tournament before this one (§0.5.9f).
    pub(crate) fn ends_before(&self, since: HandNumber) -> bool {
        self.last_counted().is_some_and(|last| last < since)
    }

    pub(crate) fn line_of(&self, entrant: usize) -> LineSums {
        self.lines.get(entrant).copied().unwrap_or_default()
    }

    /// Folds the hands before index `to`.
    pub(crate) fn advance(&mut self, sheet: &Scorecard, to: usize) {
        self.advance_by(sheet, to, |hand, result| LineContribution::of(sheet, hand, result));
    }

    /// Folds the hands before index `to`, taking each recorded hand's shares from `shares`; hands without an
    /// effect have none.
    pub(crate) fn advance_by<S: AsRef<[LineContribution]>>(
        &mut self,
        sheet: &Scorecard,
        to: usize,
        mut shares: impl FnMut(&Hand, &HandResult) -> Option<S>,
    ) {
        let to = to.max(self.seen);
        let ahead = sheet.hands_in(self.seen..to.min(sheet.scored_count()));
        let ahead = (self.seen..).zip(ahead);
        let same = sheet.entrants().iter().all(|e| e.since.is_none() && e.changes.is_empty());
        self.begin_lines(sheet);
        for (index, hand) in ahead {
            let number = HandNumber::of(hand.slot);
            self.open = self.open.or(hand.is_open().then_some(index));
            if self.ends_before(number) {
                self.report_late_hand(index, hand);
                continue;
            }
            if !same {
                self.apply_line_up_changes(sheet, hand.slot);
            }
            let waits = self.now.is_some_and(|(now, waits)| now == number && waits);
            self.now = Some((number, waits || hand.is_open()));
            let Some(result) = &hand.result else { continue };
            self.closed += 1;
            if let Some(shares) = shares(hand, result) {
                self.add(sheet, shares.as_ref());
            }
            let reason = if self.end.is_none() { self.detect_end(sheet, hand.slot) } else { None };
            self.end = self.end.or(reason.map(|reason| EndEvent { reason, last: number }));
        }
        self.seen = to;
    }

    /// Begins the lines of all entrants with the points that they carry.
    fn begin_lines(&mut self, sheet: &Scorecard) {
        for entrant in sheet.entrants().iter().skip(self.lines.len()) {
            self.lines.push(LineSums { points: entrant.carried, ..LineSums::default() });
            if entrant.carried > 0 {
                self.arrivals.push(Credit { entrant: entrant.id.clone(), points: entrant.carried });
            }
        }
    }

    /// Reports a hand recorded after the end (M-8). A hand closed without a result did not happen, so it is
    /// not reported (§0.5.9f).
    fn report_late_hand(&mut self, index: usize, hand: &Hand) {
        let is_played = |result: &HandResult| !matches!(result, HandResult::Void(_));
        if hand.result.as_ref().is_some_and(is_played) {
            let fault = Fault::AfterEnd { slot: hand.slot };
            self.after_end.push_back(Place::root().key("hands").index(index).fault(fault));
        }
    }

    /// Applies arrivals and withdrawals before this hand. An entrant who withdraws from a challenge is out
    /// (V-CHAL-1).
    fn apply_line_up_changes(&mut self, sheet: &Scorecard, slot: Slot) {
        let eliminates = matches!(sheet.setup().method(), Method::Challenge { .. });
        for (number, entrant) in sheet.entrants().iter().enumerate() {
            if entrant.since.is_some_and(|since| since.covers(slot)) {
                self.add_late_player(sheet, (number, entrant), slot);
            }
            let closed = self.closed;
            if eliminates
                && entrant.has_withdrawn(slot)
                && let Some(line) = self.lines.get_mut(number)
            {
                line.out = line.out.or(Some(closed));
            }
        }
    }

    /// Adds a late player. If points are charged, the player starts with the highest total of those still in,
    /// so that arriving late is not an advantage; if averages determine the ranks, with 0 (§0.5.9b).
    fn add_late_player(&mut self, sheet: &Scorecard, (number, entrant): (usize, &Entrant), slot: Slot) {
        if !self.come.insert(entrant.id.clone()) {
            return;
        }
        let is_other =
            |other: &Entrant| other.id != entrant.id && other.plays(slot) && other.since < entrant.since;
        let others = sheet.entrants().iter().zip(&self.lines).filter(|(other, _)| is_other(other));
        let most = others.filter(|(_, line)| line.out.is_none()).map(|(_, line)| line.points).max();
        let setup = sheet.setup();
        let is_charged = setup.method().id().charges_points() && setup.format() != Format::Individual;
        let points = most.filter(|_| is_charged).unwrap_or(0);
        if let Some(line) = self.lines.get_mut(number) {
            line.points = points;
        }
        self.arrivals.push(Credit { entrant: entrant.id.clone(), points });
    }

    /// Returns true if a player is out of the tournament (V-CHAL-1).
    pub(crate) fn is_out(&self, sheet: &Scorecard, player: &PlayerId) -> bool {
        let line = sheet.entrants.number_of(player).and_then(|number| self.lines.get(number));
        line.is_some_and(|line| line.out.is_some())
    }

    /// Players still in at a hand, in the order of the entrants.
    pub(crate) fn players_still_in<'a>(&self, sheet: &'a Scorecard, slot: Slot) -> Vec<&'a PlayerId> {
        let mut everybody = changes::all_seated(sheet.entrants(), slot);
        everybody.retain(|player| !self.is_out(sheet, player));
        everybody
    }

    /// Seats of a match after a hand: the same players or their substitutes, without those who withdrew or
    /// are out (V-CHAL-5), then those who join. If a correction brought somebody back, seats everybody who is
    /// still in, in the order of the entrants.
    pub(crate) fn seats_after(&self, sheet: &Scorecard, before: &Hand, slot: Slot) -> Seating {
        let everybody = self.players_still_in(sheet, slot);
        let seated = before.seating.players().iter();
        let mut seats: Vec<&PlayerId> = seated
            .filter_map(|player| changes::successor(&sheet.entrants, player, slot))
            .filter(|player| everybody.contains(player))
            .collect();
        let joins = |player: &PlayerId| {
            let since = sheet.entrant_of(player).and_then(|entrant| entrant.since);
            since.is_some_and(|since| !since.covers(before.slot))
        };
        seats.extend(everybody.iter().filter(|player| joins(player)));
        if seats.len() < everybody.len() {
            seats = everybody;
        }
        Seating::new(seats.into_iter().cloned().collect())
    }

    fn add(&mut self, sheet: &Scorecard, shares: &[LineContribution]) {
        self.counted += 1;
        for share in shares {
            if let Some(line) = self.lines.get_mut(share.entrant) {
                line.add(&share.line);
            }
        }
        if let Method::Challenge { limit } = sheet.setup().method() {
            self.lines.iter_mut().for_each(|line| line.eliminate(limit, self.closed));
        }
    }

    fn detect_end(&self, sheet: &Scorecard, slot: Slot) -> Option<EndReason> {
        let is_movement = sheet.setup().plan().is_some();
        // T-4P-2, T-8P-2: a movement has all its hands from the start.
        let scheduled = is_movement && self.closed == sheet.scored_count();
        let entrants = || {
            let out = self.lines.iter().filter(|line| line.out.is_some()).count();
            self.count_in_play(sheet, slot) + out
        };
        let early = end_by_scoring(sheet.setup(), self.lines.iter(), self.closed, entrants);
        early.or(scheduled.then_some(EndReason::Schedule))
    }

    /// Counts the entrants who are not out after this hand and have not withdrawn from the next one.
    fn count_in_play(&self, sheet: &Scorecard, slot: Slot) -> usize {
        let next = Slot { hand: slot.hand + 1, ..slot };
        let goes_on = |(entrant, line): &(&Entrant, &LineSums)| {
            entrant.plays(slot) && entrant.plays(next) && line.out.is_none()
        };
        sheet.entrants().iter().zip(&self.lines).filter(goes_on).count()
    }
}

/// Returns the reason if a tournament with these lines after `closed` hands has ended under its scoring.
pub(crate) fn end_by_scoring<'a>(
    setup: &Setup,
    mut lines: impl Iterator<Item = &'a LineSums>,
    closed: usize,
    entrants: impl FnOnce() -> usize,
) -> Option<EndReason> {
    let is_movement = setup.plan().is_some();
    match setup.method() {
        // S-STD-2, S-STD-3
        Method::Std { target } => {
            target.filter(|target| lines.any(|line| line.points >= *target)).map(|_| EndReason::Target)
        }
        // S-L200-3, S-DUO-2; in a movement only if agreed (§0.5.5)
        Method::Lose200 { limit, stop_at_limit } => ((stop_at_limit || !is_movement)
            && lines.any(|line| line.points >= limit))
        .then_some(EndReason::Limit),
        Method::Challenge { .. } => (lines.filter(|line| line.out.is_some()).count() + 1 >= entrants())
            .then_some(EndReason::LastStanding),
        method => {
            method.agreed_hands().filter(|agreed| closed >= *agreed as usize).map(|_| EndReason::Schedule)
        }
    }
}
