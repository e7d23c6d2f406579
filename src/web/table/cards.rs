//! `/organise/t/{slug}/cards`: the table cards, for printing.

use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_store::codes::{LastUse, TableCode};
use lastcard_tournament::Tournament;

use crate::app::{
    error::Error,
    responses::page,
    state::{self, AppState},
};
use crate::control_room::codes;
use crate::extract::{organiser::Organiser, own_tournament::OwnTournament};
use crate::middleware::public_url::Origin;
use crate::played_hands;
use crate::table::cards_page::{CardsPage, TableCard};

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    own: OwnTournament,
) -> Result<HttpResponse, Error> {
    let header = &own.stored.header;
    let codes = codes::list_codes(&site, &own.organiser, header).await?;
    let links = played_hands::desk::personal_codes(&site, &own).await?;
    let personal = own.stored.tournament.players().filter_map(|player| {
        Some((player.name.to_string(), played_hands::desk::card(&request, links.get(&player.id)?)))
    });
    page(&CardsPage {
        page: own.organiser.page(own.organiser.words().say("cards-title")),
        cards: codes.iter().map(|code| card(&request, code, &own.organiser)).collect(),
        personal: personal.collect(),
        local: Origin::for_request(&request).is_local(),
        moves: changes_seats(&own.stored.tournament),
        slug: header.slug.clone(),
        name: header.name.to_string(),
    })
}

/// Returns true if anybody changes seats at a table within a block.
fn changes_seats(tournament: &Tournament) -> bool {
    tournament.hands().iter().any(|hand| !tournament.seat_moves(hand.slot).is_empty())
}

/// Returns the card of a table, with the public URL through which this organiser reached the service.
pub fn card(request: &HttpRequest, code: &TableCode, organiser: &Organiser) -> TableCard {
    let url = state::absolute_url(request, &format!("/at/{}", code.code));
    let used = last_use_line(organiser, code.used.as_ref());
    TableCard { number: code.table, code: code.code.to_string(), url, used }
}

/// Returns the card of the code that opens all tables.
pub fn scorer_card(request: &HttpRequest, code: &TableCode, organiser: &Organiser) -> TableCard {
    let url = state::absolute_url(request, &format!("/score/{}", code.code));
    TableCard { url, ..card(request, code, organiser) }
}

/// Returns a line such as “Used last: 26 November, 19:42, Chrome · Android”.
pub fn last_use_line(organiser: &Organiser, used: Option<&LastUse>) -> Option<String> {
    let (words, zone, used) = (organiser.words(), organiser.club.time_zone, used?);
    let (at, device) = (words.date_time(used.at, zone), used.device.as_str());
    let key = if device.is_empty() { "code-used" } else { "code-used-by" };
    Some(words.say(key).with("at", at).with("device", device).to_string())
}
