//! `/organise/t/{slug}/presence`: who is here, ticked before the start.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, web};

use super::one::{self, One};
use crate::store::tournaments;
use crate::tournament::PlayerId;
use crate::view::Form;
use crate::web::{Error, Organiser, Site, see_other};

pub(in crate::web) async fn update(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let one = one::load(&site, &organiser, &slug).await?;
    save(&site, &organiser, &slug, &one, &form).await?;
    Ok(see_other(format!("/organise/t/{}?done=present#attendance", *slug)))
}

/// Keeps the ticks of the form.
pub(super) async fn save(
    site: &Site,
    organiser: &Organiser,
    slug: &str,
    one: &One,
    form: &Form,
) -> Result<(), Error> {
    let here = |id: &PlayerId| form.sent("everybody") || form.has("here", id.as_str());
    let players = one.stored.tournament.players();
    let present: BTreeMap<PlayerId, bool> =
        players.map(|player| (player.id.clone(), here(&player.id))).collect();
    one::change(site, organiser, slug, move |store, deed| {
        tournaments::set_present(store, &deed.club, &deed.tournament, &present)
    })
    .await
}
