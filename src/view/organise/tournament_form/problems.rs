//! What is wrong with the form, field by field, and the sentences that say so.

use serde::Serialize;

use super::fields::{Field, field_of};
use super::local_time::TimeFault;
use crate::tournament::{Fault, LineFault, Problem};
use crate::view::rules::{OptionTwice, said_fault, said_twice};
use crate::view::{Form, Words};

/// What is wrong, and the field beside which it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldProblem {
    pub(super) field: Field,
    pub(super) fault: FieldFault,
}

/// What only a form can get wrong, and what the domain refuses. Named as a [`Fault`] is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub(super) enum FieldFault {
    DateMissing,
    DateMalformed {
        given: String,
        example: String,
    },
    TimeMissing,
    TimeMalformed {
        given: String,
    },
    EntrantsMissing {
        /// How many the format needs.
        needed: usize,
    },
    /// None of several was chosen, or none of ours.
    ChoiceMissing,
    NotANumber {
        given: String,
        example: &'static str,
    },
    /// White cards that have a rule of their own, and no rule (R-DECK-4).
    OwnRuleMissing,
    /// Two names that nobody can tell apart when they are read out.
    NameAlike {
        name: String,
        other: String,
    },
    /// A name that is nearly that of somebody else, about whom nobody was asked.
    NameNear {
        name: String,
        other: String,
    },
    /// A table of which it has not been said which cells are the names.
    ColumnsMissing,
    /// A mail address where a name should be.
    MailForName {
        /// Counted from 1.
        line: usize,
        mail: String,
    },
    /// A name in a line of the entrants.
    #[serde(skip)]
    InLine(LineFault),
    #[serde(skip)]
    OptionTwice(OptionTwice),
    #[serde(untagged)]
    Time(TimeFault),
    #[serde(untagged)]
    Domain(Fault),
}

impl FieldProblem {
    /// Notes it beside its field.
    pub fn note(&self, form: &mut Form, words: Words) {
        form.fail(self.field.name, self.say(words));
    }

    /// The sentence: what is wrong and what would be right.
    pub(super) fn say(&self, words: Words) -> String {
        match &self.fault {
            FieldFault::InLine(LineFault { line, fault }) => {
                let problem = words.fault(fault).to_string();
                words.say("problem-in-line").with("line", *line).with("problem", problem).to_string()
            }
            FieldFault::OptionTwice(twice) => said_twice(words, twice),
            FieldFault::Domain(fault) => said(words, fault),
            fault => words.fault(fault).to_string(),
        }
    }
}

/// What the domain refuses, as this form says it: here a format has a name, and entrants are players or
/// teams.
fn said(words: Words, fault: &Fault) -> String {
    let (given, min, max, format) = match fault {
        Fault::Rules(fault) => return said_fault(words, fault),
        Fault::EntrantCount { given, min, max, format } => (*given, *min, *max, format),
        fault => return words.fault(fault).to_string(),
    };
    let key = match (format.has_teams(), min == max) {
        (true, _) => "draft-team-count",
        (false, true) => "draft-player-count",
        (false, false) => "draft-player-range",
    };
    let format = words.say(format!("format-{format}")).to_string();
    let message = words.say(key).with("format", format).with("given", given);
    message.with("needed", min).with("max", max).to_string()
}

/// Collects problems, so that all of them are told at once.
#[derive(Debug, Default)]
pub(super) struct FieldProblems(Vec<FieldProblem>);

impl FieldProblems {
    pub(super) fn add(&mut self, field: Field, fault: FieldFault) {
        self.0.push(FieldProblem { field, fault });
    }

    /// The value, or nothing and its fault is noted beside the field.
    pub(super) fn take<T>(&mut self, field: Field, value: Result<T, FieldFault>) -> Option<T> {
        value.map_err(|fault| self.add(field, fault)).ok()
    }

    /// The value, or nothing and each problem is noted beside the field that it comes from.
    pub(super) fn take_all<T>(&mut self, value: Result<T, Vec<Problem>>) -> Option<T> {
        let note = |problems: Vec<Problem>| {
            for Problem { place, fault } in problems {
                self.add(field_of(&place), FieldFault::Domain(fault));
            }
        };
        value.map_err(note).ok()
    }

    /// Everything that was noted.
    pub(super) fn all(self) -> Vec<FieldProblem> {
        self.0
    }

    /// The value if there is one and nothing was noted.
    pub(super) fn none_or<T>(self, value: Option<T>) -> Result<T, Vec<FieldProblem>> {
        value.filter(|_| self.0.is_empty()).ok_or(self.0)
    }
}
