//! Form of a practice hand.

use std::time::Duration;

use lastcard_rules::bot::Bot;
use lastcard_rules::{Ruleset, Written};

use crate::practice::{
    game::PracticeTerms,
    page::{PACES, PLAYERS},
};
use crate::rules::options::{conflict_text, fault_text, read_options};
use crate::ui::{form::Form, numbers::to_ascii_digits, translator::Translator};

/// Reads the form. Errors are noted in it.
pub fn read(words: Translator, form: &mut Form) -> Option<(PracticeTerms, Duration)> {
    let rules = rules(words, form);
    let players = read_player_count(words, form, rules.as_ref());
    let bots = form.value("bots").parse::<Bot>();
    let bot = form.ok_or_report("bots", bots, |_| words.say("practice-wrong-choice").into());
    let pace = PACES.iter().find(|(name, _)| *name == form.value("pace"));
    let pace = form.ok_or_report("pace", pace.ok_or(()), |()| words.say("practice-wrong-choice").into());
    Some((PracticeTerms { rules: rules?, players: players?, bot: bot? }, Duration::from_millis(pace?.1)))
}

fn rules(words: Translator, form: &mut Form) -> Option<Ruleset> {
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
