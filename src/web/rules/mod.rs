//! Pages of the rules, and the forms in which a ruleset is chosen.

pub mod basis;
pub mod cards;
pub mod group;
pub mod options;
pub mod page;
pub mod reference_page;
pub mod sentence;
pub mod tournaments_page;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;
use serde::Deserialize;

use lastcard_rules::Preset;

use crate::app::{error::Error, responses::page, state::AppState};
use crate::extract::code::OpenTable;
use crate::played_hands::hand_at_table::HandAtTable;
use crate::rules::{
    page::{PresetPage, RulesPage},
    reference_page::RulesReferencePage,
    tournaments_page::TournamentRulesPage,
};
use crate::ui::page::{Link, Visitor};

/// Constant, since these pages change only with the program.
const VERSION: &str = "";

pub async fn index(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    Ok(site.rendered.page(&visitor, VERSION, || Ok(RulesPage::new(&visitor).render()?))?.answer(&request))
}

/// `GET /rules/tournaments`: formats, schedules and scorings.
pub async fn tournaments(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    Ok(site
        .rendered
        .page(&visitor, VERSION, || Ok(TournamentRulesPage::new(&visitor).render()?))?
        .answer(&request))
}

pub async fn preset(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    preset: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let preset: Preset = preset.parse().map_err(|_| Error::NotFound)?;
    Ok(site
        .rendered
        .page(&visitor, VERSION, || Ok(PresetPage::new(&visitor, preset).render()?))?
        .answer(&request))
}

/// Search term.
#[derive(Deserialize)]
pub struct RulesQuery {
    #[serde(default)]
    q: String,
}

/// `GET /at/{code}/rules`: the rules of the tournament, for looking them up in the middle of a hand.
pub async fn show_at_table(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    OpenTable(table): OpenTable,
    query: web::Query<RulesQuery>,
) -> Result<HttpResponse, Error> {
    let words = visitor.words;
    let (at, text) = (format!("/at/{}", table.code), words.say("table-number").with("table", table.table));
    let (snapshot, text) = (site.participant_snapshot(&table.slug).await?, text.to_string());
    let here = HandAtTable::find(&site, &request, visitor.clone(), table).await?;
    let held = here.as_ref().map(|here| here.context(None).held_cards(words)).unwrap_or_default();
    // A player on a phone returns to the hand.
    let href = if held.is_empty() { at } else { format!("{at}/play") };
    page(&RulesReferencePage::new(&visitor, snapshot.tournament(), &query.q, &held, Link { href, text }))
}
