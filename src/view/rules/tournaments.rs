//! `/rules/tournaments`: formats, schedules and scorings, for somebody who has never played in a tournament.

use askama::Template;
use strum::IntoEnumIterator;

use super::basis::Basis;
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
    basis: Basis,
}

impl TournamentRulesPage {
    /// The page in the visitor's language.
    pub fn new(visitor: &Visitor) -> Self {
        Self { page: Page::new(visitor, visitor.words.say("explain-title")) }
    }

    /// Sentences on how a schedule goes, as Fluent keys, with what each rests on.
    fn schedule() -> [(&'static str, Basis); 6] {
        [
            ("explain-hand", Basis::Stated),
            ("explain-block", Basis::Stated),
            ("explain-round", Basis::Stated),
            // §0.5.3
            ("explain-seats", Basis::Filled),
            ("explain-tables", Basis::Filled),
            ("explain-deal", Basis::Reading),
        ]
    }

    fn formats(&self) -> Vec<Explained> {
        let explained = |format: Format| {
            let about = vec![self.say(format!("explain-format-{format}"))];
            // A schedule for clubs of every size is none of the texts'.
            let basis = if format == Format::Individual { Basis::Filled } else { Basis::Stated };
            Explained { basis, ..self.explained(format!("format-{format}"), about) }
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
        let (name, line) = (self.say(id.clone()), self.say(format!("{id}-line")));
        Explained { name, line, about, id, basis: Basis::Stated }
    }

    fn say(&self, key: String) -> String {
        self.page.words().say(key).to_string()
    }
}
