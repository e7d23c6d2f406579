//! The end of a tournament on the phone of a table: the podium as far as it is revealed, and the players who sat here.

use std::collections::BTreeSet;

use lastcard_tournament::{EntrantId, Standing};

use crate::leaderboard::ranks::{PodiumStep, revealed_podium};
use crate::table::page::{StandingLine, TableContext};
use crate::ui::{
    tournament_header::{embargo_notice, winners},
    tournament_text::TournamentText,
};

pub struct TableEnd {
    /// Reason why the places are not shown, or not all of them.
    pub waits: Option<String>,
    pub winners: Option<String>,
    pub podium: Vec<PodiumStep>,
    /// Lines of the players of the last hand at this table, by rank; empty while places are held back.
    pub lines: Vec<StandingLine>,
}

impl TableEnd {
    pub fn new(says: TournamentText<'_>, seen: &TableContext<'_>) -> Self {
        let snapshot = seen.snapshot;
        let is_held_back = snapshot.is_embargoed || snapshot.is_revealing();
        let come = || says.words.say("prize-giving-come").to_string();
        let waits = if snapshot.is_revealing() { Some(come()) } else { embargo_notice(says.words, snapshot) };
        let of_table = entrants_of_last_hand(seen);
        let lines = snapshot.tally.standings.standings.iter();
        let own = lines.filter(|line: &&Standing| !is_held_back && of_table.contains(&line.entrant));
        Self {
            waits,
            winners: winners(says, snapshot).filter(|_| !is_held_back),
            podium: revealed_podium(says.words, snapshot),
            lines: own.map(|line| StandingLine::new(says, line)).collect(),
        }
    }
}

/// Returns the entrants who played the last hand at the table.
fn entrants_of_last_hand(seen: &TableContext<'_>) -> BTreeSet<EntrantId> {
    let tournament = seen.snapshot.tournament();
    let hand = tournament.hands().iter().rfind(|hand| hand.slot.table == seen.table && hand.result.is_some());
    let players = hand.map(|hand| hand.seating.players()).unwrap_or_default();
    players.iter().filter_map(|player| Some(tournament.entrant_of(player)?.id.clone())).collect()
}
