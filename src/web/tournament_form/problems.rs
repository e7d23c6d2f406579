//! Errors of the form, field by field, and their messages.

use serde::Serialize;

use lastcard_tournament::{Fault, LineFault, Problem};

use crate::rules::options::{OptionConflict, conflict_text, fault_text};
use crate::tournament_form::{
    fields::{Field, field_of},
    local_time::TimeFault,
};
use crate::ui::{form::Form, translator::Translator};

/// An error, with the field beside which it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldProblem {
    pub field: Field,
    pub fault: FieldFault,
}

/// A fault in the form or in the domain. Its variants are serialised like those of [`Fault`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum FieldFault {
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
        /// Number of players that the format needs.
        needed: usize,
    },
    /// No option or an unknown one was chosen.
    ChoiceMissing,
    NotANumber {
        given: String,
        example: &'static str,
    },
    /// White cards that have a rule of their own, without the rule (R-DECK-4).
    OwnRuleMissing,
    /// Two names that differ only in capitals and sound the same when read out.
    NameAlike {
        name: String,
        other: String,
    },
    /// A name close to somebody else's, about which the organiser has not been asked.
    NameNear {
        name: String,
        other: String,
    },
    /// A table whose name columns have not been chosen.
    ColumnsMissing,
    /// A mail address in place of a name.
    MailForName {
        /// Line number, starting at 1.
        line: usize,
        mail: String,
    },
    #[serde(skip)]
    InLine(LineFault),
    #[serde(skip)]
    OptionTwice(OptionConflict),
    #[serde(untagged)]
    Time(TimeFault),
    #[serde(untagged)]
    Domain(Fault),
}

impl FieldProblem {
    pub fn add_to_form(&self, form: &mut Form, words: Translator) {
        form.add_error(self.field.name, self.message(words));
    }

    /// Formats the message: the error and its remedy.
    pub fn message(&self, words: Translator) -> String {
        match &self.fault {
            FieldFault::InLine(LineFault { line, fault }) => {
                let problem = words.fault(fault).to_string();
                words.say("problem-in-line").with("line", *line).with("problem", problem).to_string()
            }
            FieldFault::OptionTwice(twice) => conflict_text(words, twice),
            FieldFault::Domain(fault) => fault_message(words, fault),
            fault => words.fault(fault).to_string(),
        }
    }
}

/// Formats a domain fault for this form, which names the format and distinguishes players from teams.
fn fault_message(words: Translator, fault: &Fault) -> String {
    let (given, min, max, format) = match fault {
        Fault::Rules(fault) => return fault_text(words, fault),
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

/// Collects problems, so that all of them are shown at once.
#[derive(Debug, Default)]
pub struct FieldProblems(Vec<FieldProblem>);

impl FieldProblems {
    pub fn add(&mut self, field: Field, fault: FieldFault) {
        self.0.push(FieldProblem { field, fault });
    }

    /// Returns the value, or adds its fault to the field.
    pub fn ok_or_report<T>(&mut self, field: Field, value: Result<T, FieldFault>) -> Option<T> {
        value.map_err(|fault| self.add(field, fault)).ok()
    }

    /// Returns the value, or adds each problem to the field that it comes from.
    pub fn ok_or_report_all<T>(&mut self, value: Result<T, Vec<Problem>>) -> Option<T> {
        let note = |problems: Vec<Problem>| {
            for Problem { place, fault } in problems {
                self.add(field_of(&place), FieldFault::Domain(fault));
            }
        };
        value.map_err(note).ok()
    }

    pub fn all(self) -> Vec<FieldProblem> {
        self.0
    }

    /// Returns the value if there are no problems.
    pub fn into_result<T>(self, value: Option<T>) -> Result<T, Vec<FieldProblem>> {
        value.filter(|_| self.0.is_empty()).ok_or(self.0)
    }
}
