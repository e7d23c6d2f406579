//! The standings for download: as JSON (`docs/file.md`) and as a table, with the names behind the ids.

use serde_json::{Value, json};

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{Average, Problem, Standing};

use crate::export::table::{ExportCell, ExportColumn, ExportTable, column};
use crate::ui::{tournament_header::entrant_name, translator::Translator};

/// Returns the output of `lastcard score --json` with the `entrants` of the tournament file. Programs read it, so its sentences are
/// English.
pub fn standings_json(snapshot: &TournamentSnapshot) -> String {
    format!("{:#}\n", standings(snapshot))
}

/// Returns the same content as a value, to be included in another document.
pub fn standings(snapshot: &TournamentSnapshot) -> Value {
    let words = Translator::english();
    let say = |problem: &Problem| format!("{}: {}", problem.place, words.fault(&problem.fault));
    let mut file = snapshot.tally.standings.to_json(say);
    if let Value::Object(keys) = &mut file {
        let entrants = snapshot.tournament().entrants().iter();
        let named =
            entrants.map(|one| json!({ "id": one.id, "name": entrant_name(words, snapshot, &one.id) }));
        keys.insert("entrants".to_owned(), named.collect());
    }
    file
}

/// Returns one row per entrant: the figures of `leaderboard.json`, with the names.
pub fn standings_table(words: Translator, snapshot: &TournamentSnapshot) -> ExportTable {
    let id = ExportColumn { key: "entrant".to_owned(), title: None };
    let others = [
        "name",
        "total",
        "average",
        "hands",
        "won",
        "lost",
        "best",
        "worst",
        "duplicate",
        "state",
        "at_limit",
    ];
    let others = others.map(|key| column(words, key, &format!("cli-{key}")));
    ExportTable {
        title: words.say("tab-leaderboard").into(),
        columns: [column(words, "rank", "cli-rank"), id].into_iter().chain(others).collect(),
        rows: snapshot.tally.standings.standings.iter().map(|line| row(words, snapshot, line)).collect(),
        zone: snapshot.club.time_zone,
        changed_at: snapshot.changed_at(),
    }
}

fn row(words: Translator, snapshot: &TournamentSnapshot, line: &Standing) -> Vec<ExportCell> {
    let state: &'static str = line.state.into();
    vec![
        line.rank.into(),
        line.entrant.to_string().into(),
        entrant_name(words, snapshot, &line.entrant).into(),
        line.total.into(),
        line.average.map(Average::rounded).map_or(ExportCell::Nothing, ExportCell::Average),
        ExportCell::Count(line.hands),
        ExportCell::Count(line.won),
        ExportCell::Count(line.lost),
        line.best.into(),
        line.worst.into(),
        line.duplicate.map_or(ExportCell::Nothing, ExportCell::Signed),
        ExportCell::Word(state, words.say(format!("cli-state-{state}")).into()),
        if line.at_limit {
            ExportCell::Word("true", words.say("state-at-limit").into())
        } else {
            ExportCell::Nothing
        },
    ]
}
