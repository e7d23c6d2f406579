//! `/organise/t/{slug}/cards`: the table cards, for printing.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

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
use crate::ui::{page::Page, qr};

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    own: OwnTournament,
) -> Result<HttpResponse, Error> {
    let header = &own.stored.header;
    let codes = codes::list_codes(&site, &own.organiser, header).await?;
    let links = played_hands::desk::personal_codes(&site, &own).await?;
    let personal = own.stored.tournament.players().filter_map(|player| {
        Some((
            player.name.to_string(),
            played_hands::desk_page::player_card(&request, links.get(&player.id)?),
        ))
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

/// A table's code.
pub struct TableCard {
    pub number: u32,
    pub code: String,
    /// The address to scan or open.
    pub url: String,
    /// The device that used it last, in a few words.
    pub used: Option<String>,
}

impl TableCard {
    /// Returns the address as a QR code, a standalone SVG element.
    pub fn qr(&self) -> String {
        qr::svg(&self.url)
    }

    /// Returns the address without its scheme, for typing.
    pub fn address(&self) -> &str {
        self.url.split_once("://").map_or(self.url.as_str(), |(_, address)| address)
    }
}

/// The page at `/organise/t/{slug}/cards`: one card per table, for printing.
#[derive(Template)]
#[template(path = "table/cards.html")]
pub struct CardsPage {
    pub page: Page,
    pub slug: String,
    pub name: String,
    pub cards: Vec<TableCard>,
    /// True if players change seats within a block.
    pub moves: bool,
    /// True if the addresses work on this computer only.
    pub local: bool,
    /// Personal links, with the players' names.
    pub personal: Vec<(String, TableCard)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn qr_codes_fit_the_content_policy() {
        let card = TableCard {
            number: 1,
            code: "ABCD".to_owned(),
            url: "http://10.0.0.2:8080/at/ABCD".to_owned(),
            used: None,
        };
        let svg = card.qr();
        assert!(svg.trim_start().starts_with("<svg") && !svg.contains("style="), "{svg}");
        assert_eq!(card.address(), "10.0.0.2:8080/at/ABCD");
    }
}
