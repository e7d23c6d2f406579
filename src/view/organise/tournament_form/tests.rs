//! One form: what is filled in reads back, and the page has the fields of the table and no others.

use std::collections::BTreeSet;

use chrono::{TimeZone, Utc};
use chrono_tz::Tz;
use regex::Regex;
use strum::IntoEnumIterator;

use super::fields::{CARD_VALUES, DATE, ENTRANTS, FIELDS, NAME, OCCURRENCE, ROSTER, TIME, field_of};
use super::problems::{FieldFault, FieldProblem};
use super::*;
use crate::tournament::{Format, Place, SetupKeys};
use crate::view::{Page, Visitor, Words};

fn reader() -> FormReader<'static> {
    let now = Utc.with_ymd_and_hms(2026, 3, 27, 18, 0, 0).unwrap();
    FormReader { zone: Tz::Europe__Berlin, roster: &[], before: None, now }
}

/// An evening with enough players for its format.
fn evening(setup: &Setup) -> Form {
    let players = "Anna Boris Vera Gleb Dina Egor Zoya Ilya";
    let players: Vec<&str> = players.split(' ').take(*setup.format().players().start()).collect();
    let form =
        fresh(reader().now, reader().zone).with(NAME.name, "Friday").with(ENTRANTS.name, players.join("\n"));
    let fields = filling::agreed(Form::default(), setup).into_values();
    let others = form.into_values().into_iter().filter(|(name, _)| fields.iter().all(|(own, _)| own != name));
    let numbers = ["rounds", "hands_per_block"];
    Form::of(others.filter(|(name, _)| !numbers.contains(&name.as_str())).chain(fields.clone()).collect())
}

fn faults(fields: &[(&str, &str)]) -> Vec<(&'static str, FieldFault)> {
    let setup = Setup::parse(&SetupKeys { format: Some("four-player".to_owned()), ..SetupKeys::default() });
    let mut form = evening(&setup.unwrap());
    for (field, value) in fields {
        form.set(field, *value);
    }
    let problems = reader().read(&form).unwrap_err();
    problems.into_iter().map(|FieldProblem { field, fault }| (field.name, fault)).collect()
}

#[test]
fn what_is_filled_in_reads_back() {
    for format in Format::iter() {
        for method in format.scorings() {
            let mut keys = SetupKeys {
                format: Some(format.to_string()),
                method: Some(method.to_string()),
                move_seconds: Some(60),
                own_rule: Some("Who sings pays.".to_owned()),
                values: Some(Values::Custom(crate::rules::CustomValues {
                    number: crate::rules::NumberValue::Fixed(3),
                    skip: 7,
                    blank: Some(9),
                    ..Default::default()
                })),
                ..SetupKeys::default()
            };
            if format.is_movement() {
                keys.blocks = Some(2);
                keys.hands_per_block = Some(2);
                keys.fixed_seats = Some(true);
                keys.duplicate = method.adds_up().then_some(true);
            }
            let setup = Setup::parse(&keys).unwrap();
            let read = reader().read(&evening(&setup)).unwrap();
            assert_eq!(read.setup, setup, "{format} {method}");
        }
    }
}

#[test]
fn the_page_has_the_fields_of_the_table_and_no_others() {
    let visitor = Visitor { words: Words::english(), path: String::new(), is_reading: false };
    // On this night the clocks go back, and the time comes twice.
    let form = fresh(reader().now, reader().zone);
    let mut form = Form::of(form.into_values());
    form.set(DATE.name, "2026-10-25");
    form.set(TIME.name, "02:30");
    let target = TournamentFormTarget::New;
    let page = TournamentFormPage::new(Page::new(&visitor, ""), &target, form, &[], &[], reader().zone);
    let html = askama::Template::render(&page).unwrap();
    let named = Regex::new(r#"<(?:input|textarea|select)[^>]* name="([^"]*)""#).unwrap();
    let shown: BTreeSet<&str> = named.captures_iter(&html).map(|found| found.extract::<1>().1[0]).collect();
    let options = |name: &&str| name.starts_with("option.");
    let shown: BTreeSet<&str> = shown.into_iter().filter(|name| !options(name)).collect();
    let fields = FIELDS.iter().copied().chain(CARD_VALUES.map(|value| value.field));
    let mut known: BTreeSet<&str> = fields.map(|field| field.name).chain([DRAFT]).collect();
    // Nobody is on the roster.
    known.remove(ROSTER.name);
    assert!(known.contains(OCCURRENCE.name));
    assert_eq!(shown, known);
}

#[test]
fn a_problem_is_shown_beside_its_field() {
    let root = Place::root();
    for (place, field) in [
        (root.key("scoring.method"), "scoring"),
        (root.key("scoring.tie_breaks").index(1), "scoring"),
        (root.key("scoring.target"), "target"),
        (root.key("scoring.stop_at_limit"), "stop_at_limit"),
        (root.key("play.move_seconds"), "move_seconds"),
        (root.key("play.duplicate"), "duplicate"),
        (root.key("rules"), "house"),
        (root.key("rules.options").given("house.jump"), "house"),
        (root.key("rules.preset"), "rules"),
        (root.key("rules.own"), "own_rule"),
        (root.key("hands_per_block"), "hands_per_block"),
        (root.key("entrants").index(3).key("name"), "entrants"),
        (root.clone(), "entrants"),
    ] {
        assert_eq!(field_of(&place).name, field, "{place}");
    }
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let given = "soon".to_owned();
    assert_eq!(
        faults(&[("date", "soon"), ("time", ""), ("entrants", ""), ("order", "best"), ("target", "many")]),
        [
            ("date", FieldFault::DateMalformed { given, example: "2026-03-27".to_owned() }),
            ("time", FieldFault::TimeMissing),
            ("entrants", FieldFault::EntrantsMissing { needed: 4 }),
            ("order", FieldFault::ChoiceMissing),
        ]
    );
    let given = "many".to_owned();
    assert_eq!(
        faults(&[("rounds", "many"), ("option.deck.blanks", "custom")]),
        [
            ("own_rule", FieldFault::OwnRuleMissing),
            ("rounds", FieldFault::NotANumber { given, example: "1" }),
        ]
    );
}

#[test]
fn every_fault_has_a_sentence() {
    let (given, example) = (String::new(), String::new());
    for fault in [
        FieldFault::DateMissing,
        FieldFault::DateMalformed { given: given.clone(), example },
        FieldFault::TimeMissing,
        FieldFault::TimeMalformed { given: given.clone() },
        FieldFault::EntrantsMissing { needed: 4 },
        FieldFault::ChoiceMissing,
        FieldFault::NotANumber { given, example: "1" },
        FieldFault::OwnRuleMissing,
    ] {
        let said = FieldProblem { field: NAME, fault: fault.clone() }.say(Words::english());
        assert!(said.contains(' '), "{fault:?}: {said}");
    }
}
