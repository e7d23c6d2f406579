//! `/me/{code}/hand`: a player's self-report of the cards left.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::player_codes::PlayerAccess;
use lastcard_store::self_reports::{NewSelfReport, SelfReportError};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::code::OpenPlayer;
use crate::hand_form::{problems::HandProblem, submission::Submission, typed::TypedHand};
use crate::live::stream;
use crate::player::report_page::{SelfReportContext, SelfReportPage};
use crate::security::browser_name;
use crate::ui::page::Visitor;

#[derive(Deserialize)]
pub struct HandQuery {
    /// Version of the page that the phone shows.
    seen: Option<String>,
}

pub async fn show(
    site: web::Data<AppState>,
    visitor: Visitor,
    OpenPlayer(personal): OpenPlayer,
    shown: web::Query<HandQuery>,
) -> Result<HttpResponse, Error> {
    let snapshot = visitor.words.localise_snapshot(site.participant_snapshot(&personal.slug).await?);
    let seen = own_hand_context(&snapshot, &personal)?;
    if shown.seen.as_ref() == Some(&seen.version()) {
        return Ok(HttpResponse::NoContent().finish());
    }
    page(&SelfReportPage::new(&visitor, seen))
}

/// `GET /me/{code}/hand/live`: stream of the tournament's version, now and after each change.
pub async fn live(
    site: web::Data<AppState>,
    OpenPlayer(personal): OpenPlayer,
) -> Result<HttpResponse, Error> {
    stream::versions(&site, &personal.slug, ("tables", |snapshot| Some(snapshot.for_participants()))).await
}

/// `POST /me/{code}/entries`: records that the player went out, or which cards the player has left.
pub async fn record(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    OpenPlayer(personal): OpenPlayer,
    fields: web::Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Error> {
    let sent = Submission::parse(&fields)?;
    if sent.is_about_others(&personal.player) {
        return Err(Error::BadRequest);
    }
    let snapshot = visitor.words.localise_snapshot(site.participant_snapshot(&personal.slug).await?);
    let setup = snapshot.tournament().setup_of(sent.slot);
    let count = match sent.read_self_report(setup, &personal.player) {
        Ok(count) => count,
        Err(problems) => {
            return refuse(&visitor, own_hand_context(&snapshot, &personal)?, (&sent.typed, &problems));
        }
    };
    let (snapshots, new) = (
        site.snapshots.clone(),
        NewSelfReport {
            tournament: personal.tournament.clone(),
            slot: sent.slot,
            based_on: sent.based_on,
            player: personal.player.clone(),
            count,
            seen: sent.seen,
            entry_key: sent.entry_key,
            device: browser_name::from_request(&request),
        },
    );
    match web::block(move || snapshots.record_self_report(&new)).await? {
        Ok(()) => Ok(see_other(format!("/me/{}/hand", personal.code))),
        Err(why) => Err(count_error(why)),
    }
}

fn own_hand_context<'a>(
    snapshot: &'a TournamentSnapshot,
    personal: &'a PlayerAccess,
) -> Result<SelfReportContext<'a>, Error> {
    let player = snapshot.tournament().player(&personal.player).ok_or(Error::NotFound)?;
    Ok(SelfReportContext { code: personal.code.as_str(), snapshot, player })
}

fn refuse(
    visitor: &Visitor,
    seen: SelfReportContext<'_>,
    typed: (&TypedHand, &[HandProblem]),
) -> Result<HttpResponse, Error> {
    html(StatusCode::UNPROCESSABLE_ENTITY, &SelfReportPage::with_typed(visitor, seen, typed))
}

fn count_error(why: SelfReportError) -> Error {
    let (status, key) = match why {
        SelfReportError::NotPlayed => (StatusCode::CONFLICT, "error-own-count-not-played"),
        SelfReportError::NotOffered => (StatusCode::CONFLICT, "error-own-count-not-offered"),
        SelfReportError::Changed => (StatusCode::CONFLICT, "error-own-count-changed"),
        SelfReportError::NotSeated => (StatusCode::CONFLICT, "error-own-count-not-seated"),
        SelfReportError::OnPhones => (StatusCode::CONFLICT, "error-own-count-on-phones"),
        SelfReportError::TooOften => (StatusCode::TOO_MANY_REQUESTS, "error-own-count-too-often"),
        SelfReportError::Store(error) => return error.into(),
    };
    Error::Message { status, key }
}
