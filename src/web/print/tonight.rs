//! `/organise/t/{slug}/print/tonight`: everything that an evening needs on paper, as one document.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use strum::IntoEnumIterator;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::ScoreSheet;

use crate::app::{error::Error, responses::page, state::AppState};
use crate::extract::own_tournament::OwnTournament;
use crate::print::{
    address::PrintedAddress,
    frame::PrintFrame,
    page::{PrintAudience, PrintKind},
    schedule::{PlayerPlan, has_undecided_dealers},
    seat_list::SeatSheet,
    sheets::PaperSheet,
};
use crate::schedule::{matrix::ScheduleMatrix, page::schedule_matrix};
use crate::table::cards::CardSheets;
use crate::ui::{form::Form, page::Page, tournament_text::TournamentText, translator::Translator};

/// Maximum number of score sheets that are printed unasked: a big hall has a thousand.
const MOST_SCORE_SHEETS: usize = 120;

/// A printout that may be a part of the document.
pub struct TonightPart {
    /// Name of the kind, as in addresses.
    pub kind: &'static str,
    pub what: String,
    pub is_chosen: bool,
}

/// Lists what there is to print for tonight; the players' own plans are printed only if asked for.
pub fn parts(words: Translator, snapshot: &TournamentSnapshot) -> Vec<TonightPart> {
    let part = |kind: PrintKind| TonightPart {
        kind: kind.into(),
        what: words.say(format!("print-{}", <&str>::from(kind))).to_string(),
        is_chosen: is_usual(kind, snapshot),
    };
    kinds(snapshot).map(part).collect()
}

fn kinds(snapshot: &TournamentSnapshot) -> impl Iterator<Item = PrintKind> {
    let is_open = PrintKind::Tonight.is_available(snapshot);
    let is_part = move |kind: &PrintKind| is_open && kind.is_for_tonight() && kind.is_available(snapshot);
    PrintKind::iter().filter(is_part)
}

fn is_usual(kind: PrintKind, snapshot: &TournamentSnapshot) -> bool {
    match kind {
        PrintKind::Plans => false,
        PrintKind::Sheets => ScoreSheet::all(snapshot.tournament()).len() <= MOST_SCORE_SHEETS,
        _ => true,
    }
}

/// The document. A part that was not chosen is `None`.
#[derive(Template)]
#[template(path = "print/tonight.html")]
pub struct TonightPrint {
    page: Page,
    frame: PrintFrame,
    local: PrintedAddress,
    cards: Option<CardSheets>,
    seats: Option<SeatSheet>,
    schedule: Option<ScheduleMatrix>,
    sheets: Option<Vec<PaperSheet>>,
    plans: Option<PlanSheets>,
}

struct PlanSheets {
    plans: Vec<PlayerPlan>,
    undecided: bool,
}

/// `GET /organise/t/{slug}/print/tonight?part=cards&part=seats`; without a part, those that an evening usually needs.
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    own: OwnTournament,
    asked: web::Query<Vec<(String, String)>>,
) -> Result<HttpResponse, Error> {
    let snapshot = site.unredacted_snapshot(&own.stored.header.slug).await?;
    if !PrintKind::Tonight.is_available(&snapshot) {
        return Err(Error::NotFound);
    }
    let asked = Form::of(asked.into_inner());
    let is_chosen = |kind: PrintKind| {
        let chosen = asked.has("part", kind.into()) || !asked.has_field("part") && is_usual(kind, &snapshot);
        chosen && kinds(&snapshot).any(|one| one == kind)
    };
    let local = PrintedAddress::of(&request);
    let words = own.organiser.words();
    let says = TournamentText { words, tournament: snapshot.tournament() };
    let frame =
        PrintFrame::new(words, &snapshot, PrintKind::Tonight, PrintAudience::Organiser(&own.organiser));
    let cards =
        if is_chosen(PrintKind::Cards) { Some(CardSheets::load(&site, &own, &local).await?) } else { None };
    page(&TonightPrint {
        cards,
        seats: is_chosen(PrintKind::Seats).then(|| SeatSheet::of(says, &snapshot)),
        schedule: schedule_matrix(says, &snapshot).filter(|_| is_chosen(PrintKind::Schedule)),
        sheets: is_chosen(PrintKind::Sheets).then(|| PaperSheet::all(says)),
        plans: is_chosen(PrintKind::Plans)
            .then(|| PlanSheets { plans: PlayerPlan::all(says), undecided: has_undecided_dealers(says) }),
        page: own.organiser.page(frame.title(words)),
        frame,
        local,
    })
}
