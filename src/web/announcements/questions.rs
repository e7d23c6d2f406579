//! Questions to answer before a change to a sign-up list or its evening that would surprise others.

use lastcard_store::sign_ups::SignUp;

use crate::ui::{
    form::Form,
    translator::{Translator, join_names},
};

/// The field with the answer. Its value names the questions, so an answer cannot apply to other questions.
const AGREED: &str = "agreed";

/// Questions about one action.
#[derive(Debug, Default)]
pub struct AnnouncementQuestions {
    texts: Vec<String>,
    /// Subjects of the questions: a day, and the numbers of sign-ups.
    about: Vec<String>,
}

impl AnnouncementQuestions {
    /// Asks whether a day in the past is meant.
    pub fn ask_past_day(&mut self, words: Translator, day: &str) {
        self.texts.push(words.say("announcement-asks-past").to_string());
        self.about.push(day.to_owned());
    }

    /// Asks about sign-ups that would lose their places; adds no question if there are none.
    pub fn ask_lost_places(&mut self, words: Translator, losing: &[&SignUp]) {
        if losing.is_empty() {
            return;
        }
        let names = join_names(losing.iter().map(|one| one.names()));
        let asked = words.say("announcement-asks-waiting").with("count", losing.len()).with("names", names);
        self.texts.push(asked.to_string());
        self.about.extend(losing.iter().map(|one| one.number.to_string()));
    }

    /// Returns true if the form answers exactly these questions.
    pub fn are_answered(&self, form: &Form) -> bool {
        self.texts.is_empty() || form.value(AGREED) == self.answer()
    }

    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// Returns the field value that answers yes to the questions.
    pub fn answer(&self) -> String {
        self.about.join(" ")
    }
}
