//! `GET /at/{code}/rules`: the rules of the tournament, for looking them up in the middle of a hand.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::app::{error::Error, responses::page, state::AppState};
use crate::extract::code::OpenTable;
use crate::played_hands::hand_at_table::HandAtTable;
use crate::rules::reference_page::RulesReferencePage;
use crate::ui::{link::Link, page::Visitor};

/// Search term.
#[derive(Deserialize)]
pub struct RulesQuery {
    #[serde(default)]
    q: String,
}

pub async fn show(
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
