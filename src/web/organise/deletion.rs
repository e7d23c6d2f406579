//! `/organise/t/{slug}/deletion`: deleting a draft, asked once.

use actix_web::{HttpResponse, web};

use super::one;
use crate::store::tournaments::{self, ChangeError, TournamentStage};
use crate::view::organise::ConfirmPage;
use crate::web::{Error, Organiser, Site, page, see_other};

pub(in crate::web) async fn ask(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let header = one::header(&site, &organiser, &slug).await?;
    if header.stage != TournamentStage::Draft {
        return Err(ChangeError::NotADraft.into());
    }
    let w = organiser.words();
    page(&ConfirmPage {
        page: organiser.page(w.say("deletion-title").with("name", header.name.as_str())),
        text: w.say("deletion-text").to_string(),
        button: w.say("deletion-button").to_string(),
        action: format!("/organise/t/{}/deletion", *slug),
        back: format!("/organise/t/{}", *slug),
    })
}

pub(in crate::web) async fn create(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    one::change(&site, &organiser, &slug, |store, deed| {
        tournaments::delete(store, &deed.club, &deed.tournament)
    })
    .await?;
    Ok(see_other("/organise?done=deleted"))
}
