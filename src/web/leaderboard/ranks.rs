//! Places in the standings: changes in rank, the podium, and the play-off for a shared first place.

use std::cmp::Ordering;

use lastcard_club::{PrizeGiving, PrizeStep};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{EntrantId, PlayOffStanding, Standing, Tournament};

use crate::leaderboard::standings_table::Columns;
use crate::line_up::texts::line_name;
use crate::ui::{tournament_header::entrant_name, tournament_text::list_names, translator::Translator};

/// One of the first three places, with all who share it.
pub struct PodiumStep {
    /// From 1 to 3.
    pub place: u32,
    pub names: Vec<String>,
    pub figure: String,
}

/// Maximum number of entrants with a line of their own on a step; if more share first place, a podium says nothing.
const MAX_ON_STEP: usize = 4;

/// Returns the steps, first place first; under an embargo, those that have been revealed. Empty before the end, if
/// too many share first place, and if all but the losers win.
pub fn podium(words: Translator, snapshot: &TournamentSnapshot) -> Vec<PodiumStep> {
    let (tournament, standings) = (snapshot.tournament(), &snapshot.tally.standings);
    match &snapshot.revealed {
        Some(revealed) if snapshot.is_embargoed => podium_steps(words, snapshot, &revealed.steps),
        _ => {
            let giving = PrizeGiving::of(tournament, standings, None, false);
            let best_first: Vec<_> = giving.steps().iter().rev().cloned().collect();
            podium_steps(words, snapshot, &best_first)
        }
    }
}

/// Like [`podium`], but while the places are revealed one by one, only those that have been revealed, even if the
/// standings are public: for the wall and the phones of the tables, which play the prize-giving.
pub fn revealed_podium(words: Translator, snapshot: &TournamentSnapshot) -> Vec<PodiumStep> {
    match &snapshot.revealed {
        Some(revealed) if !revealed.is_over => podium_steps(words, snapshot, &revealed.steps),
        _ => podium(words, snapshot),
    }
}

fn podium_steps(
    words: Translator,
    snapshot: &TournamentSnapshot,
    steps: &[PrizeStep<Standing>],
) -> Vec<PodiumStep> {
    let setup = snapshot.tournament().setup();
    let is_crowded = |step: &PrizeStep<Standing>| step.place == 1 && step.lines.len() > MAX_ON_STEP;
    if setup.all_but_losers_win() || steps.iter().any(is_crowded) {
        return Vec::new();
    }
    steps.iter().map(|step| podium_step(words, snapshot, step)).collect()
}

impl PodiumStep {
    /// Returns a step with these names; too many for lines of their own are one line.
    pub fn of(words: Translator, place: u32, names: Vec<String>, figure: String) -> Self {
        let names = if names.len() > MAX_ON_STEP { vec![list_names(words, &names)] } else { names };
        Self { place, names, figure }
    }
}

/// Returns a step with the names of its entrants.
pub fn podium_step(
    words: Translator,
    snapshot: &TournamentSnapshot,
    step: &PrizeStep<Standing>,
) -> PodiumStep {
    let columns = Columns::of(snapshot.tournament().setup());
    let name = |line: &Standing| {
        let name = entrant_name(words, snapshot, &line.entrant);
        if line.at_limit { words.say("board-name-at-limit").with("name", name).to_string() } else { name }
    };
    let names: Vec<String> = step.lines.iter().map(name).collect();
    let figure = step.lines.first().map(|line| columns.figure(words, line)).unwrap_or_default();
    PodiumStep::of(words, step.place, names, figure)
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
