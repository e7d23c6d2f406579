//! `/organise/t/{slug}/cards`: the table cards, to be printed.

use actix_web::{HttpRequest, HttpResponse, web};

use super::{codes, one, phones};
use crate::store::codes::TableCode;
use crate::view::organise::{CardsPage, TableCard};
use crate::web::{Error, Organiser, Site, page, site};

pub(in crate::web) async fn show(
    site: web::Data<Site>,
    request: HttpRequest,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let one = one::load(&site, &organiser, &slug).await?;
    let header = &one.stored.header;
    let codes = codes::of(&site, &organiser, header).await?;
    let links = phones::codes(&site, &organiser, &one).await?;
    let personal =
        one.stored.tournament.players().filter_map(|player| {
            Some((player.name.to_string(), phones::card(&request, links.get(&player.id)?)))
        });
    page(&CardsPage {
        page: organiser.page(organiser.words().say("cards-title")),
        cards: codes.iter().map(|code| card(&request, code)).collect(),
        personal: personal.collect(),
        slug: header.slug.clone(),
        name: header.name.to_string(),
    })
}

/// The card of a table, with the address as this organiser reached the service.
pub(super) fn card(request: &HttpRequest, code: &TableCode) -> TableCard {
    let url = site::absolute(request, &format!("/at/{}", code.code));
    TableCard { number: code.table, code: code.code.to_string(), url }
}
