//! `/practice`: the form, and the frame around the hand.

use std::ops::RangeInclusive;
use std::time::Duration;

use askama::Template;

use lastcard_rules::bot::Bot;
use lastcard_rules::{MOST_SEATS, Preset, Ruleset, Values, Written};

use crate::played_hands::{page::Frame, perspective::NextStep};
use crate::practice::game::PracticeTerms;
use crate::rules::{
    self,
    options::{HouseRuleToggle, OptionGroup, conflict_text, fault_text, read_options},
};
use crate::ui::{
    form::Form,
    numbers::to_ascii_digits,
    page::{Link, Page, Visitor},
    translator::Translator,
};

pub const PLAYERS: RangeInclusive<usize> = 2..=MOST_SEATS;

/// Pace of the bots: the field's value, and the milliseconds before each move.
pub const PACES: [(&str, u64); 3] = [("calm", 1_100), ("quick", 450), ("once", 0)];

/// The form that deals a practice hand.
#[derive(Template)]
#[template(path = "practice/page.html")]
pub struct PracticePage {
    page: Page,
    form: Form,
    /// True if the requested hand is no longer kept.
    gone: bool,
    /// True if the visitor deals and chooses the number of cards.
    deals: bool,
}

impl PracticePage {
    pub fn new(visitor: &Visitor, form: Form) -> Self {
        Self {
            page: Page::new(visitor, visitor.words.say("practice-title")),
            form,
            gone: false,
            deals: false,
        }
    }

    /// Asks the visitor, who deals, for the number of cards.
    #[must_use]
    pub fn with_dealer_choice(mut self) -> Self {
        self.deals = true;
        self
    }

    #[must_use]
    pub fn with_gone_notice(mut self) -> Self {
        self.gone = true;
        self
    }

    fn presets(&self) -> Vec<(String, String)> {
        let words = self.page.words();
        let one = |preset: Preset| (preset.to_string(), rules::page::link(words, preset).text);
        rules::page::presets().map(one).collect()
    }

    fn players(&self) -> Vec<(String, String)> {
        let words = self.page.words();
        let usual = (String::new(), words.say("practice-players-usual").to_string());
        let count = |count: usize| {
            (count.to_string(), words.say("practice-players-count").with("count", count).to_string())
        };
        std::iter::once(usual).chain(PLAYERS.map(count)).collect()
    }

    fn bots(&self) -> Vec<(String, String)> {
        let words = self.page.words();
        let one = |bot: Bot| (bot.to_string(), words.say(format!("practice-bots-{bot}")).to_string());
        vec![one(Bot::Greedy), one(Bot::Random)]
    }

    fn paces(&self) -> Vec<(String, String)> {
        let words = self.page.words();
        let one = |(pace, _)| (String::from(pace), words.say(format!("practice-pace-{pace}")).to_string());
        PACES.map(one).into()
    }

    fn switches(&self) -> Vec<HouseRuleToggle> {
        crate::rules::options::house_rule_toggles(self.page.words())
    }

    fn option_groups(&self) -> Vec<OptionGroup> {
        crate::rules::options::option_groups(self.page.words(), &self.form)
    }

    /// Number of options that differ from the chosen rules.
    fn changed_count(&self) -> usize {
        self.option_groups().iter().map(|group| group.changed).sum()
    }

    /// Returns true if house rules are in use or have an error: their section is then unfolded.
    fn has_house_rules(&self) -> bool {
        self.form.has_field("house") || self.form.error("house").is_some()
    }
}

/// Creates the form with defaults for fields that the address does not set.
pub fn form_with_defaults(asked: Vec<(String, String)>) -> Form {
    let mut form = Form::of(asked);
    for (field, usual) in [("rules", "club"), ("bots", "greedy"), ("pace", "calm")] {
        if !form.has_field(field) {
            form.set(field, usual);
        }
    }
    form
}

/// Names the players, the visitor first.
pub fn names(words: Translator, players: usize) -> Vec<String> {
    let bots = words.say("practice-names").to_string();
    let bots = bots.split(',').map(|name| name.trim().to_owned());
    std::iter::once(words.say("practice-you").to_string()).chain(bots).take(players).collect()
}

pub fn frame(words: Translator, preset: Preset) -> Frame {
    let back = Link { href: "/practice".to_owned(), text: words.say("practice-leave").into() };
    Frame { title: rules::page::link(words, preset).text, name: words.say("practice-title").into(), back }
}

pub fn values(preset: Preset) -> Values {
    crate::rules::cards::values(preset)
}

/// The settings of a hand, to play another one like it.
#[derive(Debug, Clone, Copy)]
pub struct PracticeSettings<'a> {
    pub rules: &'a Ruleset,
    pub players: usize,
    pub bot: Bot,
    /// The pause before each of its moves.
    pub pace: Duration,
}

impl PracticeSettings<'_> {
    /// Returns the links offered after the hand at this address.
    pub fn steps(&self, words: Translator, address: &str) -> Vec<NextStep> {
        let fields = self.fields();
        let query: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", value.replace('&', "%26"))).collect();
        let link =
            |key: &'static str, href: String| NextStep { text: words.say(key).into(), href, fields: None };
        vec![
            NextStep {
                text: words.say("practice-again").into(),
                href: "/practice".to_owned(),
                fields: Some(fields),
            },
            link("practice-look-back", format!("{address}/replay")),
            link("practice-other", format!("/practice?{}", query.join("&"))),
        ]
    }

    /// The form fields of another hand.
    fn fields(&self) -> Vec<(String, String)> {
        let pace = PACES.iter().find(|(_, pause)| u128::from(*pause) == self.pace.as_millis());
        let named = [
            ("rules", self.rules.preset().to_string()),
            ("players", self.players.to_string()),
            ("bots", self.bot.to_string()),
            ("pace", pace.map_or("calm", |(name, _)| name).to_owned()),
        ];
        let own = crate::rules::options::prefill(Form::default(), self.rules).into_values();
        named.into_iter().map(|(name, value)| (name.to_owned(), value)).chain(own).collect()
    }
}

/// Reads the form. Errors are noted in it.
pub fn read_form(words: Translator, form: &mut Form) -> Option<(PracticeTerms, Duration)> {
    let rules = read_rules(words, form);
    let players = read_player_count(words, form, rules.as_ref());
    let bots = form.value("bots").parse::<Bot>();
    let bot = form.ok_or_report("bots", bots, |_| words.say("practice-wrong-choice").into());
    let pace = PACES.iter().find(|(name, _)| *name == form.value("pace"));
    let pace = form.ok_or_report("pace", pace.ok_or(()), |()| words.say("practice-wrong-choice").into());
    Some((PracticeTerms { rules: rules?, players: players?, bot: bot? }, Duration::from_millis(pace?.1)))
}

fn read_rules(words: Translator, form: &mut Form) -> Option<Ruleset> {
    let (options, twice) = read_options(form);
    if let Some(twice) = twice {
        form.add_error("house", conflict_text(words, &twice));
    }
    let written = Written { preset: form.value("rules").to_owned(), options };
    match written.check() {
        Ok(rules) => form.is_valid().then_some(rules),
        Err(faults) => {
            for fault in faults {
                let field = if written.options.is_empty() { "rules" } else { "house" };
                form.add_error(field, fault_text(words, &fault));
            }
            None
        }
    }
}

/// Reads the number of players, or returns the usual one.
fn read_player_count(words: Translator, form: &mut Form, rules: Option<&Ruleset>) -> Option<usize> {
    let allowed = rules?.players();
    let usual = 4.min(*allowed.end());
    let chosen = match form.value("players") {
        "" => Ok(usual),
        typed => to_ascii_digits(typed).parse().ok().filter(|count| PLAYERS.contains(count)).ok_or(()),
    };
    let chosen = form.ok_or_report("players", chosen, |()| words.say("practice-wrong-players").into())?;
    if allowed.contains(&chosen) {
        return Some(chosen);
    }
    let (least, most) = (*allowed.start(), *allowed.end());
    let fault = lastcard_rules::hand::NoDeal::WrongNumberOfPlayers { players: chosen, least, most };
    form.add_error("players", words.fault(&fault));
    None
}
