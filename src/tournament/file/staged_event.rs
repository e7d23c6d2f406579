//! The file of an event of several stages: reading and writing. It contains the files of its tournaments.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::num::NonZeroU32;

use chrono::{DateTime, SecondsFormat, Utc};

use serde_json::{Value, json};
use strum::VariantNames;

use super::at::{Fields, NodeReader};
use super::document::{EVENT_KEY, ParsedTournament, VERSION, check_version, read_node};
use super::entrants::entrants;
use super::node::Node;
use super::setup::{KEYS, keys};
use super::write::write;
use crate::date::YearFault;
use crate::problem::{Problems, sanitize};
use crate::staged_event::{
    Carry, Cut, FixtureSlot, Fixtures, LevelRule, MOST_GROUPS, Percent, Stage, StageDraw, StageForm,
    StagePlan, StageRecord, StagedEvent,
};
use crate::{EntrantId, Fault, Problem, Setup, ShortText, Tournament};

/// Forms of a stage, as written.
const FORMS: [&str; 3] = ["groups", "league", "knock-out"];

/// Kinds of what goes along, as written.
const CARRIES: [&str; 3] = ["nothing", "points", "order"];

/// Content of a file.
#[derive(Debug, Clone)]
pub enum ParsedFile {
    /// A tournament.
    Tournament(Box<ParsedTournament>),
    /// An event of several stages.
    Event(Box<StagedEvent>),
}

/// Reads the file of a tournament or of an event.
///
/// # Errors
/// Returns all problems with their places, such as `stages[1].through.best`.
pub fn read_any(text: &str) -> Result<ParsedFile, Vec<Problem>> {
    let node = Node::parse(text).map_err(|problem| vec![problem])?;
    let problems = RefCell::default();
    if NodeReader::root(&node, &problems).child(EVENT_KEY).is_none() {
        return read_node(&node).map(Box::new).map(ParsedFile::Tournament);
    }
    let parts = event(&NodeReader::root(&node, &problems));
    let mut problems: Problems = problems.into_inner();
    let event = parts.and_then(|parts| problems.ok_or_add_all(parts.assemble()));
    match event {
        Some(event) => problems.into_result(ParsedFile::Event(Box::new(event))),
        None => Err(problems.into_vec()),
    }
}

/// Parts of an event's file. Each of them could be read.
struct EventParts {
    event: Result<StagedEvent, Vec<Problem>>,
    records: Vec<StageRecord>,
}

impl EventParts {
    fn assemble(self) -> Result<StagedEvent, Vec<Problem>> {
        self.records
            .into_iter()
            .enumerate()
            .try_fold(self.event?, |event, (number, record)| event.with_record(number, record))
    }
}

fn event(at: &NodeReader<'_>) -> Option<EventParts> {
    let fields = at.object(&[EVENT_KEY, "name", "entrants", "relations", "stages"])?;
    check_version(&fields, EVENT_KEY);
    let name = fields.require("name").and_then(|at| at.name());
    let entrants = fields.require("entrants").and_then(|at| entrants(&at, None));
    let relations = fields.get("relations").map_or(Some(Vec::new()), |at| at.read_list(ids));
    let stages = fields
        .require("stages")
        .and_then(|at| at.list())
        .map(|stages| stages.iter().map(stage).collect::<Vec<_>>());
    let stages: Vec<(StagePlan, StageRecord)> = stages?.into_iter().collect::<Option<_>>()?;
    let (plans, records) = stages.into_iter().unzip();
    Some(EventParts { event: StagedEvent::plan(name?, entrants?, relations?, plans), records })
}

fn ids(at: &NodeReader<'_>) -> Option<Vec<EntrantId>> {
    at.read_list(NodeReader::entrant)
}

fn stage(at: &NodeReader<'_>) -> Option<(StagePlan, StageRecord)> {
    let mut known = vec![
        "name",
        "form",
        "groups",
        "third_place",
        "draw",
        "starts_at",
        "place",
        "through",
        "away",
        "drawn",
        "play_offs",
        "tournaments",
    ];
    known.extend(KEYS);
    let fields = at.object(&known)?;
    let name = fields.require("name").and_then(|at| at.name());
    let form = form(&fields);
    let draw = fields.get("draw").map_or(Some(StageDraw::default()), |at| word(&at, StageDraw::VARIANTS));
    let starts_at = fields.get("starts_at").map_or(Some(None), |at| date_time(&at).map(Some));
    let place = fields.get("place").map_or(Some(None), |at| at.parse_with(ShortText::parse));
    let cut = fields.get("through").map_or(Some(None), |at| cut(&at).map(Some));
    let setup = at.nest(Setup::parse(&keys(&fields)));
    let groups = fields.get("drawn").map_or(Some(Vec::new()), |at| at.read_list(ids));
    let fixtures = fields.get("tournaments").map_or(Some(Fixtures::new()), |at| fixtures(&at));
    let away = fields.get("away").map_or(Some(Vec::new()), |at| ids(&at));
    let play_offs = fields.get("play_offs").map_or(Some(Vec::new()), |at| at.read_list(tournament));
    let away = away.map(BTreeSet::from_iter);
    let record = StageRecord { groups: groups?, fixtures: fixtures?, away: away?, play_offs: play_offs? };
    let (starts_at, place) = (starts_at?, place?);
    let plan =
        StagePlan { name: name?, form: form?, draw: draw?, cut: cut?, setup: setup?, starts_at, place };
    Some((plan, record))
}

fn form(fields: &Fields<'_>) -> Option<StageForm> {
    let at = fields.require("form")?;
    let groups = fields.get("groups").map_or(Some(1), |at| at.number(1, MOST_GROUPS.into()));
    let groups = groups.and_then(|groups| NonZeroU32::new(u32::try_from(groups).ok()?));
    let third_place = fields.get("third_place").map_or(Some(false), |at| at.flag());
    match at.text()? {
        "groups" => groups.map(StageForm::Groups),
        "league" => groups.map(StageForm::League),
        "knock-out" => third_place.map(|third_place| StageForm::KnockOut { third_place }),
        given => {
            at.report(Fault::UnknownWord { given: sanitize(given), known: FORMS.join(", ") });
            None
        }
    }
}

fn word<T: std::str::FromStr>(at: &NodeReader<'_>, known: &[&str]) -> Option<T> {
    at.parse_with(|text| {
        text.parse().map_err(|_| Fault::UnknownWord { given: sanitize(text), known: known.join(", ") })
    })
}

fn date_time(at: &NodeReader<'_>) -> Option<DateTime<Utc>> {
    let text = at.text()?;
    let Ok(given) = DateTime::parse_from_rfc3339(text) else {
        at.report(Fault::NotADateTime { given: sanitize(text) });
        return None;
    };
    let moment = given.to_utc();
    if let Some(fault) = YearFault::of_moment(moment) {
        at.report(fault);
        return None;
    }
    Some(moment)
}

fn carry(fields: &Fields<'_>) -> Option<Carry> {
    let share = fields.get("share").map_or(Some(Percent::ALL), |at| Percent::new(at.number(1, 100)?));
    let Some(at) = fields.get("carry") else { return Some(Carry::Nothing) };
    match at.text()? {
        "nothing" => Some(Carry::Nothing),
        "points" => share.map(Carry::Points),
        "order" => Some(Carry::Order),
        given => {
            at.report(Fault::UnknownWord { given: sanitize(given), known: CARRIES.join(", ") });
            None
        }
    }
}

fn cut(at: &NodeReader<'_>) -> Option<Cut> {
    let fields = at.object(&["byes", "best_of_each", "best", "named", "level", "carry", "share"])?;
    let list = |key| fields.get(key).map_or(Some(Vec::new()), |at| ids(&at));
    let count = |key| fields.get(key).map_or(Some(0), |at| u32::try_from(at.number(0, 256)?).ok());
    let level = fields.get("level").map_or(Some(LevelRule::default()), |at| word(&at, LevelRule::VARIANTS));
    Some(Cut {
        byes: list("byes")?,
        best_of_each: count("best_of_each")?,
        best: count("best")?,
        named: list("named")?,
        level: level?,
        carry: carry(&fields)?,
    })
}

fn fixtures(at: &NodeReader<'_>) -> Option<Fixtures> {
    let read: Vec<_> = at.list()?.into_iter().map(|at| (fixture(&at), at)).collect();
    let mut fixtures = Fixtures::new();
    for (fixture, at) in read {
        let (slot, tournament) = fixture?;
        if fixtures.insert(slot, tournament).is_some() {
            at.report(Fault::NotOfStage);
        }
    }
    Some(fixtures)
}

fn fixture(at: &NodeReader<'_>) -> Option<(FixtureSlot, Tournament)> {
    let fields = at.object(&["group", "round", "number", "tournament"])?;
    let number = |key| fields.get(key).map_or(Some(1), |at| at.positive_number());
    let slot = FixtureSlot { group: number("group")?, round: number("round")?, number: number("number")? };
    Some((slot, fields.require("tournament").and_then(|at| tournament(&at))?))
}

fn tournament(at: &NodeReader<'_>) -> Option<Tournament> {
    at.nest(read_node(at.node())).map(|read| read.tournament)
}

/// Writes the file of an event. Reading it back gives the same event.
pub fn write_event(event: &StagedEvent) -> String {
    let entrants: Vec<String> = event
        .entrants()
        .iter()
        .map(|entrant| format!("\n    {}", super::write::plain_entrant(entrant)))
        .collect();
    let stages: Vec<String> = event.stages().iter().map(stage_text).collect();
    let relations = if event.relations().is_empty() {
        String::new()
    } else {
        format!("  \"relations\": {},\n", json!(event.relations()))
    };
    format!(
        "{{\n  \"{EVENT_KEY}\": {VERSION},\n  \"name\": {},\n  \"entrants\": [{}\n  ],\n{relations}  \"stages\": [{}\n  ]\n}}\n",
        json!(event.name()),
        entrants.join(","),
        stages.join(",")
    )
}

fn stage_text(stage: &Stage) -> String {
    let plan = stage.plan();
    let mut lines = vec![format!("\"name\": {}", json!(plan.name))];
    lines.push(match plan.form {
        StageForm::Groups(groups) => format!("\"form\": \"groups\", \"groups\": {groups}"),
        StageForm::League(groups) => format!("\"form\": \"league\", \"groups\": {groups}"),
        StageForm::KnockOut { third_place } => {
            format!("\"form\": \"knock-out\", \"third_place\": {third_place}")
        }
    });
    lines.push(format!("\"draw\": \"{}\"", plan.draw));
    lines.extend(
        plan.starts_at
            .map(|at| format!("\"starts_at\": {}", json!(at.to_rfc3339_opts(SecondsFormat::AutoSi, true)))),
    );
    lines.extend(plan.place.as_ref().map(|place| format!("\"place\": {}", json!(place))));
    lines.extend(plan.cut.as_ref().map(|cut| format!("\"through\": {}", cut_json(cut))));
    if let Value::Object(setup) = json!(plan.setup) {
        lines.extend(setup.iter().map(|(key, value)| format!("{}: {value}", json!(key))));
    }
    if !stage.away().is_empty() {
        lines.push(format!("\"away\": {}", json!(stage.away())));
    }
    if !stage.play_offs().is_empty() {
        let play_offs: Vec<String> =
            stage.play_offs().iter().map(|play_off| indented(&write(play_off), 8)).collect();
        lines.push(format!("\"play_offs\": [\n        {}\n      ]", play_offs.join(",\n        ")));
    }
    if stage.is_drawn() {
        lines.push(format!("\"drawn\": {}", json!(stage.groups())));
        let fixture = |(slot, tournament): (&FixtureSlot, &Tournament)| {
            let FixtureSlot { group, round, number } = slot;
            let tournament = indented(&write(tournament), 8);
            format!(
                "\n        {{ \"group\": {group}, \"round\": {round}, \"number\": {number}, \"tournament\": {tournament} }}"
            )
        };
        let fixtures: Vec<String> = stage.fixtures().iter().map(fixture).collect();
        lines.push(format!("\"tournaments\": [{}\n      ]", fixtures.join(",")));
    }
    format!("\n    {{\n      {}\n    }}", lines.join(",\n      "))
}

fn cut_json(cut: &Cut) -> Value {
    let mut json = serde_json::Map::new();
    if !cut.byes.is_empty() {
        json.insert("byes".to_owned(), json!(cut.byes));
    }
    if cut.best_of_each > 0 {
        json.insert("best_of_each".to_owned(), json!(cut.best_of_each));
    }
    if cut.best > 0 {
        json.insert("best".to_owned(), json!(cut.best));
    }
    if !cut.named.is_empty() {
        json.insert("named".to_owned(), json!(cut.named));
    }
    json.insert("level".to_owned(), json!(cut.level.to_string()));
    match cut.carry {
        Carry::Nothing => {}
        Carry::Points(share) => {
            json.insert("carry".to_owned(), json!("points"));
            json.insert("share".to_owned(), json!(share.get()));
        }
        Carry::Order => {
            json.insert("carry".to_owned(), json!("order"));
        }
    }
    Value::Object(json)
}

/// Indents all lines but the first by this number of spaces.
fn indented(text: &str, spaces: usize) -> String {
    text.trim_end().replace('\n', &format!("\n{}", " ".repeat(spaces)))
}
