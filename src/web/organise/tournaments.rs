//! `/organise/tournaments`: drawing up a new one.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::Utc;

use crate::store::players::{self, RosterPlayer};
use crate::store::{StoreError, tournaments};
use crate::view::Form;
use crate::view::organise::tournament_form::{
    FieldProblem, FormReader, TournamentFormPage, TournamentFormTarget, draft_id, fresh,
};
use crate::web::{Error, Organiser, Site, html, page, see_other};

pub(in crate::web) async fn new(site: web::Data<Site>, organiser: Organiser) -> Result<HttpResponse, Error> {
    let roster = roster(&site, &organiser).await?;
    let form = fresh(Utc::now(), organiser.club.time_zone);
    page(&form_page(&organiser, &TournamentFormTarget::New, form, &[], &roster))
}

pub(in crate::web) async fn create(
    site: web::Data<Site>,
    organiser: Organiser,
    form: Form,
) -> Result<HttpResponse, Error> {
    let roster = roster(&site, &organiser).await?;
    let zone = organiser.club.time_zone;
    let reader = FormReader { zone, roster: &roster, before: None, now: Utc::now() };
    // A cryptographic generator, seeded by the system.
    let new = match reader.draw_up(&form, &mut rand::rng()) {
        Ok(new) => new,
        Err(problems) => {
            let page = form_page(&organiser, &TournamentFormTarget::New, form, &problems, &roster);
            return html(StatusCode::UNPROCESSABLE_ENTITY, &page);
        }
    };
    let (club, by, id) = (organiser.club.id, organiser.account.id, draft_id(&form));
    let live = site.live.clone();
    let header = site.ask(move |store| {
        let header = match id {
            Some(id) => tournaments::create_once(store, &club, Some(&by), &id, &new),
            None => tournaments::create(store, &club, Some(&by), &new),
        };
        live.tell_club(&club);
        header
    });
    let header = header.await?;
    Ok(see_other(format!("/organise/t/{}?done=created", header.slug)))
}

/// Who is offered for a tournament.
pub(super) async fn roster(site: &Site, organiser: &Organiser) -> Result<Vec<RosterPlayer>, Error> {
    let club = organiser.club.id.clone();
    site.ask(move |store| {
        let players = players::list(store, &club)?;
        Ok::<_, StoreError>(players.into_iter().filter(|player| player.archived_at.is_none()).collect())
    })
    .await
}

pub(super) fn form_page(
    organiser: &Organiser,
    target: &TournamentFormTarget,
    form: Form,
    problems: &[FieldProblem],
    roster: &[RosterPlayer],
) -> TournamentFormPage {
    TournamentFormPage::new(organiser.page(""), target, form, problems, roster, organiser.club.time_zone)
}
