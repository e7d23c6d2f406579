//! Tests that a filled-in form can be read back, and that the page has exactly the fields of the table.

use std::collections::BTreeSet;

use chrono::{TimeZone, Utc};
use regex::Regex;
use strum::IntoEnumIterator;

use lastcard_club::ProfileVisibility;
use lastcard_rules::Values;
use lastcard_store::players::RosterPlayer;
use lastcard_store::{ClubId, RosterId};
use lastcard_tournament::{Format, Name, Pace, Place, Setup, SetupKeys};

use crate::tournament_form::{
    fields::{
        AGREED, BLOCKS, CARD_VALUES, DATE, DRAFT, ENTRANTS, FIELDS, FORMAT, HANDS_PER_BLOCK, KNOWN, NAME,
        NAMED, OCCURRENCE, ROSTER, SUGGESTED, TIME, field_of,
    },
    names::{NamedForm, read_named_form},
    page::{TournamentFormPage, TournamentFormTarget},
    prefill::{self, new_form},
    problems::{FieldFault, FieldProblem},
    reading::FormReader,
};
use crate::ui::{
    form::Form,
    page::{Page, Visitor},
    translator::Translator,
};

fn reader() -> FormReader<'static> {
    let now = Utc.with_ymd_and_hms(2026, 3, 27, 18, 0, 0).unwrap();
    FormReader {
        zone: "Europe/Berlin".parse().unwrap(),
        pace: Pace::default(),
        roster: &[],
        before: None,
        now,
    }
}

/// An evening with enough players for its format.
fn evening(setup: &Setup) -> Form {
    let players = "Anna Boris Vera Gleb Dina Egor Zoya Ilya";
    let players: Vec<&str> = players.split(' ').take(*setup.format().players().start()).collect();
    let form = new_form(reader().now, reader().zone)
        .with(NAME.name, "Friday")
        .with(ENTRANTS.name, players.join("\n"));
    let fields = prefill::with_setup(Form::default(), setup).into_values();
    let others = form.into_values().into_iter().filter(|(name, _)| fields.iter().all(|(own, _)| own != name));
    let numbers = ["rounds", "hands_per_block", "how_long", "named"];
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
fn a_filled_in_form_reads_back() {
    for format in Format::iter() {
        for method in format.scorings() {
            let mut keys = SetupKeys {
                format: Some(format.to_string()),
                method: Some(method.to_string()),
                move_seconds: Some(60),
                own_rule: Some("Who sings pays.".to_owned()),
                values: Some(Values::Custom(lastcard_rules::CustomValues {
                    number: lastcard_rules::NumberValue::Fixed(3),
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
                keys.duplicate = method.sums_points().then_some(true);
            }
            let setup = Setup::parse(&keys).unwrap();
            let read = reader().read(&evening(&setup)).unwrap();
            assert_eq!(read.setup, setup, "{format} {method}");
        }
    }
}

#[test]
fn the_page_has_exactly_the_form_fields() {
    let visitor = Visitor {
        words: Translator::english(),
        path: String::new(),
        is_reading: false,
        origin: String::new(),
    };
    // On this night the clocks go back, and the time is ambiguous.
    let form = new_form(reader().now, reader().zone);
    let mut form = Form::of(form.into_values());
    form.set(DATE.name, "2026-10-25");
    form.set(TIME.name, "02:30");
    let target = TournamentFormTarget::New;
    let page = TournamentFormPage::new(Page::new(&visitor, ""), &target, form, &[], &reader());
    let html = askama::Template::render(&page).unwrap();
    let named = Regex::new(r#"<(?:input|textarea|select)[^>]* name="([^"]*)""#).unwrap();
    let shown: BTreeSet<&str> = named.captures_iter(&html).map(|found| found.extract::<1>().1[0]).collect();
    let options = |name: &&str| name.starts_with("option.");
    let shown: BTreeSet<&str> = shown.into_iter().filter(|name| !options(name)).collect();
    let fields = FIELDS.iter().copied().chain(CARD_VALUES.map(|value| value.field));
    let mut known: BTreeSet<&str> = fields.map(|field| field.name).chain([DRAFT, SUGGESTED, NAMED]).collect();
    // The roster is empty.
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
        (root.key("rules.options").user_key("house.jump"), "house"),
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
fn all_problems_are_shown_at_once() {
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
        FieldFault::NameAlike { name: "anna".to_owned(), other: "Anna".to_owned() },
        FieldFault::NameNear { name: "Jose".to_owned(), other: "José".to_owned() },
        FieldFault::ColumnsMissing,
        FieldFault::MailForName { line: 1, mail: "anna@example.org".to_owned() },
    ] {
        let said = FieldProblem { field: NAME, fault: fault.clone() }.message(Translator::english());
        assert!(said.contains(' '), "{fault:?}: {said}");
    }
}

/// Format, hands per block and blocks of a form once its names are known, with the problems of the names.
fn form_for_names(fields: &[(&str, &str)]) -> (String, String, Form) {
    let fresh = new_form(reader().now, reader().zone).into_values();
    let form = fields.iter().fold(Form::of(fresh), |mut form, (field, value)| {
        form.set(field, *value);
        form
    });
    let NamedForm { form, problems, .. } = read_named_form(&reader(), form);
    let problems: Vec<String> =
        problems.iter().map(|problem| problem.message(Translator::english())).collect();
    let exact = reader().with_exact_length(&form, Some(reader().party(&form).players()));
    let fields = [FORMAT, HANDS_PER_BLOCK, BLOCKS].map(|field| exact.value(field.name).to_owned());
    (fields.join(" ").trim_end().to_owned(), problems.join(" "), form)
}

fn numbered_names(players: usize) -> String {
    (1..=players).map(|number| format!("Player {number}")).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_format_follows_the_names_until_chosen() {
    for (players, chosen) in [
        (3, "free-for-all 4"),
        (4, "four-player 4"),
        (8, "eight-player 4"),
        (13, "individual 2"),
        (64, "individual 4 10"),
        // No format fits: the form stays as it is.
        (65, "four-player 4"),
    ] {
        let (found, problems, form) = form_for_names(&[("entrants", &numbered_names(players))]);
        assert_eq!((found.as_str(), problems.as_str()), (chosen, ""), "{players}");
        // A suggestion follows the names; a choice by the organiser is kept.
        let suggested = form.value(SUGGESTED);
        let fields = [FORMAT, HANDS_PER_BLOCK, BLOCKS].map(|field| (field.name, form.value(field.name)));
        let eight = numbered_names(8);
        let again = [&fields[..], &[("entrants", &eight), (SUGGESTED, suggested)]].concat();
        if players < 65 {
            assert_eq!(form_for_names(&again).0, "eight-player 4", "{players}");
        }
        let mine = [&again[..], &[("format", "cowboy"), ("hands_per_block", "1")]].concat();
        assert!(players == 65 || form_for_names(&mine).0.starts_with("cowboy 1"), "{players}");
    }
    assert_eq!(form_for_names(&[("entrants", "Anna + Boris\nVera + Gleb")]).0, "two-vs-two 4");
}

#[test]
fn indistinguishable_names_are_reported() {
    let (chosen, problems, form) =
        form_for_names(&[("entrants", "1. Anna\n2. Boris\n3. anna\n4. Vera\n5. VERA")]);
    assert_eq!(form.value("entrants"), "Anna\nBoris\nanna\nVera\nVERA");
    assert_eq!(chosen, "four-player 4");
    assert_eq!(problems.matches("look like the same name").count(), 2, "{problems}");
    let alike = FieldFault::NameAlike { name: "anna".to_owned(), other: "Anna".to_owned() };
    assert_eq!(faults(&[("entrants", "Anna\nBoris\nanna\nGleb")]), [("entrants", alike)]);
}

#[test]
fn unclear_pasted_names_stay_until_answered() {
    let (_, problems, form) = form_for_names(&[("entrants", "Anna\nBoris\nvera@example.org")]);
    assert!(problems.contains("vera@example.org"), "{problems}");
    assert!(form.value("entrants").contains("vera@example.org"));

    let pasted = "Ek, Anna\nLund, Boris\nMoe, Gleb\nDahl, Vera";
    let (_, problems, form) = form_for_names(&[("entrants", pasted)]);
    assert_eq!(problems.matches("several parts").count(), 1, "{problems}");
    assert_eq!(form.value("entrants"), pasted);
    assert_eq!(faults(&[("entrants", pasted)]), [("entrants", FieldFault::ColumnsMissing)]);
    for (columns, chosen) in [("2+1", "four-player 4"), ("all", "eight-player 4")] {
        let (found, problems, _) = form_for_names(&[("entrants", pasted), ("columns", columns)]);
        assert_eq!((found.as_str(), problems.as_str()), (chosen, ""));
    }
}

#[test]
fn a_reopened_draft_keeps_team_names() {
    let setup = Setup::parse(&SetupKeys { format: Some("two-vs-two".to_owned()), ..SetupKeys::default() });
    let mut form = evening(&setup.unwrap());
    form.set("entrants", "Reds – Anna + Boris\nVera + Gleb");
    let entrants = reader().read(&form).unwrap().lineup.entrants();
    assert_eq!(entrants[0].name.as_str(), "Reds");
    assert_eq!(prefill::entrants(&entrants), "Reds: Anna + Boris\nVera + Gleb");
}

fn player(number: u32, name: &str) -> RosterPlayer {
    RosterPlayer {
        alias: None,
        id: RosterId::from(format!("p{number}")),
        club_id: ClubId::from("c".to_owned()),
        name: Name::parse(name).unwrap(),
        created_at: reader().now,
        archived_at: None,
        openness: ProfileVisibility::default(),
    }
}

/// The form of an individual evening with these entrants.
fn form_among(entrants: &str) -> Form {
    let setup = Setup::parse(&SetupKeys { format: Some("individual".to_owned()), ..SetupKeys::default() });
    let mut form = evening(&setup.unwrap());
    form.set("entrants", entrants);
    form
}

fn names(reader: &FormReader<'_>, form: &Form) -> Vec<String> {
    reader.read(form).unwrap().lineup.names().map(Name::to_string).collect()
}

#[test]
fn known_names_are_spelt_as_on_the_roster() {
    let roster = [player(1, "Anna Ek"), player(2, "Boris"), player(3, "José"), player(4, "Jose")];
    let reader = FormReader { roster: &roster, ..reader() };
    let mut form = form_among("anna ek, BORIS, jose, Vera");
    form.set("roster", "p2");
    // Boris is ticked and typed, and plays once.
    assert_eq!(names(&reader, &form), ["Anna Ek", "Boris", "Jose", "Vera"]);
    // Both are on the roster: no question.
    assert_eq!(names(&reader, &form_among("JOSÉ, jose, Anna Ek, Vera")), ["José", "Jose", "Anna Ek", "Vera"]);
}

#[test]
fn near_matches_are_asked_about_and_never_respelt() {
    let roster = [player(1, "José Ruiz"), player(2, "Anna")];
    let reader = FormReader { roster: &roster, ..reader() };
    let mut form = form_among("Jose Ruiz, Boris, Vera, Gleb");
    let near = FieldFault::NameNear { name: "Jose Ruiz".to_owned(), other: "José Ruiz".to_owned() };
    assert_eq!(reader.read(&form).unwrap_err(), [FieldProblem { field: ENTRANTS, fault: near }]);
    let asked = reader.similar_names(&form, Format::Individual).remove(0);
    assert_eq!((asked.name.as_str(), asked.known[0].name.as_str()), ("Jose Ruiz", "José Ruiz"));
    form.set(AGREED, "Jose Ruiz");
    assert_eq!(names(&reader, &form)[0], "Jose Ruiz", "nothing is ticked");
    form.set(KNOWN, asked.known[0].value.as_str());
    assert_eq!(names(&reader, &form)[0], "José Ruiz");
    assert!(
        reader.similar_names(&form, Format::Individual)[0].known[0].chosen,
        "it is still asked, and ticked"
    );
    // An answer about another name does not count.
    form.set("entrants", "Jose Ruíz, Boris, Vera, Gleb");
    assert_eq!(reader.read(&form).unwrap_err().len(), 1);
}

#[test]
fn confirmed_similar_names_are_two_people() {
    let roster = [player(1, "José")];
    let reader = FormReader { roster: &roster, ..reader() };
    let mut form = form_among("Jose, Boris, José, Gleb");
    let asked = reader.similar_names(&form, Format::Individual);
    assert_eq!(asked.len(), 1);
    assert_eq!((asked[0].name.as_str(), &asked[0].here), ("José", &vec!["Jose".to_owned()]));
    assert!(asked[0].known.is_empty());
    assert_eq!(reader.read(&form).unwrap_err().len(), 1);
    form.set(AGREED, "José");
    assert_eq!(names(&reader, &form), ["Jose", "Boris", "José", "Gleb"]);
}
