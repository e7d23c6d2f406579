//! `POST /organise/t/{slug}/dealer/{table}`: an organiser notes the first dealer, lets the program draw, or takes the draw back.

use actix_web::{HttpResponse, web};

use super::own_tournament::OwnHeader;
use crate::view::Form;
use crate::web::at::DealerAction;
use crate::web::{AppState, Error, see_other};

pub(in crate::web) async fn draw(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    path: web::Path<(String, u32)>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let (slug, table) = path.into_inner();
    let deed = DealerAction::parse(&form)?;
    let (live, by) = (site.live.clone(), organiser.account.id.clone());
    web::block(move || deed.apply(&live, &header.id, table, Some(&by))).await??;
    Ok(see_other(format!("/organise/t/{slug}")))
}
