//! `/organise/t/{slug}/chances`: shows or hides the odds on the public pages.

use actix_web::{HttpResponse, web};

use lastcard_store::tournaments;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnHeader;
use crate::ui::form::Form;

/// `POST /organise/t/{slug}/chances`
pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (tells, done) = match form.value("chances") {
        "show" => (true, "chances-shown"),
        "hide" => (false, "chances-hidden"),
        _ => return Err(Error::BadRequest),
    };
    let changed = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::set_chances_shown(store, &deed.club, &deed.tournament, tells, Some(&deed.by))
    });
    changed.await?;
    Ok(see_other(format!("/organise/t/{}?done={done}", header.slug)))
}
