//! `/organise/t/{slug}/start`: starts a draft, once everybody has checked in.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_store::tournaments::{self, ChangeError};
use lastcard_tournament::{PlayerId, Tournament};

use crate::app::{
    error::Error,
    responses::{see_other, slow_html},
    state::AppState,
};
use crate::control_room;
use crate::extract::own_tournament::OwnTournament;
use crate::tournament_form::{draft_page::StartRefusal, presence};
use crate::ui::form::Form;

pub async fn create(
    site: web::Data<AppState>,
    own: OwnTournament,
    form: Form,
) -> Result<HttpResponse, Error> {
    let seen: i32 = form.value("revision").parse().map_err(|_| Error::BadRequest)?;
    own.require_draft()?;
    presence::save(&site, &own, &form).await?;
    let OwnTournament { organiser, stored, .. } = own;
    let refused = organiser.change_tournament(&site, &stored.header.id, move |store, deed| {
        match tournaments::start(store, &deed.club, &deed.tournament, seen, Some(&deed.by)) {
            Ok(_) => Ok(None),
            Err(refused @ (ChangeError::Absent(_) | ChangeError::Stale)) => Ok(Some(refused)),
            Err(other) => Err(other),
        }
    });
    let slug = &stored.header.slug;
    let (status, refusal) = match refused.await? {
        None => return Ok(see_other(format!("/organise/t/{slug}?done=started"))),
        Some(ChangeError::Absent(players)) => {
            let names = names(&stored.tournament, &players);
            (StatusCode::UNPROCESSABLE_ENTITY, StartRefusal::Missing(names))
        }
        Some(_) => (StatusCode::CONFLICT, StartRefusal::Changed),
    };
    let own = OwnTournament::load(&site, &organiser, slug).await?;
    slow_html(status, move || control_room::handlers::draft_page(&own, None, Some(refusal))).await
}

fn names(tournament: &Tournament, players: &[PlayerId]) -> Vec<String> {
    players.iter().filter_map(|id| tournament.player(id)).map(|player| player.name.to_string()).collect()
}
