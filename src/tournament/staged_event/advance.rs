//! Next step of an event: a draw, matches, a play-off at the cut.

use std::collections::{BTreeMap, BTreeSet};

use rand::Rng;

use crate::{
    Entrant, EntrantId, Fault, Format, Method, Name, Place, Player, Problem, ResultKind, Scoring, Setup,
    TieBreak, Tournament,
};

use super::check::MOST_ENTRANTS;
use super::draw;
use super::fixture::FixtureSlot;
use super::plan::{Carry, StageForm, StagePlan};
use super::qualification::LevelAtCut;
use super::{Stage, StagedEvent};

/// Step that an event waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventState {
    /// A stage can be drawn.
    ToDraw {
        /// Index of the stage.
        stage: usize,
    },
    /// Tournaments of a stage whose entrants are known can be drawn up, such as the next round of a knock-out.
    ToPair {
        /// Index of the stage.
        stage: usize,
    },
    /// A play-off at the cut to a stage can be drawn up.
    ToPlayOff {
        /// Index of the stage.
        stage: usize,
        /// Those who are level.
        level: LevelAtCut,
    },
    /// Tournaments of a stage are being played, or a play-off at the cut to it.
    Playing {
        /// Index of the stage.
        stage: usize,
    },
    /// Everything has been played.
    Finished,
}

impl Stage {
    /// Winners of the play-offs at the cut to this stage, in order.
    pub(super) fn play_off_winners(&self) -> impl Iterator<Item = EntrantId> {
        self.play_offs.iter().filter_map(|play_off| super::FixtureStandings::of(play_off).winner().cloned())
    }
}

impl StagedEvent {
    /// Returns what the event waits for.
    pub fn state(&self) -> EventState {
        let standings = self.standings();
        for (number, stage) in self.stages.iter().enumerate() {
            match standings.stages.get(number) {
                None if stage.play_offs.len() > stage.play_off_winners().count() => {
                    return EventState::Playing { stage: number };
                }
                None => {
                    let cut = self.qualification(number, &standings.stages);
                    let level = cut.and_then(|cut| cut.level).filter(|level| self.can_play_off(level));
                    return match level {
                        Some(level) => EventState::ToPlayOff { stage: number, level },
                        None => EventState::ToDraw { stage: number },
                    };
                }
                Some(own) if !own.due.is_empty() => return EventState::ToPair { stage: number },
                Some(own) if !own.is_finished => return EventState::Playing { stage: number },
                Some(_) => {}
            }
        }
        EventState::Finished
    }

    /// Draws up the next thing, if the event waits for one: a stage, matches whose entrants are known, or a play-off.
    ///
    /// # Errors
    /// Fails if too few got through to draw the stage.
    pub fn advance(mut self, rng: &mut impl Rng) -> Result<Self, Vec<Problem>> {
        match self.state() {
            EventState::ToDraw { stage } => self.draw(stage, rng)?,
            EventState::ToPair { stage } => self.pair(stage)?,
            EventState::ToPlayOff { stage, level } => self.add_play_off(stage, &level)?,
            EventState::Playing { .. } | EventState::Finished => {}
        }
        Ok(self)
    }

    fn draw(&mut self, number: usize, rng: &mut impl Rng) -> Result<(), Vec<Problem>> {
        let order = self.entrants_of(number);
        let Some(StagePlan { form, draw, setup, .. }) = self.stages.get(number).map(|stage| &stage.plan)
        else {
            return Ok(());
        };
        let min = 2 * form.groups() as usize;
        if order.len() < min {
            let (given, max, format) = (order.len(), MOST_ENTRANTS, setup.format());
            let place = Place::root().key("stages").index(number);
            return Err(vec![place.fault(Fault::EntrantCount { given, min, max, format })]);
        }
        let mut groups = draw::groups(&order, *form, *draw, &self.relations_before(number), rng);
        if self.carry_into(number) == Carry::Order {
            // The order of a tournament's entrants is the tie-break.
            for group in &mut groups {
                group.sort_by_key(|entrant| order.iter().position(|known| known == entrant));
            }
        }
        if let Some(stage) = self.stages.get_mut(number) {
            stage.groups = groups;
        }
        self.pair(number)
    }

    /// Lists of those who belong together, and of those who have met in a group of the stage before.
    fn relations_before(&self, number: usize) -> Vec<Vec<EntrantId>> {
        let before = number.checked_sub(1).and_then(|before| self.stages.get(before));
        let groups = before.map(|stage| stage.groups.as_slice()).unwrap_or_default();
        self.relations.iter().chain(groups).cloned().collect()
    }

    /// Returns what goes along into a stage.
    fn carry_into(&self, number: usize) -> Carry {
        let cut = self.stages.get(number).and_then(|stage| stage.plan.cut.as_ref());
        cut.map(|cut| cut.carry).unwrap_or_default()
    }

    /// Returns the entrants of a stage as it would be drawn now, the best seed first: the next in line instead of those who are away.
    pub fn entrants_of(&self, number: usize) -> Vec<EntrantId> {
        let standings = self.standings();
        if let Some(qualification) = self.qualification(number, &standings.stages) {
            return qualification.through;
        }
        let byes: BTreeSet<&EntrantId> = self
            .stages
            .iter()
            .filter_map(|stage| stage.plan.cut.as_ref())
            .flat_map(|cut| &cut.byes)
            .collect();
        let away = self.stages.get(number).map(|stage| &stage.away);
        let is_in = |id: &&EntrantId| !byes.contains(id) && away.is_none_or(|away| !away.contains(id));
        self.entrants.iter().map(|entrant| &entrant.id).filter(is_in).cloned().collect()
    }

    /// Draws up the tournaments of a stage whose entrants are known.
    fn pair(&mut self, number: usize) -> Result<(), Vec<Problem>> {
        let Some(stage) = self.stages.get(number) else { return Ok(()) };
        let place = Place::root().key("stages").index(number);
        let mut setup = stage.plan.setup.clone();
        if self.carry_into(number) == Carry::Order && !setup.scoring.tie_breaks.contains(&TieBreak::Seed) {
            setup.scoring.tie_breaks.push(TieBreak::Seed);
        }
        let carried = self.carried_into(number);
        let mut drawn = Vec::new();
        for (slot, ids) in stage.standings().due {
            let name = self.fixture_name(stage, slot);
            let mut people = self.people(number, &ids);
            for entrant in &mut people {
                entrant.carried = carried.get(&entrant.id).copied().unwrap_or(0);
            }
            let tournament = Tournament::draw_up(name, setup.clone(), people);
            drawn.push((slot, tournament.map_err(|problems| within(&place, problems))?));
        }
        if let Some(stage) = self.stages.get_mut(number) {
            stage.fixtures.extend(drawn);
        }
        Ok(())
    }

    /// Returns the points that the entrants of a drawn stage carry into it.
    fn carried_into(&self, number: usize) -> BTreeMap<EntrantId, u32> {
        let before = number.checked_sub(1).and_then(|before| self.stages.get(before));
        let (Carry::Points(share), Some(before), Some(stage)) =
            (self.carry_into(number), before, self.stages.get(number))
        else {
            return BTreeMap::new();
        };
        let standings = before.standings();
        let lines = standings.fixtures.values().flat_map(|fixture| &fixture.standings.standings);
        let drawn: BTreeSet<&EntrantId> = stage.groups.iter().flatten().collect();
        let mut carried: BTreeMap<EntrantId, u32> = lines
            .filter(|line| drawn.contains(&line.entrant))
            .map(|line| (line.entrant.clone(), share.of(line.total.unwrap_or(0))))
            .collect();
        // Joining late is not an advantage, as for late players (§0.5.9b).
        let is_charged = stage.plan.setup.method().id().charges_points();
        let joining = carried.values().max().copied().filter(|_| is_charged).unwrap_or(0);
        for entrant in drawn {
            carried.entry(entrant.clone()).or_insert(joining);
        }
        carried
    }

    /// Returns entrants as they are when a stage is drawn up: teams with their present members.
    fn people(&self, number: usize, ids: &[EntrantId]) -> Vec<Entrant> {
        ids.iter().filter_map(|id| self.entrant_before(number, id)).collect()
    }

    /// Returns an entrant with the members that it had at the end of its last tournament before a stage, or in it.
    fn entrant_before(&self, number: usize, id: &EntrantId) -> Option<Entrant> {
        let original = self.entrant(id)?;
        let tournaments = self.stages.iter().take(number + 1).flat_map(|stage| stage.fixtures.values());
        let last = tournaments.filter_map(|tournament| tournament.entrant(id)).next_back();
        let Some(last) = last.filter(|_| original.players.len() > 1) else { return Some(original.clone()) };
        let mut players: Vec<Player> = last.players.clone();
        for change in &last.changes {
            let seat = players.iter_mut().find(|player| player.id == change.leaves);
            if let (Some(seat), Some(comes)) = (seat, &change.comes) {
                *seat = comes.clone();
            }
        }
        Some(Entrant { players, ..original.clone() })
    }

    /// Returns true if those who are level fit at one table.
    fn can_play_off(&self, level: &LevelAtCut) -> bool {
        let people = level.entrants.iter().filter_map(|id| self.entrant(id));
        let players: usize = people.map(|entrant| entrant.players.len()).sum();
        let are_single = players == level.entrants.len();
        if are_single { Format::FreeForAll.entrants().contains(&players) } else { level.entrants.len() == 2 }
    }

    /// Adds a play-off of one hand between those who are level; its winner gets through.
    fn add_play_off(&mut self, number: usize, level: &LevelAtCut) -> Result<(), Vec<Problem>> {
        let Some(before) = number.checked_sub(1).and_then(|before| self.stages.get(before)) else {
            return Ok(());
        };
        let setup = before.plan.setup.for_one_hand();
        let people = self.people(number, &level.entrants);
        let Some(stage) = self.stages.get(number) else { return Ok(()) };
        // Arrows tell it from the stage itself.
        let name = Name::parse(&format!("{} → {}", before.plan.name, stage.plan.name));
        let name = self.name_of(&name.unwrap_or_else(|_| stage.plan.name.clone()));
        let play_off = Tournament::draw_up(name, setup, people);
        let Some(stage) = self.stages.get_mut(number) else { return Ok(()) };
        let place = Place::root().key("stages").index(number).key("play_offs");
        stage.play_offs.push(play_off.map_err(|problems| within(&place, problems))?);
        Ok(())
    }
}

impl Setup {
    /// Returns a setup with the same rules for one hand, which somebody wins.
    fn for_one_hand(&self) -> Self {
        let format = if self.format().has_teams() { self.format() } else { Format::FreeForAll };
        let agreed_hands = Some(1);
        let method = match self.method().id().required_result() {
            ResultKind::Out => Method::Lazy { agreed_hands },
            ResultKind::Order => Method::Placement { agreed_hands },
            ResultKind::Refill => Method::Refill { agreed_hands },
        };
        Self { format, plan: None, scoring: Scoring { method, tie_breaks: Vec::new() }, ..self.clone() }
    }
}

fn within(place: &Place, problems: Vec<Problem>) -> Vec<Problem> {
    problems
        .into_iter()
        .map(|problem| Problem { place: problem.place.prefixed_with(place), ..problem })
        .collect()
}

impl StagedEvent {
    /// Returns the name of a tournament: the event, the stage, and a number if the stage has several.
    fn fixture_name(&self, stage: &Stage, slot: FixtureSlot) -> Name {
        let name = &stage.plan.name;
        let label = match stage.plan.form {
            StageForm::Groups(groups) if groups.get() == 1 => return self.name_of(name),
            StageForm::Groups(_) => slot.group.to_string(),
            StageForm::League(groups) if groups.get() > 1 => slot.to_string(),
            StageForm::League(_) | StageForm::KnockOut { .. } => format!("{}.{}", slot.round, slot.number),
        };
        Name::parse(&format!("{name} {label}"))
            .map_or_else(|_| self.name_of(name), |labelled| self.name_of(&labelled))
    }

    /// Returns a name with that of the event before it, unless both together are too long.
    fn name_of(&self, part: &Name) -> Name {
        Name::parse(&format!("{}: {part}", self.name)).unwrap_or_else(|_| part.clone())
    }
}
