//! What each table does.

use super::hands::{hand_name, versus};
use crate::tournament::{Table, TableState, Tally, Tournament, tables};
use crate::view::Words;

/// What a table does.
pub struct TableLine {
    pub(crate) number: u32,
    /// Whether it has a hand to play.
    pub plays: bool,
    /// Which hand it waits for, or that it has none.
    pub state: String,
    /// Who plays whom in it.
    pub sides: Option<String>,
}

/// What each table does, in words.
pub fn table_lines(tournament: &Tournament, tally: &Tally, w: Words) -> Vec<TableLine> {
    let line = |table: Table<'_>| {
        let hand = match table.state {
            TableState::Plays(slot) => tournament.hand(slot),
            TableState::Waits | TableState::Done => None,
        };
        TableLine {
            number: table.number,
            plays: hand.is_some(),
            state: match (table.state, hand) {
                (_, Some(hand)) => hand_name(tournament, hand, w),
                (TableState::Waits, _) => w.say("desk-table-waits").to_string(),
                _ if table.hands.is_some_and(|hands| table.recorded < hands) => {
                    w.say("desk-table-ended").to_string()
                }
                _ => w.say("desk-table-done").to_string(),
            },
            sides: hand.and_then(|hand| versus(tournament, hand, w)),
        }
    };
    tables(tournament, &tally.standings).into_iter().map(line).collect()
}
