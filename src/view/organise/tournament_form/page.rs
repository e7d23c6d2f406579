//! The page with the form.

use askama::Template;
use chrono_tz::Tz;
use strum::IntoEnumIterator;

use super::conflict::Conflict;
use super::fields::{
    BLOCKS, CARD_VALUES, DATE, FORMAT, Field, HANDS_PER_BLOCK, HOUSE, ORDER, OWN_RULE, REVISION, RULES,
    SCORING, TIME, VALUES,
};
use super::local_time::{self, TimeFault};
use super::problems::FieldProblem;
use super::{ORDERS, OWN, PROFILES, USUAL, USUAL_BLOCK};
use crate::rules::{HouseRule, Preset};
use crate::store::players::RosterPlayer;
use crate::tournament::{Format, HandsPerBlock, Setup, SetupKeys};
use crate::view::public::Link;
use crate::view::rules::{OptionGroup, Switch, option_groups, switches};
use crate::view::{Form, Page, rules};

/// `/organise/tournaments/new` and `/organise/t/{slug}/edit`.
#[derive(Template)]
#[template(path = "organise/tournament_form.html")]
pub struct TournamentFormPage {
    page: Page,
    /// Where the form goes.
    action: String,
    back: String,
    form: Form,
    /// Set when somebody else saved another version meanwhile.
    conflict: Option<Conflict>,
    /// The club's players, to be ticked.
    roster: Vec<RosterChoice>,
    /// The club's time zone by its name.
    zone: String,
    /// The two offsets of a local time that comes twice: `UTC+2`, `UTC+1`.
    offsets: Option<(String, String)>,
}

/// What the form makes or changes.
pub enum TournamentFormTarget {
    /// A new tournament.
    New,
    /// A draft, by its address and name.
    Saved {
        #[allow(missing_docs, reason = "the enum says it")]
        slug: String,
        #[allow(missing_docs, reason = "the enum says it")]
        name: String,
    },
}

struct RosterChoice {
    id: String,
    name: String,
}

impl TournamentFormPage {
    /// The page with what was filled in, and with what is wrong with it beside the fields.
    pub fn new(
        mut page: Page,
        target: &TournamentFormTarget,
        mut form: Form,
        problems: &[FieldProblem],
        roster: &[RosterPlayer],
        zone: Tz,
    ) -> Self {
        let w = page.words();
        let (title, action, back) = match target {
            TournamentFormTarget::New => {
                (w.say("draft-new-title"), "/organise/tournaments".to_owned(), "/organise".to_owned())
            }
            TournamentFormTarget::Saved { slug, name } => (
                w.say("draft-edit-title").with("name", name.as_str()),
                format!("/organise/t/{slug}/edit"),
                format!("/organise/t/{slug}"),
            ),
        };
        page.title = title.to_string();
        for problem in problems {
            form.fail(problem.field.name, problem.say(w));
        }
        let choice =
            |player: &RosterPlayer| RosterChoice { id: player.id.to_string(), name: player.name.to_string() };
        Self {
            page,
            action,
            back,
            conflict: None,
            roster: roster.iter().map(choice).collect(),
            zone: zone.name().replace('_', " "),
            offsets: offsets(&form, zone),
            form,
        }
    }

    /// Shows what somebody else saved meanwhile.
    #[must_use]
    pub fn contested(mut self, conflict: Conflict) -> Self {
        self.conflict = Some(conflict);
        self
    }

    fn editing(&self) -> bool {
        self.form.sent(REVISION)
    }

    fn formats(&self) -> Vec<FieldChoice> {
        self.choices(FORMAT, "format", Format::iter().map(|format| format.to_string()))
    }

    fn scorings(&self) -> Vec<FieldChoice> {
        let several = Format::iter().filter(|format| format.scorings().len() > 1);
        let mut ids: Vec<String> = Vec::new();
        for id in several.flat_map(Format::scorings).map(ToString::to_string) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        let w = self.page.words();
        let choices = self.choices(SCORING, "scoring", ids);
        let why =
            |choice: &FieldChoice| format!("{} {}", choice.line, w.say(format!("why-scoring-{}", choice.id)));
        choices.into_iter().map(|choice| FieldChoice { line: why(&choice), ..choice }).collect()
    }

    /// The usual rules, those by which partners can play, and what an imported draft has.
    fn presets(&self) -> Vec<FieldChoice> {
        let fits = |preset: &Preset| Setup::parse(&keys(Format::FourPlayer, *preset)).is_ok();
        // `challenge` is `club` with a scoring of its own, which is chosen elsewhere.
        let own =
            |preset: &Preset| *preset == Preset::default() || preset.options() != Preset::default().options();
        let is_chosen = |preset: &Preset| self.form.has(RULES.name, &preset.to_string());
        let mut presets: Vec<Preset> =
            Preset::ALL.iter().copied().filter(|p| (fits(p) && own(p)) || is_chosen(p)).collect();
        presets.sort_by_key(|preset| *preset != Preset::default());
        let w = self.page.words();
        let usual = std::iter::once(USUAL.to_owned());
        let choices = self.choices(RULES, "preset", usual.chain(presets.iter().map(ToString::to_string)));
        let about = presets.iter().map(|preset| Some(rules::link_in_full(w, *preset)));
        let about = std::iter::once(None).chain(about);
        choices.into_iter().zip(about).map(|(choice, about)| FieldChoice { about, ..choice }).collect()
    }

    fn block_lengths(&self) -> Vec<FieldChoice> {
        let lengths = [HandsPerBlock::Four, HandsPerBlock::Two, HandsPerBlock::One];
        let lengths = lengths.map(|hands| hands.get().to_string());
        let mut choices = self.choices(HANDS_PER_BLOCK, "draft-hands-per-block", lengths);
        // What a form does not have is as usual.
        if !self.form.sent(HANDS_PER_BLOCK.name)
            && let Some(usual) = choices.iter_mut().find(|choice| choice.id == USUAL_BLOCK)
        {
            usual.chosen = true;
        }
        choices
    }

    /// Whether blocks are shorter, or fewer, than usual.
    fn is_short(&self) -> bool {
        let form = &self.form;
        let shorter = form.sent(HANDS_PER_BLOCK.name) && form.value(HANDS_PER_BLOCK.name) != USUAL_BLOCK;
        shorter || !form.value(BLOCKS.name).is_empty() || form.error(BLOCKS.name).is_some()
    }

    fn profiles(&self) -> Vec<FieldChoice> {
        let words = std::iter::once(USUAL).chain(PROFILES.map(|(word, _)| word)).chain([OWN]);
        self.choices(VALUES, "draft-values", words.map(str::to_owned))
    }

    /// The fields for what a card counts.
    fn card_values() -> [Field; 7] {
        CARD_VALUES.map(|value| value.field)
    }

    fn switches(&self) -> Vec<Switch> {
        switches(self.page.words()).into_iter().filter(|switch| switch.rule != HouseRule::ToLast).collect()
    }

    fn option_groups(&self) -> Vec<OptionGroup> {
        option_groups(self.page.words(), &self.form)
    }

    /// Whether house rules are in use, or something is wrong with them: then they are not folded away.
    fn in_house(&self) -> bool {
        let (form, own) = (&self.form, OWN_RULE.name);
        form.sent(HOUSE.name) || !form.value(own).is_empty() || form.error(own).is_some()
    }

    /// How many options are set otherwise than the chosen rules have them.
    fn changed(&self) -> usize {
        self.option_groups().iter().map(|group| group.changed).sum()
    }

    fn orders(&self) -> Vec<FieldChoice> {
        self.choices(ORDER, "draft-order", ORDERS.map(|(word, _)| word.to_owned()))
    }

    /// One of several; which one is chosen stands in the field, their names and lines are messages.
    fn choices(&self, field: Field, prefix: &str, ids: impl IntoIterator<Item = String>) -> Vec<FieldChoice> {
        let w = self.page.words();
        ids.into_iter()
            .map(|id| FieldChoice {
                name: w.say(format!("{prefix}-{id}")).to_string(),
                line: w.say(format!("{prefix}-{id}-line")).to_string(),
                chosen: self.form.has(field.name, &id),
                about: None,
                id,
            })
            .collect()
    }
}

/// The two offsets of the local time in the form, if it comes twice.
fn offsets(form: &Form, zone: Tz) -> Option<(String, String)> {
    let local = local_time::date(form.value(DATE.name))?.and_time(local_time::time(form.value(TIME.name))?);
    match local_time::moment(local, None, zone) {
        Err(TimeFault::TimeTwice { earlier, later, .. }) => Some((earlier, later)),
        _ => None,
    }
}

fn keys(format: Format, preset: Preset) -> SetupKeys {
    SetupKeys { format: Some(format.to_string()), preset: Some(preset.to_string()), ..SetupKeys::default() }
}

/// One of several, of which one is chosen.
struct FieldChoice {
    id: String,
    name: String,
    line: String,
    chosen: bool,
    /// The page that explains it.
    about: Option<Link>,
}
