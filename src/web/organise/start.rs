//! `/organise/t/{slug}/start`: a draft becomes a tournament that is played, once everybody is here.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::{one, presence, tournament};
use crate::store::tournaments::{self, ChangeError};
use crate::tournament::{PlayerId, Tournament};
use crate::view::Form;
use crate::view::organise::Refusal;
use crate::web::{Error, Organiser, Site, html, see_other};

pub(in crate::web) async fn create(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let one = one::load(&site, &organiser, &slug).await?;
    if !one.is_draft() {
        return Err(ChangeError::NotADraft.into());
    }
    presence::save(&site, &organiser, &slug, &one, &form).await?;
    let unseen = form.value("revision") != one.stored.header.revision.to_string();
    let absent = if unseen { None } else { Some(attempt(&site, &organiser, &slug).await?) };
    let (status, refusal) = match absent {
        Some(absent) if absent.is_empty() => {
            return Ok(see_other(format!("/organise/t/{}?done=started", *slug)));
        }
        Some(absent) => {
            let names = names(&one.stored.tournament, &absent);
            (StatusCode::UNPROCESSABLE_ENTITY, Refusal::Missing(names))
        }
        None => (StatusCode::CONFLICT, Refusal::Changed),
    };
    let one = one::load(&site, &organiser, &slug).await?;
    html(status, &tournament::draft_page(&organiser, &one, None, Some(refusal)))
}

/// Starts it, or says who is missing.
async fn attempt(site: &Site, organiser: &Organiser, slug: &str) -> Result<Vec<PlayerId>, Error> {
    one::change(site, organiser, slug, |store, deed| {
        match tournaments::start(store, &deed.club, &deed.tournament, Some(&deed.by)) {
            Ok(_) => Ok(Vec::new()),
            Err(ChangeError::Absent(players)) => Ok(players),
            Err(other) => Err(other),
        }
    })
    .await
}

fn names(tournament: &Tournament, players: &[PlayerId]) -> Vec<String> {
    players.iter().filter_map(|id| tournament.player(id)).map(|player| player.name.to_string()).collect()
}
