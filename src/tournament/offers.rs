//! Formats that suit the number of people, and what the others lack.

use serde::Serialize;
use strum::IntoEnumIterator;

use crate::Format;

/// Reason why a format does not suit the people named, with what would make it possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum Misfit {
    /// More players are needed.
    MorePlayers {
        /// Number of players that are missing.
        count: usize,
    },
    /// There are too many players.
    FewerPlayers {
        /// Number of players that are too many.
        count: usize,
    },
    /// Two teams of equal size are needed.
    EqualTeams,
    /// Everybody has to be named alone, without a team.
    NoTeams,
}

/// Number of people entered before a format is chosen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Headcount {
    /// Number of players entered individually.
    pub singles: usize,
    /// Number of players in each team that was entered as a team.
    pub teams: Vec<usize>,
}

impl Headcount {
    /// Counts the people from the number of players on each line.
    pub fn of(sizes: &[usize]) -> Self {
        let teams: Vec<usize> = sizes.iter().copied().filter(|size| *size > 1).collect();
        Self { singles: sizes.len() - teams.len(), teams }
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.singles + self.teams.iter().sum::<usize>()
    }

    /// Returns why a format does not suit these people; `None` if it does. Teams need a format with teams.
    pub fn misfit(&self, format: Format) -> Option<Misfit> {
        let (players, range) = (self.players(), format.players());
        if !format.has_teams() && !self.teams.is_empty() {
            return Some(Misfit::NoTeams);
        }
        if players < *range.start() {
            return Some(Misfit::MorePlayers { count: range.start() - players });
        }
        if players > *range.end() {
            return Some(Misfit::FewerPlayers { count: players - range.end() });
        }
        let size = self.teams.first().copied().unwrap_or(players / 2);
        let are_equal = self.teams.iter().all(|team| *team == size) && players == 2 * size;
        (format.has_teams() && !are_equal).then_some(Misfit::EqualTeams)
    }

    /// Returns the format that clubs usually play with this number of people: one with a schedule if it seats
    /// everybody or nearly everybody, or a single table if a schedule would leave half of the players without
    /// a seat.
    fn usual_format(&self) -> Format {
        match self.players() {
            players if !self.teams.is_empty() => {
                if players == 4 {
                    Format::TwoVsTwo
                } else {
                    Format::Team
                }
            }
            2 => Format::Duo,
            4 => Format::FourPlayer,
            8 => Format::EightPlayer,
            0..=7 => Format::FreeForAll,
            _ => Format::Individual,
        }
    }
}

/// Returns the formats that allow this number of people, the usual one first.
pub fn formats_for(party: &Headcount) -> Vec<Format> {
    let mut formats: Vec<Format> = Format::iter().filter(|format| party.misfit(*format).is_none()).collect();
    formats.sort_by_key(|format| *format != party.usual_format());
    formats
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(party: &Headcount) -> Vec<String> {
        formats_for(party).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn fitting_formats_are_offered_the_usual_first() {
        for (players, formats) in [
            (0, vec![]),
            (1, vec![]),
            (2, vec!["duo", "free-for-all", "challenge", "cowboy"]),
            (3, vec!["free-for-all", "challenge", "cowboy"]),
            (
                4,
                vec![
                    "four-player",
                    "two-vs-two",
                    "team",
                    "free-for-all",
                    "challenge",
                    "cowboy",
                    "individual",
                ],
            ),
            (5, vec!["free-for-all", "challenge", "cowboy", "individual"]),
            (6, vec!["free-for-all", "team", "challenge", "cowboy", "individual"]),
            (8, vec!["eight-player", "team", "free-for-all", "challenge", "cowboy", "individual"]),
            (9, vec!["individual", "free-for-all", "challenge", "cowboy"]),
            (10, vec!["individual", "team", "free-for-all", "challenge", "cowboy"]),
            (11, vec!["individual"]),
            (13, vec!["individual"]),
            (64, vec!["individual"]),
            (65, vec![]),
        ] {
            assert_eq!(names(&Headcount { singles: players, teams: vec![] }), formats, "{players}");
        }
    }

    #[test]
    fn teams_are_offered_team_formats() {
        for (sizes, formats) in [
            (vec![2, 2], vec!["two-vs-two", "team"]),
            (vec![3, 3], vec!["team"]),
            // One team entered as a team, the other player by player.
            (vec![2, 1, 1], vec!["two-vs-two", "team"]),
            (vec![1, 3, 1, 1], vec!["team"]),
            (vec![2, 3], vec![]),
            (vec![2, 2, 2], vec![]),
            (vec![6, 6], vec![]),
        ] {
            assert_eq!(names(&Headcount::of(&sizes)), formats, "{sizes:?}");
        }
    }

    #[test]
    fn a_format_that_does_not_fit_says_what_is_lacking() {
        let alone = |players| Headcount { singles: players, teams: vec![] };
        for (party, format, misfit) in [
            (alone(13), Format::Individual, None),
            (alone(13), Format::FourPlayer, Some(Misfit::FewerPlayers { count: 9 })),
            (alone(3), Format::EightPlayer, Some(Misfit::MorePlayers { count: 5 })),
            (alone(65), Format::Individual, Some(Misfit::FewerPlayers { count: 1 })),
            (alone(7), Format::Team, Some(Misfit::EqualTeams)),
            (Headcount::of(&[2, 3]), Format::Team, Some(Misfit::EqualTeams)),
            (Headcount::of(&[2, 2]), Format::Individual, Some(Misfit::NoTeams)),
            (Headcount::of(&[6, 6]), Format::Team, Some(Misfit::FewerPlayers { count: 2 })),
        ] {
            assert_eq!(party.misfit(format), misfit, "{party:?} {format}");
        }
    }
}
