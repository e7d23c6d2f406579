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
    let page = |visitor: &Visitor, picture: &Picture| Some(LeaderboardPage::new(visitor, picture));
    show(&site, &request, visitor, slug.into_inner(), String::new(), page).await
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
    let page = |visitor: &Visitor, picture: &Picture| SchedulePage::new(visitor, picture, Shown::Now);
    show(&site, &request, visitor, slug.into_inner(), "/schedule".to_owned(), page).await
}

pub(super) async fn print(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let page = |visitor: &Visitor, picture: &Picture| SchedulePage::new(visitor, picture, Shown::Whole);
    show(&site, &request, visitor, slug.into_inner(), "/print".to_owned(), page).await
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
    let (round, block) = (number(block.0)?, number(block.1)?);
    let shown = Shown::Block(round, block);
    let page = |visitor: &Visitor, picture: &Picture| SchedulePage::new(visitor, picture, shown);
    show(&site, &request, visitor, slug, format!("/schedule/{round}.{block}"), page).await
}

pub(super) async fn hand(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    let slot: Slot = slot.parse().map_err(|_| Error::NotFound)?;
    let page = |visitor: &Visitor, picture: &Picture| HandPage::new(visitor, picture, slot);
    show(&site, &request, visitor, slug, format!("/hands/{slot}"), page).await
}

pub(super) async fn entrant(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, id) = path.into_inner();
    let page = |visitor: &Visitor, picture: &Picture| {
        let entrant = picture.tournament().entrants().iter().find(|entrant| entrant.id.as_str() == id)?;
        EntrantPage::new(visitor, picture, entrant)
    };
    show(&site, &request, visitor, slug, format!("/entrants/{id}"), page).await
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

/// A page of a tournament, as it was rendered for its version or rendered now; none of what the tournament does not have. `below` is its
/// address below that of the tournament.
async fn show<T: Template>(
    site: &Site,
    request: &HttpRequest,
    visitor: Visitor,
    slug: String,
    below: String,
    page: impl FnOnce(&Visitor, &Picture) -> Option<T>,
) -> Result<HttpResponse, Error> {
    let picture = picture(site, &slug).await?;
    let visitor = Visitor { path: format!("/t/{}{below}", picture.header().slug), ..visitor };
    let render = || page(&visitor, &picture).ok_or(Error::NotFound);
    site.rendered.page(request, &visitor, &version(&picture), render)
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

#[cfg(test)]
mod tests {
    use actix_web::test::{TestRequest, call_service, init_service};
    use actix_web::{App, web};

    use crate::store::clubs::{self, ClubDetails};
    use crate::store::tournaments::{self, ImportTournament};
    use crate::store::{Location, Store};
    use crate::tournament::{Name, file};
    use crate::web::{Config, Site, routes};

    const FILE: &str = include_str!("../cli/demo/four_player.json");

    #[actix_web::test]
    async fn f24_a_page_is_kept_once_however_its_address_is_written() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        let name = Name::parse("Aurora").unwrap();
        let details = ClubDetails { name, time_zone: chrono_tz::Tz::UTC, language: "en".to_owned() };
        let club = clubs::create(&store, &details).unwrap();
        let import =
            ImportTournament { starts_at: chrono::Utc::now(), tournament: file::read(FILE).unwrap() };
        let slug = tournaments::import(&store, &club.id, None, &import).unwrap().slug;
        let site = web::Data::new(Site::open(store, Config::default()).unwrap());
        let service = init_service(App::new().app_data(site.clone()).configure(routes)).await;
        let odd = slug.bytes().fold(String::new(), |odd, byte| format!("{odd}%{byte:02x}"));
        for path in [
            format!("/t/{slug}"),
            format!("/t/{odd}"),
            format!("/t/{slug}?as=new"),
            format!("/t/{slug}/hands/1.1.1"),
            format!("/t/{odd}/hands/1.%31.1"),
            format!("/t/{slug}/schedule/1.1"),
            format!("/t/{odd}/schedule/+1.01"),
        ] {
            let answer = call_service(&service, TestRequest::get().uri(&path).to_request()).await;
            assert_eq!(answer.status().as_u16(), 200, "{path}");
        }
        assert_eq!(site.rendered.kept(), 3);
    }
}
