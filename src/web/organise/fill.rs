//! The form of a draft, filled in.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::rules::{NumberValue, Values};
use crate::store::TournamentId;
use crate::store::tournaments::Stored;
use crate::tournament::{Entrant, Length, Method, Setup};
use crate::view::Form;
use crate::view::organise::VALUE_FIELDS;
use crate::view::rules::filled;

/// A new tournament: this evening, and the most usual choices.
pub(super) fn fresh(now: DateTime<Utc>, zone: Tz) -> Form {
    Form::default()
        .with("draft", TournamentId::new().as_str())
        .with("date", now.with_timezone(&zone).format("%Y-%m-%d").to_string())
        .with("time", "19:00")
        .with("format", "four-player")
        .with("rounds", "1")
        .with("hands_per_block", "4")
        .with("scoring", "std")
        .with("rules", "usual")
        .with("values", "usual")
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
    let (format, scoring, preset) = (setup.format(), setup.method().id(), setup.rules().preset());
    let is_usual = preset == format.usual_preset(scoring);
    let mut form = form
        .with("format", format.to_string())
        .with("scoring", scoring.to_string())
        .with("rules", if is_usual { "usual".to_owned() } else { preset.to_string() });
    form = values(form, setup);
    form = filled(form, setup.rules());
    if let Some(rule) = setup.own_rule() {
        form = form.with("own_rule", rule.as_str());
    }
    if let Some(plan) = setup.plan() {
        form = match plan.length {
            Length::Rounds(rounds) => form.with("rounds", rounds.to_string()),
            Length::Blocks(blocks) => form.with("blocks", blocks.to_string()),
        };
        form = form.with("hands_per_block", plan.hands_per_block.get().to_string());
        if plan.fixed_seats {
            form = form.with("fixed_seats", "yes");
        }
        if plan.duplicate {
            form = form.with("duplicate", "yes");
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

fn values(form: Form, setup: &Setup) -> Form {
    let own = match setup.values() {
        values if *values == setup.format().usual_values() => return form.with("values", "usual"),
        Values::Std => return form.with("values", "std"),
        Values::Duo => return form.with("values", "duo"),
        Values::Custom(own) => own,
    };
    let number = match own.number {
        NumberValue::Face => None,
        NumberValue::Fixed(points) => Some(points),
    };
    let (d2, rev, skip) = (Some(own.draw_two), Some(own.reverse), Some(own.skip));
    let worth = [number, d2, rev, skip, Some(own.wild), Some(own.wild_draw_four), own.blank];
    let filled =
        VALUE_FIELDS.into_iter().zip(worth).filter_map(|((field, _), points)| Some((field, points?)));
    filled.fold(form.with("values", "own"), |form, (field, points)| form.with(field, points.to_string()))
}

/// One a line, as they are typed.
fn entrants(entrants: &[Entrant]) -> String {
    let line = |entrant: &Entrant| {
        let names: Vec<&str> = entrant.players.iter().map(|player| player.name.as_str()).collect();
        names.join(" + ")
    };
    entrants.iter().map(line).collect::<Vec<_>>().join("\n")
}
