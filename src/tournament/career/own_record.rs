//! What somebody takes along to another club: evenings with their places. It counts nowhere; it is told on the person's page.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::Name;
use crate::date::YearFault;

/// The version of the file.
const VERSION: u32 = 1;

/// So many evenings are a long life with UNO.
pub const MOST_BROUGHT: usize = 2_000;

/// More people, and more hands, than an evening of ours can have.
const MOST_PEOPLE: u32 = 10_000;
const MOST_HANDS: u32 = 100_000;

/// The evenings that somebody takes along.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnRecord {
    /// What the person was called.
    pub person: Name,
    /// In the order of play.
    pub evenings: Vec<BroughtEvening>,
    /// By what the installation that wrote it knows the person again.
    pub seal: Option<String>,
}

/// An evening that was played elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BroughtEvening {
    /// The club that held it.
    pub club: Name,
    /// What it was called.
    pub tournament: Name,
    /// When it began.
    pub played_at: DateTime<Utc>,
    /// The person's place, of so many people.
    pub place: (u32, u32),
    /// The person's hands, and those won.
    pub hands: (u32, u32),
}

/// Why a text is no record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OwnRecordFault {
    /// It is not what the other club's desk hands out.
    NoRecord,
    /// It was made by a later program.
    Later,
    /// It has more evenings than [`MOST_BROUGHT`].
    TooMany,
    /// The evening of this number, from 1, cannot have been like this.
    Evening(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnRecordFile {
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

impl OwnRecord {
    /// A record as a file has it. An evening that is there twice is taken once.
    ///
    /// # Errors
    /// When it is none, or an evening cannot have been like that: then nothing of it is taken.
    pub fn parse(text: &str) -> Result<Self, OwnRecordFault> {
        #[derive(Deserialize)]
        struct Head {
            lastcard_record: u32,
        }
        let text = text.trim().trim_start_matches('\u{feff}');
        let head: Head = serde_json::from_str(text).map_err(|_| OwnRecordFault::NoRecord)?;
        if head.lastcard_record > VERSION {
            return Err(OwnRecordFault::Later);
        }
        let file: OwnRecordFile = serde_json::from_str(text).map_err(|_| OwnRecordFault::NoRecord)?;
        if file.evenings.len() > MOST_BROUGHT {
            return Err(OwnRecordFault::TooMany);
        }
        let person = Name::parse(&file.person).map_err(|_| OwnRecordFault::NoRecord)?;
        let read = |(number, evening): (usize, EveningInFile)| {
            evening.read().ok_or(OwnRecordFault::Evening(number + 1))
        };
        let mut evenings: Vec<BroughtEvening> =
            file.evenings.into_iter().enumerate().map(read).collect::<Result<_, _>>()?;
        evenings.sort_by_key(|evening| evening.played_at);
        let mut seen = HashSet::new();
        evenings.retain(|evening| seen.insert(evening.key()));
        Ok(Self { person, evenings, seal: file.seal })
    }

    /// The record as a file has it.
    ///
    /// # Errors
    /// Never in practice: everything in it can be written.
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
        serde_json::to_string_pretty(&OwnRecordFile {
            lastcard_record: VERSION,
            person: self.person.to_string(),
            evenings: evenings.collect(),
            seal: self.seal.clone(),
        })
    }
}

impl BroughtEvening {
    /// What tells one evening from another: the club, the name and the moment.
    pub fn key(&self) -> (String, String, DateTime<Utc>) {
        (self.club.to_string(), self.tournament.to_string(), self.played_at)
    }
}

impl EveningInFile {
    fn read(self) -> Option<BroughtEvening> {
        let is_place = (1..=self.people).contains(&self.place) && self.people <= MOST_PEOPLE;
        let is_won = self.won <= self.hands && self.hands <= MOST_HANDS;
        let is_day = YearFault::of_moment(self.played_at).is_none();
        (is_place && is_won && is_day).then_some(())?;
        Some(BroughtEvening {
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

    fn record(evenings: &[String]) -> String {
        format!(r#"{{ "lastcard_record": 1, "person": "Anna", "evenings": [{}] }}"#, evenings.join(","))
    }

    #[test]
    fn what_was_written_is_read() {
        let read =
            OwnRecord::parse(&record(&[evening(2, "Friday"), evening(1, "Sunday"), evening(2, "Friday")]));
        let read = read.unwrap();
        assert_eq!((read.person.as_str(), read.evenings.len()), ("Anna", 2));
        assert_eq!((read.evenings[0].place, read.evenings[0].hands), ((2, 8), (12, 7)));
        assert_eq!(OwnRecord::parse(&read.write().unwrap()), Ok(read));
    }

    #[test]
    fn what_is_no_record_is_refused() {
        for (text, fault) in [
            (String::new(), OwnRecordFault::NoRecord),
            ("Anna was great".to_owned(), OwnRecordFault::NoRecord),
            (r#"{ "lastcard": 1 }"#.to_owned(), OwnRecordFault::NoRecord),
            (r#"{ "lastcard_record": 2, "soul": "Anna" }"#.to_owned(), OwnRecordFault::Later),
            (record(&[evening(1, "Friday"), evening(9, "Friday")]), OwnRecordFault::Evening(2)),
            (record(&[evening(0, "Friday")]), OwnRecordFault::Evening(1)),
            (record(&[evening(1, " ")]), OwnRecordFault::Evening(1)),
            (
                record(&[evening(1, "Friday").replace("\"won\": 7", "\"won\": 13")]),
                OwnRecordFault::Evening(1),
            ),
            (record(&vec![evening(1, "Friday"); MOST_BROUGHT + 1]), OwnRecordFault::TooMany),
        ] {
            assert_eq!(OwnRecord::parse(&text), Err(fault), "{text:.80}");
        }
    }
}
