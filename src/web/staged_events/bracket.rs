//! A knock-out drawn as a bracket: a column for each round, with the match for third place below the final.

use std::collections::BTreeMap;

use lastcard_store::staged_events::{StagePosition, StagedEventRecord};
use lastcard_tournament::staged_event::{BracketMatch, FixtureSlot, Stage, StageStandings};
use lastcard_tournament::{EntrantId, Standing};

use crate::staged_events::texts::EntrantNames;
use crate::ui::translator::Translator;

/// A bracket.
pub struct BracketView {
    pub rounds: Vec<BracketRound>,
    /// Match for third place, if it is played for.
    pub third: Option<BracketTie>,
}

pub struct BracketRound {
    pub title: String,
    pub ties: Vec<BracketTie>,
}

/// A match in a bracket.
pub struct BracketTie {
    /// Address of the tournament, if it has been drawn up.
    pub href: Option<String>,
    pub sides: [BracketSide; 2],
    pub is_bye: bool,
}

pub struct BracketSide {
    /// Name; empty while it is open.
    pub name: String,
    /// Points or hands won, once there are any.
    pub score: String,
    pub is_winner: bool,
}

impl BracketView {
    /// Draws a bracket; without scores and winners if it must not tell them. `None` if the stage is not a knock-out.
    pub fn of(
        words: Translator,
        names: &EntrantNames,
        (number, stage): (usize, &Stage),
        standings: &StageStandings<'_>,
        (record, base, tells): (&StagedEventRecord, &str, bool),
    ) -> Option<Self> {
        let matches = stage.bracket(standings);
        let last = matches.iter().map(|one| one.slot.round).max()?;
        let address = |slot| {
            let header = record.tournament(number, StagePosition::Fixture(slot))?;
            Some(format!("{base}/{}", header.slug))
        };
        let mut rounds: BTreeMap<u32, Vec<BracketTie>> = BTreeMap::new();
        let mut third = None;
        for one in &matches {
            let tie = tie(names, one, standings, tells, address(one.slot));
            if one.slot.round == last && one.slot.number == 2 {
                third = Some(tie);
            } else {
                rounds.entry(one.slot.round).or_default().push(tie);
            }
        }
        let title = |ties: usize| match ties {
            1 => words.say("staged-final").to_string(),
            2 => words.say("staged-semi-final").to_string(),
            4 => words.say("staged-quarter-final").to_string(),
            more => words.say("staged-round-of").with("count", 2 * more).to_string(),
        };
        let rounds = rounds.into_values().map(|ties| BracketRound { title: title(ties.len()), ties });
        Some(Self { rounds: rounds.collect(), third })
    }
}

fn tie(
    names: &EntrantNames,
    one: &BracketMatch,
    standings: &StageStandings<'_>,
    tells: bool,
    href: Option<String>,
) -> BracketTie {
    let side = |id: &Option<EntrantId>| match id {
        None => BracketSide { name: String::new(), score: String::new(), is_winner: false },
        Some(id) => BracketSide {
            name: names.of(id),
            score: if tells { score(standings, one.slot, id) } else { String::new() },
            is_winner: tells && !one.is_bye && one.winner.as_ref() == Some(id),
        },
    };
    BracketTie { href, sides: one.sides.each_ref().map(side), is_bye: one.is_bye }
}

/// Points of an entrant in a match, or hands won if no points are added up; empty before the first hand.
fn score(standings: &StageStandings<'_>, slot: FixtureSlot, id: &EntrantId) -> String {
    let Some(fixture) = standings.fixtures.get(&slot) else { return String::new() };
    let line = fixture.standings.standings.iter().find(|line| line.entrant == *id);
    let figure = |line: &Standing| line.total.unwrap_or(line.won).to_string();
    line.filter(|line| line.hands > 0).map(figure).unwrap_or_default()
}
