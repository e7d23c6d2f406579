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
        let explained = |format: Format| {
            let about = vec![self.say(format!("explain-format-{format}"))];
            self.explained(format!("format-{format}"), about)
        };
        Format::iter().map(explained).collect()
    }

    fn scorings(&self) -> Vec<Explained> {
        let explained = |method: MethodId| {
            let about = [format!("explain-scoring-{method}"), format!("why-scoring-{method}")];
            self.explained(format!("scoring-{method}"), about.map(|key| self.say(key)).into())
        };
        MethodId::iter().map(explained).collect()
    }

    fn explained(&self, id: String, about: Vec<String>) -> Explained {
        Explained { name: self.say(id.clone()), line: self.say(format!("{id}-line")), about, id }
    }

    fn say(&self, key: String) -> String {
        self.page.words().say(key).to_string()
    }
}
