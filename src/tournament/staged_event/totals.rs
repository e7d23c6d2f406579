//! Ranking of an event from all its stages, and the consequences that later corrections would have had.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{EntrantId, shared_ranks};

use super::bracket::{Bracket, BracketMatch, Side};
use super::fixture::FixtureSlot;
use super::plan::StageForm;
use super::qualification::Qualification;
use super::standings::{StageLine, StageStandings};
use super::{Stage, StagedEvent};

/// Line of an entrant in an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventPlace {
    /// The entrant.
    pub entrant: EntrantId,
    /// Rank from 1, shared by those who are level; `None` before the entrant's first stage is drawn.
    pub rank: Option<u32>,
    /// Index of the last stage in which the entrant takes part.
    pub stage: Option<usize>,
}

/// A difference between who plays and who would play according to the results as they are now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Departure {
    /// Index of the stage.
    pub stage: usize,
    /// A match of a knock-out; `None` for the cut to the stage.
    pub slot: Option<FixtureSlot>,
    /// Those who play, but would not have got through.
    pub plays: Vec<EntrantId>,
    /// Those who would have got through.
    pub would_play: Vec<EntrantId>,
}

/// Standings of an event.
#[derive(Debug, Clone)]
pub struct EventStandings<'a> {
    /// Standings of the stages that have been drawn.
    pub stages: Vec<StageStandings<'a>>,
    /// Everybody by rank: whoever was in a later stage comes first.
    pub lines: Vec<EventPlace>,
    /// Consequences that later corrections would have had.
    pub departures: Vec<Departure>,
}

impl EventStandings<'_> {
    /// Returns true if every stage has been played.
    pub fn is_finished(&self, event: &StagedEvent) -> bool {
        self.stages.len() == event.stages.len() && self.stages.iter().all(|stage| stage.is_finished)
    }

    /// Serialises the ranking as `docs/events.md` specifies.
    pub fn to_json(&self, event: &StagedEvent) -> Value {
        let name = |number: usize| event.stages.get(number).map(|stage| &stage.plan.name);
        let ranked = |line: &EventPlace| json!({ "rank": line.rank, "entrant": line.entrant, "stage": line.stage.and_then(name) });
        let place = |line: &StageLine| json!({ "place": line.place, "entrant": line.entrant, "group": line.group, "place_in_group": line.place_in_group });
        let stage = |(number, stage): (usize, &StageStandings<'_>)| {
            let lines: Vec<Value> = stage.lines.iter().map(place).collect();
            json!({ "name": name(number), "finished": stage.is_finished, "standings": lines })
        };
        let departure = |one: &Departure| {
            json!({
                "stage": name(one.stage),
                "match": one.slot.map(|slot| slot.to_string()),
                "plays": one.plays,
                "would_play": one.would_play,
            })
        };
        json!({
            "finished": self.is_finished(event),
            "standings": self.lines.iter().map(ranked).collect::<Vec<_>>(),
            "stages": self.stages.iter().enumerate().map(stage).collect::<Vec<_>>(),
            "departures": self.departures.iter().map(departure).collect::<Vec<_>>(),
        })
    }
}

impl StagedEvent {
    /// Adds up the event.
    pub fn standings(&self) -> EventStandings<'_> {
        let drawn = self.stages.iter().take_while(|stage| stage.is_drawn());
        let stages: Vec<StageStandings<'_>> = drawn.map(Stage::standings).collect();
        let (lines, departures) = (self.lines(&stages), self.departures(&stages));
        EventStandings { stages, lines, departures }
    }

    fn lines(&self, stages: &[StageStandings<'_>]) -> Vec<EventPlace> {
        let mut placed: BTreeSet<&EntrantId> = BTreeSet::new();
        let lines = stages.iter().enumerate().rev();
        let lines = lines.flat_map(|(number, stage)| stage.lines.iter().map(move |line| (number, line)));
        let last: Vec<_> = lines.filter(|(_, line)| placed.insert(&line.entrant)).collect();
        let ranks = shared_ranks(last.iter().map(|(number, line)| (number, line.place)));
        let ranked = last.iter().zip(ranks).map(|((number, line), rank)| EventPlace {
            entrant: line.entrant.clone(),
            rank: Some(rank),
            stage: Some(*number),
        });
        let rest = self.entrants.iter().filter(|entrant| !placed.contains(&entrant.id));
        let rest = rest.map(|entrant| EventPlace { entrant: entrant.id.clone(), rank: None, stage: None });
        ranked.chain(rest).collect()
    }

    /// Makes the cut to a stage, from the standings of the one before it. The first stage has the line-up.
    pub(super) fn qualification(
        &self,
        number: usize,
        stages: &[StageStandings<'_>],
    ) -> Option<Qualification> {
        let stage = self.stages.get(number)?;
        let cut = stage.plan.cut.as_ref()?;
        let before = stages.get(number.checked_sub(1)?)?;
        let winners: Vec<EntrantId> = stage.play_off_winners().collect();
        Some(Qualification::of(cut, before, &stage.away, &winners))
    }

    fn departures(&self, stages: &[StageStandings<'_>]) -> Vec<Departure> {
        let mut departures = Vec::new();
        for (number, (stage, standings)) in self.stages.iter().zip(stages).enumerate() {
            if let Some(now) = self.qualification(number, stages) {
                let plays = stage.groups.iter().flatten().collect();
                departures.extend(departure(number, None, &plays, &now.through.iter().collect()));
            }
            if let (StageForm::KnockOut { third_place }, [seeds]) = (stage.plan.form, stage.groups.as_slice())
            {
                let bracket = Bracket::of(seeds, third_place, &standings.fixtures);
                for slot in standings.fixtures.keys() {
                    let plays = bracket.sides(*slot).into_iter().filter_map(Side::entrant).collect();
                    let would = bracket.due_sides(*slot).into_iter().filter_map(Side::entrant).collect();
                    departures.extend(departure(number, Some(*slot), &plays, &would));
                }
            }
        }
        departures
    }
}

impl Stage {
    pub(super) fn standings(&self) -> StageStandings<'_> {
        StageStandings::of(&self.plan, &self.groups, &self.fixtures)
    }

    /// Returns the matches of a knock-out that is drawn, round by round; empty for other forms. The match for third place comes last.
    pub fn bracket(&self, standings: &StageStandings<'_>) -> Vec<BracketMatch> {
        match (self.plan.form, self.groups.as_slice()) {
            (StageForm::KnockOut { third_place }, [seeds]) => {
                Bracket::of(seeds, third_place, &standings.fixtures).matches()
            }
            _ => Vec::new(),
        }
    }
}

fn departure(
    stage: usize,
    slot: Option<FixtureSlot>,
    plays: &BTreeSet<&EntrantId>,
    would: &BTreeSet<&EntrantId>,
) -> Option<Departure> {
    let only = |own: &BTreeSet<&EntrantId>, other: &BTreeSet<&EntrantId>| -> Vec<EntrantId> {
        own.difference(other).map(|entrant| (*entrant).clone()).collect()
    };
    let (plays, would_play) = (only(plays, would), only(would, plays));
    (plays != would_play).then_some(Departure { stage, slot, plays, would_play })
}
