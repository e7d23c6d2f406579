//! Player exports: a person's results from another club. They do not count towards anything and are shown
//! only on the person's page.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use lastcard_tournament::Name;
use lastcard_tournament::date::YearFault;

const VERSION: u32 = 1;

/// Maximum number of evenings in a player export: more than a lifetime of UNO.
pub const MOST_IMPORTED: usize = 2_000;

/// Upper limits for imported evenings, beyond the reach of any evening here.
const MOST_PEOPLE: u32 = 10_000;
const MOST_HANDS: u32 = 100_000;

/// A person's results from another club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerExport {
    /// Name of the person at that club.
    pub person: Name,
    /// Evenings in order of play.
    pub evenings: Vec<ImportedResult>,
    /// Seal by which the installation that wrote the export recognises the person.
    pub seal: Option<String>,
}

/// An evening that was played at another club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedResult {
    /// Club that held the tournament.
    pub club: Name,
    /// Name of the tournament.
    pub tournament: Name,
    /// Start of the tournament.
    pub played_at: DateTime<Utc>,
    /// Place of the person, and the number of people.
    pub place: (u32, u32),
    /// Number of hands that the person played, and of those won.
    pub hands: (u32, u32),
}

/// Reason why a text is not a valid player export.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerExportFault {
    /// Not a player export as written by Lastcard.
    NoRecord,
    /// Written by a later version of the program.
    Later,
    /// More evenings than [`MOST_IMPORTED`].
    TooMany,
    /// The evening with this number, starting at 1, is impossible.
    Evening(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerExportFile {
    lastcard_record: u32,
    person: String,
    evenings: Vec<EveningInFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EveningInFile {
    club: String,
    tournament: String,
    played_at: DateTime<Utc>,
    place: u32,
    people: u32,
    hands: u32,
    won: u32,
}

impl PlayerExport {
    /// Reads a player export from a file. An evening that is listed twice is imported once.
    ///
    /// # Errors
    /// Fails if the text is not a player export or if an evening is impossible; in that case, nothing is
    /// imported.
    pub fn parse(text: &str) -> Result<Self, PlayerExportFault> {
        #[derive(Deserialize)]
        struct Head {
            lastcard_record: u32,
        }
        let text = text.trim().trim_start_matches('\u{feff}');
        let head: Head = serde_json::from_str(text).map_err(|_| PlayerExportFault::NoRecord)?;
        if head.lastcard_record > VERSION {
            return Err(PlayerExportFault::Later);
        }
        let file: PlayerExportFile = serde_json::from_str(text).map_err(|_| PlayerExportFault::NoRecord)?;
        if file.evenings.len() > MOST_IMPORTED {
            return Err(PlayerExportFault::TooMany);
        }
        let person = Name::parse(&file.person).map_err(|_| PlayerExportFault::NoRecord)?;
        let read = |(number, evening): (usize, EveningInFile)| {
            evening.read().ok_or(PlayerExportFault::Evening(number + 1))
        };
        let mut evenings: Vec<ImportedResult> =
            file.evenings.into_iter().enumerate().map(read).collect::<Result<_, _>>()?;
        evenings.sort_by_key(|evening| evening.played_at);
        let mut seen = HashSet::new();
        evenings.retain(|evening| seen.insert(evening.key()));
        Ok(Self { person, evenings, seal: file.seal })
    }

    /// Writes the player export as a file.
    ///
    /// # Errors
    /// Never in practice: every value can be serialised.
    pub fn write(&self) -> serde_json::Result<String> {
        let evenings = self.evenings.iter().map(|evening| EveningInFile {
            club: evening.club.to_string(),
            tournament: evening.tournament.to_string(),
            played_at: evening.played_at,
            place: evening.place.0,
            people: evening.place.1,
            hands: evening.hands.0,
            won: evening.hands.1,
        });
        serde_json::to_string_pretty(&PlayerExportFile {
            lastcard_record: VERSION,
            person: self.person.to_string(),
            evenings: evenings.collect(),
            seal: self.seal.clone(),
        })
    }
}

impl ImportedResult {
    /// Returns the identity of an evening: club, tournament and start.
    pub fn key(&self) -> (String, String, DateTime<Utc>) {
        (self.club.to_string(), self.tournament.to_string(), self.played_at)
    }
}

impl EveningInFile {
    fn read(self) -> Option<ImportedResult> {
        let is_place = (1..=self.people).contains(&self.place) && self.people <= MOST_PEOPLE;
        let is_won = self.won <= self.hands && self.hands <= MOST_HANDS;
        let is_day = YearFault::of_moment(self.played_at).is_none();
        (is_place && is_won && is_day).then_some(())?;
        Some(ImportedResult {
            club: Name::parse(&self.club).ok()?,
            tournament: Name::parse(&self.tournament).ok()?,
            played_at: self.played_at,
            place: (self.place, self.people),
            hands: (self.hands, self.won),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evening(place: u32, tournament: &str) -> String {
        format!(
            r#"{{ "club": "Aurora", "tournament": "{tournament}", "played_at": "2026-11-20T18:30:00Z",
                "place": {place}, "people": 8, "hands": 12, "won": 7 }}"#
        )
    }

    fn export_text(evenings: &[String]) -> String {
        format!(r#"{{ "lastcard_record": 1, "person": "Anna", "evenings": [{}] }}"#, evenings.join(","))
    }

    #[test]
    fn a_player_export_reads_back() {
        let read = PlayerExport::parse(&export_text(&[
            evening(2, "Friday"),
            evening(1, "Sunday"),
            evening(2, "Friday"),
        ]));
        let read = read.unwrap();
        assert_eq!((read.person.as_str(), read.evenings.len()), ("Anna", 2));
        assert_eq!((read.evenings[0].place, read.evenings[0].hands), ((2, 8), (12, 7)));
        assert_eq!(PlayerExport::parse(&read.write().unwrap()), Ok(read));
    }

    #[test]
    fn other_files_are_refused() {
        for (text, fault) in [
            (String::new(), PlayerExportFault::NoRecord),
            ("Anna was great".to_owned(), PlayerExportFault::NoRecord),
            (r#"{ "lastcard": 1 }"#.to_owned(), PlayerExportFault::NoRecord),
            (r#"{ "lastcard_record": 2, "soul": "Anna" }"#.to_owned(), PlayerExportFault::Later),
            (export_text(&[evening(1, "Friday"), evening(9, "Friday")]), PlayerExportFault::Evening(2)),
            (export_text(&[evening(0, "Friday")]), PlayerExportFault::Evening(1)),
            (export_text(&[evening(1, " ")]), PlayerExportFault::Evening(1)),
            (
                export_text(&[evening(1, "Friday").replace("\"won\": 7", "\"won\": 13")]),
                PlayerExportFault::Evening(1),
            ),
            (export_text(&vec![evening(1, "Friday"); MOST_IMPORTED + 1]), PlayerExportFault::TooMany),
        ] {
            assert_eq!(PlayerExport::parse(&text), Err(fault), "{text:.80}");
        }
    }
}
