//! The page with the form.

use askama::Template;
use chrono::NaiveDate;
use strum::IntoEnumIterator;

use lastcard_rules::{HouseRule, Preset};
use lastcard_store::players::RosterPlayer;
use lastcard_tournament::{Format, PastedNames, Setup, SetupKeys, Zone, date};

use crate::rules;
use crate::rules::options::{HouseRuleToggle, OptionGroup, house_rule_toggles, option_groups};
use crate::tournament_form::{
    choices::{FieldChoice, block_lengths, choices, formats},
    edit::Conflict,
    fields::{
        BLOCKS, CARD_VALUES, DATE, ENTRANTS, EXACT, FORMAT, Field, HANDS_PER_BLOCK, HOUSE, HOW_LONG, NAME,
        ORDER, OWN_RULE, REVISION, ROSTER, ROUNDS, RULES, SCORING, TIME, VALUES,
    },
    form::{ORDERS, OWN, PROFILES, USUAL},
    length::LengthStop,
    local_time::{self, TimeFault},
    pasted::PastedReview,
    problems::FieldProblem,
    reading::FormReader,
    suggestions::{DurationEstimates, NamesReview},
    summary::Summary,
};
use crate::ui::{form::Form, page::Page};

/// The page at `/organise/tournaments/new` and `/organise/t/{slug}/edit`.
#[derive(Template)]
#[template(path = "tournament_form/page.html")]
pub struct TournamentFormPage {
    page: Page,
    action: String,
    back: String,
    form: Form,
    /// Set after the set-up, which leads here.
    welcome: Option<String>,
    /// Set if another organiser saved the draft meanwhile.
    conflict: Option<Conflict>,
    /// Roster players to tick.
    roster: Vec<RosterChoice>,
    zone: String,
    naming: NamesReview,
    formats: Vec<FieldChoice>,
    stops: Vec<LengthStop>,
    summary: Summary,
    /// Sentence about how often the schedule ends with everybody at the limit, if that can happen.
    at_limit: Option<String>,
    /// The two offsets of an ambiguous local time: `UTC+2`, `UTC+1`.
    offsets: Option<(String, String)>,
}

/// The target of the form.
pub enum TournamentFormTarget {
    /// A new tournament.
    New,
    /// A saved draft.
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
    /// Creates the page with the input, and with the errors beside its fields.
    pub fn new(
        mut page: Page,
        target: &TournamentFormTarget,
        mut form: Form,
        problems: &[FieldProblem],
        reader: &FormReader<'_>,
    ) -> Self {
        let (words, zone) = (page.words(), reader.zone);
        if !form.has_field(HOW_LONG.name) {
            form.set(HOW_LONG.name, EXACT);
        }
        let naming = NamesReview::of(reader, &form, words);
        // The numbers that a length in words means are there to be changed.
        form = reader.with_exact_length(&form, Some(naming.players));
        let lengths = DurationEstimates { reader, form: &form, party: naming.players, words };
        let (formats, stops) = (formats(&naming, &lengths), LengthStop::all(&lengths));
        let (summary, at_limit) = (Summary::of(&naming, &lengths), lengths.at_limit_text());
        let (title, action, back) = match target {
            TournamentFormTarget::New => {
                (words.say("draft-new-title"), "/organise/tournaments".to_owned(), "/organise".to_owned())
            }
            TournamentFormTarget::Saved { slug, name } => (
                words.say("draft-edit-title").with("name", name.as_str()),
                format!("/organise/t/{slug}/edit"),
                format!("/organise/t/{slug}"),
            ),
        };
        page.title = title.to_string();
        for problem in problems {
            form.add_error(problem.field.name, problem.message(words));
        }
        let choice =
            |player: &RosterPlayer| RosterChoice { id: player.id.to_string(), name: player.name.to_string() };
        Self {
            page,
            action,
            back,
            welcome: None,
            conflict: None,
            roster: reader.roster.iter().map(choice).collect(),
            zone: zone.name().replace('_', " "),
            naming,
            formats,
            stops,
            summary,
            at_limit,
            offsets: offsets(&form, zone),
            form,
        }
    }

    /// Adds notes about text that was tidied before.
    #[must_use]
    pub fn with_pasted_notes(mut self, pasted: &PastedNames) -> Self {
        self.naming.tidied |= pasted.tidied;
        let names = std::mem::take(&mut self.naming.shown.names);
        self.naming.shown = PastedReview::new(pasted, names, self.page.words());
        self
    }

    /// Adds a sentence after the set-up.
    #[must_use]
    pub fn with_welcome(mut self, welcome: Option<String>) -> Self {
        self.welcome = welcome;
        self
    }

    /// Adds the version that another organiser saved meanwhile.
    #[must_use]
    pub fn with_conflict(mut self, conflict: Conflict) -> Self {
        self.conflict = Some(conflict);
        self
    }

    fn is_editing(&self) -> bool {
        self.form.has_field(REVISION)
    }

    /// Returns true if only the names are asked for so far.
    fn is_names_step(&self) -> bool {
        self.naming.is_empty() && !self.is_editing() && self.form.is_valid()
    }

    /// Returns the formats that suit the people named.
    fn fitting(&self) -> &[FieldChoice] {
        self.formats.get(..self.naming.fitting).unwrap_or_default()
    }

    fn unfitting(&self) -> &[FieldChoice] {
        self.formats.get(self.naming.fitting..).unwrap_or_default()
    }

    /// Returns true if the chosen format does not suit them.
    fn is_unfit(&self) -> bool {
        self.unfitting().iter().any(|choice| choice.chosen)
    }

    fn scorings(&self) -> Vec<FieldChoice> {
        let several = Format::iter().filter(|format| format.scorings().len() > 1);
        let mut ids: Vec<String> = Vec::new();
        for id in several.flat_map(Format::scorings).map(ToString::to_string) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        let words = self.page.words();
        let choices = self.choices(SCORING, "scoring", ids);
        let why = |choice: &FieldChoice| {
            format!("{} {}", choice.line, words.say(format!("why-scoring-{}", choice.id)))
        };
        choices.into_iter().map(|choice| FieldChoice { line: why(&choice), ..choice }).collect()
    }

    /// Returns the usual rules, the presets for partners, and the preset of an imported draft.
    fn presets(&self) -> Vec<FieldChoice> {
        let fits = |preset: &Preset| Setup::parse(&keys(Format::FourPlayer, *preset)).is_ok();
        // `challenge` is `club` with a scoring of its own, which is chosen elsewhere.
        let own =
            |preset: &Preset| *preset == Preset::default() || preset.options() != Preset::default().options();
        let is_chosen = |preset: &Preset| self.form.has(RULES.name, &preset.to_string());
        let mut presets: Vec<Preset> =
            Preset::ALL.iter().copied().filter(|p| (fits(p) && own(p)) || is_chosen(p)).collect();
        presets.sort_by_key(|preset| *preset != Preset::default());
        let words = self.page.words();
        let usual = std::iter::once(USUAL.to_owned());
        let choices = self.choices(RULES, "preset", usual.chain(presets.iter().map(ToString::to_string)));
        let about = presets.iter().map(|preset| Some(rules::page::link_in_full(words, *preset)));
        let about = std::iter::once(None).chain(about);
        choices.into_iter().zip(about).map(|(choice, about)| FieldChoice { about, ..choice }).collect()
    }

    fn profiles(&self) -> Vec<FieldChoice> {
        let words = std::iter::once(USUAL).chain(PROFILES.map(|(word, _)| word)).chain([OWN]);
        self.choices(VALUES, "draft-values", words.map(str::to_owned))
    }

    fn card_values() -> [Field; 7] {
        CARD_VALUES.map(|value| value.field)
    }

    fn switches(&self) -> Vec<HouseRuleToggle> {
        house_rule_toggles(self.page.words())
            .into_iter()
            .filter(|switch| switch.rule != HouseRule::ToLast)
            .collect()
    }

    fn option_groups(&self) -> Vec<OptionGroup> {
        option_groups(self.page.words(), &self.form)
    }

    /// Returns the address of the buttons that remove a name; empty if the text is not clear yet.
    fn removes_at(&self) -> &str {
        let is_clear = self.naming.shown.ways.is_empty() && self.form.error(ENTRANTS.name).is_none();
        match (is_clear, self.is_editing()) {
            (false, _) => "",
            (true, true) => &self.action,
            (true, false) => "/organise/tournaments/new",
        }
    }

    /// Returns true if somebody is ticked, or nobody is named yet.
    fn shows_roster(&self) -> bool {
        self.is_names_step() || self.form.has_field(ROSTER.name)
    }

    /// Returns the numbers of hands in a block to choose from, as value and label.
    fn block_lengths(&self) -> Vec<(String, String)> {
        block_lengths(self.page.words())
    }

    /// Returns true if the scoring, the rules or the order must be unfolded: one of them has an error.
    fn shows_terms(&self) -> bool {
        let others = [ENTRANTS, FORMAT, NAME, DATE, TIME, HOW_LONG, ROUNDS, HANDS_PER_BLOCK, BLOCKS];
        let is_inside = |field: &str| others.iter().all(|other| other.name != field);
        self.at_limit.is_some() || self.form.errors().iter().any(|error| is_inside(&error.field))
    }

    /// Names the scoring, the rules and the order as they are chosen, and counts the changes to the rules.
    fn terms(&self) -> Vec<String> {
        let (form, words) = (&self.form, self.page.words());
        let mut terms = self.summary.agreed.clone();
        let changed = form.all(HOUSE.name).count() + self.changed_count();
        if changed > 0 {
            terms.push(words.say("option-changed").with("count", changed).to_string());
        }
        let order = self.orders().into_iter().find(|order| order.chosen);
        terms.extend(order.map(|order| order.name));
        terms
    }

    /// Returns true if house rules are in use or have errors, so that they must be unfolded.
    fn has_house_rules(&self) -> bool {
        let (form, own) = (&self.form, OWN_RULE.name);
        form.has_field(HOUSE.name) || !form.value(own).is_empty() || form.error(own).is_some()
    }

    /// Returns the number of options that differ from the chosen rules.
    fn changed_count(&self) -> usize {
        self.option_groups().iter().map(|group| group.changed).sum()
    }

    fn orders(&self) -> Vec<FieldChoice> {
        self.choices(ORDER, "draft-order", ORDERS.map(|(word, _)| word.to_owned()))
    }

    fn choices(&self, field: Field, prefix: &str, ids: impl IntoIterator<Item = String>) -> Vec<FieldChoice> {
        choices(&self.form, self.page.words(), field, prefix, ids)
    }
}

/// Returns the two offsets of the local time in the form, if it is ambiguous.
fn offsets(form: &Form, zone: Zone) -> Option<(String, String)> {
    ambiguous_offsets(date::parse_day(form.value(DATE.name)).ok()?, form, zone)
}

/// Returns the two offsets of the form's local time on a day, if it is ambiguous.
pub fn ambiguous_offsets(day: NaiveDate, form: &Form, zone: Zone) -> Option<(String, String)> {
    let local = day.and_time(local_time::time(form.value(TIME.name))?);
    match local_time::local_to_utc(local, None, zone) {
        Err(TimeFault::TimeTwice { earlier, later, .. }) => Some((earlier, later)),
        _ => None,
    }
}

fn keys(format: Format, preset: Preset) -> SetupKeys {
    SetupKeys { format: Some(format.to_string()), preset: Some(preset.to_string()), ..SetupKeys::default() }
}
