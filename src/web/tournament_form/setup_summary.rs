//! A short summary of a tournament's setup. The rules have a page of their own.

use lastcard_tournament::{Method, MovementLength, Setup};

use crate::ui::translator::Translator;

/// Summarises format, length, scoring with its numbers, and seating, in a few words each.
pub fn setup_summary(setup: &Setup, words: Translator) -> Vec<String> {
    let mut terms = vec![words.say(format!("format-{}", setup.format())).to_string()];
    if let Some(plan) = setup.plan() {
        let (key, count) = match plan.length {
            MovementLength::Rounds(rounds) => ("draft-fact-rounds", rounds.get()),
            MovementLength::Blocks(blocks) => ("draft-fact-blocks", blocks.get()),
        };
        terms.push(words.say(key).with("count", count).to_string());
    }
    terms.push(words.say(format!("scoring-{}", setup.method().id())).to_string());
    terms.extend(numbers(setup, words));
    if setup.plan().is_some_and(|plan| plan.fixed_seats) {
        terms.push(words.say("draft-fact-fixed-seats").to_string());
    }
    if setup.is_duplicate() {
        terms.push(words.say("draft-fact-duplicate").to_string());
    }
    let limit = setup.move_seconds().map(std::num::NonZeroU32::get);
    terms
        .extend(limit.map(|seconds| words.say("draft-fact-move-seconds").with("count", seconds).to_string()));
    terms
}

fn numbers(setup: &Setup, words: Translator) -> Vec<String> {
    let points = |key: &'static str, points: u32| words.say(key).with("points", points).to_string();
    let mut numbers: Vec<String> = match setup.method() {
        Method::Std { target } => {
            target.map(|target| points("draft-fact-target", target)).into_iter().collect()
        }
        Method::Lose200 { limit, .. } => vec![points("draft-fact-limit", limit)],
        Method::Challenge { limit } => vec![points("draft-fact-out", limit)],
        method if method.id().allows_agreed_hands() && setup.plan().is_none() => {
            let agreed = |hands: u32| words.say("draft-fact-agreed").with("count", hands).to_string();
            vec![method.agreed_hands().map_or_else(|| words.say("draft-fact-open-end").to_string(), agreed)]
        }
        _ => Vec::new(),
    };
    if let Method::Lose200 { stop_at_limit: true, .. } = setup.method() {
        numbers.push(words.say("draft-fact-stops").to_string());
    }
    numbers
}
