//! `/organise/t/{slug}/stop`: ending a tournament early, asked once.

use actix_web::{HttpResponse, web};

use super::one;
use crate::store::tournaments::{self, ChangeError};
use crate::tournament::Status;
use crate::view::organise::ConfirmPage;
use crate::web::{Error, Organiser, Site, page, see_other};

pub(in crate::web) async fn ask(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let one = one::load(&site, &organiser, &slug).await?;
    match one.status() {
        Status::Draft => return Err(ChangeError::NotStarted.into()),
        status if !status.can_stop() => return Err(ChangeError::AlreadySo.into()),
        _ => {}
    }
    let w = organiser.words();
    let tournament = &one.stored.tournament;
    let open = tournament.hands().iter().filter(|hand| hand.is_open()).count();
    let text = match tournament.setup().plan() {
        Some(_) => w.say("stop-text").with("open", open),
        None => w.say("stop-text-match"),
    };
    page(&ConfirmPage {
        page: organiser.page(w.say("stop-title").with("name", tournament.name().as_str())),
        text: text.to_string(),
        button: w.say("stop-button").to_string(),
        action: format!("/organise/t/{}/stop", *slug),
        back: format!("/organise/t/{}", *slug),
    })
}

pub(in crate::web) async fn create(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    one::change(&site, &organiser, &slug, |store, deed| {
        tournaments::stop(store, &deed.club, &deed.tournament, Some(&deed.by))
    })
    .await?;
    Ok(see_other(format!("/organise/t/{}?done=stopped", *slug)))
}
