//! `/score/{code}`: device of a scorer, who enters the results of all tables.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use lastcard_snapshots::{ClubVersion, TournamentSnapshot};
use lastcard_store::codes::{Code, ScoredTournament};
use lastcard_tournament::{Seating, Slot, TableState, tables};

use crate::app::{error::Error, responses::page, state::AppState};
use crate::extract::code::{self, CodeLookup};
use crate::live::own_stream;
use crate::ui::{
    page::{Page, Visitor},
    status_bar::StatusBar,
    tournament_text::TournamentText,
};

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    code: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let scored = find_by_code(&site, &request, &code).await?;
    let club = site.participant_snapshot(&scored.slug).await?.club.id.clone();
    let club_version = *site.snapshots.watch_club(&club).borrow();
    let snapshot = visitor.words.localise_snapshot(site.participant_snapshot(&scored.slug).await?);
    if snapshot.is_draft() {
        return Err(Error::Message { status: StatusCode::CONFLICT, key: "error-table-not-started" });
    }
    page(&ScorerPage::new(&visitor, &snapshot, &scored.code, club_version))
}

/// `GET /score/{code}/live`: change feed of the club, which includes its tables.
pub async fn live(
    site: web::Data<AppState>,
    request: HttpRequest,
    code: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let scored = find_by_code(&site, &request, &code).await?;
    let snapshot = site.participant_snapshot(&scored.slug).await?;
    Ok(own_stream::club_versions(&site, site.snapshots.watch_club(&snapshot.club.id), async || true))
}

async fn find_by_code(
    site: &AppState,
    request: &HttpRequest,
    typed: &str,
) -> Result<ScoredTournament, Error> {
    match code::open::<ScoredTournament>(site, request, typed).await? {
        CodeLookup::To(scored) => Ok(scored),
        CodeLookup::Nothing { replaced } => Err(Error::NoTable { typed: typed.to_owned(), replaced }),
    }
}

/// The list of all tables, each with a link to its form.
#[derive(Template)]
#[template(path = "scorer/page.html")]
pub struct ScorerPage {
    page: Page,
    name: String,
    hall: StatusBar,
    tables: Vec<ScorerTable>,
    /// Pages that the phone caches beside this one.
    kept: String,
}

struct ScorerTable {
    number: u32,
    says: String,
    href: String,
    plays: bool,
}

impl ScorerPage {
    pub fn new(
        visitor: &Visitor,
        snapshot: &TournamentSnapshot,
        code: &Code,
        club_version: ClubVersion,
    ) -> Self {
        let words = visitor.words;
        let says = TournamentText { words, tournament: snapshot.tournament() };
        let table = |table: lastcard_tournament::Table| ScorerTable {
            number: table.number,
            says: match table.state {
                TableState::Plays(slot) => current_hand_text(says, slot),
                TableState::Waits => words.say("table-waits").to_string(),
                TableState::Done => words.say("table-done").to_string(),
            },
            href: format!("/at/{}", code.with_table(table.number)),
            plays: matches!(table.state, TableState::Plays(_)),
        };
        let tables: Vec<_> =
            tables(snapshot.tournament(), &snapshot.tally.standings).into_iter().map(table).collect();
        let name = snapshot.tournament().name().to_string();
        let title = words.say("scorer-title").with("tournament", name.as_str());
        Self {
            page: Page::new(visitor, title)
                .of_tournament(snapshot)
                .with_live_stream(format!("/score/{code}/live"), club_version),
            name,
            hall: StatusBar::new(words, snapshot, None),
            kept: tables.iter().map(|table| table.href.as_str()).collect::<Vec<_>>().join(" "),
            tables,
        }
    }
}

/// Formats the hand in play, such as “Hand 5: Anna and Boris against Vera and Gleb”.
fn current_hand_text(says: TournamentText<'_>, slot: Slot) -> String {
    let hand = says.tournament.hand(slot);
    let names = |seating: &Seating| {
        let names: Vec<String> = seating.players().iter().map(|player| says.player(player)).collect();
        says.list(&names)
    };
    let names = hand.map(|hand| names(&hand.seating)).unwrap_or_default();
    says.words.say("scorer-plays").with("hand", says.hand(slot)).with("names", names).to_string()
}
