//! `/score/{code}`: all tables of a tournament, for one device that enters their results.

use askama::Template;

use lastcard_snapshots::{ClubVersion, TournamentSnapshot};
use lastcard_store::codes::Code;
use lastcard_tournament::{Seating, Slot, TableState, tables};

use crate::ui::{
    page::{Page, Visitor},
    status_bar::StatusBar,
    tournament_text::TournamentText,
};

/// The list of all tables, each with a link to its form.
#[derive(Template)]
#[template(path = "scorer/page.html")]
pub struct ScorerPage {
    page: Page,
    name: String,
    hall: StatusBar,
    tables: Vec<ScorerTable>,
    /// Pages that the phone caches beside this one.
    kept: String,
}

/// A table, with its current activity.
struct ScorerTable {
    number: u32,
    says: String,
    href: String,
    /// True if the table is playing a hand.
    plays: bool,
}

impl ScorerPage {
    /// Creates the page for the current state of the tables.
    pub fn new(
        visitor: &Visitor,
        snapshot: &TournamentSnapshot,
        code: &Code,
        club_version: ClubVersion,
    ) -> Self {
        let words = visitor.words;
        let says = TournamentText { words, tournament: snapshot.tournament() };
        let table = |table: lastcard_tournament::Table| ScorerTable {
            number: table.number,
            says: match table.state {
                TableState::Plays(slot) => current_hand_text(says, slot),
                TableState::Waits => words.say("table-waits").to_string(),
                TableState::Done => words.say("table-done").to_string(),
            },
            href: format!("/at/{}", code.with_table(table.number)),
            plays: matches!(table.state, TableState::Plays(_)),
        };
        let tables: Vec<_> =
            tables(snapshot.tournament(), &snapshot.tally.standings).into_iter().map(table).collect();
        let name = snapshot.tournament().name().to_string();
        let title = words.say("scorer-title").with("tournament", name.as_str());
        Self {
            page: Page::new(visitor, title).with_live_stream(format!("/score/{code}/live"), club_version),
            name,
            hall: StatusBar::new(words, snapshot, None),
            kept: tables.iter().map(|table| table.href.as_str()).collect::<Vec<_>>().join(" "),
            tables,
        }
    }
}

/// Formats the hand in play, such as “Hand 5: Anna and Boris against Vera and Gleb”.
fn current_hand_text(says: TournamentText<'_>, slot: Slot) -> String {
    let hand = says.tournament.hand(slot);
    let names = |seating: &Seating| {
        let names: Vec<String> = seating.players().iter().map(|player| says.player(player)).collect();
        says.list(&names)
    };
    let names = hand.map(|hand| names(&hand.seating)).unwrap_or_default();
    says.words.say("scorer-plays").with("hand", says.hand(slot)).with("names", names).to_string()
}
