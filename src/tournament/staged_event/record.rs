//! What has been drawn and played in a stage, read from a file or a database.

use std::collections::BTreeSet;

use crate::problem::Problems;
use crate::{EntrantId, Fault, Place, Problem, Tournament};

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
        for (index, (slot, tournament)) in record.fixtures.iter().enumerate() {
            if !belongs(stage, &record, *slot, tournament) {
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

/// Returns true if a tournament has the format of its stage and the entrants of its slot.
fn belongs(stage: &Stage, record: &StageRecord, slot: FixtureSlot, tournament: &Tournament) -> bool {
    let ids: BTreeSet<&EntrantId> = tournament.entrants().iter().map(|entrant| &entrant.id).collect();
    let group = || record.groups.get(slot.group.checked_sub(1)? as usize);
    let is_placed = match (stage.plan.form, group()) {
        (StageForm::Groups(_), Some(group)) => {
            slot == FixtureSlot::of_group(slot.group) && group.iter().all(|seed| ids.contains(seed))
        }
        (StageForm::League(_), Some(group)) => {
            let pairs = draw::league(slot.group, group);
            pairs.iter().any(|(own, pair)| *own == slot && pair.iter().all(|seed| ids.contains(seed)))
        }
        (StageForm::KnockOut { third_place }, Some(group)) => {
            super::Bracket::new(group, third_place, &|_| None).slots().any(|own| own == slot)
                && ids.iter().all(|id| group.contains(id))
        }
        (_, None) => false,
    };
    is_placed && tournament.setup().format() == stage.plan.setup.format()
}
