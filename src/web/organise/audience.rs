//! `/organise/t/{slug}/audience`: who may see a tournament, and how much of it.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::own_tournament::OwnHeader;
use crate::store::tournaments::{self, Audience, Header, Telling};
use crate::view::Form;
use crate::view::organise::{AudiencePage, audience_form, read_audience};
use crate::web::{Error, Organiser, Site, html, page, see_other};

pub(in crate::web) async fn show(OwnHeader { organiser, header }: OwnHeader) -> Result<HttpResponse, Error> {
    let form = audience_form(header.audience, organiser.club.time_zone);
    page(&audience_page(&organiser, &header, form))
}

pub(in crate::web) async fn update(
    site: web::Data<Site>,
    OwnHeader { organiser, header }: OwnHeader,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (zone, words) = (organiser.club.time_zone, organiser.words());
    let Some(audience) = read_audience(&mut form, header.starts_at, zone, words) else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &audience_page(&organiser, &header, form));
    };
    set(&site, &organiser, &header, audience, "audience").await
}

/// `POST …/audience/standings`: the standings are told now.
pub(in crate::web) async fn tell(
    site: web::Data<Site>,
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    let audience = Audience { telling: Telling::Now, ..header.audience };
    set(&site, &organiser, &header, audience, "told").await
}

async fn set(
    site: &Site,
    organiser: &Organiser,
    header: &Header,
    audience: Audience,
    done: &str,
) -> Result<HttpResponse, Error> {
    let changed = organiser.change(site, &header.id, move |store, deed| {
        tournaments::set_audience(store, &deed.club, &deed.tournament, audience, Some(&deed.by))
    });
    // It may have another address now.
    Ok(see_other(format!("/organise/t/{}?done={done}", changed.await?.slug)))
}

fn audience_page(organiser: &Organiser, header: &Header, form: Form) -> AudiencePage {
    let page = organiser.page(organiser.words().say("audience-title"));
    AudiencePage::new(page, header, form, organiser.club.time_zone)
}
