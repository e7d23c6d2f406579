//! `/organise/t/{slug}/presence`: who is here, ticked before the start.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, web};

use super::one::{self, ClubTournament};
use crate::store::tournaments;
use crate::tournament::{Player, PlayerId};
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

/// Keeps the ticks of the form. Only what changed since the page was shown: another organiser may be ticking too.
pub(super) async fn save(
    site: &Site,
    organiser: &Organiser,
    slug: &str,
    one: &ClubTournament,
    form: &Form,
) -> Result<(), Error> {
    let everybody = form.sent("everybody");
    let tick = |player: &Player| {
        let id = player.id.as_str();
        let here = everybody || form.has("here", id);
        (here != form.has("was", id) || everybody).then(|| (player.id.clone(), here))
    };
    let present: BTreeMap<PlayerId, bool> = one.stored.tournament.players().filter_map(tick).collect();
    one::change(site, organiser, slug, move |store, deed| {
        tournaments::set_present(store, &deed.club, &deed.tournament, &present)
    })
    .await
}
