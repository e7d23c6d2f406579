//! Options in sentences: one Fluent message for each value of each option.

use super::basis::{Basis, basis, of_rest};
use super::switches;
use crate::rules::choice::{DealerPick, Fine, RespondFour, Setup, TargetTurn, TurnMode, UnoEnforce};
use crate::rules::{DeckKind, HouseRule, Preset, Ruleset};
use crate::view::Words;

/// One rule as it is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Its parts, each of which rests on something else.
    pub(super) parts: Vec<RulePart>,
    /// What the club's rules do instead, where they differ.
    pub club: Option<String>,
}

/// A sentence or two with the same mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RulePart {
    pub(super) text: String,
    pub(super) basis: Basis,
}

impl Rule {
    /// A rule of a preset by the key of its first part, which rests on this.
    pub(super) fn new(words: Words, preset: Preset, key: &str, basis: Basis, club: Option<String>) -> Self {
        let text = words.say(key.to_owned()).to_string();
        let parts = match rest(words, key).map(|text| RulePart { text, basis: of_rest(preset, key) }) {
            // One mark is enough for both.
            Some(rest) if rest.basis == basis => {
                vec![RulePart { text: format!("{text} {}", rest.text), basis }]
            }
            rest => std::iter::once(RulePart { text, basis }).chain(rest).collect(),
        };
        Self { parts, club }
    }

    /// All of it.
    pub fn text(&self) -> String {
        self.parts.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

/// The second part of a rule, where it has one: a message of its own, as it rests on something else.
fn rest(words: Words, key: &str) -> Option<String> {
    let key = format!("rest-{key}");
    words.has(&key).then(|| words.say(key).to_string())
}

/// Both parts of a rule.
pub(super) fn whole(words: Words, key: &str) -> String {
    let first = words.say(key.to_owned()).to_string();
    rest(words, key).into_iter().fold(first, |first, rest| format!("{first} {rest}"))
}

/// The Fluent key of a value: `draw.when` and `only_if_none` make `rule-draw-when-only-if-none`.
pub(super) fn key(option: &str, word: &str) -> String {
    let parts = [option, word].into_iter().flat_map(|text| text.split(|c: char| !c.is_ascii_alphanumeric()));
    format!("rule-{}", parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-"))
}

/// The rule that an option makes; nothing where it has no meaning, or only says that something is not played which
/// nobody expects.
pub(super) fn rule(words: Words, rules: &Ruleset, option: &str) -> Option<Rule> {
    let word = rules.options().get(option).filter(|_| applies(option, rules))?;
    let club = Ruleset::from(Preset::Club);
    // R-SKIP-1: between two players both ways to skip are one.
    let same = option == "skip.effect" && *rules.players().end() == 2;
    let own = key_under(rules, option, word);
    let differs = |other: &&str| own != key(option, other) && !same && applies(option, &club);
    let other = club.options().get(option).filter(differs);
    if other.is_none() && is_off(option, word) {
        return None;
    }
    let club = other.map(|other| whole(words, &key(option, other)));
    let basis = basis(rules.preset(), option).unwrap_or(Basis::Filled);
    Some(Rule::new(words, rules.preset(), &own, basis, club))
}

/// The key of a value that a preset reads in a way of its own.
fn key_under(rules: &Ruleset, option: &str, word: &str) -> String {
    let keeps = rules.options().target_turn == TargetTurn::Keep;
    // §0.5.10b: a Skip is answered there.
    if option == "skip.defence" && rules.is_cowboy() {
        return "rules-cowboy-skip".to_owned();
    }
    if option == "draw_target.turn" && keeps && rules.is_refill() {
        "rules-refill-keep".to_owned() // §0.5.8f
    } else {
        key(option, word)
    }
}

/// What a tournament plays other than its preset says, in sentences.
pub fn changes(words: Words, rules: &Ruleset) -> Vec<String> {
    let changes = rules.changes().filter(|(option, _)| applies(option, rules));
    changes.map(|(option, word)| whole(words, &key(option, word))).collect()
}

/// What a value of an option means, in a sentence.
pub(super) fn said(words: Words, option: &str, word: &str) -> String {
    whole(words, &key(option, word))
}

/// What the rules say about an option, also where they say that something is not played; nothing where it has no meaning beside the
/// others.
pub(super) fn answer(words: Words, rules: &Ruleset, option: &str) -> Option<String> {
    let word = rules.options().get(option).filter(|_| applies(option, rules))?;
    Some(whole(words, &key_under(rules, option, word)))
}

/// The house rules that can be added to a preset (§9).
pub(super) fn addable(words: Words, preset: Preset) -> Vec<String> {
    let joining = HouseRule::ALL.iter().filter(|rule| rule.can_join(preset));
    joining.map(|rule| switches::line(words, *rule)).collect()
}

/// Whether a value only says that something is not played.
fn is_off(option: &str, word: &str) -> bool {
    matches!(word, "false" | "0" | "off") && !matches!(option, "wd4.challenge" | "uno.self_rescue")
}

/// Whether an option has a meaning beside the others.
fn applies(option: &str, rules: &Ruleset) -> bool {
    let options = rules.options();
    match option {
        "deck.blanks" => options.deck == DeckKind::Std112,
        "dealer.special" => options.dealer_pick != DealerPick::Assigned,
        // The draft says how many are picked.
        "deal.hand" => options.setup == Setup::Deal,
        "end.final_draw" => !rules.is_to_last() && !rules.is_refill(),
        // In a run it must be laid (R-PLAY-6).
        "draw.drawn_play" => options.turn_mode == TurnMode::Single,
        "stack.cross" => options.wd4_response == RespondFour::Stack,
        "uno.close" | "uno.self_rescue" => options.uno_enforce != UnoEnforce::AutoNow,
        "uno.pen_catch" => matches!(options.uno_enforce, UnoEnforce::Catch | UnoEnforce::CatchAndAuto),
        "uno.pen_auto" => options.uno_enforce != UnoEnforce::Catch,
        "pen.misplay_turn" => options.pen_misplay != Fine::None,
        _ => true,
    }
}
