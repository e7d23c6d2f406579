//! The pages that everybody may see.

use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::{Error, Site, news, rendered, stream, watch};
use crate::live::{Live, Picture};
use crate::store::tournaments::{self, Header, Stage};
use crate::store::{StoreError, accounts, clubs};
use crate::tournament::Slot;
use crate::view::Visitor;
use crate::view::public::{
    ClubPage, EntrantPage, HandPage, HomePage, LeaderboardPage, ProjectorPage, SchedulePage, Shown, version,
};

/// The tournaments that the home page lists at most.
const LISTED: u32 = 60;

pub(super) async fn home(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    let live = site.live.clone();
    // Known before anything is read: what changes meanwhile is told.
    let edition = *live.watch_clubs().borrow();
    let (clubs, pictures, fresh) = site
        .ask(move |store| -> Result<_, StoreError> {
            let headers = tournaments::of_installation(store, LISTED)?;
            Ok((clubs::list(store)?, pictures(&live, &headers)?, !accounts::is_set_up(store)?))
        })
        .await?;
    let pictures = pictures.iter().map(AsRef::as_ref);
    rendered::public(&request, &HomePage::new(&visitor, &clubs, pictures, fresh, edition))
}

pub(super) async fn club(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let live = site.live.clone();
    let (club, edition, pictures) = site
        .ask(move |store| -> Result<_, StoreError> {
            let club = clubs::by_slug(store, &slug)?;
            let edition = *live.watch_club(&club.id).borrow();
            let headers = tournaments::list(store, &club.id)?;
            let pictures = pictures(&live, &headers)?;
            Ok((club, edition, pictures))
        })
        .await?;
    rendered::public(&request, &ClubPage::new(&visitor, &club, pictures.iter().map(AsRef::as_ref), edition))
}

/// The news of all clubs, for the home page.
pub(super) async fn home_live(site: web::Data<Site>) -> HttpResponse {
    news::editions(site.live.watch_clubs(), site.closing(), async || true)
}

/// The news of one club.
pub(super) async fn club_live(site: web::Data<Site>, slug: web::Path<String>) -> Result<HttpResponse, Error> {
    let club = site.ask(move |store| clubs::by_slug(store, &slug)).await?;
    Ok(news::editions(site.live.watch_club(&club.id), site.closing(), async || true))
}

pub(super) async fn leaderboard(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show(&site, &request, &visitor, slug.into_inner(), |picture| {
        Some(LeaderboardPage::new(&visitor, picture))
    })
    .await
}

pub(super) async fn projector(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (_, sight) = watch::look(&site, &slug, None).await?;
    rendered::public(&request, &ProjectorPage::new(&visitor, &sight))
}

pub(super) async fn schedule(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let slug = slug.into_inner();
    show(&site, &request, &visitor, slug, |picture| SchedulePage::new(&visitor, picture, Shown::Now)).await
}

pub(super) async fn print(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let slug = slug.into_inner();
    show(&site, &request, &visitor, slug, |picture| SchedulePage::new(&visitor, picture, Shown::Whole)).await
}

pub(super) async fn schedule_block(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, block) = path.into_inner();
    let block = block.split_once('.').ok_or(Error::NotFound)?;
    let number = |text: &str| text.parse::<u32>().map_err(|_| Error::NotFound);
    let shown = Shown::Block(number(block.0)?, number(block.1)?);
    show(&site, &request, &visitor, slug, |picture| SchedulePage::new(&visitor, picture, shown)).await
}

pub(super) async fn hand(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let slot: Slot = slot.parse().map_err(|_| Error::NotFound)?;
    show(&site, &request, &visitor, slug, |picture| HandPage::new(&visitor, picture, slot)).await
}

pub(super) async fn entrant(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, id) = path.into_inner();
    show(&site, &request, &visitor, slug, |picture| {
        let entrant = picture.tournament().entrants().iter().find(|entrant| entrant.id.as_str() == id)?;
        EntrantPage::new(&visitor, picture, entrant)
    })
    .await
}

/// The news of a tournament: its version, now and after each change.
pub(super) async fn live(site: web::Data<Site>, slug: web::Path<String>) -> Result<HttpResponse, Error> {
    let live = site.live.clone();
    let watched = web::block(move || live.watch(&slug)).await??;
    if watched.borrow().is_draft() {
        return Err(Error::NotFound);
    }
    Ok(stream::versions(watched, site.closing(), |picture| version(picture)))
}

/// A page of a tournament, as it was rendered for its version or rendered now; none of what the tournament does not have.
async fn show<T: Template>(
    site: &Site,
    request: &HttpRequest,
    visitor: &Visitor,
    slug: String,
    page: impl FnOnce(&Picture) -> Option<T>,
) -> Result<HttpResponse, Error> {
    let picture = picture(site, &slug).await?;
    site.rendered.page(request, visitor, &version(&picture), || page(&picture).ok_or(Error::NotFound))
}

/// The tournament of an address, unless it is still a draft: nobody else sees drafts.
pub(super) async fn picture(site: &Site, slug: &str) -> Result<Arc<Picture>, Error> {
    let picture = site.picture(slug).await?;
    if picture.is_draft() { Err(Error::NotFound) } else { Ok(picture) }
}

/// The pictures of those that were started. One that is deleted this very moment is not there.
fn pictures(live: &Live, headers: &[Header]) -> Result<Vec<Arc<Picture>>, StoreError> {
    let started = headers.iter().filter(|header| header.stage != Stage::Draft);
    let found = started.map(|header| live.picture(&header.slug));
    found.filter(|picture| !matches!(picture, Err(StoreError::NotFound))).collect()
}
