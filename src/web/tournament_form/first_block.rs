//! Who starts where: the tables of the first block with their seats, and the players who sit it out.

use lastcard_tournament::{Hand, Tournament};

use crate::leaderboard::playing::{PlayingSeat, seats};
use crate::ui::{tournament_text::TournamentText, translator::Translator};

/// Number of tables that are shown at once; the others unfold.
const SHOWN_TABLES: usize = 6;

pub struct FirstBlock {
    tables: Vec<FirstTable>,
    /// Names of the players who sit out.
    pub resting: Vec<String>,
}

/// A table with its players, clockwise.
pub struct FirstTable {
    pub number: u32,
    pub seats: Vec<PlayingSeat>,
}

impl FirstBlock {
    pub fn of(tournament: &Tournament, words: Translator) -> Self {
        let says = TournamentText { words, tournament };
        let is_first = |hand: &&Hand| (hand.slot.round, hand.slot.hand) == (1, 1);
        let table = |hand: &Hand| FirstTable { number: hand.slot.table, seats: seats(says, hand) };
        Self {
            tables: tournament.hands().iter().filter(is_first).map(table).collect(),
            resting: tournament.sitting_out(1, 1).iter().map(|player| player.name.to_string()).collect(),
        }
    }

    /// Returns true if the tables need numbers.
    pub fn is_numbered(&self) -> bool {
        self.tables.len() > 1
    }

    pub fn shown(&self) -> &[FirstTable] {
        self.tables.get(..SHOWN_TABLES).unwrap_or(&self.tables)
    }

    pub fn folded(&self) -> &[FirstTable] {
        self.tables.get(SHOWN_TABLES..).unwrap_or_default()
    }
}
