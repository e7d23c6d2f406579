//! What is wrong with something that came in, and where. Sentences for people are made from it elsewhere.

mod fault;
mod place;
mod syntax;

use serde::Serialize;

use crate::excerpt;

pub use fault::{Fault, Kind, RulesSource};
pub use place::{PathPart, Place};
pub use syntax::Syntax;

/// One fault and its place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct Problem {
    /// Where in the document.
    pub place: Place,
    #[serde(flatten)]
    #[allow(missing_docs, reason = "its type says it")]
    pub fault: Fault,
}

impl Place {
    /// This fault at this place.
    pub fn fault(&self, fault: impl Into<Fault>) -> Problem {
        Problem { place: self.clone(), fault: fault.into() }
    }
}

/// Problems for somebody who reads them: of a long list the first ones and the number of the rest.
pub fn told(problems: Vec<Problem>) -> Vec<Problem> {
    let mut told = Problems::default();
    for problem in problems {
        told.push(problem);
    }
    told.into_vec()
}

/// What somebody gave, as it can be shown: not endless, and nothing that steers a terminal.
pub(super) fn shown(given: &str) -> String {
    excerpt(given, 61).replace(char::is_control, "\u{fffd}")
}

/// The problems that are told one by one; nobody reads more, and a file may have millions.
const MOST_TOLD: usize = 300;

/// Collects problems, so that all of them are told at once. Of a long list the end is only counted.
#[derive(Debug, Default)]
pub(super) struct Problems {
    told: Vec<Problem>,
    more: usize,
}

impl Problems {
    /// Notes a fault, or only counts it behind a long list of others.
    pub(super) fn add(&mut self, place: &Place, fault: Fault) {
        if self.told.len() < MOST_TOLD {
            self.told.push(place.fault(fault));
        } else {
            self.more += 1;
        }
    }

    fn push(&mut self, problem: Problem) {
        match problem.fault {
            Fault::MoreProblems { count } => self.more += count,
            fault => self.add(&problem.place, fault),
        }
    }

    /// The value, or nothing and its problem is noted.
    pub(super) fn take<T>(&mut self, value: Result<T, Problem>) -> Option<T> {
        value.map_err(|problem| self.push(problem)).ok()
    }

    /// The value, or nothing and its problems are noted.
    pub(super) fn take_all<T>(&mut self, value: Result<T, Vec<Problem>>) -> Option<T> {
        value.map_err(|problems| problems.into_iter().for_each(|problem| self.push(problem))).ok()
    }

    /// Notes problems whose places are seen from `outer`.
    pub(super) fn within(&mut self, outer: &Place, problems: Vec<Problem>) {
        for problem in problems {
            self.push(Problem { place: problem.place.within(outer), ..problem });
        }
    }

    /// How many were noted.
    pub(super) fn len(&self) -> usize {
        self.told.len() + self.more
    }

    /// The value if nothing was noted.
    pub(super) fn none_or<T>(self, value: T) -> Result<T, Vec<Problem>> {
        if self.told.is_empty() { Ok(value) } else { Err(self.into_vec()) }
    }

    /// What was noted; behind a long list the number of the rest.
    pub(super) fn into_vec(mut self) -> Vec<Problem> {
        if self.more > 0 {
            self.told.push(Place::root().fault(Fault::MoreProblems { count: self.more }));
        }
        self.told
    }
}
