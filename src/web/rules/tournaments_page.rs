//! `/rules/tournaments`: formats, schedules and scorings, for people new to tournaments.

use askama::Template;
use strum::IntoEnumIterator;

use lastcard_tournament::{Format, MethodId};

use crate::rules::basis::Basis;
use crate::ui::page::{Page, Visitor};

#[derive(Template)]
#[template(path = "rules/tournaments.html")]
pub struct TournamentRulesPage {
    page: Page,
}

/// A format or scoring with its explanation.
struct Explanation {
    id: String,
    name: String,
    line: String,
    /// One entry per paragraph.
    about: Vec<String>,
    basis: Basis,
}

impl TournamentRulesPage {
    pub fn new(visitor: &Visitor) -> Self {
        Self { page: Page::new(visitor, visitor.words.say("explain-title")) }
    }

    /// Returns the sentences on the schedule, as message keys with their bases.
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

    fn formats(&self) -> Vec<Explanation> {
        let explained = |format: Format| {
            let about = vec![self.say(format!("explain-format-{format}"))];
            // None of the texts contains a schedule for clubs of every size.
            let basis = if format == Format::Individual { Basis::Filled } else { Basis::Stated };
            Explanation { basis, ..self.explanation(format!("format-{format}"), about) }
        };
        Format::iter().map(explained).collect()
    }

    fn scorings(&self) -> Vec<Explanation> {
        let explained = |method: MethodId| {
            let about = [format!("explain-scoring-{method}"), format!("why-scoring-{method}")];
            self.explanation(format!("scoring-{method}"), about.map(|key| self.say(key)).into())
        };
        MethodId::iter().map(explained).collect()
    }

    fn explanation(&self, id: String, about: Vec<String>) -> Explanation {
        let (name, line) = (self.say(id.clone()), self.say(format!("{id}-line")));
        Explanation { name, line, about, id, basis: Basis::Stated }
    }

    fn say(&self, key: String) -> String {
        self.page.words().say(key).to_string()
    }
}
