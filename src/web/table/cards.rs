//! `/organise/t/{slug}/cards`: the table cards, for printing.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use lastcard_store::codes::{Code, LastUse, TableCode};
use lastcard_tournament::Tournament;

use crate::app::{
    error::Error,
    responses::page,
    state::{self, AppState},
};
use crate::control_room::codes;
use crate::extract::{organiser::Organiser, own_tournament::OwnTournament};
use crate::played_hands;
use crate::print::address::PrintedAddress;
use crate::ui::{page::Page, qr};

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    own: OwnTournament,
) -> Result<HttpResponse, Error> {
    let local = PrintedAddress::of(&request);
    page(&CardsPage {
        page: own.organiser.page(own.organiser.words().say("cards-title")),
        cards: CardSheets::load(&site, &own, &local).await?,
        local,
        slug: own.stored.header.slug.clone(),
        name: own.stored.header.name.to_string(),
    })
}

impl CardSheets {
    /// Collects the codes of all tables and, for hands on phones, the personal links, with this address.
    pub async fn load(site: &AppState, own: &OwnTournament, address: &PrintedAddress) -> Result<Self, Error> {
        let tables = codes::list_codes(site, &own.organiser, &own.stored.header).await?;
        let links = played_hands::desk::personal_codes(site, own).await?;
        let personal = own.stored.tournament.players().filter_map(|player| {
            let code = links.get(&player.id)?;
            Some((player.name.to_string(), TableCard::new(0, code, address.url(&format!("/me/{code}")))))
        });
        let card = |code: TableCode| {
            TableCard::new(code.table, &code.code, address.url(&format!("/at/{}", code.code)))
        };
        Ok(Self {
            name: own.stored.header.name.to_string(),
            tables: tables.into_iter().map(card).collect(),
            moves: changes_seats(&own.stored.tournament),
            personal: personal.collect(),
        })
    }
}

/// Returns true if anybody changes seats at a table within a block.
fn changes_seats(tournament: &Tournament) -> bool {
    tournament.hands().iter().any(|hand| !tournament.seat_moves(hand.slot).is_empty())
}

/// Returns the card of a table, with the public URL through which this organiser reached the service.
pub fn card(request: &HttpRequest, code: &TableCode, organiser: &Organiser) -> TableCard {
    let url = state::absolute_url(request, &format!("/at/{}", code.code));
    let used = last_use_line(organiser, code.used.as_ref());
    TableCard { used, ..TableCard::new(code.table, &code.code, url) }
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
    /// Creates a card that has not been used; a personal link has table 0.
    pub fn new(number: u32, code: &Code, url: String) -> Self {
        Self { number, code: code.to_string(), url, used: None }
    }

    /// Returns the address as a QR code, a standalone SVG element.
    pub fn qr(&self) -> String {
        qr::svg(&self.url)
    }

    /// Returns the address without its scheme, for typing.
    pub fn address(&self) -> &str {
        self.url.split_once("://").map_or(self.url.as_str(), |(_, address)| address)
    }
}

/// The cards of all tables, and the personal links.
pub struct CardSheets {
    /// Name of the tournament.
    pub name: String,
    pub tables: Vec<TableCard>,
    /// True if players change seats within a block.
    pub moves: bool,
    /// Personal links, with the players' names.
    pub personal: Vec<(String, TableCard)>,
}

/// The page at `/organise/t/{slug}/cards`, for printing.
#[derive(Template)]
#[template(path = "table/cards.html")]
pub struct CardsPage {
    pub page: Page,
    pub slug: String,
    pub name: String,
    pub cards: CardSheets,
    pub local: PrintedAddress,
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
