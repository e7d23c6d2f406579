//! Arbitrary forms as browsers send them, one per line: results and a score sheet of an evening chosen by the
//! first byte, or tournaments. An accepted result is in the tournament's file, every refusal has a message,
//! and the form is shown again.

use actix_web::web::Query;
use askama::Template as _;
use chrono::{DateTime, Utc};
use lastcard::tournament::Pace;
use lastcard::web::TypedSheet;
use lastcard::web::{Form, Page, Translator, Visitor};
use lastcard::web::{FormReader, TournamentFormPage, TournamentFormTarget, read_named_form};
use lastcard::web::{FormTarget, HandForm, Submission, TournamentText};
use rand::SeedableRng as _;
use rand::rngs::StdRng;

use super::files::comes_back;
use super::results::{Recorded, evening};

type Fields = Vec<(String, String)>;

/// First byte for forms of tournaments.
const TOURNAMENT: u8 = b'T';

pub fn run(data: &[u8]) {
    let Some((which, lines)) = data.split_first() else { return };
    let Ok(lines) = str::from_utf8(lines) else { return };
    let forms = lines.lines().filter_map(|line| Query::<Fields>::from_query(line).ok());
    if *which == TOURNAMENT {
        return forms.take(2).for_each(|fields| tournament(fields.into_inner()));
    }
    let mut recorded = Recorded::nothing(evening(*which));
    for fields in forms {
        if let Ok(sent) = Submission::parse(&fields) {
            hand(&mut recorded, &sent);
        } else if let Ok(sheet) = TypedSheet::parse(&fields) {
            sheet.hands.iter().for_each(|sent| hand(&mut recorded, sent));
        }
    }
    comes_back(&recorded.tournament);
}

/// Records a hand's form if possible, and shows it again.
fn hand(recorded: &mut Recorded, sent: &Submission) {
    let tournament = &recorded.tournament;
    let Some(hand) = tournament.hand(sent.slot) else { return };
    let read = sent.read(tournament.setup_of(sent.slot), &hand.seating);
    let problems = read.as_ref().err().cloned().unwrap_or_default();
    assert!(read.is_ok() || !problems.is_empty(), "it was refused without a problem");
    let says = TournamentText { words: Translator::english(), tournament };
    let sending = FormTarget {
        action: "/at/K7M2QX/entries".to_owned(),
        based_on: sent.based_on,
        entry_key: sent.entry_key.to_string(),
        cancel: None,
        foresees: None,
        seen: None,
    };
    HandForm::new(says, hand, &sent.typed, &problems, sending).render().unwrap();
    if let Ok(request) = read {
        recorded.record(sent.slot, request.amendment);
    }
}

/// Draws up a tournament from its form if possible, or shows the form again.
fn tournament(fields: Fields) {
    let now: DateTime<Utc> = "2026-03-27T18:00:00Z".parse().unwrap();
    let reader = FormReader {
        zone: "Europe/Berlin".parse().unwrap(),
        pace: Pace::default(),
        roster: &[],
        before: None,
        now,
    };
    let form = read_named_form(&reader, Form::of(fields)).form;
    match reader.read_tournament(&form, &mut StdRng::seed_from_u64(1)) {
        Ok(new) => comes_back(&new.tournament),
        Err(problems) => {
            assert!(!problems.is_empty(), "it was refused without a problem");
            let visitor = Visitor {
                words: Translator::english(),
                path: String::new(),
                is_reading: false,
                origin: String::new(),
            };
            let page = Page::new(&visitor, "");
            let page = TournamentFormPage::new(page, &TournamentFormTarget::New, form, &problems, &reader);
            page.render().unwrap();
        }
    }
}
