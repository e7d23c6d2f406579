//! `/me/{code}/page`: profile visibility, chosen by the player.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;
use strum::VariantArray as _;

use lastcard_club::ProfileVisibility;
use lastcard_store::clubs::Club;
use lastcard_store::player_codes::PlayerAccess;
use lastcard_store::{RosterId, StoreError, players};

use crate::app::{
    error::Error,
    responses::{page, see_other},
    state::AppState,
};
use crate::extract::code::OpenPlayer;
use crate::ui::{
    form::Form,
    page::{Page, Visitor},
};

/// Present if the choice was just saved.
#[derive(Debug, Deserialize)]
pub struct SavedQuery {
    done: Option<String>,
}

/// `GET /me/{code}/page`
pub async fn show(
    site: web::Data<AppState>,
    visitor: Visitor,
    OpenPlayer(personal): OpenPlayer,
    query: web::Query<SavedQuery>,
) -> Result<HttpResponse, Error> {
    let (club, id) = person(&site, &personal).await?;
    let snapshots = site.snapshots.clone();
    let asked = move || -> Result<_, StoreError> {
        Ok((players::by_id(snapshots.store(), &club.id, &id)?, snapshots.profile_path(&club, &id)?))
    };
    let (player, public) = web::block(asked).await??;
    page(&OwnPage {
        page: Page::new(&visitor, visitor.words.say("own-page-title").with("name", player.name.as_str())),
        code: personal.code.to_string(),
        openness: player.openness,
        public,
        saved: query.done.is_some(),
    })
}

/// `POST /me/{code}/page`
pub async fn choose(
    site: web::Data<AppState>,
    OpenPlayer(personal): OpenPlayer,
    form: Form,
) -> Result<HttpResponse, Error> {
    let openness: ProfileVisibility = form.value("openness").parse().map_err(|_| Error::BadRequest)?;
    let (club, id) = person(&site, &personal).await?;
    let of = club.id.clone();
    site.with_store(move |store| players::set_visibility(store, &of, &id, openness)).await?;
    Ok(see_other(format!("/me/{}/page?done=openness", personal.code)))
}

/// Returns the player's club and roster entry. Others may have read a link that was shown at a table, so it decides nothing for the player.
async fn person(site: &AppState, personal: &PlayerAccess) -> Result<(Club, RosterId), Error> {
    if personal.code.is_shown_code() {
        return Err(Error::Message { status: StatusCode::FORBIDDEN, key: "error-own-link" });
    }
    let snapshot = site.participant_snapshot(&personal.slug).await?;
    let person = snapshot.stored.people.get(&personal.player).and_then(|person| person.roster_id.clone());
    Ok((snapshot.club.clone(), person.ok_or(Error::NotFound)?))
}

/// The choice of profile visibility, for the person concerned.
#[derive(Template)]
#[template(path = "player/privacy_page.html")]
pub struct OwnPage {
    pub page: Page,
    pub code: String,
    pub openness: ProfileVisibility,
    /// Public address of the profile; `None` while it is empty.
    pub public: Option<String>,
    pub saved: bool,
}
