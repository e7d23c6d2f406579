//! Fold of the hands into standings (§11, §12). An earlier hand may change at any time (M-8).

use std::collections::BTreeMap;
use std::sync::Arc;

use imbl::Vector;

use crate::standings::checkpoints::FoldCheckpoints;
use crate::standings::duplicate;
use crate::standings::fold::Fold;
use crate::standings::play_off::PlayOffFold;
use crate::standings::rank::rank;
use crate::{ComparedHand, Credit, Effect, Hand, HandNumber, Method, NextHand, Scorecard, Standings};

/// Complete result of folding the hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// Effect of each hand that counts, in the order of play.
    pub effects: Vector<Arc<Effect>>,
    /// Starting points: those carried from an earlier stage, then those of late players in the order of arrival.
    pub arrivals: Vec<Credit>,
    /// With duplicate deals: every hand that shares its deal with another one, in the order of play.
    pub compared: Vec<ComparedHand>,
    /// Lines by rank, and the next hands.
    pub standings: Standings,
}

impl Tally {
    /// Folds the hands of a scorecard; `trail` contains their checkpoints.
    pub(crate) fn of(sheet: &Scorecard, trail: &FoldCheckpoints) -> Self {
        let fold = trail.current().clone().finalize(sheet);
        let (reason, last) = (fold.end_reason(), fold.last_counted());
        let over = reason.is_some();
        let effects = trail.effects(&fold);
        let compared = duplicate::compare_hands(sheet, &effects);
        let column = duplicate::column(sheet, &compared);
        let standings = rank(sheet, &fold, &column, over);
        let Fold { arrivals, after_end, .. } = fold;
        let mut tally = Self {
            effects,
            arrivals,
            compared,
            standings: Standings {
                finished: over,
                reason,
                standings,
                next: Vec::new(),
                problems: after_end.into_iter().collect(),
                play_off: None,
            },
        };
        tally.add_play_off(sheet, over);
        if !tally.standings.finished {
            let waiting = awaited_hands(sheet, trail, over, last);
            tally.standings.next = waiting.into_iter().map(NextHand::of).collect();
        }
        tally
    }

    /// Adds the play-off, if there is one; `over` is true if the hands before it are over.
    fn add_play_off(&mut self, sheet: &Scorecard, over: bool) {
        let course = PlayOffFold::of(sheet, over, &self.standings.standings);
        let Some(PlayOffFold { standing, effects, problems }) = course else { return };
        standing.apply_to_standings(&mut self.standings.standings);
        self.effects.extend(effects.into_iter().map(Arc::new));
        self.standings.problems.extend(problems);
        self.standings.finished = over && !standing.is_running();
        self.standings.play_off = Some(standing);
    }
}

/// Hands that tables are waiting for, even if the tournament is over: one per table in the first incomplete
/// block. A table that has finished the block waits for the others (T-8P-5). Hands after the `last` one are
/// left out (§0.5.9a). A play-off is considered separately.
pub(crate) fn awaited_hands<'a>(
    sheet: &'a Scorecard,
    trail: &FoldCheckpoints,
    in_play_off: bool,
    last: Option<HandNumber>,
) -> Vec<&'a Hand> {
    let scored = sheet.scored_count();
    let hands = if in_play_off { scored..sheet.hands().len() } else { trail.first_open()..scored };
    let is_due = |hand: &&Hand| in_play_off || last.is_none_or(|last| HandNumber::of(hand.slot) <= last);
    let is_due = |hand: &&Hand| hand.is_open() && is_due(hand);
    let mut hands = sheet.hands_in(hands).skip_while(|hand| !is_due(hand)).peekable();
    let Some((round, block)) = hands.peek().map(|hand| (hand.slot.round, hand.block)) else {
        return Vec::new();
    };
    let mut tables = BTreeMap::new();
    for hand in hands.take_while(|hand| (hand.slot.round, hand.block) == (round, block)).filter(is_due) {
        tables.entry(hand.slot.table).or_insert(hand);
    }
    tables.into_values().collect()
}

impl Scorecard {
    /// Returns true if only its last hand or the organiser can end the tournament, and never the points of a
    /// hand.
    pub fn ends_by_schedule(&self) -> bool {
        self.setup().plan().is_some()
            && match self.setup().method() {
                Method::Std { target } => target.is_none(),
                Method::Lose200 { stop_at_limit, .. } => !stop_at_limit,
                method => method.agreed_hands().is_none(),
            }
    }
}
