//! Form of a practice hand.

use std::time::Duration;

use super::game::Terms;
use crate::rules::bot::Bot;
use crate::rules::{Ruleset, Written};
use crate::view::practice::{PACES, PLAYERS};
use crate::view::rules::{chosen, said_fault, said_twice};
use crate::view::{Form, Translator, typed_digits};

/// Reads the form. Errors are noted in it.
pub(super) fn read(words: Translator, form: &mut Form) -> Option<(Terms, Duration)> {
    let rules = rules(words, form);
    let players = players(words, form, rules.as_ref());
    let bots = form.value("bots").parse::<Bot>();
    let bot = form.take("bots", bots, |_| words.say("practice-wrong-choice").into());
    let pace = PACES.iter().find(|(name, _)| *name == form.value("pace"));
    let pace = form.take("pace", pace.ok_or(()), |()| words.say("practice-wrong-choice").into());
    Some((Terms { rules: rules?, players: players?, bot: bot? }, Duration::from_millis(pace?.1)))
}

fn rules(words: Translator, form: &mut Form) -> Option<Ruleset> {
    let (options, twice) = chosen(form);
    if let Some(twice) = twice {
        form.fail("house", said_twice(words, &twice));
    }
    let written = Written { preset: form.value("rules").to_owned(), options };
    match written.check() {
        Ok(rules) => form.is_right().then_some(rules),
        Err(faults) => {
            for fault in faults {
                let field = if written.options.is_empty() { "rules" } else { "house" };
                form.fail(field, said_fault(words, &fault));
            }
            None
        }
    }
}

/// Reads the number of players, or returns the usual one.
fn players(words: Translator, form: &mut Form, rules: Option<&Ruleset>) -> Option<usize> {
    let allowed = rules?.players();
    let usual = 4.min(*allowed.end());
    let chosen = match form.value("players") {
        "" => Ok(usual),
        typed => typed_digits(typed).parse().ok().filter(|count| PLAYERS.contains(count)).ok_or(()),
    };
    let chosen = form.take("players", chosen, |()| words.say("practice-wrong-players").into())?;
    if allowed.contains(&chosen) {
        return Some(chosen);
    }
    let (least, most) = (*allowed.start(), *allowed.end());
    let fault = crate::rules::hand::NoDeal::WrongNumberOfPlayers { players: chosen, least, most };
    form.fail("players", words.fault(&fault));
    None
}
