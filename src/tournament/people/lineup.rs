//! The line-up as typed: one line per player or team. `+` joins the players of a team; the team's own name
//! may come before them.

use std::fmt;

use rand::Rng;
use rand::seq::SliceRandom;

use crate::people::team_line::TeamLine;
use crate::{Entrant, Format, Name, NameFault, Player, TakenIds, excerpt};

/// A line without a valid name, and the reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineFault {
    /// Number of the line, starting at 1 and counting empty lines.
    pub line: usize,
    /// Fault of a name in the line.
    pub fault: NameFault,
}

impl fmt::Display for LineupLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players = self.players.iter().map(Name::as_str).collect();
        fmt::Display::fmt(&TeamLine { name: self.team.as_ref().map(Name::as_str), players }, f)
    }
}

/// Names in the order typed. Teams that were typed as such stay together; in formats with teams, single
/// players are grouped into teams in that order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lineup {
    team_size: usize,
    lines: Vec<LineupLine>,
}

/// A player, or a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineupLine {
    /// The team's own name; `None` if the team is named after its players.
    pub team: Option<Name>,
    /// One player, or the players of a team that was typed as such.
    pub players: Vec<Name>,
}

impl LineupLine {
    /// Returns the line that corresponds to this entrant. Leaves out a team's name if it could not be read
    /// back from the line.
    pub fn of_entrant(entrant: &Entrant) -> Self {
        let own = Self::of(entrant.players.iter().map(|player| player.name.clone()).collect());
        if own.players.len() < 2 || team_name(&own.players).as_ref() == Some(&entrant.name) {
            return own;
        }
        let named = Self { team: Some(entrant.name.clone()), ..own.clone() };
        if Self::parse(&named.to_string()).as_ref() == Ok(&named) { named } else { own }
    }

    fn of(players: Vec<Name>) -> Self {
        Self { team: None, players }
    }

    /// Parses a line of a format with teams.
    fn parse(text: &str) -> Result<Self, NameFault> {
        let Some(TeamLine { name, players }) = TeamLine::parse(text) else {
            return Ok(Self::of(vec![Name::parse(text)?]));
        };
        let players = players.into_iter().map(Name::parse).collect::<Result<_, _>>()?;
        Ok(Self { team: name.map(Name::parse).transpose()?, players })
    }
}

impl Lineup {
    /// Parses lines and skips empty ones. `+` joins the players of a team only in formats with teams.
    pub fn parse<'a>(
        format: Format,
        lines: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, Vec<LineFault>> {
        Self::parse_numbered(format, (1..).zip(lines))
    }

    /// Parses lines with their numbers, since one line of the text may have been split into several.
    pub fn parse_numbered<'a>(
        format: Format,
        lines: impl IntoIterator<Item = (usize, &'a str)>,
    ) -> Result<Self, Vec<LineFault>> {
        let (mut read, mut faults) = (Vec::new(), Vec::new());
        for (line, text) in lines.into_iter().filter(|(_, text)| !text.trim().is_empty()) {
            let named = if format.has_teams() {
                LineupLine::parse(text)
            } else {
                Name::parse(text).map(|name| LineupLine::of(vec![name]))
            };
            match named {
                Ok(line) => read.push(line),
                Err(fault) => faults.push(LineFault { line, fault }),
            }
        }
        let team_size = team_size(format, &read);
        if faults.is_empty() { Ok(Self { team_size, lines: read }) } else { Err(faults) }
    }

    /// Replaces names with another spelling.
    pub fn respell(&mut self, spelling: impl Fn(&Name) -> Option<Name>) {
        for name in self.lines.iter_mut().flat_map(|line| &mut line.players) {
            if let Some(other) = spelling(name) {
                *name = other;
            }
        }
    }

    /// Returns the number of players on each line: more than one in a team that was typed as such.
    pub fn sizes(&self) -> Vec<usize> {
        self.lines.iter().map(|line| line.players.len()).collect()
    }

    /// Returns the players and teams in order.
    pub fn lines(&self) -> &[LineupLine] {
        &self.lines
    }

    /// Iterates over all names in order.
    pub fn names(&self) -> impl Iterator<Item = &Name> {
        self.lines.iter().flat_map(|line| &line.players)
    }

    /// Shuffles the line-up (T-4P-7). In formats with teams, shuffling also decides the partners of single
    /// players; teams that were typed as such stay together.
    pub fn shuffle(&mut self, rng: &mut impl Rng) {
        let lines = std::mem::take(&mut self.lines);
        let (mut teams, mut singles): (Vec<_>, Vec<_>) =
            lines.into_iter().partition(|line| line.players.len() > 1);
        singles.shuffle(rng);
        teams.extend(self.group_teams(singles));
        teams.shuffle(rng);
        self.lines = teams;
    }

    /// Groups single players into teams of the line-up's team size, in order.
    fn group_teams(&self, singles: Vec<LineupLine>) -> Vec<LineupLine> {
        let players: Vec<Name> = singles.into_iter().flat_map(|line| line.players).collect();
        players.chunks(self.team_size.max(1)).map(|players| LineupLine::of(players.to_vec())).collect()
    }

    /// Returns the entrants, with ids made from their names.
    pub fn entrants(&self) -> Vec<Entrant> {
        let (mut teams, mut singles) = (Vec::new(), Vec::new());
        for line in &self.lines {
            if line.players.len() > 1 {
                teams.push(line.clone());
            } else {
                singles.push(line.clone());
                if singles.len() == self.team_size {
                    teams.extend(self.group_teams(std::mem::take(&mut singles)));
                }
            }
        }
        teams.extend(self.group_teams(singles));
        let mut ids = TakenIds::default();
        teams.iter().filter_map(|line| entrant(line, &mut ids)).collect()
    }
}

/// Returns the team size: that of a team typed as such, or half the number of lines, within the limits of the
/// format (T-TEAM-1).
fn team_size(format: Format, lines: &[LineupLine]) -> usize {
    let typed = lines.iter().map(|line| line.players.len()).find(|players| *players > 1);
    let (least, most) = format.team_size().into_inner();
    typed.unwrap_or(lines.len().div_ceil(2)).clamp(least, most)
}

fn entrant(line: &LineupLine, ids: &mut TakenIds) -> Option<Entrant> {
    let names = line.players.as_slice();
    if let [name] = names {
        return Some(Entrant::single(ids.entrant(name), name.clone()));
    }
    let players = names.iter().map(|name| Player { id: ids.player(name), name: name.clone() }).collect();
    let name = line.team.clone().or_else(|| team_name(names))?;
    Some(Entrant::team(ids.entrant(&name), name, players))
}

/// Returns a team name such as `Anna & Boris`. If the names are too long together, they are shortened. If
/// even their first letters do not fit, the end is cut off, so that a team that is too large is reported as
/// such and not left out.
fn team_name(names: &[Name]) -> Option<Name> {
    let shown = |longest| names.iter().map(move |name| excerpt(name.as_str(), longest));
    let joined = |longest| shown(longest).collect::<Vec<_>>().join(" & ");
    let fitting = (1..=Name::MAX).rev().find_map(|longest| Name::parse(&joined(longest)).ok());
    fitting.or_else(|| Name::parse(&excerpt(&joined(Name::MAX), Name::MAX)).ok())
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::StdRng;

    use super::*;

    fn read(format: Format, text: &str) -> Vec<String> {
        let lineup = Lineup::parse(format, text.lines()).unwrap();
        lineup.entrants().iter().map(|entrant| format!("{}: {}", entrant.id, entrant.name)).collect()
    }

    #[test]
    fn a_line_is_a_player() {
        assert_eq!(
            read(Format::FourPlayer, " Anna \n\nBoris+\nAnna!\n🦊"),
            ["anna: Anna", "boris: Boris+", "anna-2: Anna!", "player: 🦊"]
        );
    }

    #[test]
    fn a_team_is_one_line_or_two_players() {
        let teams = ["anna-boris: Anna & Boris", "vera-gleb: Vera & Gleb"];
        assert_eq!(read(Format::TwoVsTwo, "Anna + Boris\nVera+Gleb"), teams);
        assert_eq!(read(Format::TwoVsTwo, "Anna\nBoris\nVera\nGleb"), teams);
        assert_eq!(read(Format::TwoVsTwo, "Anna+Boris\nVera\nGleb"), teams);
        assert_eq!(
            read(Format::TwoVsTwo, "Anna\nVera+Gleb\nBoris"),
            ["vera-gleb: Vera & Gleb", "anna-boris: Anna & Boris"]
        );
        assert_eq!(read(Format::TwoVsTwo, "Anna\nBoris\nVera")[1], "vera: Vera");
    }

    #[test]
    fn a_team_takes_the_name_before_its_players() {
        let named = ["reds: Reds", "vera-gleb: Vera & Gleb"];
        assert_eq!(read(Format::TwoVsTwo, "Reds: Anna + Boris\nVera + Gleb"), named);
        // A plus sign alone does not make a team.
        let singles = ["uma-1-bo: Uma +1 & Bo", "che-dov: Che & Dov"];
        assert_eq!(read(Format::TwoVsTwo, "Uma +1\nBo\nChe\nDov"), singles);
    }

    #[test]
    fn a_team_of_long_names_is_shortened() {
        let text = format!("{}+{}", "a".repeat(100), "b".repeat(100));
        let entrants = Lineup::parse(Format::TwoVsTwo, text.lines()).unwrap().entrants();
        assert_eq!(entrants[0].name.as_str().chars().count(), 99);
        assert_eq!(entrants[0].players[1].name.as_str(), "b".repeat(100));
    }

    #[test]
    fn an_oversized_team_is_not_left_out() {
        let team = ["Anna"; 60].join("+");
        let entrants = Lineup::parse(Format::Team, [team.as_str()]).unwrap().entrants();
        assert_eq!(entrants.iter().map(|entrant| entrant.players.len()).collect::<Vec<_>>(), [60]);
        assert_eq!(entrants[0].name.as_str().chars().count(), Name::MAX);
    }

    #[test]
    fn every_line_without_a_valid_name_is_reported() {
        let text = format!("Anna\n\n{}\n\u{202e}Boris", "x".repeat(4000));
        assert_eq!(
            Lineup::parse(Format::FourPlayer, text.lines()),
            Err(vec![
                LineFault { line: 3, fault: NameFault::NameTooLong { length: 4000, max: 100 } },
                LineFault { line: 4, fault: NameFault::NameControl },
            ])
        );
    }

    #[test]
    fn a_draw_keeps_everybody_and_every_typed_team() {
        let mut orders = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let mut lineup = Lineup::parse(Format::TwoVsTwo, ["Anna+Boris", "Vera", "Gleb"]).unwrap();
            lineup.shuffle(&mut StdRng::seed_from_u64(seed));
            let entrants = lineup.entrants();
            assert_eq!(entrants.len(), 2);
            assert!(entrants.iter().any(|entrant| entrant.name.as_str() == "Anna & Boris"));
            orders.insert(lineup.names().map(Name::to_string).collect::<Vec<_>>());
        }
        // Either team first, Vera or Gleb first.
        assert_eq!(orders.len(), 4);
    }
}
