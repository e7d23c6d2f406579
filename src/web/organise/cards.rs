//! `/organise/t/{slug}/cards`: the table cards, to be printed.

use actix_web::{HttpRequest, HttpResponse, web};

use super::own_tournament::OwnTournament;
use super::{codes, phones};
use crate::store::codes::TableCode;
use crate::view::organise::{CardsPage, TableCard};
use crate::web::{Error, Site, page, site};

pub(in crate::web) async fn show(
    site: web::Data<Site>,
    request: HttpRequest,
    own: OwnTournament,
) -> Result<HttpResponse, Error> {
    let header = &own.stored.header;
    let codes = codes::of(&site, &own.organiser, header).await?;
    let links = phones::codes(&site, &own).await?;
    let personal =
        own.stored.tournament.players().filter_map(|player| {
            Some((player.name.to_string(), phones::card(&request, links.get(&player.id)?)))
        });
    page(&CardsPage {
        page: own.organiser.page(own.organiser.words().say("cards-title")),
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
