//! `POST /organise/t/{slug}/wall`: changes what the projectors in the hall show, immediately and remotely.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::Utc;
use serde::Deserialize;
use strum::IntoEnumIterator as _;

use lastcard_club::{ClockMinutes, ProjectorMode, ProjectorSettings};
use lastcard_store::tournaments::{self, TournamentRecord};
use lastcard_tournament::ShortText;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::control_room::tabs::RoomTab;
use crate::extract::own_tournament::OwnHeader;

#[derive(Deserialize)]
pub struct ProjectorFields {
    shows: String,
    #[serde(default)]
    message: String,
    /// Minutes for which the message stays; empty for no limit.
    #[serde(default)]
    minutes: String,
    /// The tab of the control room with the form, if it is not the one about projectors.
    #[serde(default)]
    tab: String,
}

pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: web::Form<ProjectorFields>,
) -> Result<HttpResponse, Error> {
    let shows = form.shows.parse().map_err(|_| Error::BadRequest)?;
    let refused = |_| Error::Message { status: StatusCode::UNPROCESSABLE_ENTITY, key: "error-wall-message" };
    let choice = ProjectorSettings { shows, message: ShortText::parse(&form.message).map_err(refused)? };
    let minutes = Some(form.minutes.trim()).filter(|minutes| !minutes.is_empty());
    let minutes = minutes.map(ClockMinutes::parse).transpose().map_err(|_| Error::Message {
        status: StatusCode::UNPROCESSABLE_ENTITY,
        key: "error-clock-minutes",
    })?;
    let until = minutes.map(|minutes| Utc::now() + minutes.duration());
    let changed = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::set_projector(store, &deed.club, &deed.tournament, &choice, until, Some(&deed.by))
    });
    changed.await?;
    Ok(see_other(match form.tab.parse() {
        Ok(RoomTab::Evening) => format!("{}#say", RoomTab::Evening.done(&header.slug, "wall")),
        _ => format!("{}#wall", RoomTab::Show.done(&header.slug, "wall")),
    }))
}

pub struct ProjectorForm {
    /// Address of the projector.
    pub href: String,
    shows: ProjectorMode,
    message: Option<ShortText>,
}

impl ProjectorForm {
    /// Fills in the saved settings.
    pub fn of(stored: &TournamentRecord) -> Self {
        Self {
            href: format!("/t/{}/projector", stored.header.slug),
            shows: stored.wall.shows,
            message: stored.hall_message(Utc::now()).cloned(),
        }
    }

    /// The choices, and true for the selected one.
    pub fn choices(&self) -> impl Iterator<Item = (ProjectorMode, bool)> {
        ProjectorMode::iter().map(|shows| (shows, shows == self.shows))
    }

    pub fn message(&self) -> &str {
        self.message.as_ref().map_or("", ShortText::as_str)
    }
}
