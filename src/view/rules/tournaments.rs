//! `/rules/tournaments`: formats, schedules and scorings, for somebody who has never played in a tournament.

use askama::Template;
use strum::IntoEnumIterator;

use crate::tournament::{Format, MethodId};
use crate::view::{Page, Visitor};

/// The page.
#[derive(Template)]
#[template(path = "rules/tournaments.html")]
pub struct TournamentRulesPage {
    page: Page,
}

/// Something that is explained.
struct Explained {
    id: String,
    name: String,
    line: String,
    /// More about it, a paragraph each.
    about: Vec<String>,
}

impl TournamentRulesPage {
    /// The page in the visitor's language.
    pub fn new(visitor: &Visitor) -> Self {
        Self { page: Page::new(visitor, visitor.words.say("explain-title")) }
    }

    fn formats(&self) -> Vec<Explained> {
        Format::iter().map(|format| self.explained("format", &format.to_string(), &["explain"])).collect()
    }

    fn scorings(&self) -> Vec<Explained> {
        MethodId::iter()
            .map(|method| self.explained("scoring", &method.to_string(), &["explain", "why"]))
            .collect()
    }

    fn explained(&self, what: &str, id: &str, more: &[&str]) -> Explained {
        let say = |key: String| self.page.words().say(key).to_string();
        Explained {
            id: format!("{what}-{id}"),
            name: say(format!("{what}-{id}")),
            line: say(format!("{what}-{id}-line")),
            about: more.iter().map(|part| say(format!("{part}-{what}-{id}"))).collect(),
        }
    }
}
