//! Record of the draw and the tournaments of a stage, read from a file or a database.

use std::collections::{BTreeMap, BTreeSet};

use crate::problem::Problems;
use crate::{EntrantId, Fault, Place, Problem, Tournament};

use super::bracket::Bracket;
use super::draw;
use super::fixture::{FixtureSlot, Fixtures};
use super::plan::StageForm;
use super::{Stage, StagedEvent};

/// Record of a stage.
#[derive(Debug, Clone, Default)]
pub struct StageRecord {
    /// Groups as drawn, the best seed first; empty before the draw.
    pub groups: Vec<Vec<EntrantId>>,
    /// Tournaments that have been drawn up.
    pub fixtures: Fixtures,
    /// Those who had withdrawn when the stage was drawn.
    pub away: BTreeSet<EntrantId>,
    /// Play-offs at the cut to the stage.
    pub play_offs: Vec<Tournament>,
}

impl StagedEvent {
    /// Returns the event with the record of a stage. Stages must be recorded in order.
    ///
    /// # Errors
    /// Lists every problem if the record does not fit the plan.
    pub fn with_record(mut self, number: usize, record: StageRecord) -> Result<Self, Vec<Problem>> {
        let place = Place::root().key("stages").index(number);
        let mut problems = Problems::default();
        let is_drawn = !record.groups.is_empty();
        let is_in_order = self.stages.iter().take(number).all(Stage::is_drawn);
        if !is_in_order && (is_drawn || !record.play_offs.is_empty()) {
            problems.add(&place, Fault::StageOutOfOrder);
        }
        self.check_people(&record, &place, &mut problems);
        let Some(stage) = self.stages.get_mut(number) else { return problems.into_result(self) };
        if is_drawn && record.groups.len() != stage.plan.form.groups() as usize {
            let groups = u64::from(stage.plan.form.groups());
            let given = record.groups.len().to_string();
            problems.add(&place.key("drawn"), Fault::OutOfRange { given, min: groups, max: groups });
        }
        let planned: BTreeMap<FixtureSlot, Vec<EntrantId>> =
            draw::planned(stage.plan.form, &record.groups).into_iter().collect();
        for (index, (slot, tournament)) in record.fixtures.iter().enumerate() {
            let is_placed = match (stage.plan.form, record.groups.as_slice()) {
                (StageForm::KnockOut { third_place }, [seeds]) => {
                    in_tree(seeds, third_place, *slot, tournament)
                }
                _ => planned.get(slot).is_some_and(|ids| has_entrants(tournament, ids)),
            };
            if !is_placed || tournament.setup().format() != stage.plan.setup.format() {
                problems.add(&place.key("tournaments").index(index), Fault::NotOfStage);
            }
        }
        let StageRecord { groups, fixtures, away, play_offs } = record;
        *stage = Stage { plan: stage.plan.clone(), groups, fixtures, away, play_offs };
        problems.into_result(self)
    }

    /// Checks that everybody drawn is an entrant, once.
    fn check_people(&self, record: &StageRecord, place: &Place, problems: &mut Problems) {
        let mut seen = BTreeSet::new();
        for (number, group) in record.groups.iter().enumerate() {
            for (index, entrant) in group.iter().enumerate() {
                let place = place.key("drawn").index(number).index(index);
                if self.entrant(entrant).is_none() {
                    problems.add(&place, Fault::UnknownEntrant { entrant: entrant.clone() });
                } else if !seen.insert(entrant) {
                    problems.add(&place, Fault::IdTwice { id: entrant.to_string() });
                }
            }
        }
        for (index, entrant) in
            record.away.iter().enumerate().filter(|(_, entrant)| self.entrant(entrant).is_none())
        {
            problems.add(&place.key("away").index(index), Fault::UnknownEntrant { entrant: entrant.clone() });
        }
    }
}

fn has_entrants(tournament: &Tournament, ids: &[EntrantId]) -> bool {
    ids.iter().all(|id| tournament.entrants().iter().any(|entrant| entrant.id == *id))
}

/// Returns true if a knock-out has such a match, between two of its entrants.
fn in_tree(seeds: &[EntrantId], third_place: bool, slot: FixtureSlot, tournament: &Tournament) -> bool {
    let none_drawn = BTreeMap::new();
    Bracket::of(seeds, third_place, &none_drawn).slots().any(|own| own == slot)
        && tournament.entrants().iter().all(|entrant| seeds.contains(&entrant.id))
}
