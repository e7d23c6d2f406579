//! Seasons: tournaments of a club that are added up, always computed from the hands.
//!
//! ```
//! use lastcard_club::{EveningResults, SeasonKeys, SeasonRules, SeasonTable};
//! use lastcard_tournament::file;
//!
//! let evening = |out: &str, loser: &str| {
//!     let text = format!(
//!         r#"{{ "lastcard": 1, "name": "Friday", "format": "free-for-all", "scoring": {{ "method": "std" }}, "stopped": true,
//!             "entrants": [{{ "id": "anna", "name": "Anna" }}, {{ "id": "boris", "name": "Boris" }}],
//!             "hands": [{{ "round": 1, "block": 1, "hand": 1, "table": 1, "seats": ["anna", "boris"], "dealer": "anna",
//!                 "opener": "boris", "result": {{ "out": "{out}", "left": {{ "{loser}": 20 }} }} }}] }}"#
//!     );
//!     let tournament = file::read(&text).unwrap();
//!     EveningResults::of(&tournament, &lastcard_tournament::tally(&tournament))
//! };
//! let evenings = [evening("anna", "boris"), evening("anna", "boris"), evening("boris", "anna")];
//!
//! // A point for coming, and one for everybody who came behind; the two best evenings count.
//! let rules = SeasonRules::parse(&SeasonKeys { best: Some(2), ..SeasonKeys::default() }).unwrap();
//! let table = SeasonTable::of(&rules, &evenings);
//! let worth: Vec<_> = table.lines.iter().map(|line| (line.player.as_str(), line.worth.points())).collect();
//! assert_eq!(worth, [("anna", 4), ("boris", 3)]);
//! ```

pub(super) mod line;
pub(super) mod matrix;
pub(super) mod rules;
pub(super) mod span;
pub(super) mod table;

#[cfg(test)]
mod tests;
