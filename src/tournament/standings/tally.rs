//! Folding the hands into standings (§11, §12). An earlier hand may change at any time (M-8).

use std::sync::Arc;

use imbl::Vector;

use crate::tournament::standings::duplicate;
use crate::tournament::standings::fold::Fold;
use crate::tournament::standings::play_off::Course;
use crate::tournament::standings::rank::rank;
use crate::tournament::{Compared, Credit, Effect, Method, NextHand, Standings, Tournament};

/// Everything the hands add up to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// One a hand that counts, in the order of play.
    pub effects: Vector<Arc<Effect>>,
    /// With which points late players began, in the order in which they came.
    pub arrivals: Vec<Credit>,
    /// With duplicate deals: every hand that has another one of its deal to be compared with, in the order of play.
    pub compared: Vec<Compared>,
    /// The standings.
    pub standings: Standings,
}

/// Folds the hands of a tournament.
pub fn tally(tournament: &Tournament) -> Tally {
    let fold = tournament.fold();
    let (reason, last) = (fold.reason(), fold.last());
    let over = reason.is_some();
    let effects = tournament.trail.effects(&fold);
    let compared = duplicate::compared(tournament, &effects);
    let column = duplicate::column(tournament, &compared);
    let standings = rank(tournament, &fold, &column, over);
    let Fold { arrivals, after_end, .. } = fold;
    let mut tally = Tally {
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
    let course = Course::of(tournament, over, &tally.standings.standings);
    if let Some(Course { standing, effects, problems }) = course {
        standing.settle(&mut tally.standings.standings);
        tally.effects.extend(effects.into_iter().map(Arc::new));
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
}
