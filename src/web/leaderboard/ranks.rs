//! Places in the standings: changes in rank, the podium, and the play-off for a shared first place.

use std::cmp::Ordering;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{EntrantId, PlayOffStanding, Tournament};

use crate::leaderboard::standings_table::LeaderboardLine;
use crate::line_up::texts::line_name;
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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankChange {
    Up(u32),
    Down(u32),
}

impl RankChange {
    /// Compares two ranks. `None` if they are equal or one is missing.
    pub fn between(before: Option<u32>, now: Option<u32>) -> Option<Self> {
        let (before, now) = (before?, now?);
        match before.cmp(&now) {
            Ordering::Greater => Some(Self::Up(before - now)),
            Ordering::Less => Some(Self::Down(now - before)),
            Ordering::Equal => None,
        }
    }
}

/// “One hand decides. Anna 1, Boris 0.”
pub fn play_off_text(words: Translator, tournament: &Tournament, standing: &PlayOffStanding) -> String {
    let name =
        |id: &EntrantId| tournament.entrant(id).map(|entrant| line_name(words, entrant)).unwrap_or_default();
    let each = standing.won.iter().map(|won| {
        let said = words.say("play-off-won").with("name", name(&won.entrant)).with("hands", won.hands);
        said.to_string()
    });
    let each = each.collect::<Vec<_>>().join(&words.say("table-list-comma").to_string());
    words.say("play-off-hands").with("hands", standing.hands_to_win).with("won", each).to_string()
}
