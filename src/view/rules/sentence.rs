//! Options in sentences: one Fluent message for each value of each option.

use super::basis::{Basis, basis};
use super::switches;
use crate::rules::choice::{DealerPick, Fine, RespondFour, Setup, TargetTurn, TurnMode, UnoEnforce};
use crate::rules::{DeckKind, HouseRule, Preset, Ruleset};
use crate::view::Words;

/// One rule as it is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    pub(crate) text: String,
    /// What the club's rules do instead, where they differ.
    pub club: Option<String>,
    /// Whether no text says it: there Lastcard fills a gap.
    pub filled: bool,
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
    let differs = |other: &&str| *other != word && !same && applies(option, &club);
    let other = club.options().get(option).filter(differs);
    if other.is_none() && is_off(option, word) {
        return None;
    }
    let club = other.map(|other| words.say(key(option, other)).to_string());
    let filled = basis(rules.preset(), option) != Some(Basis::Stated);
    Some(Rule { text: words.say(key_under(rules, option, word)).to_string(), club, filled })
}

/// The key of a value that a preset reads in a way of its own.
fn key_under(rules: &Ruleset, option: &str, word: &str) -> String {
    let keeps = rules.options().target_turn == TargetTurn::Keep;
    if option == "draw_target.turn" && keeps && rules.is_refill() {
        "rules-refill-keep".to_owned() // §0.5.8f
    } else {
        key(option, word)
    }
}

/// What a tournament plays other than its preset says, in sentences.
pub fn changes(words: Words, rules: &Ruleset) -> Vec<String> {
    let changes = rules.changes().filter(|(option, _)| applies(option, rules));
    changes.map(|(option, word)| words.say(key(option, word)).to_string()).collect()
}

/// What a value of an option means, in a sentence.
pub(super) fn said(words: Words, option: &str, word: &str) -> String {
    words.say(key(option, word)).to_string()
}

/// What the rules say about an option, also where they say that something is not played; nothing where it has no meaning beside the
/// others.
pub(super) fn answer(words: Words, rules: &Ruleset, option: &str) -> Option<String> {
    let word = rules.options().get(option).filter(|_| applies(option, rules))?;
    Some(words.say(key_under(rules, option, word)).to_string())
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
