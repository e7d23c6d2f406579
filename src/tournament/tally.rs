//! Folding the hands into standings (`RULES.md` §11, §12). Nothing is kept: an earlier hand may change at any time (M-8).

use super::duplicate;
use super::fold::Fold;
use super::play_off::Course;
use super::rank::rank;
use super::{Compared, Credit, Effect, Method, NextHand, Reason, Standings, Tournament};

/// Everything the hands add up to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// One a hand that counts, in the order of play.
    pub effects: Vec<Effect>,
    /// With which points late players began, in the order in which they came.
    pub arrivals: Vec<Credit>,
    /// With duplicate deals: every hand that has another one of its deal to be compared with, in the order of play.
    pub compared: Vec<Compared>,
    /// The standings.
    pub standings: Standings,
}

/// Folds the hands of a tournament.
pub fn tally(tournament: &Tournament) -> Tally {
    let fold = Fold::of(tournament);
    let (reason, last) = (fold.reason(), fold.last());
    let over = reason.is_some();
    let compared = duplicate::compared(tournament, &fold.effects);
    let column = duplicate::column(tournament, &compared);
    let standings = rank(tournament, &fold, &column, over);
    let Fold { effects, arrivals, after_end, .. } = fold;
    let mut tally = Tally {
        effects,
        arrivals,
        compared,
        standings: Standings {
            finished: over,
            reason,
            standings,
            next: Vec::new(),
            problems: after_end,
            play_off: None,
        },
    };
    let course = Course::of(tournament, over, &tally.standings.standings);
    if let Some(Course { standing, effects, problems }) = course {
        standing.settle(&mut tally.standings.standings);
        tally.effects.extend(effects);
        tally.standings.problems.extend(problems);
        tally.standings.finished = over && !standing.runs();
        tally.standings.play_off = Some(standing);
    }
    if !tally.standings.finished {
        tally.standings.next = tournament.waiting(over, last).into_iter().map(NextHand::of).collect();
    }
    tally
}

impl Tournament {
    /// Whether nothing but its last hand, or the organiser, ends it: the points of a hand do not.
    pub fn ends_by_schedule(&self) -> bool {
        self.setup().plan().is_some()
            && match self.setup().method() {
                Method::Std { target } => target.is_none(),
                Method::Lose200 { stop_at_limit, .. } => !stop_at_limit,
                method => method.agreed_hands().is_none(),
            }
    }

    /// Why it is over. Where only the schedule ends it the hands need not be added up.
    pub(super) fn reason(&self) -> Option<Reason> {
        if !self.ends_by_schedule() {
            return Fold::of(self).reason();
        }
        let played = self.scored_hands().iter().all(|hand| !hand.is_open());
        let stopped = self.stopped().then_some(Reason::Stopped);
        if played { Some(Reason::Schedule) } else { stopped }
    }
}
