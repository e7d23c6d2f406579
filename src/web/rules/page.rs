//! `/rules` and `/rules/{preset}`: every preset explained from its options.

#[cfg(test)]
mod tests;

use askama::Template;

use lastcard_rules::{Preset, Ruleset, Values};

use crate::rules::{
    basis::Basis,
    cards::{CardValueRow, OrdinaryCard, card_value_rows, ordinary_cards, values},
    group::{RuleGroup, groups},
    sentence::addable_house_rules,
};
use crate::ui::{
    page::{Link, Page, Visitor},
    translator::Translator,
};

/// `/rules`: the presets, the rules that they have in common, and the card values.
#[derive(Template)]
#[template(path = "rules/index.html")]
pub struct RulesPage {
    page: Page,
    presets: Vec<PresetHead>,
    /// Rules common to all presets, as message keys.
    shared: [(&'static str, Basis); 8],
    profiles: Vec<String>,
    worth: Vec<CardValueRow>,
    /// The deck made of ordinary cards.
    ordinary: Vec<OrdinaryCard>,
    /// Advice from the texts, as message keys.
    advice: [&'static str; 7],
}

/// `/rules/{preset}`: one preset in sentences.
#[derive(Template)]
#[template(path = "rules/preset.html")]
pub struct PresetPage {
    page: Page,
    preset: Preset,
    head: PresetHead,
    is_club: bool,
    /// Number of rules that differ from the club's.
    differences: usize,
    groups: Vec<RuleGroup>,
    addable: Vec<String>,
    profiles: Vec<String>,
    worth: Vec<CardValueRow>,
    others: Vec<Link>,
}

pub struct PresetHead {
    /// Name of the preset, linked to its page.
    pub link: Link,
    /// Character of the preset, in a sentence.
    pub line: String,
    /// Title and language of the text it follows.
    pub source: String,
    /// Number of players it allows.
    pub players: String,
    /// Basis of the number of players.
    basis: Basis,
}

impl RulesPage {
    pub fn new(visitor: &Visitor) -> Self {
        let words = visitor.words;
        let profile = |key: &'static str| words.say(key).to_string();
        Self {
            page: Page::new(visitor, words.say("rules-title")),
            presets: presets().map(|preset| head(words, preset)).collect(),
            shared: [
                ("rules-shared-open", Basis::Stated),
                ("rules-shared-turn", Basis::Stated),
                ("rules-shared-fit", Basis::Stated),
                ("rules-shared-black", Basis::Stated),
                ("rules-shared-reverse", Basis::Stated),
                // R-UNO-1
                ("rules-shared-uno", Basis::Reading),
                ("rules-shared-count", Basis::Stated),
                ("rules-shared-stuck", Basis::Filled),
            ],
            profiles: vec![profile("rules-worth-std"), profile("rules-worth-duo")],
            worth: card_value_rows(words, &Ruleset::from(Preset::Club), &[Values::Std, Values::Duo]),
            ordinary: ordinary_cards(words),
            advice: [
                "advice-players",
                "advice-deck",
                "advice-basics",
                "advice-memory",
                "advice-four",
                "advice-dear",
                "advice-ten",
            ],
        }
    }
}

impl PresetPage {
    pub fn new(visitor: &Visitor, preset: Preset) -> Self {
        let words = visitor.words;
        let rules = Ruleset::from(preset);
        let groups = groups(words, &rules);
        let differs = |group: &RuleGroup| group.rules.iter().filter(|rule| rule.club.is_some()).count();
        let (own, club) = (values(preset), values(Preset::Club));
        let mut profiles = vec![(words.say("rules-worth-points").to_string(), own)];
        if own != club {
            profiles.push((words.say("rules-worth-club").to_string(), club));
        }
        let (profiles, columns): (Vec<String>, Vec<Values>) = profiles.into_iter().unzip();
        let head = head(words, preset);
        Self {
            page: Page::new(visitor, head.link.text.as_str()),
            preset,
            head,
            is_club: preset == Preset::Club,
            differences: groups.iter().map(differs).sum::<usize>() + usize::from(own != club),
            groups,
            addable: addable_house_rules(words, preset),
            worth: card_value_rows(words, &rules, &columns),
            profiles,
            others: presets().filter(|other| *other != preset).map(|other| link(words, other)).collect(),
        }
    }
}

/// “Club rules”, linked to their page.
pub fn link(words: Translator, preset: Preset) -> Link {
    let text = words.say("rules-of").with("preset", name(words, preset)).into();
    Link { href: format!("/rules/{preset}"), text }
}

/// “Club rules in full”, linked to the same page.
pub fn link_in_full(words: Translator, preset: Preset) -> Link {
    let text = words.say("rules-of-in-full").with("preset", name(words, preset)).into();
    Link { text, ..link(words, preset) }
}

pub fn name(words: Translator, preset: Preset) -> String {
    words.say(format!("preset-{preset}")).to_string()
}

/// Lists all presets, the club's first.
pub fn presets() -> impl Iterator<Item = Preset> {
    let others = Preset::ALL.iter().copied().filter(|preset| *preset != Preset::Club);
    std::iter::once(Preset::Club).chain(others)
}

fn head(words: Translator, preset: Preset) -> PresetHead {
    let players = Ruleset::from(preset).players();
    let label = preset.source();
    // The texts 000A to 000E come from one file and share its language.
    let language = words.say(format!("rules-language-{}", label.get(..3).unwrap_or(label))).to_string();
    let title = words.say(format!("rules-text-{}", label.to_lowercase())).to_string();
    PresetHead {
        link: link(words, preset),
        line: words.say(format!("preset-{preset}-line")).to_string(),
        source: words.say("rules-source").with("title", title).with("language", language).into(),
        players: words
            .say("rules-players")
            .with("least", *players.start())
            .with("most", *players.end())
            .into(),
        basis: match preset {
            // The text of each of these presets gives a number (R-PLY-1).
            Preset::Classic
            | Preset::Brief
            | Preset::Party
            | Preset::International
            | Preset::Duo
            | Preset::Online => Basis::Stated,
            Preset::House | Preset::Refill | Preset::Club | Preset::Challenge | Preset::Cowboy => {
                Basis::Filled
            }
        },
    }
}
