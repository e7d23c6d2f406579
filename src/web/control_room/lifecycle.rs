//! Stages of a tournament: stopping and reopening, archiving, returning to the draft, and deleting one without results. Steps that cannot
//! be undone ask for confirmation.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use lastcard_club::{StageChange, TournamentStage};
use lastcard_store::tournaments::{self, ChangeError, Header};
use lastcard_tournament::{Name, Status};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::{
    organiser::Organiser,
    own_tournament::{OwnHeader, OwnTournament},
};
use crate::ui::{
    form::Form,
    page::{ConfirmPage, Page},
};

/// `GET /organise/t/{slug}/stop`
pub async fn confirm_stop(own: OwnTournament) -> Result<HttpResponse, Error> {
    match own.status() {
        Status::Draft => return Err(ChangeError::NotStarted.into()),
        status if !status.can_stop() => return Err(ChangeError::AlreadySo.into()),
        _ => {}
    }
    let OwnTournament { organiser, stored, .. } = own;
    let tournament = &stored.tournament;
    let words = organiser.words();
    let text = match tournament.setup().plan() {
        Some(_) => {
            let open = tournament.hands().iter().filter(|hand| hand.is_open()).count();
            words.say("stop-text").with("open", open).to_string()
        }
        None => words.say("stop-text-match").to_string(),
    };
    page(&ConfirmPage {
        page: organiser.page(words.say("stop-title").with("name", tournament.name().as_str())),
        text,
        button: words.say("stop-button").to_string(),
        action: format!("/organise/t/{}/stop", stored.header.slug),
        back: format!("/organise/t/{}", stored.header.slug),
    })
}

/// `GET /organise/t/{slug}/deletion`
pub async fn confirm_deletion(own: OwnTournament) -> Result<HttpResponse, Error> {
    let (is_untouched, header) = (own.stored.is_untouched(), own.stored.header);
    let organiser = own.organiser;
    let words = organiser.words();
    if header.stage != TournamentStage::Draft {
        if !is_untouched {
            return Err(ChangeError::Recorded.into());
        }
        return page(&deletion_page(&organiser, &header, Form::default()));
    }
    page(&ConfirmPage {
        page: organiser.page(words.say("deletion-title").with("name", header.name.as_str())),
        text: words.say("deletion-text").to_string(),
        button: words.say("deletion-button").to_string(),
        action: format!("/organise/t/{}/deletion", header.slug),
        back: format!("/organise/t/{}", header.slug),
    })
}

/// `POST /organise/t/{slug}/deletion`
pub async fn delete(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let is_draft = header.stage == TournamentStage::Draft;
    // A tournament that others have seen is not deleted by accident.
    if !is_draft && Name::parse(form.value("name")).ok().as_ref() != Some(&header.name) {
        form.add_error("name", organiser.words().say("problem-deletion-name"));
        return html(StatusCode::UNPROCESSABLE_ENTITY, &deletion_page(&organiser, &header, form));
    }
    let deleted = organiser.change_tournament(&site, &header.id, move |store, deed| {
        let delete = if is_draft { tournaments::delete } else { tournaments::delete_untouched };
        delete(store, &deed.club, &deed.tournament)
    });
    deleted.await?;
    Ok(see_other("/organise?done=deleted"))
}

fn deletion_page(organiser: &Organiser, header: &Header, form: Form) -> DeletionPage {
    let title = organiser.words().say("deletion-title").with("name", header.name.as_str());
    DeletionPage {
        page: organiser.page(title),
        asked: header.name.to_string(),
        form,
        back: format!("/organise/t/{}", header.slug),
    }
}

/// `POST /organise/t/{slug}/start/end`
pub async fn redraft(site: web::Data<AppState>, own: OwnHeader) -> Result<HttpResponse, Error> {
    change_stage(&site, own, StageChange::Redraft, "redrafted").await
}

/// `POST /organise/t/{slug}/stop`
pub async fn stop(site: web::Data<AppState>, own: OwnHeader) -> Result<HttpResponse, Error> {
    change_stage(&site, own, StageChange::Stop, "stopped").await
}

/// `POST /organise/t/{slug}/reopening`
pub async fn reopen(site: web::Data<AppState>, own: OwnHeader) -> Result<HttpResponse, Error> {
    change_stage(&site, own, StageChange::Reopen, "reopened").await
}

/// `POST /organise/t/{slug}/archive`
pub async fn archive(site: web::Data<AppState>, own: OwnHeader) -> Result<HttpResponse, Error> {
    change_stage(&site, own, StageChange::Archive, "archived").await
}

/// `POST /organise/t/{slug}/archive/end`
pub async fn unarchive(site: web::Data<AppState>, own: OwnHeader) -> Result<HttpResponse, Error> {
    change_stage(&site, own, StageChange::Unarchive, "unarchived").await
}

/// Changes the stage, and reports it on the tournament's page.
async fn change_stage(
    site: &AppState,
    OwnHeader { organiser, header }: OwnHeader,
    change: StageChange,
    done: &str,
) -> Result<HttpResponse, Error> {
    let changed = organiser.change_tournament(site, &header.id, move |store, deed| {
        tournaments::change_stage(store, &deed.club, &deed.tournament, change, Some(&deed.by))
    });
    changed.await?;
    Ok(see_other(format!("/organise/t/{}?done={done}", header.slug)))
}

/// The page that asks for the name before a started tournament is deleted.
#[derive(Template)]
#[template(path = "control_room/deletion.html")]
pub struct DeletionPage {
    /// The frame; its title is the question.
    pub page: Page,
    /// The text to type.
    pub asked: String,
    pub form: Form,
    /// Address of the tournament's page.
    pub back: String,
}
