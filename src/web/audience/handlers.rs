//! `/organise/t/{slug}/audience`: visibility of a tournament, and its redaction.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_club::{Audience, Embargo};
use lastcard_store::tournaments::{self, Header};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::audience::form::{AudiencePage, audience_form, read_audience};
use crate::extract::{organiser::Organiser, own_tournament::OwnHeader};
use crate::ui::form::Form;

pub async fn show(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    let form = audience_form(header.audience, organiser.club.time_zone);
    page(&audience_page(&site, &organiser, &header, form).await?)
}

pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (zone, words) = (organiser.club.time_zone, organiser.words());
    let Some(audience) = read_audience(&mut form, header.starts_at, zone, words) else {
        return html(
            StatusCode::UNPROCESSABLE_ENTITY,
            &audience_page(&site, &organiser, &header, form).await?,
        );
    };
    set(&site, &organiser, &header, audience, "audience").await
}

/// `POST …/audience/standings`: ends the embargo of the standings.
pub async fn end_embargo(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    let audience = Audience { embargo: Embargo::Now, ..header.audience };
    set(&site, &organiser, &header, audience, "told").await
}

async fn set(
    site: &AppState,
    organiser: &Organiser,
    header: &Header,
    audience: Audience,
    done: &str,
) -> Result<HttpResponse, Error> {
    let changed = organiser.change_tournament(site, &header.id, move |store, deed| {
        tournaments::set_audience(store, &deed.club, &deed.tournament, audience, Some(&deed.by))
    });
    // The address may have changed.
    Ok(see_other(format!("/organise/t/{}?done={done}", changed.await?.slug)))
}

async fn audience_page(
    site: &AppState,
    organiser: &Organiser,
    header: &Header,
    form: Form,
) -> Result<AudiencePage, Error> {
    let (club, id) = (organiser.club.id.clone(), header.id.clone());
    let stored = site.with_store(move |store| tournaments::load_of(store, &club, &id)).await?;
    let page = organiser.page(organiser.words().say("audience-title"));
    Ok(AudiencePage::new(page, &stored, form, organiser.club.time_zone))
}
