//! Stages of a tournament: stopping and reopening, archiving, returning to the draft, and deleting one in which no result counts. Steps that cannot
//! be undone ask for confirmation.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;

use lastcard_club::{DeletionGuard, StateChange, TournamentState};
use lastcard_store::announcements;
use lastcard_store::tournaments::{self, ChangeError};
use lastcard_tournament::{Name, Status};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::own_tournament::{OwnHeader, OwnTournament};
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
pub async fn confirm_deletion(site: web::Data<AppState>, own: OwnTournament) -> Result<HttpResponse, Error> {
    let header = &own.stored.header;
    match own.stored.content().deletion_guard().ok_or(ChangeError::Recorded)? {
        DeletionGuard::Name => page(&deletion_page(&site, &own, Form::default()).await?),
        DeletionGuard::Confirmation => {
            let words = own.organiser.words();
            let (text, button) = if header.is_trial() {
                ("trial-deletion-text", "trial-deletion-button")
            } else {
                ("deletion-text", "deletion-button")
            };
            page(&ConfirmPage {
                page: own.organiser.page(words.say("deletion-title").with("name", header.name.as_str())),
                text: words.say(text).to_string(),
                button: words.say(button).to_string(),
                action: format!("/organise/t/{}/deletion", header.slug),
                back: format!("/organise/t/{}", header.slug),
            })
        }
    }
}

/// `POST /organise/t/{slug}/deletion`
pub async fn delete(
    site: web::Data<AppState>,
    own: OwnTournament,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (header, organiser) = (&own.stored.header, &own.organiser);
    let guard = own.stored.content().deletion_guard().ok_or(ChangeError::Recorded)?;
    // A tournament that others have seen is not deleted by accident.
    if guard == DeletionGuard::Name && !is_name(form.value("name"), &header.name) {
        form.add_error("name", organiser.words().say("problem-deletion-name"));
        return html(StatusCode::UNPROCESSABLE_ENTITY, &deletion_page(&site, &own, form).await?);
    }
    let deleted = organiser.change_tournament(&site, &header.id, |store, deed| {
        tournaments::delete_without_results(store, &deed.club, &deed.tournament)
    });
    deleted.await?;
    Ok(see_other("/organise?done=deleted"))
}

/// Returns true if somebody has typed the name, in whatever case.
fn is_name(typed: &str, name: &Name) -> bool {
    Name::parse(typed).is_ok_and(|typed| typed.key() == name.key())
}

async fn deletion_page(site: &AppState, own: &OwnTournament, form: Form) -> Result<DeletionPage, Error> {
    let (header, words) = (&own.stored.header, own.organiser.words());
    let (club, id) = (own.organiser.club.id.clone(), header.id.clone());
    let announced = site.with_store(move |store| announcements::list(store, &club)).await?;
    let is_announced = announced.iter().filter_map(|one| one.tournament.as_ref()).any(|of| of.id == id);
    let content = own.stored.content();
    let count = |key, count: usize| words.say(key).with("count", count).to_string();
    let (text, losses) = match content.state {
        TournamentState::Draft => ("deletion-text", vec![count("deletion-loses-arrivals", content.arrived)]),
        _ => ("deletion-text-started", vec![words.say("deletion-loses-codes").to_string()]),
    };
    let entries = own.stored.entries.len();
    let history = (entries > 0).then(|| count("deletion-loses-history", entries));
    let comes_back = is_announced.then(|| words.say("deletion-announcement").to_string());
    Ok(DeletionPage {
        page: own.organiser.page(words.say("deletion-title").with("name", header.name.as_str())),
        text: words.say(text).to_string(),
        losses: losses.into_iter().chain(history).chain(comes_back).collect(),
        asked: header.name.to_string(),
        form,
        back: format!("/organise/t/{}", header.slug),
    })
}

/// `POST /organise/t/{slug}/start/end`
pub async fn redraft(site: web::Data<AppState>, own: OwnHeader) -> Result<HttpResponse, Error> {
    change_state(&site, own, StateChange::Redraft, "redrafted").await
}

/// `POST /organise/t/{slug}/stop`
pub async fn stop(site: web::Data<AppState>, own: OwnHeader) -> Result<HttpResponse, Error> {
    change_state(&site, own, StateChange::Stop, "stopped").await
}

/// `POST /organise/t/{slug}/reopening`
pub async fn reopen(site: web::Data<AppState>, own: OwnHeader) -> Result<HttpResponse, Error> {
    change_state(&site, own, StateChange::Reopen, "reopened").await
}

/// `POST /organise/t/{slug}/archive`
pub async fn archive(site: web::Data<AppState>, own: OwnHeader) -> Result<HttpResponse, Error> {
    change_state(&site, own, StateChange::Archive, "archived").await
}

/// `POST /organise/t/{slug}/archive/end`
pub async fn unarchive(site: web::Data<AppState>, own: OwnHeader) -> Result<HttpResponse, Error> {
    change_state(&site, own, StateChange::Unarchive, "unarchived").await
}

/// Changes the state, and reports it on the tournament's page.
async fn change_state(
    site: &AppState,
    OwnHeader { organiser, header }: OwnHeader,
    change: StateChange,
    done: &str,
) -> Result<HttpResponse, Error> {
    let changed = organiser.change_tournament(site, &header.id, move |store, deed| {
        tournaments::change_state(store, &deed.club, &deed.tournament, change, Some(&deed.by))
    });
    changed.await?;
    Ok(see_other(format!("/organise/t/{}?done={done}", header.slug)))
}

/// The page that asks for the name before a tournament is deleted that others have seen.
#[derive(Template)]
#[template(path = "control_room/deletion.html")]
pub struct DeletionPage {
    /// The frame; its title is the question.
    pub page: Page,
    pub text: String,
    /// What else is lost or comes back, a sentence each.
    pub losses: Vec<String>,
    /// The text to type.
    pub asked: String,
    pub form: Form,
    /// Address of the tournament's page.
    pub back: String,
}
