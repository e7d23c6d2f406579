//! Problems in incoming data, with their places. Messages for people are built from them elsewhere.

mod detail;
mod fault;
mod place;

use serde::Serialize;

use crate::excerpt;

pub use detail::{RulesSource, Syntax, ValueKind};
pub use fault::Fault;
pub use place::{PathPart, Place};

/// A fault and its place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct Problem {
    /// Place in the document.
    pub place: Place,
    #[serde(flatten)]
    #[allow(missing_docs, reason = "its type says it")]
    pub fault: Fault,
}

impl Place {
    /// Returns a problem with this fault at this place.
    pub fn fault(&self, fault: impl Into<Fault>) -> Problem {
        Problem { place: self.clone(), fault: fault.into() }
    }
}

/// Shortens a list of problems for display: keeps the first ones and adds the number of the rest.
pub fn truncate_problems(problems: Vec<Problem>) -> Vec<Problem> {
    let mut told = Problems::default();
    for problem in problems {
        told.push(problem);
    }
    told.into_vec()
}

/// Makes input safe to show: shortened, and without control characters, which could steer a terminal.
pub(super) fn sanitize(given: &str) -> String {
    excerpt(given, 61).replace(char::is_control, "\u{fffd}")
}

/// Maximum number of problems reported individually: nobody reads more, and a file may have millions.
const MAX_REPORTED: usize = 300;

/// Collects problems so that all of them are reported at once. Those beyond the maximum are only counted.
#[derive(Debug, Default)]
pub struct Problems {
    told: Vec<Problem>,
    more: usize,
}

impl Problems {
    /// Adds a fault, or only counts it if the list is full.
    pub fn add(&mut self, place: &Place, fault: Fault) {
        if self.told.len() < MAX_REPORTED {
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

    /// Returns the value, or adds its problem.
    pub fn ok_or_add<T>(&mut self, value: Result<T, Problem>) -> Option<T> {
        value.map_err(|problem| self.push(problem)).ok()
    }

    /// Returns the value, or adds its problems.
    pub fn ok_or_add_all<T>(&mut self, value: Result<T, Vec<Problem>>) -> Option<T> {
        value.map_err(|problems| problems.into_iter().for_each(|problem| self.push(problem))).ok()
    }

    /// Adds problems whose places are relative to `outer`.
    pub fn add_within(&mut self, outer: &Place, problems: Vec<Problem>) {
        for problem in problems {
            self.push(Problem { place: problem.place.prefixed_with(outer), ..problem });
        }
    }

    /// Number of problems, including those that were only counted.
    pub(crate) fn len(&self) -> usize {
        self.told.len() + self.more
    }

    /// Returns the value if there are no problems, or else the problems.
    pub fn into_result<T>(self, value: T) -> Result<T, Vec<Problem>> {
        if self.told.is_empty() { Ok(value) } else { Err(self.into_vec()) }
    }

    /// Returns the problems that were added, followed by the number of those that were only counted.
    pub fn into_vec(mut self) -> Vec<Problem> {
        if self.more > 0 {
            self.told.push(Place::root().fault(Fault::MoreProblems { count: self.more }));
        }
        self.told
    }
}
