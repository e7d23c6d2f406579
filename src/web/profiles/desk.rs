//! `/organise/players/{id}/page`: visibility of a person's profile, and the player export that a person takes from club to club.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use strum::VariantArray as _;

use lastcard_club::{MOST_IMPORTED, PlayerExport, PlayerExportFault, ProfileVisibility};
use lastcard_store::players::{self, RosterPlayer};
use lastcard_store::{RosterId, StoreError, imported_results};
use lastcard_tournament::slug;

use crate::app::{
    error::Error,
    responses::{attachment, html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::ui::{
    form::Form,
    page::{NoticeQuery, Page},
    translator::Translator,
};

/// Audience of the seal on a player export, and the number of days for which the seal is valid: people change clubs slowly.
const SEAL_AUDIENCE: &str = "record";
const SEALED_DAYS: i64 = 5 * 365;

/// Claims of a seal, which only this installation can have signed: the person whose record it is.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct RecordClaims {
    person: RosterId,
}

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<RosterId>,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let done = done.message(organiser.words());
    page(&PersonDeskPage { done, ..desk_page(&site, &organiser, id.into_inner(), Form::default()).await? })
}

pub async fn set_visibility(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<RosterId>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let openness: ProfileVisibility = form.value("openness").parse().map_err(|_| Error::BadRequest)?;
    let (club, own) = (organiser.club.id.clone(), id.clone());
    organiser
        .write_audited(&site, move |store| players::set_visibility(store, &club, &own, openness))
        .await?;
    Ok(see_other(format!("/organise/players/{id}/page?done=openness")))
}

/// Exports the record as a file.
pub async fn export_record(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<RosterId>,
) -> Result<HttpResponse, Error> {
    let (snapshots, club) = (site.snapshots.clone(), organiser.club.clone());
    let asked = move || -> Result<_, StoreError> {
        Ok((snapshots.player_export(&club, &id)?, players::canonical_id(snapshots.store(), &id)?))
    };
    let (mut record, person) = web::block(asked).await??;
    let claims = RecordClaims { person };
    record.seal = Some(site.keys.sign(SEAL_AUDIENCE, Utc::now() + TimeDelta::days(SEALED_DAYS), &claims)?);
    let name = attachment(&slug::slugify(record.person.as_str()), "-record.json");
    let text = record.write().map_err(|error| Error::Internal(error.to_string()))?;
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text))
}

/// Imports a record from another club.
pub async fn import_record(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<RosterId>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let words = organiser.words();
    let record = PlayerExport::parse(form.value("record"));
    let Some(record) = form.ok_or_report("record", record, |fault| problem(words, fault)) else {
        let shown = desk_page(&site, &organiser, id.into_inner(), form).await?;
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown);
    };
    let claims: Option<RecordClaims> = record.seal.and_then(|seal| site.keys.verify(SEAL_AUDIENCE, &seal));
    let (club, own, was) = (organiser.club.id.clone(), id.clone(), claims.map(|claims| claims.person));
    organiser
        .write_audited(&site, move |store| {
            imported_results::add(store, &club, &own, &record.evenings, was.as_ref())
        })
        .await?;
    Ok(see_other(format!("/organise/players/{id}/page?done=record-brought")))
}

/// Removes an imported record.
pub async fn remove(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<RosterId>,
) -> Result<HttpResponse, Error> {
    let (club, own) = (organiser.club.id.clone(), id.clone());
    organiser.write_audited(&site, move |store| imported_results::remove(store, &club, &own)).await?;
    Ok(see_other(format!("/organise/players/{id}/page?done=record-removed")))
}

fn problem(words: Translator, fault: &PlayerExportFault) -> String {
    match fault {
        PlayerExportFault::NoRecord => words.say("problem-record-none").to_string(),
        PlayerExportFault::Later => words.say("problem-record-later").to_string(),
        PlayerExportFault::TooMany => {
            words.say("problem-record-too-many").with("count", MOST_IMPORTED).to_string()
        }
        PlayerExportFault::Evening(number) => {
            words.say("problem-record-evening").with("number", *number).to_string()
        }
    }
}

async fn desk_page(
    site: &AppState,
    organiser: &Organiser,
    id: RosterId,
    form: Form,
) -> Result<PersonDeskPage, Error> {
    let (snapshots, club) = (site.snapshots.clone(), organiser.club.clone());
    let asked = move || -> Result<(RosterPlayer, Option<String>, usize), StoreError> {
        let player = players::by_id(snapshots.store(), &club.id, &id)?;
        let brought = imported_results::of_player(snapshots.store(), &club.id, &id)?.len();
        Ok((player, snapshots.profile_path(&club, &id)?, brought))
    };
    let (player, public, brought) = web::block(asked).await??;
    Ok(PersonDeskPage {
        page: organiser.page(player.name.as_str()),
        id: player.id.to_string(),
        openness: player.openness,
        public,
        brought,
        form,
        done: None,
    })
}

/// The organiser's page of one person.
#[derive(Template)]
#[template(path = "profiles/desk.html")]
pub struct PersonDeskPage {
    pub page: Page,
    /// The roster id.
    pub id: String,
    pub openness: ProfileVisibility,
    /// Public address of the profile; `None` while it is empty.
    pub public: Option<String>,
    /// Number of imported evenings.
    pub brought: usize,
    pub form: Form,
    pub done: Option<String>,
}
