//! The state of each table.

use lastcard_tournament::{Table, TableState, Tally, Tournament, tables};

use crate::control_room::hands::{hand_name, versus};
use crate::ui::translator::Translator;

/// The state of a table.
pub struct TableLine {
    pub number: u32,
    /// True if it has a hand to play.
    pub plays: bool,
    /// The hand that the table plays or waits for, or a note that it has none.
    pub state: String,
    /// The opposing sides of that hand.
    pub sides: Option<String>,
}

/// Describes the state of each table.
pub fn table_lines(tournament: &Tournament, tally: &Tally, words: Translator) -> Vec<TableLine> {
    let line = |table: Table<'_>| {
        let hand = match table.state {
            TableState::Plays(slot) => tournament.hand(slot),
            TableState::Waits | TableState::Done => None,
        };
        TableLine {
            number: table.number,
            plays: hand.is_some(),
            state: match (table.state, hand) {
                (_, Some(hand)) => hand_name(tournament, hand, words),
                (TableState::Waits, _) => words.say("desk-table-waits").to_string(),
                _ if table.hands.is_some_and(|hands| table.recorded < hands) => {
                    words.say("desk-table-ended").to_string()
                }
                _ => words.say("desk-table-done").to_string(),
            },
            sides: hand.and_then(|hand| versus(tournament, hand, words)),
        }
    };
    tables(tournament, &tally.standings).into_iter().map(line).collect()
}
