//! The organiser's pages of seasons: those there are, and the form of one.

use askama::Template;

use crate::view::public::Link;
use crate::view::{Form, Page};

/// `/organise/seasons`
#[derive(Template)]
#[template(path = "organise/seasons.html")]
pub struct SeasonsPage {
    pub(crate) page: Page,
    /// Those there are, each with a line about it.
    pub seasons: Vec<(Link, String)>,
    /// What was just done.
    pub done: Option<String>,
}

/// `/organise/seasons/new`, and `/organise/seasons/{season}`
#[derive(Template)]
#[template(path = "organise/season_form.html")]
pub struct SeasonFormPage {
    pub(crate) page: Page,
    pub(crate) form: Form,
    /// Where the form goes.
    pub action: String,
    /// Where everybody sees the season, once there is one.
    pub public: Option<String>,
    /// The revision that the form shows; 0 of one that is new.
    pub revision: i32,
    /// Since when it is over, if it is: then nothing of it can be changed.
    pub ended: Option<String>,
    /// What was just done.
    pub done: Option<String>,
    /// What may belong to it, the latest first.
    pub tournaments: Vec<SeasonChoice>,
}

/// `/organise/seasons/{season}/end`
#[derive(Template)]
#[template(path = "organise/season_end.html")]
pub struct EndSeasonPage {
    pub(crate) page: Page,
    pub(crate) back: String,
    /// The revision that the page shows.
    pub revision: i32,
    /// What is still to be played, or told.
    pub open: Vec<String>,
    /// Why it was not ended.
    pub why: Option<String>,
}

/// A tournament that may belong to a season.
pub struct SeasonChoice {
    /// Its id, for the form.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// When it begins.
    pub starts: String,
    /// The other season it belongs to, if it does.
    pub elsewhere: Option<String>,
}

impl SeasonFormPage {
    fn counts(&self) -> Vec<(String, String)> {
        ["field", "places", "totals", "average"]
            .map(|id| (id.to_owned(), self.page.say(&format!("season-count-{id}")).to_string()))
            .to_vec()
    }

    fn ties(&self) -> Vec<(String, String)> {
        let named = ["countback", "best", "evenings"]
            .map(|id| (id.to_owned(), self.page.say(&format!("season-tie-{id}")).to_string()));
        let none = (String::new(), self.page.say("season-tie-none").to_string());
        [vec![none], named.to_vec()].concat()
    }
}
