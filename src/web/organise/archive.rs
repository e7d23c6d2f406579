//! `/organise/t/{slug}/archive`: a tournament leaves the desk, or comes back to it.

use actix_web::{HttpResponse, web};

use super::one;
use crate::store::tournaments;
use crate::web::{Error, Organiser, Site, see_other};

pub(in crate::web) async fn create(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    one::change(&site, &organiser, &slug, |store, deed| {
        tournaments::archive(store, &deed.club, &deed.tournament, Some(&deed.by))
    })
    .await?;
    Ok(see_other(format!("/organise/t/{}?done=archived", *slug)))
}

pub(in crate::web) async fn end(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    one::change(&site, &organiser, &slug, |store, deed| {
        tournaments::unarchive(store, &deed.club, &deed.tournament, Some(&deed.by))
    })
    .await?;
    Ok(see_other(format!("/organise/t/{}?done=unarchived", *slug)))
}
