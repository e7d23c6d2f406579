//! Tables that wait for others: what they play next, and who is still missing there.

use lastcard_tournament::{Hand, NextHand, Player, Table, TableState};

use crate::ClubEvening;

/// A table that another one waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holdup<'a> {
    /// Number of the table that still plays.
    pub table: u32,
    /// Players who still sit there and are due at the waiting table next; empty if only the block is not
    /// complete yet (T-8P-5).
    pub players: Vec<&'a Player>,
}

impl<'a> ClubEvening<'a> {
    /// Hand that a table plays or, while it waits, the first hand of its next block; `None` if nothing is
    /// left to play there.
    pub(super) fn due_hand(&self, table: &Table<'_>) -> Option<&'a Hand> {
        if !self.status.is_in_play() {
            return None;
        }
        match table.state {
            TableState::Plays(slot) => self.tournament.hand(slot),
            TableState::Waits => {
                self.tournament.scored_hands().find(|hand| hand.is_open() && hand.slot.table == table.number)
            }
            TableState::Done => None,
        }
    }

    /// Tables that a waiting table waits for. If some of its next players still sit elsewhere, only their
    /// tables are listed; otherwise every table that has not finished the block.
    pub(super) fn holdups(&self, table: &Table<'_>) -> Vec<Holdup<'a>> {
        let (TableState::Waits, Some(next)) = (table.state, self.due_hand(table)) else { return Vec::new() };
        let still_there = |playing: &NextHand| Holdup {
            table: playing.slot.table,
            players: next
                .seating
                .players()
                .iter()
                .filter(|player| playing.seats.players().contains(player))
                .filter_map(|player| self.tournament.player(player))
                .collect(),
        };
        let all: Vec<Holdup<'a>> = self.standings.next.iter().map(still_there).collect();
        let missing: Vec<Holdup<'a>> = all.iter().filter(|one| !one.players.is_empty()).cloned().collect();
        if missing.is_empty() { all } else { missing }
    }
}
