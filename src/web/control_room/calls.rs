//! `POST /organise/t/{slug}/calls/{table}`: marks the call of a table as answered.

use actix_web::{HttpResponse, web};

use lastcard_store::tournaments;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnHeader;

pub async fn answer(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    path: web::Path<(String, u32)>,
) -> Result<HttpResponse, Error> {
    let table = path.1;
    let answered = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::answer_call(store, &deed.club, &deed.tournament, table, &deed.by)
    });
    answered.await?;
    Ok(see_other(format!("/organise/t/{}?done=call-answered", header.slug)))
}
