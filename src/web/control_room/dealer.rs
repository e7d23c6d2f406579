//! `POST /organise/t/{slug}/dealer/{table}`: an organiser notes the first dealer, lets the program draw, or takes the draw back.

use actix_web::{HttpResponse, web};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnHeader;
use crate::table::dealer::DealerAction;
use crate::ui::form::Form;

pub async fn draw(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    path: web::Path<(String, u32)>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (slug, table) = path.into_inner();
    let deed = DealerAction::parse(&form)?;
    let (snapshots, by) = (site.snapshots.clone(), organiser.account.id.clone());
    web::block(move || deed.apply(&snapshots, &header.id, table, Some(&by))).await??;
    Ok(see_other(format!("/organise/t/{slug}")))
}
