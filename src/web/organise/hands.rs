//! `/organise/t/{slug}/hands/{slot}`: an organiser corrects or voids a hand, by the same form as at the table.

use actix_web::{HttpResponse, web};

use crate::store::entries::Via;
use crate::tournament::Slot;
use crate::web::at::{Counter, Submission};
use crate::web::{Error, Organiser, Site, page};

pub(in crate::web) async fn show(
    site: web::Data<Site>,
    organiser: Organiser,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    page(&counter(&site, organiser, &slug).await?.correction(parse(&slot)?)?)
}

pub(in crate::web) async fn record(
    site: web::Data<Site>,
    organiser: Organiser,
    path: web::Path<(String, String)>,
    fields: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let sent = Submission::parse(&fields)?;
    if sent.slot != parse(&slot)? {
        return Err(Error::BadRequest);
    }
    counter(&site, organiser, &slug).await?.take(&site, sent).await
}

fn parse(slot: &str) -> Result<Slot, Error> {
    slot.parse().map_err(|_| Error::NotFound)
}

/// The desk of this organiser; a tournament of another club is not found.
async fn counter(site: &Site, organiser: Organiser, slug: &str) -> Result<Counter, Error> {
    let picture = site.picture(slug).await?;
    if picture.club.id != organiser.club.id {
        return Err(Error::NotFound);
    }
    Ok(Counter {
        picture,
        action: String::new(),
        back: format!("/organise/t/{slug}"),
        saved: format!("/organise/t/{slug}?done=corrected"),
        via: Via::Organiser,
        organiser: Some((organiser.account.id, organiser.account.name.to_string())),
        visitor: organiser.visitor,
    })
}
