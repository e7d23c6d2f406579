//! `/organise/tournaments`: drawing up a new one.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::Utc;

use super::draft::Reader;
use super::draft_page::{Target, form_page, roster};
use super::fill;
use crate::store::tournaments;
use crate::view::Form;
use crate::web::{Error, Organiser, Site, html, page, see_other};

pub(in crate::web) async fn new(site: web::Data<Site>, organiser: Organiser) -> Result<HttpResponse, Error> {
    let roster = roster(&site, &organiser).await?;
    let form = fill::fresh(Utc::now(), organiser.club.time_zone);
    page(&form_page(&organiser, &Target::New, form, &roster, None))
}

pub(in crate::web) async fn create(
    site: web::Data<Site>,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let roster = roster(&site, &organiser).await?;
    let reader =
        Reader { zone: organiser.club.time_zone, roster: &roster, words: organiser.words(), before: None };
    let Some(new) = reader.read(&mut form) else {
        return html(
            StatusCode::UNPROCESSABLE_ENTITY,
            &form_page(&organiser, &Target::New, form, &roster, None),
        );
    };
    let (club, by) = (organiser.club.id, organiser.account.id);
    let header = site.ask(move |store| tournaments::create(store, &club, Some(&by), &new)).await?;
    Ok(see_other(format!("/organise/t/{}?done=created", header.slug)))
}
