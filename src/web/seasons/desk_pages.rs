//! The organiser's pages about seasons: the list, and the form.

use askama::Template;

use crate::ui::{form::Form, page::Page};

/// The page at `/organise/seasons`.
#[derive(Template)]
#[template(path = "seasons/desk.html")]
pub struct SeasonsPage {
    pub page: Page,
    /// Seasons, the latest first.
    pub seasons: Vec<SeasonDeskLine>,
    /// Confirms what was just done.
    pub done: Option<String>,
}

/// A season in the list.
pub struct SeasonDeskLine {
    pub slug: String,
    pub name: String,
    /// Rules of the season.
    pub about: String,
    /// Public address.
    pub public: String,
}

/// The page at `/organise/seasons/new` and `/organise/seasons/{season}`.
#[derive(Template)]
#[template(path = "seasons/form.html")]
pub struct SeasonFormPage {
    pub page: Page,
    pub form: Form,
    pub action: String,
    /// Public address of a saved season.
    pub public: Option<String>,
    /// The revision that the form shows; 0 for a new season.
    pub revision: i32,
    /// The time at which the season was ended. It cannot change after that.
    pub ended: Option<String>,
    /// Confirms what was just done.
    pub done: Option<String>,
    /// Tournaments to choose from, the latest first.
    pub tournaments: Vec<SeasonChoice>,
}

/// The page at `/organise/seasons/{season}/end`.
#[derive(Template)]
#[template(path = "seasons/end.html")]
pub struct EndSeasonPage {
    pub page: Page,
    pub back: String,
    pub revision: i32,
    /// Tournaments that are still to be played or are under an embargo.
    pub open: Vec<String>,
    /// The reason why the season was not ended.
    pub why: Option<String>,
}

/// A tournament that may belong to a season.
pub struct SeasonChoice {
    /// The tournament id, for the form.
    pub id: String,
    pub name: String,
    pub starts: String,
    /// Another season to which the tournament belongs.
    pub elsewhere: Option<String>,
}

impl SeasonFormPage {
    /// Returns true if the fold with evenings has to be open, because something in it is wrong.
    fn has_wrong_evenings(&self) -> bool {
        ["from", "until", "tournaments"].iter().any(|field| self.form.error(field).is_some())
    }

    /// Returns true if the fold with the other rules has to be open.
    fn has_wrong_rules(&self) -> bool {
        ["points", "least", "ties"].iter().any(|field| self.form.error(field).is_some())
    }

    /// Returns true if the total of the evening counts, not the place.
    fn counts_totals(&self) -> bool {
        ["totals", "average"].contains(&self.form.value("count"))
    }

    fn tie_breaks(&self) -> Vec<(String, String)> {
        let named = ["countback", "best", "evenings"]
            .map(|id| (id.to_owned(), self.page.say(&format!("season-tie-{id}")).to_string()));
        let none = (String::new(), self.page.say("season-tie-none").to_string());
        [vec![none], named.to_vec()].concat()
    }
}
