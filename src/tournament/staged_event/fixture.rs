//! Fixtures: the tournaments of a stage, each with its place in it.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use crate::{EntrantId, Standings, Tournament, tally};

/// Place of a tournament in its stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct FixtureSlot {
    /// Number of the group, from 1.
    pub group: u32,
    /// Round of matches, from 1; 1 for a group that plays one tournament.
    pub round: u32,
    /// Number of the match in the round, from 1.
    pub number: u32,
}

impl FixtureSlot {
    /// Slot of the only tournament of a group.
    pub fn of_group(group: u32) -> Self {
        Self { group, round: 1, number: 1 }
    }
}

impl fmt::Display for FixtureSlot {
    /// Writes the slot as group, round and match: `1.2.3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.group, self.round, self.number)
    }
}

impl FromStr for FixtureSlot {
    type Err = ();

    /// Reads a slot as it is written.
    fn from_str(text: &str) -> Result<Self, ()> {
        let numbers: Result<Vec<u32>, _> = text.split('.').map(str::parse).collect();
        match numbers.as_deref() {
            Ok([group, round, number]) => Ok(Self { group: *group, round: *round, number: *number }),
            _ => Err(()),
        }
    }
}

/// Tournaments of a stage.
pub type Fixtures = BTreeMap<FixtureSlot, Tournament>;

/// A match that has been drawn up.
#[derive(Debug, Clone, Copy)]
pub(super) struct DrawnMatch<'a> {
    /// Its entrants.
    pub(super) entrants: [&'a EntrantId; 2],
    /// Its winner, once it is over.
    pub(super) winner: Option<&'a EntrantId>,
}

/// Standings of a fixture.
#[derive(Debug, Clone)]
pub struct FixtureStandings<'a> {
    /// The tournament.
    pub tournament: &'a Tournament,
    /// Its standings.
    pub standings: Standings,
}

impl<'a> FixtureStandings<'a> {
    pub(super) fn of(tournament: &'a Tournament) -> Self {
        Self { tournament, standings: tally(tournament).standings }
    }

    pub(super) fn drawn_match(&self) -> Option<DrawnMatch<'_>> {
        let [one, other] = self.tournament.entrants() else { return None };
        Some(DrawnMatch { entrants: [&one.id, &other.id], winner: self.winner() })
    }

    /// Returns the winner of a match that is over; `None` also if nobody has won it alone.
    pub fn winner(&self) -> Option<&EntrantId> {
        let mut first = self.standings.standings.iter().filter(|standing| standing.rank == Some(1));
        let winner = first.next().filter(|_| self.standings.finished)?;
        first.next().is_none().then_some(&winner.entrant)
    }
}
