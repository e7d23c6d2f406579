//! `/organise/t/{slug}/cards`: the table cards, to be printed.

use actix_web::{HttpRequest, HttpResponse, web};

use super::{codes, one};
use crate::store::codes::TableCode;
use crate::view::organise::{CardsPage, TableCard};
use crate::web::{Error, Organiser, Site, page, site};

pub(in crate::web) async fn show(
    site: web::Data<Site>,
    request: HttpRequest,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let header = one::header(&site, &organiser, &slug).await?;
    let codes = codes::of(&site, &organiser, &header).await?;
    page(&CardsPage {
        page: organiser.page(organiser.words().say("cards-title")),
        cards: codes.iter().map(|code| card(&request, code)).collect(),
        slug: header.slug,
        name: header.name.to_string(),
    })
}

/// The card of a table, with the address as this organiser reached the service.
pub(super) fn card(request: &HttpRequest, code: &TableCode) -> TableCard {
    let url = site::absolute(request, &format!("/at/{}", code.code));
    TableCard { number: code.table, code: code.code.to_string(), url }
}

/// Whether the address leads to this computer only.
pub(super) fn is_local(request: &HttpRequest) -> bool {
    let info = request.connection_info();
    let host = info.host();
    host.starts_with("127.") || host.starts_with("[::1]") || host.split(':').next() == Some("localhost")
}
