//! The standings as JSON (`docs/file.md`), with the names behind the ids.

use serde_json::{Value, json};

use crate::live::Picture;
use crate::tournament::Problem;
use crate::view::Words;
use crate::view::public::head::name_of;

/// Returns the output of `lastcard score --json` with the `entrants` of the tournament file. Programs read it, so its sentences are
/// English.
pub fn standings_json(picture: &Picture) -> String {
    format!("{:#}\n", standings(picture))
}

/// Returns the same as a value to put into another document.
pub(super) fn standings(picture: &Picture) -> Value {
    let words = Words::english();
    let say = |problem: &Problem| format!("{}: {}", problem.place, words.fault(&problem.fault));
    let mut file = picture.tally.standings.to_json(say);
    if let Value::Object(keys) = &mut file {
        let entrants = picture.tournament().entrants().iter();
        let named = entrants.map(|one| json!({ "id": one.id, "name": name_of(words, picture, &one.id) }));
        keys.insert("entrants".to_owned(), named.collect());
    }
    file
}
