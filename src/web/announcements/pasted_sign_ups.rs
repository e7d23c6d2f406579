//! Several names that an organiser pastes onto a sign-up list: one player or team on each line.

use lastcard_club::{SignUpNames, SignUpSource};
use lastcard_store::entries::random_key;
use lastcard_store::players::RosterPlayer;
use lastcard_store::sign_ups::NewSignUp;
use lastcard_tournament::{Format, Lineup, Name, NameList, PastedNames};

use crate::roster::handlers::{NAMES_FIELD, SHOWN_NAMES_FIELD, read_lineup};
use crate::tournament_form::pasted::{ParsedNameLine, PastedReview, read_pasted};
use crate::ui::{form::Form, translator::Translator};

/// What the text of the form is taken for.
pub struct PastedSignUps {
    pasted: PastedNames,
    format: Format,
}

impl PastedSignUps {
    pub fn of(form: &Form, format: Format) -> Self {
        Self { pasted: read_pasted(form, NAMES_FIELD, |_| false), format }
    }

    /// Reads the sign-ups, in the order of the lines. Errors are noted in the form.
    pub fn read(&self, form: &mut Form, words: Translator) -> Option<Vec<NewSignUp>> {
        let lineup = read_lineup(form, &self.pasted, words)?;
        let parties = self.parties(&lineup);
        if parties.is_empty() {
            form.add_error(NAMES_FIELD, words.say("problem-party-nobody"));
        }
        if parties.len() > SignUpNames::MAX_AT_ONCE {
            form.add_error(
                NAMES_FIELD,
                words.say("announcement-add-most").with("max", SignUpNames::MAX_AT_ONCE),
            );
        }
        let mut new = Vec::new();
        for (line, names) in parties {
            match SignUpNames::parse(self.format, names) {
                Ok(names) => new.push(NewSignUp {
                    names,
                    remark: None,
                    entry_key: random_key(),
                    source: SignUpSource::Club,
                }),
                Err(fault) => {
                    let problem = words.fault(&fault).to_string();
                    let text = words.say("problem-in-line").with("line", line).with("problem", problem);
                    form.add_error(NAMES_FIELD, text);
                }
            }
        }
        form.is_valid().then_some(new)
    }

    /// Returns the names that sign up together, with the numbers of their lines. In a format without teams everybody signs up alone.
    fn parties(&self, lineup: &Lineup) -> Vec<(usize, Vec<Name>)> {
        let numbers = self.pasted.lines.iter().map(|(line, _)| *line);
        let lines = numbers.zip(lineup.lines().iter().map(|line| line.players.clone()));
        if self.format.has_teams() {
            return lines.collect();
        }
        lines.flat_map(|(line, names)| names.into_iter().map(move |name| (line, vec![name]))).collect()
    }

    /// Returns true if the text was read in a way that nobody has seen yet, so that it is shown before it is used.
    pub fn needs_review(&self, form: &Form) -> bool {
        let was_seen = form.value(SHOWN_NAMES_FIELD).lines().eq(self.pasted.text().lines());
        self.pasted.is_surprising() && !was_seen
    }

    /// Shows in the form what was understood, and marks it as seen.
    pub fn review(&self, form: &mut Form, roster: &[RosterPlayer], words: Translator) -> PastedReview {
        form.remove(SHOWN_NAMES_FIELD);
        if form.is_valid() {
            form.set(SHOWN_NAMES_FIELD, self.pasted.text());
        }
        let club = NameList::of(roster.iter().map(|player| (&player.name, ())));
        let line =
            |(_, text): &(usize, String)| ParsedNameLine::new(text.clone(), Name::parse(text).iter(), &club);
        PastedReview::new(&self.pasted, self.pasted.lines.iter().map(line).collect(), words)
    }
}
