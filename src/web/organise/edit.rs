//! `/organise/t/{slug}/edit`: changing a draft.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::draft::Reader;
use super::draft_page::{Target, form_page, roster};
use super::fill;
use super::one::{self, ClubTournament};
use crate::store::tournaments::{self, ChangeError, EventKind};
use crate::view::Form;
use crate::view::organise::{Conflict, name_of};
use crate::web::{Error, Organiser, Site, html, page, see_other};

pub(in crate::web) async fn show(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let one = draft(&site, &organiser, &slug).await?;
    let roster = roster(&site, &organiser).await?;
    let form = fill::saved(&one.stored, organiser.club.time_zone);
    page(&form_page(&organiser, &target(&one), form, &roster, None))
}

pub(in crate::web) async fn update(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let one = draft(&site, &organiser, &slug).await?;
    let roster = roster(&site, &organiser).await?;
    let based_on: i32 = form.value("revision").parse().map_err(|_| Error::BadRequest)?;
    let words = organiser.words();
    let reader = Reader { zone: organiser.club.time_zone, roster: &roster, words, before: Some(&one.stored) };
    let read = reader.read(&mut form);
    if based_on != one.stored.header.revision {
        return conflict(&site, &organiser, &slug, form).await;
    }
    let Some(new) = read else {
        return html(
            StatusCode::UNPROCESSABLE_ENTITY,
            &form_page(&organiser, &target(&one), form, &roster, None),
        );
    };
    let saved = one::change(&site, &organiser, &slug, move |store, deed| {
        match tournaments::edit(store, &deed.club, &deed.tournament, based_on, Some(&deed.by), &new) {
            Err(ChangeError::Stale) => Ok(None),
            other => other.map(Some),
        }
    })
    .await?;
    match saved {
        Some(header) => Ok(see_other(format!("/organise/t/{}?done=edited", header.slug))),
        None => conflict(&site, &organiser, &slug, form).await,
    }
}

/// Shows what is saved beside what was typed. Saving once more is then a decision.
async fn conflict(
    site: &Site,
    organiser: &Organiser,
    slug: &str,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let one = draft(site, organiser, slug).await?;
    let roster = roster(site, organiser).await?;
    let theirs = fill::saved(&one.stored, organiser.club.time_zone);
    let is_edit = |kind: &EventKind| matches!(kind, EventKind::Edited | EventKind::Drawn { .. });
    let last = one.events.iter().rev().find(|event| is_edit(&event.kind));
    let who = last.and_then(|event| name_of(event, &one.accounts));
    let conflict = Conflict::between(&theirs, &form, who, organiser.words());
    form.set("revision", theirs.value("revision"));
    html(StatusCode::CONFLICT, &form_page(organiser, &target(&one), form, &roster, Some(conflict)))
}

async fn draft(site: &Site, organiser: &Organiser, slug: &str) -> Result<ClubTournament, Error> {
    let one = one::load(site, organiser, slug).await?;
    if one.is_draft() { Ok(one) } else { Err(ChangeError::NotADraft.into()) }
}

fn target(one: &ClubTournament) -> Target {
    Target::Saved { slug: one.stored.header.slug.clone(), name: one.stored.header.name.to_string() }
}
