//! `/organise/t/{slug}/standings`: the standings as the organisers see them, even during an embargo.

use actix_web::{HttpResponse, web};

use super::print::own_picture;
use crate::view::public::LeaderboardPage;
use crate::web::{Error, Organiser, Site, page};

pub(in crate::web) async fn show(
    site: web::Data<Site>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    // Read before the data, so that a change in between is not missed.
    let edition = *site.live.watch_club(&organiser.club.id).borrow();
    let picture = own_picture(&site, &organiser, &slug).await?;
    if picture.is_draft() {
        return Err(Error::NotFound);
    }
    let picture = organiser.words().spoken(picture);
    let stream = format!("/organise/t/{}/live", picture.header().slug);
    let frame = organiser.page(picture.header().name.as_str()).following(stream, edition);
    page(&LeaderboardPage::new(&organiser.visitor, &picture).for_organiser(frame, &picture))
}
