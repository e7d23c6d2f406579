//! Options as sentences: one Fluent message for each value of each option.

use lastcard_rules::choice::{DealerPick, Fine, RespondFour, Setup, TargetTurn, TurnMode, UnoEnforce};
use lastcard_rules::{DeckKind, HouseRule, Preset, Ruleset};

use crate::rules::{
    basis::{Basis, basis, rest_basis},
    options,
};
use crate::ui::translator::Translator;

/// One rule of a preset or a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Parts with different bases.
    pub parts: Vec<RulePart>,
    /// The club's rule, if it differs.
    pub club: Option<String>,
}

/// One or two sentences with the same basis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulePart {
    pub text: String,
    pub basis: Basis,
}

impl Rule {
    /// Builds a preset's rule from the key of its first part; `basis` is that of the first part.
    pub fn new(words: Translator, preset: Preset, key: &str, basis: Basis, club: Option<String>) -> Self {
        let text = words.say(key.to_owned()).to_string();
        let parts = match rest(words, key).map(|text| RulePart { text, basis: rest_basis(preset, key) }) {
            // Both parts share one mark.
            Some(rest) if rest.basis == basis => {
                vec![RulePart { text: format!("{text} {}", rest.text), basis }]
            }
            rest => std::iter::once(RulePart { text, basis }).chain(rest).collect(),
        };
        Self { parts, club }
    }

    pub fn text(&self) -> String {
        self.parts.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the second part of a rule, if it has one: a separate message, because its basis may differ.
fn rest(words: Translator, key: &str) -> Option<String> {
    let key = format!("rest-{key}");
    words.has(&key).then(|| words.say(key).to_string())
}

/// Returns both parts of a rule.
pub fn full_text(words: Translator, key: &str) -> String {
    let first = words.say(key.to_owned()).to_string();
    rest(words, key).into_iter().fold(first, |first, rest| format!("{first} {rest}"))
}

/// Returns the Fluent key of a value: `draw.when` and `only_if_none` make `rule-draw-when-only-if-none`.
pub fn key(option: &str, word: &str) -> String {
    let parts = [option, word].into_iter().flat_map(|text| text.split(|c: char| !c.is_ascii_alphanumeric()));
    format!("rule-{}", parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-"))
}

/// Returns the rule for an option; `None` if the option has no effect, or only rules out something that nobody would expect.
pub fn rule(words: Translator, rules: &Ruleset, option: &str) -> Option<Rule> {
    let word = rules.options().get(option).filter(|_| applies(option, rules))?;
    let club = Ruleset::from(Preset::Club);
    // R-SKIP-1: with two players both kinds of skip are the same.
    let same = option == "skip.effect" && *rules.players().end() == 2;
    let own = key_in_ruleset(rules, option, word);
    let differs = |other: &&str| own != key(option, other) && !same && applies(option, &club);
    let other = club.options().get(option).filter(differs);
    if other.is_none() && is_off(option, word) {
        return None;
    }
    let club = other.map(|other| full_text(words, &key(option, other)));
    let basis = basis(rules.preset(), option).unwrap_or(Basis::Filled);
    Some(Rule::new(words, rules.preset(), &own, basis, club))
}

/// Returns the key of a value; some presets have a sentence of their own.
fn key_in_ruleset(rules: &Ruleset, option: &str, word: &str) -> String {
    let keeps = rules.options().target_turn == TargetTurn::Keep;
    // §0.5.10b: a Skip can be answered.
    if option == "skip.defence" && rules.is_cowboy() {
        return "rules-cowboy-skip".to_owned();
    }
    if option == "draw_target.turn" && keeps && rules.is_refill() {
        "rules-refill-keep".to_owned() // §0.5.8f
    } else {
        key(option, word)
    }
}

/// Lists a tournament's changes from its preset, as sentences.
pub fn changes(words: Translator, rules: &Ruleset) -> Vec<String> {
    let changes = rules.changes().filter(|(option, _)| applies(option, rules));
    changes.map(|(option, word)| full_text(words, &key(option, word))).collect()
}

pub fn value_text(words: Translator, option: &str, word: &str) -> String {
    full_text(words, &key(option, word))
}

/// Returns the rule for an option, including one that rules something out; `None` if the option has no effect, given the other
/// options.
pub fn answer(words: Translator, rules: &Ruleset, option: &str) -> Option<String> {
    let word = rules.options().get(option).filter(|_| applies(option, rules))?;
    Some(full_text(words, &key_in_ruleset(rules, option, word)))
}

/// Lists the house rules that can be added to a preset (§9).
pub fn addable_house_rules(words: Translator, preset: Preset) -> Vec<String> {
    let joining = HouseRule::ALL.iter().filter(|rule| rule.can_join(preset));
    joining.map(|rule| options::rule_text(words, *rule)).collect()
}

/// Returns true if a value only rules something out.
fn is_off(option: &str, word: &str) -> bool {
    matches!(word, "false" | "0" | "off") && !matches!(option, "wd4.challenge" | "uno.self_rescue")
}

/// Returns true if an option has an effect, given the other options.
fn applies(option: &str, rules: &Ruleset) -> bool {
    let options = rules.options();
    match option {
        "deck.blanks" => options.deck == DeckKind::Std112,
        "dealer.special" => options.dealer_pick != DealerPick::Assigned,
        // The draft says how many cards are picked.
        "deal.hand" => options.setup == Setup::Deal,
        "end.final_draw" => !rules.is_to_last() && !rules.is_refill(),
        // In a run, a drawn card that fits must be laid (R-PLAY-6).
        "draw.drawn_play" => options.turn_mode == TurnMode::Single,
        "stack.cross" => options.wd4_response == RespondFour::Stack,
        "uno.close" | "uno.self_rescue" => options.uno_enforce != UnoEnforce::AutoNow,
        "uno.pen_catch" => matches!(options.uno_enforce, UnoEnforce::Catch | UnoEnforce::CatchAndAuto),
        "uno.pen_auto" => options.uno_enforce != UnoEnforce::Catch,
        "pen.misplay_turn" => options.pen_misplay != Fine::None,
        _ => true,
    }
}
