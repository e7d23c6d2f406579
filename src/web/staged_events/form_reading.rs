//! Reading the form of an event.

use std::num::NonZeroU32;

use chrono::{DateTime, Utc};

use lastcard_store::staged_events::NewStagedEvent;
use lastcard_tournament::staged_event::{
    Carry, Cut, MOST_GROUPS, Percent, StageForm, StagePlan, StagedEvent,
};
use lastcard_tournament::{
    Entrant, EntrantId, Fault, Format, MethodId, Name, PathPart, Problem, Setup, SetupKeys, ShortText, Zone,
};

use crate::staged_events::form::{StageFields, form_of, stage_count};
use crate::tournament_form::{
    form::{USUAL, announcement_id},
    problems::FieldProblems,
    reading::FormReader,
};
use crate::ui::{form::Form, numbers::normalise_number, translator::Translator};

/// A form that is being read.
pub struct EventReader<'a> {
    pub reads: FormReader<'a>,
    pub words: Translator,
    /// The event that is edited, if there is one.
    pub before: Option<&'a StagedEvent>,
}

/// A problem of a field, which the form already shows beside it.
struct Reported;

impl EventReader<'_> {
    /// Reads an event. `None` if anything is wrong, with the errors in the form.
    pub fn read(&self, form: &mut Form) -> Option<NewStagedEvent> {
        let name = form.read("name", self.words, Name::parse);
        let mut problems = FieldProblems::default();
        let starts_at = self.reads.starts_at(form, &mut problems);
        let format = form.value(&StageFields::of(1).format).parse::<Format>().unwrap_or(Format::FourPlayer);
        let lineup = self.reads.read_names(form, format, &mut problems);
        let entrants = lineup.map(|lineup| lineup.entrants());
        for problem in problems.all() {
            problem.add_to_form(form, self.words);
        }
        let known = entrants.clone().unwrap_or_default();
        let relations = self.relations(form, &known);
        let plans: Vec<Option<StagePlan>> =
            (1..=stage_count(form)).map(|number| self.stage(form, number, &known)).collect();
        let plans = plans.into_iter().collect::<Option<Vec<_>>>();
        if !form.is_valid() {
            return None;
        }
        match StagedEvent::plan(name?, entrants?, relations?, plans?) {
            Ok(plan) => {
                Some(NewStagedEvent { starts_at: starts_at?, plan, announcement: announcement_id(form) })
            }
            Err(problems) => {
                for problem in &problems {
                    form.add_error(&field_of(problem), self.words.fault(&problem.fault));
                }
                None
            }
        }
    }

    fn relations(&self, form: &mut Form, known: &[Entrant]) -> Option<Vec<Vec<EntrantId>>> {
        let lines: Vec<String> = form
            .value("relations")
            .lines()
            .map(str::to_owned)
            .filter(|line| !line.trim().is_empty())
            .collect();
        lines.iter().map(|line| self.names(form, "relations", line, known)).collect()
    }

    /// Reads names of entrants, separated by commas.
    fn names(&self, form: &mut Form, field: &str, text: &str, known: &[Entrant]) -> Option<Vec<EntrantId>> {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        let mut ids = Vec::new();
        for name in names {
            let key = Name::parse(name).map(|name| name.key()).ok();
            match known.iter().find(|entrant| Some(entrant.name.key()) == key) {
                Some(entrant) => ids.push(entrant.id.clone()),
                // Nobody is known while the line-up itself is wrong.
                None if known.is_empty() => {}
                None => {
                    let said = self.words.say("staged-form-unknown-name").with("name", name).to_string();
                    form.add_error(field, said);
                    return None;
                }
            }
        }
        Some(ids)
    }

    fn stage(&self, form: &mut Form, number: usize, known: &[Entrant]) -> Option<StagePlan> {
        let fields = StageFields::of(number);
        let name = form.read(&fields.name, self.words, Name::parse);
        let is_tree = form.value(&fields.form) == "knock-out";
        let groups = if is_tree { Ok(None) } else { self.number(form, &fields.groups) };
        let draw = self.word(form, &fields.draw);
        let setup = self.unchanged_setup(form, number).or_else(|| self.setup(form, &fields));
        let place = form.read(&fields.place, self.words, ShortText::parse);
        let starts_at = self.start(form, &fields);
        let cut = if number > 1 { self.cut(form, &fields, known).map(Some) } else { Some(None) };
        let groups = groups.ok()?.unwrap_or(1).clamp(1, MOST_GROUPS.into());
        let groups = NonZeroU32::new(u32::try_from(groups).ok()?)?;
        let third_place = form.has_field(&fields.third);
        let way = match form.value(&fields.form) {
            "league" => StageForm::League(groups),
            "knock-out" => StageForm::KnockOut { third_place },
            _ => StageForm::Groups(groups),
        };
        let (starts_at, place) = (starts_at.ok()?, place?);
        Some(StagePlan { name: name?, form: way, draw: draw?, cut: cut?, setup: setup?, starts_at, place })
    }

    /// Reads the start of a stage; none if both fields are empty.
    fn start(&self, form: &mut Form, fields: &StageFields) -> Result<Option<DateTime<Utc>>, Reported> {
        let (date, time) = (form.value(&fields.date).to_owned(), form.value(&fields.time).to_owned());
        if date.trim().is_empty() && time.trim().is_empty() {
            return Ok(None);
        }
        let own = Form::default().with("date", date).with("time", time);
        match self.reads.read_start(&own) {
            Ok(at) => Ok(Some(at)),
            Err(problems) => {
                for problem in problems {
                    let field = if problem.field.name == "date" { &fields.date } else { &fields.time };
                    form.add_error(field, problem.message(self.words));
                }
                Err(Reported)
            }
        }
    }

    fn cut(&self, form: &mut Form, fields: &StageFields, known: &[Entrant]) -> Option<Cut> {
        let (byes, named) = (form.value(&fields.byes).to_owned(), form.value(&fields.named).to_owned());
        let byes = self.names(form, &fields.byes, &byes, known);
        let named = self.names(form, &fields.named, &named, known);
        let count = |number: Option<u64>| u32::try_from(number.unwrap_or(0)).unwrap_or(u32::MAX);
        let best_of_each = self.number(form, &fields.best_of_each).map(count);
        let best = self.number(form, &fields.best).map(count);
        let level = self.word(form, &fields.level);
        let carry = match form.value(&fields.carry) {
            "points" => Carry::Points(self.share(form, fields)?),
            "order" => Carry::Order,
            _ => Carry::Nothing,
        };
        Some(Cut {
            byes: byes?,
            best_of_each: best_of_each.ok()?,
            best: best.ok()?,
            named: named?,
            level: level?,
            carry,
        })
    }

    /// Reads which share of the points goes along; all of them if nothing is given.
    fn share(&self, form: &mut Form, fields: &StageFields) -> Option<Percent> {
        let share = self.number(form, &fields.share).ok()?.unwrap_or(100);
        let read = Percent::new(share);
        let read = read.ok_or(Fault::OutOfRange { given: share.to_string(), min: 1, max: 100 });
        form.ok_or_report(&fields.share, read, |fault| self.words.fault(fault).to_string())
    }

    /// Returns the setup that a stage has, unless a field of it was changed: a file says more than the form can show.
    fn unchanged_setup(&self, form: &Form, number: usize) -> Option<Setup> {
        let before = self.before?;
        let stage = before.stages().get(number.checked_sub(1)?)?;
        let (shown, fields) = (form_of(before, Form::default(), Zone::UTC), StageFields::of(number));
        let own = [fields.format.as_str(), &fields.scoring, &fields.length, "rules"];
        let is_same = own.into_iter().all(|field| form.value(field) == shown.value(field));
        is_same.then(|| stage.plan().setup.clone())
    }

    /// Reads the setup of a stage: its format, scoring and length, under the rules of the event.
    fn setup(&self, form: &mut Form, fields: &StageFields) -> Option<Setup> {
        let length = self.number(form, &fields.length).ok()?;
        let format = self.word::<Format>(form, &fields.format)?;
        let given = form.value(&fields.scoring);
        let method = if given == USUAL || given.is_empty() { None } else { Some(given.to_owned()) };
        let usual = format.scorings().first().copied().unwrap_or(MethodId::Std);
        let id = method.as_deref().and_then(|method| method.parse().ok()).unwrap_or(usual);
        let preset =
            Some(form.value("rules").to_owned()).filter(|preset| !preset.is_empty() && preset != USUAL);
        // The rules of the event suit most of its stages; where a format has its own, these apply.
        let preset = preset.filter(|_| format.default_preset(id) == lastcard_rules::Preset::Club);
        let mut keys = SetupKeys { format: Some(format.to_string()), method, preset, ..SetupKeys::default() };
        match id {
            _ if format.is_movement() => keys.rounds = length,
            MethodId::Std => keys.target = length,
            MethodId::Lose200 | MethodId::Challenge => keys.limit = length,
            MethodId::Lazy | MethodId::MaxLoser | MethodId::Placement | MethodId::Refill => {
                keys.agreed_hands = length;
            }
        }
        match Setup::parse(&keys) {
            Ok(setup) => Some(setup),
            Err(problems) => {
                for problem in &problems {
                    let key = problem.place.to_string();
                    let field = if key.starts_with("rules") { "rules" } else { fields.of_key(&key) };
                    form.add_error(field, self.words.fault(&problem.fault));
                }
                None
            }
        }
    }

    fn word<T: std::str::FromStr>(&self, form: &mut Form, field: &str) -> Option<T> {
        let read = form.value(field).parse::<T>().map_err(|_| ());
        form.ok_or_report(field, read, |()| self.words.say("problem-choice-missing").to_string())
    }

    /// Reads a whole number; none if the field is empty.
    fn number(&self, form: &mut Form, field: &str) -> Result<Option<u64>, Reported> {
        let typed = normalise_number(form.value(field).trim());
        let read = (!typed.is_empty()).then(|| typed.parse::<u64>()).transpose();
        let read = form.ok_or_report(field, read, |_| self.words.say("staged-form-no-number").to_string());
        read.ok_or(Reported)
    }
}

/// Returns the field beside which a problem of the plan is shown.
fn field_of(problem: &Problem) -> String {
    match problem.place.parts() {
        [PathPart::Key("stages"), PathPart::Index(number), ..] => {
            let fields = StageFields::of(number + 1);
            let place = problem.place.to_string();
            let key = place.split_once("].").map(|(_, key)| key).unwrap_or_default();
            fields.of_key(key).to_owned()
        }
        [PathPart::Key("stages"), ..] => StageFields::of(1).form,
        [PathPart::Key("relations"), ..] => "relations".to_owned(),
        _ => "entrants".to_owned(),
    }
}
