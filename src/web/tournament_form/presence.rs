//! `/organise/t/{slug}/presence`: check-in before the start.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, web};

use lastcard_store::tournaments;
use lastcard_tournament::{Player, PlayerId};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnTournament;
use crate::ui::form::Form;

pub async fn update(
    site: web::Data<AppState>,
    own: OwnTournament,
    form: Form,
) -> Result<HttpResponse, Error> {
    save(&site, &own, &form).await?;
    Ok(see_other(format!("/organise/t/{}?done=present#attendance", own.stored.header.slug)))
}

/// Saves the check-ins from the form. Only what was changed in the form is saved, because another organiser may be checking players in as
/// well.
pub async fn save(site: &AppState, own: &OwnTournament, form: &Form) -> Result<(), Error> {
    let everybody = form.has_field("everybody");
    let tick = |player: &Player| {
        let id = player.id.as_str();
        let here = everybody || form.has("here", id);
        (here != form.has("was", id) || everybody).then(|| (player.id.clone(), here))
    };
    let present: BTreeMap<PlayerId, bool> = own.stored.tournament.players().filter_map(tick).collect();
    let saved = own.organiser.change_tournament(site, &own.stored.header.id, move |store, deed| {
        tournaments::set_present(store, &deed.club, &deed.tournament, &present)
    });
    saved.await
}
