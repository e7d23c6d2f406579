//! Events of several stages: heats, a cut, a final. Each stage consists of tournaments, and whoever gets through plays the next one.
//!
//! Everything is derived from the ledgers of the tournaments and from what was drawn: nothing that has been drawn changes by itself
//! when an earlier result is corrected; [`EventStandings::departures`] tells who would have got through.

mod advance;
mod bracket;
mod check;
mod draw;
mod fixture;
mod plan;
mod qualification;
mod record;
mod standings;
mod totals;

use std::collections::{BTreeMap, BTreeSet};

use crate::{Entrant, EntrantId, Name, Problem, Tournament};

pub use advance::EventState;
pub use bracket::BracketMatch;
pub use check::MOST_ENTRANTS;
pub use fixture::{FixtureSlot, FixtureStandings, Fixtures};
pub use plan::{Carry, Cut, LevelRule, MOST_GROUPS, Percent, StageDraw, StageForm, StagePlan};
pub use qualification::LevelAtCut;
pub use record::StageRecord;
pub use standings::{StageLine, StageStandings};
pub use totals::{Departure, EventPlace, EventStandings};

/// An event: its line-up, and its stages as far as they are drawn. Always consistent: every cut lets through as many as the next
/// stage can take, and everybody in a stage is an entrant of the event.
#[derive(Debug, Clone, PartialEq)]
pub struct StagedEvent {
    name: Name,
    entrants: Vec<Entrant>,
    relations: Vec<Vec<EntrantId>>,
    stages: Vec<Stage>,
}

/// A stage of an event.
#[derive(Debug, Clone, PartialEq)]
pub struct Stage {
    plan: StagePlan,
    /// Groups as drawn, the best seed first; empty before the draw.
    groups: Vec<Vec<EntrantId>>,
    fixtures: Fixtures,
    /// Those who had withdrawn when the stage was drawn.
    away: BTreeSet<EntrantId>,
    /// Play-offs between those who were level at the cut to this stage. The winner of each gets through.
    play_offs: Vec<Tournament>,
}

impl Stage {
    /// Plan, as agreed before it begins.
    pub fn plan(&self) -> &StagePlan {
        &self.plan
    }

    /// Groups as drawn, the best seed first; empty before the draw.
    pub fn groups(&self) -> &[Vec<EntrantId>] {
        &self.groups
    }

    /// Tournaments that have been drawn up.
    pub fn fixtures(&self) -> &Fixtures {
        &self.fixtures
    }

    /// Those who had withdrawn when the stage was drawn.
    pub fn away(&self) -> &BTreeSet<EntrantId> {
        &self.away
    }

    /// Play-offs at the cut to this stage.
    pub fn play_offs(&self) -> &[Tournament] {
        &self.play_offs
    }

    /// Returns true if its groups have been drawn.
    pub fn is_drawn(&self) -> bool {
        !self.groups.is_empty()
    }
}

impl StagedEvent {
    /// Plans an event. `relations` lists those who belong together, such as club mates or a family.
    ///
    /// # Errors
    /// Lists every problem with the plan.
    pub fn plan(
        name: Name,
        entrants: Vec<Entrant>,
        relations: Vec<Vec<EntrantId>>,
        plans: Vec<StagePlan>,
    ) -> Result<Self, Vec<Problem>> {
        check::check(&entrants, &relations, &plans)?;
        let stage = |plan| Stage {
            plan,
            groups: Vec::new(),
            fixtures: Fixtures::new(),
            away: BTreeSet::new(),
            play_offs: Vec::new(),
        };
        Ok(Self { name, entrants, relations, stages: plans.into_iter().map(stage).collect() })
    }

    /// Name of the event.
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// Everybody who takes part, in whichever stage.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Lists of those who belong together.
    pub fn relations(&self) -> &[Vec<EntrantId>] {
        &self.relations
    }

    /// Stages in the order in which they are played.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// Returns the entrant with this id.
    pub fn entrant(&self, id: &EntrantId) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.id == *id)
    }

    /// Returns the event without its tournaments: its plan, and what has been drawn.
    #[must_use]
    pub fn without_tournaments(mut self) -> Self {
        for own in &mut self.stages {
            (own.fixtures, own.play_offs) = (Fixtures::new(), Vec::new());
        }
        self
    }

    /// Returns an event without tournaments under other names: those of its entrants with their ids, its own and those of its stages.
    #[must_use]
    pub fn relabelled(mut self, entrant: impl Fn(&Entrant) -> Entrant, name: impl Fn(&Name) -> Name) -> Self {
        let after: Vec<Entrant> = self.entrants.iter().map(entrant).collect();
        let ids: BTreeMap<EntrantId, EntrantId> = self
            .entrants
            .iter()
            .zip(&after)
            .map(|(before, after)| (before.id.clone(), after.id.clone()))
            .collect();
        let rename = |id: &mut EntrantId| {
            if let Some(after) = ids.get(id) {
                id.clone_from(after);
            }
        };
        self.name = name(&self.name);
        self.relations.iter_mut().flatten().for_each(rename);
        for stage in &mut self.stages {
            stage.plan.name = name(&stage.plan.name);
            stage.groups.iter_mut().flatten().for_each(rename);
            stage.away = stage.away.iter().map(|id| ids.get(id).unwrap_or(id).clone()).collect();
            if let Some(cut) = &mut stage.plan.cut {
                cut.byes.iter_mut().chain(&mut cut.named).for_each(rename);
            }
        }
        Self { entrants: after, ..self.without_tournaments() }
    }

    /// Returns the event with those who will not play in a stage. Has no effect on a stage that is drawn.
    #[must_use]
    pub fn with_away(mut self, stage: usize, away: BTreeSet<EntrantId>) -> Self {
        if let Some(own) = self.stages.get_mut(stage).filter(|stage| !stage.is_drawn()) {
            own.away = away;
        }
        self
    }

    /// Returns the event without the draw of a stage and its tournaments, and without those of later stages.
    #[must_use]
    pub fn without_draw(mut self, stage: usize) -> Self {
        for own in self.stages.iter_mut().skip(stage) {
            (own.groups, own.fixtures, own.play_offs) = (Vec::new(), Fixtures::new(), Vec::new());
        }
        self
    }

    /// Returns the event with another state of a tournament, such as after a result. Tournaments that were not drawn up are left out.
    #[must_use]
    pub fn with_fixture(mut self, stage: usize, slot: FixtureSlot, tournament: Tournament) -> Self {
        if let Some(own) = self.stages.get_mut(stage).and_then(|stage| stage.fixtures.get_mut(&slot)) {
            *own = tournament;
        }
        self
    }

    /// Returns the event with another state of a play-off at the cut to a stage.
    #[must_use]
    pub fn with_play_off(mut self, stage: usize, number: usize, tournament: Tournament) -> Self {
        if let Some(own) = self.stages.get_mut(stage).and_then(|stage| stage.play_offs.get_mut(number)) {
            *own = tournament;
        }
        self
    }
}
