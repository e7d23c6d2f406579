//! `/organise/players/{id}/erasure`: erasure of a person, with a preview first.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use lastcard_store::erasure::{self, ErasureError};
use lastcard_store::{RosterId, StoreError, players};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::ui::page::Page;

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<String>,
) -> Result<HttpResponse, Error> {
    page(&erasure_page(&site, &organiser, &RosterId::from(id.into_inner())).await?)
}

pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    id: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let id = RosterId::from(id.into_inner());
    let (snapshots, club, by) =
        (site.snapshots.clone(), organiser.club.id.clone(), organiser.account.id.clone());
    let whom = id.clone();
    let done = web::block(move || {
        let done = snapshots.erase(&club, &whom, Some(&by));
        // Pressing the button twice is no error, but a person of another club is not found.
        match done {
            Err(ErasureError::Store(StoreError::NotFound)) if !players::exists(snapshots.store(), &whom)? => {
                Ok(())
            }
            done => done,
        }
    })
    .await?;
    // Cached pages contain the name.
    site.rendered.clear();
    match done {
        Ok(()) => Ok(see_other("/organise/players?done=erased")),
        Err(ErasureError::InPlay(header)) => {
            let in_play = Some(header.name.to_string());
            let refused = ErasurePage { in_play, ..erasure_page(&site, &organiser, &id).await? };
            html(StatusCode::CONFLICT, &refused)
        }
        Err(ErasureError::Store(error)) => Err(error.into()),
    }
}

async fn erasure_page(site: &AppState, organiser: &Organiser, id: &RosterId) -> Result<ErasurePage, Error> {
    let (club, asked, words) = (organiser.club.id.clone(), id.clone(), organiser.words());
    let outlook = site.with_store(move |store| erasure::preview(store, &club, &asked)).await?;
    let place = |header: &lastcard_store::tournaments::Header| {
        (header.name.to_string(), words.date_time(header.starts_at, organiser.club.time_zone))
    };
    Ok(ErasurePage {
        page: organiser.page(words.say("erasure-title").with("name", outlook.player.name.as_str())),
        id: id.to_string(),
        name: outlook.player.name.to_string(),
        tournaments: outlook.tournaments.iter().map(place).collect(),
        kept: outlook.kept.into_iter().map(|kept| (kept.place, kept.text)).collect(),
        in_play: None,
    })
}

/// The page at `/organise/players/{id}/erasure`.
#[derive(Template)]
#[template(path = "roster/erasure.html")]
pub struct ErasurePage {
    pub page: Page,
    pub id: String,
    pub name: String,
    /// Tournaments of the player: name and start.
    pub tournaments: Vec<(String, String)>,
    /// Texts in which the name or something like it remains: the place and the text.
    pub kept: Vec<(String, String)>,
    /// The tournament in which the player has a seat in a played hand, which prevents the erasure.
    pub in_play: Option<String>,
}
