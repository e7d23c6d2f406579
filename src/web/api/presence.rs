//! `/api/v1/tournaments/{slug}/presence`: players who have checked in before the start.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};

use lastcard_club::ApiRight;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::tournaments;
use lastcard_tournament::{Fault, Place, PlayerId, Problem, file};

use crate::api::{
    answer::Representation, body::ApiBody, caller::ApiCaller, problem::validation_problem,
    shapes::PresentPlayers,
};
use crate::app::{error::Error, state::AppState};

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/presence",
    operation_id = "read-presence",
    tag = "set-up",
    params(("slug" = String, Path), ("If-None-Match" = Option<String>, Header)),
    responses((status = 200, body = PresentPlayers), (status = 304)),
    security(("token" = ["check-in"])),
)]
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let snapshot = caller.permit(ApiRight::CheckIn)?.snapshot(&site, &slug).await?;
    Ok(represent_presence(&snapshot)?.answer(&request))
}

#[utoipa::path(
    put,
    path = "/tournaments/{slug}/presence",
    operation_id = "set-presence",
    tag = "set-up",
    params(("slug" = String, Path)),
    request_body = PresentPlayers,
    responses((status = 200, body = PresentPlayers)),
    security(("token" = ["check-in"])),
)]
pub async fn update(
    site: web::Data<AppState>,
    body: ApiBody,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let permit = body.caller.permit(ApiRight::CheckIn)?;
    let snapshot = permit.snapshot(&site, &slug).await?;
    let read = body.text().and_then(file::read_presence).and_then(|present| {
        let strangers: Vec<Problem> =
            present.keys().filter_map(|player| stranger(&snapshot, player)).collect();
        if strangers.is_empty() { Ok(present) } else { Err(strangers) }
    });
    let present = match read {
        Ok(present) => present,
        Err(problems) => return Ok(validation_problem(body.caller.words, &problems)),
    };
    let saved = permit.change(&site, &snapshot.header().id, move |store, deed| {
        tournaments::set_present(store, &deed.club, &deed.tournament, &present)
    });
    saved.await??;
    let snapshot = permit.snapshot(&site, &slug).await?;
    Ok(represent_presence(&snapshot)?.send(StatusCode::OK))
}

/// Returns a problem if the player does not play in the tournament.
fn stranger(snapshot: &TournamentSnapshot, player: &PlayerId) -> Option<Problem> {
    let plays = snapshot.stored.people.contains_key(player);
    let known = || snapshot.stored.people.keys().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let fault = || Fault::UnknownWord { given: player.to_string(), known: known() };
    (!plays).then(|| Place::root().key("present").player(player).fault(fault()))
}

fn represent_presence(snapshot: &TournamentSnapshot) -> Result<Representation, Error> {
    let people = snapshot.stored.people.iter();
    let present = people.map(|(player, person)| (player.to_string(), person.present)).collect();
    Representation::json(&PresentPlayers { present })
}
