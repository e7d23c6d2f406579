//! `/organise/t/{slug}/start`: a draft becomes a tournament that is played, once everybody is here.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::{one, presence, tournament};
use crate::store::tournaments::{self, ChangeError};
use crate::tournament::{PlayerId, Tournament};
use crate::view::Form;
use crate::view::organise::StartRefusal;
use crate::web::{Error, Organiser, Site, html, see_other};

pub(in crate::web) async fn create(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let seen: i32 = form.value("revision").parse().map_err(|_| Error::BadRequest)?;
    let one = one::load(&site, &organiser, &slug).await?;
    if !one.is_draft() {
        return Err(ChangeError::NotADraft.into());
    }
    presence::save(&site, &organiser, &slug, &one, &form).await?;
    let refused = one::change(&site, &organiser, &slug, move |store, deed| {
        match tournaments::start(store, &deed.club, &deed.tournament, seen, Some(&deed.by)) {
            Ok(_) => Ok(None),
            Err(refused @ (ChangeError::Absent(_) | ChangeError::Stale)) => Ok(Some(refused)),
            Err(other) => Err(other),
        }
    })
    .await?;
    let (status, refusal) = match refused {
        None => return Ok(see_other(format!("/organise/t/{}?done=started", *slug))),
        Some(ChangeError::Absent(players)) => {
            let names = names(&one.stored.tournament, &players);
            (StatusCode::UNPROCESSABLE_ENTITY, StartRefusal::Missing(names))
        }
        Some(_) => (StatusCode::CONFLICT, StartRefusal::Changed),
    };
    let one = one::load(&site, &organiser, &slug).await?;
    html(status, &tournament::draft_page(&organiser, &one, None, Some(refusal)))
}

fn names(tournament: &Tournament, players: &[PlayerId]) -> Vec<String> {
    players.iter().filter_map(|id| tournament.player(id)).map(|player| player.name.to_string()).collect()
}
