//! The standings as JSON (`docs/file.md`), with the names behind the ids.

use serde_json::{Value, json};

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::Problem;

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
