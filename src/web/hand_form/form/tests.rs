//! Tests that the form has exactly the fields in the table of names, that a recorded result can be read back,
//! and that a reason links to its field.

use std::collections::BTreeMap;

use askama::Template as _;
use regex::Regex;

use lastcard_tournament::{
    Amendment, FinalHolding, Format, HandResult, Lineup, Name, ResultKind, Setup, SetupKeys, Tournament,
};

use crate::hand_form::{
    fields::HandField,
    form::{FormTarget, HandForm, place},
    problems::HandProblem,
    submission::Submission,
    typed::TypedHand,
};
use crate::ui::{tournament_text::TournamentText, translator::Translator};

fn tournament(format: &str, method: &str) -> Tournament {
    let keys = SetupKeys {
        format: Some(format.to_owned()),
        method: Some(method.to_owned()),
        ..SetupKeys::default()
    };
    let setup = Setup::parse(&keys).unwrap();
    let lineup = Lineup::parse(setup.format(), ["anna", "boris", "vera", "gleb"]).unwrap();
    Tournament::draw_up(Name::parse("Friday").unwrap(), setup, lineup.entrants()).unwrap()
}

/// Returns an evening for each kind of result that a scoring asks for.
fn evenings() -> [Tournament; 4] {
    [
        ("four-player", "std"),
        ("four-player", "lazy"),
        ("free-for-all", "placement"),
        ("free-for-all", "refill"),
    ]
    .map(|(format, method)| tournament(format, method))
}

fn says(tournament: &Tournament) -> TournamentText<'_> {
    TournamentText { words: Translator::english(), tournament }
}

fn html(tournament: &Tournament, typed: &TypedHand, problems: &[HandProblem]) -> String {
    let sending = FormTarget {
        action: String::new(),
        based_on: 0,
        entry_key: "0123456789abcdef".to_owned(),
        cancel: None,
        foresees: None,
        seen: None,
    };
    let hand = tournament.hands().front().unwrap();
    HandForm::new(says(tournament), hand, typed, problems, sending).render().unwrap()
}

fn captures_of(html: &str, pattern: &str) -> Vec<String> {
    let pattern = Regex::new(pattern).unwrap();
    pattern.captures_iter(html).map(|found| found[1].to_owned()).collect()
}

fn submission_of(fields: &[(&str, &str)]) -> Submission {
    let fixed = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "0123456789abcdef")];
    let fields = fixed.iter().chain(fields).map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Submission::parse(&fields.collect::<Vec<_>>()).unwrap()
}

#[test]
fn every_field_name_parses_back() {
    for evening in evenings() {
        let names = captures_of(&html(&evening, &TypedHand::default(), &[]), r#"<[^d][^>]* name="([^"]*)""#);
        assert!(names.len() > 10, "{names:?}");
        for name in names.iter().filter(|name| *name != "save") {
            assert_eq!(HandField::parse(name).unwrap().unwrap().to_string(), *name);
        }
    }
}

#[test]
fn a_recorded_result_reads_back() {
    let filled = Regex::new(r#"<input[^>]* name="([^"]*)" value="([^"]*)"([^>]*)>"#).unwrap();
    for evening in evenings() {
        let mut hand = evening.hands().front().unwrap().clone();
        let players = hand.seating.players().to_vec();
        let total =
            |points: u32| players.iter().map(move |player| (player.clone(), FinalHolding::Total(points)));
        let result = match evening.setup().method().id().required_result() {
            ResultKind::Out => HandResult::Won {
                out: players[0].clone(),
                left: total(7).skip(1).collect(),
                losers: Some(vec![players[1].clone()]),
            },
            ResultKind::Order => HandResult::Order(players.iter().rev().cloned().collect()),
            ResultKind::Refill => HandResult::Refill {
                points: BTreeMap::from([(players[2].clone(), 3)]),
                left: total(0).collect(),
            },
        };
        hand.result = Some(result.clone());
        let form = html(&evening, &TypedHand::of(&hand), &[]);
        let fields: Vec<(String, String)> = filled
            .captures_iter(&form)
            .map(|found| found.extract::<3>().1)
            .filter(|[name, _, rest]| *name != "out" || rest.contains("checked"))
            .map(|[name, value, _]| (name.to_owned(), value.to_owned()))
            .collect();
        let read = Submission::parse(&fields).unwrap().read(evening.setup(), &hand.seating);
        let read = read.map(|request| request.amendment);
        let Ok(Amendment::Record { outcome, penalties }) = read else { panic!("{read:?}") };
        let expected = match result {
            // The loser is sent by a button, not by a field.
            HandResult::Won { out, left, .. } => HandResult::Won { out, left, losers: None },
            other => other,
        };
        assert_eq!((outcome, penalties.len()), (expected, 0));
    }
}

#[test]
fn every_problem_links_to_its_field() {
    let wrong: [&[(&str, &str)]; 4] = [
        &[("left.vera.5", "x"), ("left.vera.W", "1"), ("total.gleb", "y"), ("penalty.1.kind", "hint")],
        &[("out", "anna"), ("left.vera.5", "1"), ("total.vera", "1")],
        &[("place.anna", "9"), ("place.vera", "first")],
        &[("points.anna", "many"), ("total.vera", "-1"), ("penalty.1.player", "anna")],
    ];
    for (evening, fields) in evenings().into_iter().zip(wrong) {
        let sent = submission_of(fields);
        let hand = evening.hands().front().unwrap();
        let problems = sent.read(evening.setup(), &hand.seating).unwrap_err();
        let form = html(&evening, &sent.typed, &problems);
        let reasons = form.split("</ul>").next().unwrap();
        let fields = captures_of(reasons, "<a href=\"#([^\"]*)\"");
        assert_eq!(fields.len(), problems.len(), "{reasons}");
        for field in fields {
            assert!(form.contains(&format!("id=\"{field}\"")), "{field}");
        }
    }
}

#[test]
fn seats_go_clockwise_round_the_table() {
    let at = |seats: usize| -> Vec<String> {
        (0..seats).map(|seat| place(Format::FreeForAll, seat, seats).replace("side-0 ", "")).collect()
    };
    assert_eq!(at(2), ["head", "foot row-2"]);
    assert_eq!(at(3), ["head", "right row-2", "left row-2"]);
    assert_eq!(at(6), ["head", "right row-2", "right row-3", "foot row-4", "left row-3", "left row-2"]);
    assert_eq!(at(7)[3..5], ["right row-4", "left row-4"]);
    assert_eq!(at(10)[4..7], ["right row-5", "foot row-6", "left row-5"]);
}
