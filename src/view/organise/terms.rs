//! The agreement of a tournament in short. The rules have a page of their own.

use crate::tournament::{Length, Method, Setup};
use crate::view::Translator;

/// Format, length, scoring with its numbers and seating: a few words each.
pub fn terms(setup: &Setup, w: Translator) -> Vec<String> {
    let mut terms = vec![w.say(format!("format-{}", setup.format())).to_string()];
    if let Some(plan) = setup.plan() {
        let (key, count) = match plan.length {
            Length::Rounds(rounds) => ("draft-fact-rounds", rounds.get()),
            Length::Blocks(blocks) => ("draft-fact-blocks", blocks.get()),
        };
        terms.push(w.say(key).with("count", count).to_string());
    }
    terms.push(w.say(format!("scoring-{}", setup.method().id())).to_string());
    terms.extend(numbers(setup, w));
    if setup.plan().is_some_and(|plan| plan.fixed_seats) {
        terms.push(w.say("draft-fact-fixed-seats").to_string());
    }
    if setup.is_duplicate() {
        terms.push(w.say("draft-fact-duplicate").to_string());
    }
    let limit = setup.move_seconds().map(std::num::NonZeroU32::get);
    terms.extend(limit.map(|seconds| w.say("draft-fact-move-seconds").with("count", seconds).to_string()));
    terms
}

fn numbers(setup: &Setup, w: Translator) -> Vec<String> {
    let points = |key: &'static str, points: u32| w.say(key).with("points", points).to_string();
    let mut numbers: Vec<String> = match setup.method() {
        Method::Std { target } => {
            target.map(|target| points("draft-fact-target", target)).into_iter().collect()
        }
        Method::Lose200 { limit, .. } => vec![points("draft-fact-limit", limit)],
        Method::Challenge { limit } => vec![points("draft-fact-out", limit)],
        method if method.id().agrees_hands() && setup.plan().is_none() => {
            let agreed = |hands: u32| w.say("draft-fact-agreed").with("count", hands).to_string();
            vec![method.agreed_hands().map_or_else(|| w.say("draft-fact-open-end").to_string(), agreed)]
        }
        _ => Vec::new(),
    };
    if let Method::Lose200 { stop_at_limit: true, .. } = setup.method() {
        numbers.push(w.say("draft-fact-stops").to_string());
    }
    numbers
}
