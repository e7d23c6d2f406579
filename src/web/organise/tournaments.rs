//! `/organise/tournaments`: drawing up a new one.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::Utc;

use super::draft::Reader;
use super::draft_page::{Target, form_page, roster};
use super::fill;
use crate::store::{TournamentId, tournaments};
use crate::view::Form;
use crate::web::{Error, Organiser, Site, html, page, see_other};

pub(in crate::web) async fn new(site: web::Data<Site>, organiser: Organiser) -> Result<HttpResponse, Error> {
    let roster = roster(&site, &organiser).await?;
    let form = fill::fresh(Utc::now(), organiser.club.time_zone);
    page(&form_page(&organiser, &Target::New, form, &roster, None))
}

pub(in crate::web) async fn create(
    site: web::Data<Site>,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let roster = roster(&site, &organiser).await?;
    let reader =
        Reader { zone: organiser.club.time_zone, roster: &roster, words: organiser.words(), before: None };
    let Some(new) = reader.read(&mut form) else {
        return html(
            StatusCode::UNPROCESSABLE_ENTITY,
            &form_page(&organiser, &Target::New, form, &roster, None),
        );
    };
    let (club, by, id) = (organiser.club.id, organiser.account.id, id_of(&form));
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

/// The id that the form gave the draft when it was opened: pressed twice, the button draws up one.
fn id_of(form: &Form) -> Option<TournamentId> {
    let id = form.value("draft");
    let is_ours = id.len() == 32 && id.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    is_ours.then(|| id.to_owned().into())
}
