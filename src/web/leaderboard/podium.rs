//! The podium of a finished tournament.

use lastcard_snapshots::TournamentSnapshot;

use crate::leaderboard::standings_table::LeaderboardLine;
use crate::ui::translator::Translator;

/// One of the first three places, with all who share it.
pub struct PodiumStep {
    /// From 1 to 3.
    pub place: u32,
    pub names: Vec<String>,
    pub figure: String,
}

/// Maximum number of entrants on a step; with more, a podium says nothing.
const MAX_ON_STEP: usize = 4;

/// Returns the steps, first place first; empty before the end, and if too many share a place.
pub fn podium(words: Translator, snapshot: &TournamentSnapshot, rows: &[LeaderboardLine]) -> Vec<PodiumStep> {
    let standings = &snapshot.tally.standings;
    if !standings.finished || snapshot.tournament().setup().all_but_losers_win() {
        return Vec::new();
    }
    let mut steps: Vec<PodiumStep> = Vec::new();
    for (line, row) in standings.standings.iter().zip(rows).filter(|(line, _)| line.hands > 0) {
        let Some(place) = line.rank.filter(|rank| *rank <= 3) else { continue };
        match steps.last_mut().filter(|step| step.place == place) {
            Some(step) => step.names.push(row.marked_name(words)),
            None => steps.push(PodiumStep {
                place,
                names: vec![row.marked_name(words)],
                figure: row.figure.clone(),
            }),
        }
    }
    if steps.iter().any(|step| step.names.len() > MAX_ON_STEP) { Vec::new() } else { steps }
}
