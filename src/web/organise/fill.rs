//! The form of a draft, filled in.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::store::tournaments::Stored;
use crate::tournament::{Entrant, Length, Method, Setup};
use crate::view::Form;

/// A new tournament: this evening, and the most usual choices.
pub(super) fn fresh(now: DateTime<Utc>, zone: Tz) -> Form {
    Form::default()
        .with("date", now.with_timezone(&zone).format("%Y-%m-%d").to_string())
        .with("time", "19:00")
        .with("format", "four-player")
        .with("rounds", "1")
        .with("scoring", "std")
        .with("rules", "club")
        .with("order", "lot")
}

/// A draft as it is saved.
pub(super) fn saved(stored: &Stored, zone: Tz) -> Form {
    let starts_at = stored.header.starts_at.with_timezone(&zone);
    let form = Form::default()
        .with("revision", stored.header.revision.to_string())
        .with("name", stored.header.name.as_str())
        .with("date", starts_at.format("%Y-%m-%d").to_string())
        .with("time", starts_at.format("%H:%M").to_string())
        .with("entrants", entrants(stored.tournament.entrants()))
        .with("order", "typed");
    setup(form, stored.tournament.setup())
}

fn setup(form: Form, setup: &Setup) -> Form {
    let mut form = form
        .with("format", setup.format().to_string())
        .with("scoring", setup.method().id().to_string())
        .with("rules", setup.rules().preset().to_string());
    if let Some(plan) = setup.plan() {
        if let Length::Rounds(rounds) = plan.length {
            form = form.with("rounds", rounds.to_string());
        }
        if plan.fixed_seats {
            form = form.with("fixed_seats", "yes");
        }
    }
    if let Some(seconds) = setup.move_seconds() {
        form = form.with("move_seconds", seconds.to_string());
    }
    let method = setup.method();
    let target = if let Method::Std { target } = method { target } else { None };
    let numbers = [("target", target), ("limit", method.limit()), ("agreed_hands", method.agreed_hands())];
    for (field, number) in numbers {
        form = form.with(field, number.map(|number| number.to_string()).unwrap_or_default());
    }
    let stops = matches!(method, Method::Lose200 { stop_at_limit: true, .. });
    if stops { form.with("stop_at_limit", "yes") } else { form }
}

/// One a line, as they are typed.
fn entrants(entrants: &[Entrant]) -> String {
    let line = |entrant: &Entrant| {
        let names: Vec<&str> = entrant.players.iter().map(|player| player.name.as_str()).collect();
        names.join(" + ")
    };
    entrants.iter().map(line).collect::<Vec<_>>().join("\n")
}
