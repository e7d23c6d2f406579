//! The form in which a tournament is drawn up and edited.

use askama::Template;
use strum::IntoEnumIterator;

use crate::rules::Preset;
use crate::tournament::{Format, Setup, SetupKeys};
use crate::view::public::Link;
use crate::view::rules::{OptionGroup, Switch, TO_LAST, option_groups, switches};
use crate::view::{Form, Page, Words, listed, rules};

/// The page with the form.
#[derive(Template)]
#[template(path = "organise/draft_form.html")]
pub struct DraftFormPage {
    /// The frame.
    pub page: Page,
    /// Where the form goes.
    pub action: String,
    /// Where “cancel” leads.
    pub back: String,
    /// The fields.
    pub form: Form,
    /// Set when somebody else saved another version meanwhile.
    pub conflict: Option<Conflict>,
    /// The club's players.
    pub roster: Vec<RosterChoice>,
    /// The club's time zone by its name.
    pub zone: String,
    /// The two offsets of a local time that comes twice: `UTC+2`, `UTC+1`.
    pub offsets: Option<(String, String)>,
}

/// Somebody of the club's roster, to be ticked.
#[derive(Debug, Clone)]
pub struct RosterChoice {
    /// The id in the roster.
    pub id: String,
    /// The name.
    pub name: String,
}

impl DraftFormPage {
    fn editing(&self) -> bool {
        self.form.sent("revision")
    }

    fn formats(&self) -> Vec<DraftChoice> {
        self.choices("format", "format", Format::iter().map(|format| format.to_string()))
    }

    fn scorings(&self) -> Vec<DraftChoice> {
        let several = Format::iter().filter(|format| format.scorings().len() > 1);
        let mut ids: Vec<String> = Vec::new();
        for id in several.flat_map(Format::scorings).map(ToString::to_string) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        let w = self.page.words();
        let choices = self.choices("scoring", "scoring", ids);
        let why =
            |choice: &DraftChoice| format!("{} {}", choice.line, w.say(format!("why-scoring-{}", choice.id)));
        choices.into_iter().map(|choice| DraftChoice { line: why(&choice), ..choice }).collect()
    }

    /// The usual rules, those by which partners can play, and what an imported draft has.
    fn presets(&self) -> Vec<DraftChoice> {
        let fits = |preset: &Preset| Setup::parse(&keys(Format::FourPlayer, *preset)).is_ok();
        // `challenge` is `club` with a scoring of its own, which is chosen elsewhere.
        let own =
            |preset: &Preset| *preset == Preset::default() || preset.options() != Preset::default().options();
        let is_chosen = |preset: &Preset| self.form.has("rules", &preset.to_string());
        let mut presets: Vec<Preset> =
            Preset::ALL.iter().copied().filter(|p| (fits(p) && own(p)) || is_chosen(p)).collect();
        presets.sort_by_key(|preset| *preset != Preset::default());
        let w = self.page.words();
        let usual = std::iter::once("usual".to_owned());
        let choices = self.choices("rules", "preset", usual.chain(presets.iter().map(ToString::to_string)));
        let about = presets.iter().map(|preset| Some(rules::link_in_full(w, *preset)));
        let about = std::iter::once(None).chain(about);
        choices.into_iter().zip(about).map(|(choice, about)| DraftChoice { about, ..choice }).collect()
    }

    fn block_lengths(&self) -> Vec<DraftChoice> {
        let mut choices =
            self.choices("hands_per_block", "draft-hands-per-block", ["4", "2", "1"].map(str::to_owned));
        // What a form does not have is as usual.
        if !self.form.sent("hands_per_block")
            && let Some(usual) = choices.first_mut()
        {
            usual.chosen = true;
        }
        choices
    }

    /// Whether blocks are shorter, or fewer, than usual.
    fn is_short(&self) -> bool {
        let form = &self.form;
        let shorter = form.sent("hands_per_block") && form.value("hands_per_block") != "4";
        shorter || !form.value("blocks").is_empty() || form.error("blocks").is_some()
    }

    fn profiles(&self) -> Vec<DraftChoice> {
        self.choices("values", "draft-values", ["usual", "std", "duo", "own"].map(str::to_owned))
    }

    /// The faces whose value the club may set, with the key of each one's name.
    fn faces() -> [(&'static str, &'static str); 7] {
        VALUE_FIELDS
    }

    fn switches(&self) -> Vec<Switch> {
        switches(self.page.words()).into_iter().filter(|switch| switch.sets != TO_LAST).collect()
    }

    fn option_groups(&self) -> Vec<OptionGroup> {
        option_groups(self.page.words(), &self.form)
    }

    /// Whether house rules are in use, or something is wrong with them: then they are not folded away.
    fn in_house(&self) -> bool {
        let form = &self.form;
        form.sent("house") || !form.value("own_rule").is_empty() || form.error("own_rule").is_some()
    }

    /// How many options are set otherwise than the chosen rules have them.
    fn changed(&self) -> usize {
        self.option_groups().iter().map(|group| group.changed).sum()
    }

    fn orders(&self) -> Vec<DraftChoice> {
        self.choices("order", "draft-order", ["lot", "typed"].map(str::to_owned))
    }

    /// One of several; which one is chosen stands in `field`, their names and lines are messages.
    fn choices(&self, field: &str, prefix: &str, ids: impl IntoIterator<Item = String>) -> Vec<DraftChoice> {
        let w = self.page.words();
        ids.into_iter()
            .map(|id| DraftChoice {
                name: w.say(format!("{prefix}-{id}")).to_string(),
                line: w.say(format!("{prefix}-{id}-line")).to_string(),
                chosen: self.form.has(field, &id),
                about: None,
                id,
            })
            .collect()
    }
}

fn keys(format: Format, preset: Preset) -> SetupKeys {
    SetupKeys { format: Some(format.to_string()), preset: Some(preset.to_string()), ..SetupKeys::default() }
}

/// One of several, of which one is chosen.
struct DraftChoice {
    id: String,
    name: String,
    line: String,
    chosen: bool,
    /// The page that explains it.
    about: Option<Link>,
}

/// The fields of the club's own card values, each with the key of its name.
pub const VALUE_FIELDS: [(&str, &str); 7] = [
    ("value_number", "rules-worth-numbers"),
    ("value_D2", "rules-worth-draw-two"),
    ("value_REV", "rules-worth-reverse"),
    ("value_SKIP", "rules-worth-skip"),
    ("value_W", "rules-worth-wild"),
    ("value_WD4", "rules-worth-wild-draw-four"),
    ("value_BLANK", "table-face-blank"),
];

/// The fields of the form, with the key of each one's label and, where its value is a word of ours, the prefix of the
/// message that says it.
const FIELDS: [(&str, &str, Option<&str>); 19] = [
    ("name", "draft-name", None),
    ("date", "draft-date", None),
    ("time", "draft-time", None),
    ("format", "draft-format", Some("format")),
    ("entrants", "draft-entrants", None),
    ("scoring", "draft-scoring", Some("scoring")),
    ("target", "draft-target", None),
    ("limit", "draft-limit", None),
    ("stop_at_limit", "draft-stop-at-limit", Some("draft")),
    ("agreed_hands", "draft-agreed-hands", None),
    ("rounds", "draft-rounds", None),
    ("hands_per_block", "draft-hands-per-block", Some("draft-hands-per-block")),
    ("blocks", "draft-blocks", None),
    ("rules", "draft-rules", Some("preset")),
    ("own_rule", "draft-own-rule", None),
    ("values", "draft-values", Some("draft-values")),
    ("fixed_seats", "draft-fixed-seats", Some("draft")),
    ("duplicate", "draft-duplicate", Some("draft")),
    ("move_seconds", "draft-move-seconds", None),
];

/// Two organisers edited one draft: what is saved, beside what this one typed.
#[derive(Debug, Clone)]
pub struct Conflict {
    /// Who saved theirs, if it is known.
    pub who: Option<String>,
    /// Only where they differ.
    pub differences: Vec<Difference>,
}

/// A field that holds two things.
#[derive(Debug, Clone)]
pub struct Difference {
    /// The field's label.
    pub label: String,
    /// What is saved.
    pub theirs: String,
    /// What was typed.
    pub mine: String,
}

impl Conflict {
    /// Compares what is saved with what was typed.
    pub fn between(theirs: &Form, mine: &Form, who: Option<String>, w: Words) -> Self {
        let values = VALUE_FIELDS.map(|(field, label)| (field, label, None));
        let house = |form: &Form| {
            let ticked = switches(w).into_iter().filter(|switch| form.has("house", switch.sets));
            let lines: Vec<String> = ticked.map(|switch| switch.line).collect();
            if lines.is_empty() { w.say("draft-empty").to_string() } else { lines.join(" ") }
        };
        let house =
            Difference { label: w.say("draft-house").to_string(), theirs: house(theirs), mine: house(mine) };
        let one_by_one = |form: &Form| {
            let groups = option_groups(w, form);
            let fields = groups.into_iter().flat_map(|group| group.fields);
            let set = fields
                .flat_map(|field| field.choices)
                .filter(|(value, _, chosen)| *chosen && !value.is_empty());
            let lines: Vec<String> = set.map(|(_, line, _)| line).collect();
            if lines.is_empty() { w.say("draft-empty").to_string() } else { lines.join(" ") }
        };
        let options = Difference {
            label: w.say("options-one-by-one").to_string(),
            theirs: one_by_one(theirs),
            mine: one_by_one(mine),
        };
        let differences = FIELDS
            .iter()
            .chain(&values)
            .map(|(field, label, words)| Difference {
                label: w.say(*label).to_string(),
                theirs: shown(theirs.value(field), *words, w),
                mine: shown(mine.value(field), *words, w),
            })
            .chain([house, options])
            .filter(|difference| difference.theirs != difference.mine)
            .collect();
        Self { who, differences }
    }
}

fn shown(value: &str, words: Option<&str>, w: Words) -> String {
    let lines: Vec<&str> = value.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    match (words, lines.as_slice()) {
        (Some("draft"), []) => w.say("draft-no").to_string(),
        (_, []) => w.say("draft-empty").to_string(),
        (Some(prefix), [id]) => w.say(format!("{prefix}-{id}")).to_string(),
        _ => listed(lines),
    }
}
