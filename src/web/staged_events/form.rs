//! The fields of the form of an event, and what they contain at first.

use lastcard_tournament::staged_event::{Carry, Cut, Stage, StageForm, StagedEvent};
use lastcard_tournament::{EntrantId, Method, MovementLength, Setup, Zone};

use crate::tournament_form::{
    form::USUAL,
    prefill::{entrants, with_start},
};
use crate::ui::form::Form;

/// Maximum number of stages in the form.
pub const MOST_STAGES: usize = 10;

/// The fields of one stage.
pub struct StageFields {
    pub name: String,
    pub form: String,
    pub groups: String,
    pub third: String,
    pub draw: String,
    pub format: String,
    pub scoring: String,
    pub length: String,
    pub best_of_each: String,
    pub best: String,
    pub level: String,
    pub carry: String,
    pub share: String,
    pub byes: String,
    pub named: String,
    pub place: String,
    pub date: String,
    pub time: String,
}

impl StageFields {
    /// The fields of a stage, by its number from 1.
    pub fn of(number: usize) -> Self {
        let field = |name: &str| format!("{name}_{number}");
        Self {
            name: field("name"),
            form: field("form"),
            groups: field("groups"),
            third: field("third"),
            draw: field("draw"),
            format: field("format"),
            scoring: field("scoring"),
            length: field("length"),
            best_of_each: field("best_of_each"),
            best: field("best"),
            level: field("level"),
            carry: field("carry"),
            share: field("share"),
            byes: field("byes"),
            named: field("named"),
            place: field("place"),
            date: field("date"),
            time: field("time"),
        }
    }

    /// Returns the field that shows problems with a key of a stage in a file.
    pub fn of_key(&self, key: &str) -> &str {
        let known = [
            ("name", &self.name),
            ("groups", &self.groups),
            ("draw", &self.draw),
            ("format", &self.format),
            ("scoring.method", &self.scoring),
            ("scoring", &self.length),
            ("rounds", &self.length),
            ("agreed_hands", &self.length),
            ("through.best_of_each", &self.best_of_each),
            ("through.byes", &self.byes),
            ("through.named", &self.named),
            ("through.carry", &self.carry),
            ("through", &self.best),
            ("place", &self.place),
        ];
        let own = known.into_iter().find(|(beginning, _)| key.starts_with(beginning));
        own.map_or(&self.form, |(_, field)| field)
    }
}

/// Number of stages in a form.
pub fn stage_count(form: &Form) -> usize {
    form.value("stages").parse().unwrap_or(1).clamp(1, MOST_STAGES)
}

/// A kind of event that the form can begin with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum EventKindChoice {
    /// Groups, and a final.
    Final,
    /// A knock-out of teams.
    Cup,
    /// Groups in which everybody meets everybody, then a knock-out.
    GroupsCup,
    /// A cut to half, a cut to four.
    Cuts,
}

/// Stages of a kind: name of the message with the stage's name, form, groups, format, best of each group, best of the others.
type KindStage = (&'static str, &'static str, u32, &'static str, u32, u32);

impl EventKindChoice {
    fn stages(self) -> &'static [KindStage] {
        match self {
            Self::Final => &[
                ("staged-name-heats", "groups", 2, "four-player", 0, 0),
                ("staged-name-final", "groups", 1, "four-player", 2, 0),
            ],
            Self::Cup => &[("staged-name-cup", "knock-out", 1, "two-vs-two", 0, 0)],
            Self::GroupsCup => &[
                ("staged-name-groups", "league", 4, "two-vs-two", 0, 0),
                ("staged-name-cup", "knock-out", 1, "two-vs-two", 2, 0),
            ],
            Self::Cuts => &[
                ("staged-name-first", "groups", 1, "individual", 0, 0),
                ("staged-name-second", "groups", 1, "individual", 0, 8),
                ("staged-name-final", "groups", 1, "four-player", 0, 4),
            ],
        }
    }

    /// Fills in the stages of this kind; `say` names a stage.
    pub fn fill_in(self, mut form: Form, say: impl Fn(&'static str) -> String) -> Form {
        let stages = self.stages();
        form.set("stages", stages.len().to_string());
        for (number, (name, way, groups, format, best_of_each, best)) in (1..).zip(stages) {
            form = with_empty_stage(form, number);
            let fields = StageFields::of(number);
            form.set(&fields.name, say(name));
            form.set(&fields.form, *way);
            form.set(&fields.groups, groups.to_string());
            form.set(&fields.format, *format);
            form.set(&fields.draw, if number == 1 { "lot" } else { "seeding" });
            form.set(&fields.best_of_each, best_of_each.to_string());
            form.set(&fields.best, best.to_string());
            if *way == "knock-out" {
                form.set(&fields.third, "yes");
            }
        }
        form
    }
}

/// Adds an empty stage: a tournament of four, which everybody starts level.
pub fn with_empty_stage(form: Form, number: usize) -> Form {
    let fields = StageFields::of(number);
    form.with(&fields.name, "")
        .with(&fields.form, "groups")
        .with(&fields.groups, "1")
        .with(&fields.draw, "seeding")
        .with(&fields.format, "four-player")
        .with(&fields.scoring, USUAL)
        .with(&fields.level, "order")
        .with(&fields.carry, "nothing")
        .with(&fields.share, "100")
}

/// Fills in the form with an event.
pub fn form_of(event: &StagedEvent, form: Form, zone: Zone) -> Form {
    let names = |ids: &[EntrantId]| {
        let names = ids.iter().filter_map(|id| event.entrant(id)).map(|entrant| entrant.name.to_string());
        names.collect::<Vec<_>>().join(", ")
    };
    let relations: Vec<String> = event.relations().iter().map(|list| names(list)).collect();
    let preset = event.stages().first().map(|stage| stage.plan().setup.rules().preset().to_string());
    let form = form
        .with("name", event.name().as_str())
        .with("entrants", entrants(event.entrants()))
        .with("relations", relations.join("\n"))
        .with("rules", preset.unwrap_or_default())
        .with("stages", event.stages().len().to_string());
    (1..).zip(event.stages()).fold(form, |form, (number, stage)| with_stage(form, number, stage, names, zone))
}

fn with_stage(
    form: Form,
    number: usize,
    stage: &Stage,
    names: impl Fn(&[EntrantId]) -> String,
    zone: Zone,
) -> Form {
    let (fields, plan) = (StageFields::of(number), stage.plan());
    let (way, third) = match plan.form {
        StageForm::Groups(_) => ("groups", false),
        StageForm::League(_) => ("league", false),
        StageForm::KnockOut { third_place } => ("knock-out", third_place),
    };
    let mut form = form
        .with(&fields.name, plan.name.as_str())
        .with(&fields.form, way)
        .with(&fields.groups, plan.form.groups().to_string())
        .with(&fields.draw, plan.draw.to_string())
        .with(&fields.format, plan.setup.format().to_string())
        .with(&fields.scoring, plan.setup.method().id().to_string())
        .with(&fields.length, length_of(&plan.setup))
        .with(&fields.place, plan.place.as_ref().map(ToString::to_string).unwrap_or_default());
    if third {
        form.set(&fields.third, "yes");
    }
    if let Some(at) = plan.starts_at {
        let start = with_start(Form::default(), at, zone);
        form.set(&fields.date, start.value("date"));
        form.set(&fields.time, start.value("time"));
    }
    let cut = plan.cut.clone().unwrap_or_default();
    with_cut(form, &fields, &cut, names)
}

fn with_cut(form: Form, fields: &StageFields, cut: &Cut, names: impl Fn(&[EntrantId]) -> String) -> Form {
    let (carry, share) = match cut.carry {
        Carry::Nothing => ("nothing", 100),
        Carry::Points(share) => ("points", share.get()),
        Carry::Order => ("order", 100),
    };
    form.with(&fields.best_of_each, cut.best_of_each.to_string())
        .with(&fields.best, cut.best.to_string())
        .with(&fields.level, cut.level.to_string())
        .with(&fields.carry, carry)
        .with(&fields.share, share.to_string())
        .with(&fields.byes, names(&cut.byes))
        .with(&fields.named, names(&cut.named))
}

/// Rounds of a movement, points to play to, or the number of hands.
fn length_of(setup: &Setup) -> String {
    let length = match (setup.plan().map(|plan| plan.length), setup.method()) {
        (Some(MovementLength::Rounds(rounds)), _) => Some(rounds.get()),
        (Some(MovementLength::Blocks(_)), _) => None,
        (None, Method::Std { target }) => target,
        (None, method) => method.limit().or(method.agreed_hands()),
    };
    length.map(|length| length.to_string()).unwrap_or_default()
}
