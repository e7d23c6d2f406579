//! The pages that everybody may see.

use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;
use serde::Deserialize;

use super::rendered_pages::Kept;
use super::tournament_page::TournamentPage;
use super::{Error, Site, news, stream, watch};
use crate::live::hands::Sight;
use crate::live::{Live, Picture};
use crate::store::tournaments::{self, Header, TournamentStage};
use crate::store::{ClubId, StoreError, accounts, clubs};
use crate::view::Visitor;
use crate::view::public::{ClubPage, HomePage, ProjectorPage, SchedulePart, version};

/// The tournaments that the home page lists at most.
const LISTED: u32 = 60;

/// `/`: every club.
pub(super) async fn home(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    Ok(home_page(&site, &visitor).await?.answer(&request))
}

/// `/live`: the home page as it changes.
pub(super) async fn home_live(site: web::Data<Site>, visitor: Visitor) -> HttpResponse {
    let visitor = Visitor { path: "/".to_owned(), ..visitor };
    let key = ("/live".to_owned(), visitor.words.language());
    let (watched, closing, viewers) = (site.live.watch_clubs(), site.closing(), site.viewers.clone());
    viewers.follow(key, closing, news::feed(watched, async move || home_page(&site, &visitor).await))
}

/// The home page as it is, from memory where nothing has changed.
async fn home_page(site: &Site, visitor: &Visitor) -> Result<Arc<Kept>, Error> {
    let live = site.live.clone();
    // Known before anything is read: what changes meanwhile is told.
    let edition = live.edition();
    if let Some(kept) = site.rendered.at_hand(&visitor.path, visitor.words.language(), &edition.to_string()) {
        return Ok(kept);
    }
    let (clubs, pictures, fresh) = site
        .ask(move |store| -> Result<_, StoreError> {
            let headers = tournaments::of_installation(store, LISTED)?;
            Ok((clubs::list(store)?, pictures(&live, &headers)?, !accounts::is_set_up(store)?))
        })
        .await?;
    let pictures = pictures.iter().map(AsRef::as_ref);
    let page = || Ok(HomePage::new(visitor, &clubs, pictures, fresh, edition).render()?);
    // That somebody has set it up is told to nobody.
    if fresh {
        return Ok(Arc::new(Kept::new(&edition.to_string(), page()?)));
    }
    site.rendered.page(visitor, &edition.to_string(), page)
}

/// `/c/{club}`: one club.
pub(super) async fn club(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (id, visitor) = club_at(&site, &slug, visitor).await?;
    Ok(club_page(&site, &visitor, &id).await?.answer(&request))
}

/// `/c/{club}/live`: the page of a club as it changes.
pub(super) async fn club_live(
    site: web::Data<Site>,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (id, visitor) = club_at(&site, &slug, visitor).await?;
    let key = (format!("{}/live", visitor.path), visitor.words.language());
    let (watched, closing, viewers) = (site.live.watch_club(&id), site.closing(), site.viewers.clone());
    let page = async move || club_page(&site, &visitor, &id).await;
    Ok(viewers.follow(key, closing, news::feed(watched, page)))
}

/// The club of an address, and a visitor of its page. Addresses stay, so each is looked up once.
async fn club_at(site: &Site, slug: &str, visitor: Visitor) -> Result<(ClubId, Visitor), Error> {
    let slug = slug.to_lowercase();
    let visitor = Visitor { path: format!("/c/{slug}"), ..visitor };
    if let Some(id) = site.known_club(&slug) {
        return Ok((id, visitor));
    }
    let asked = slug.clone();
    let club = site.ask(move |store| clubs::by_slug(store, &asked)).await?;
    site.know_club(slug, club.id.clone());
    Ok((club.id, visitor))
}

/// The page of a club as it is, from memory where nothing has changed.
async fn club_page(site: &Site, visitor: &Visitor, id: &ClubId) -> Result<Arc<Kept>, Error> {
    let live = site.live.clone();
    let edition = *live.watch_club(id).borrow();
    if let Some(kept) = site.rendered.at_hand(&visitor.path, visitor.words.language(), &edition.to_string()) {
        return Ok(kept);
    }
    let id = id.clone();
    let (club, pictures) = site
        .ask(move |store| -> Result<_, StoreError> {
            let headers = tournaments::list(store, &id)?;
            Ok((clubs::by_id(store, &id)?, pictures(&live, &headers)?))
        })
        .await?;
    let pictures = pictures.iter().map(AsRef::as_ref);
    let page = || Ok(ClubPage::new(visitor, &club, pictures, edition).render()?);
    site.rendered.page(visitor, &edition.to_string(), page)
}

/// `/t/{slug}` and what is told of it.
pub(super) async fn leaderboard(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Leaderboard).await
}

/// `/t/{slug}/schedule`.
pub(super) async fn schedule(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Schedule(SchedulePart::Now)).await
}

/// Whose line is brought out in a chart.
#[derive(Debug, Deserialize)]
pub(super) struct FollowQuery {
    follow: Option<String>,
}

/// `/t/{slug}/charts`.
pub(super) async fn charts(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
    query: web::Query<FollowQuery>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Charts(query.into_inner().follow)).await
}

/// `/t/{slug}/print`.
pub(super) async fn print(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Schedule(SchedulePart::Whole)).await
}

/// `/t/{slug}/schedule/{block}`.
pub(super) async fn schedule_block(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, block) = path.into_inner();
    show(site, &request, visitor, &slug, TournamentPage::block(&block)?).await
}

/// `/t/{slug}/hands/{slot}`.
pub(super) async fn hand(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    show(site, &request, visitor, &slug, TournamentPage::hand(&slot)?).await
}

/// `/t/{slug}/entrants/{id}`.
pub(super) async fn entrant(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, id) = path.into_inner();
    show(site, &request, visitor, &slug, TournamentPage::Entrant(id)).await
}

/// `/t/{slug}/projector`.
pub(super) async fn projector(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let picture = picture(&site, &slug).await?;
    if !picture.stored.phones.last.is_empty() {
        let (_, sight) = watch::look(&site, &slug, None).await?;
        return Ok(Kept::new("", ProjectorPage::new(&visitor, &sight).render()?).answer(&request));
    }
    // Without hands on phones it shows the tournament and nothing else.
    let visitor = Visitor { path: format!("/t/{}/projector", picture.header().slug), ..visitor };
    let (version, sight) = (version(&picture), Sight { picture, hands: BTreeMap::new() });
    let page = || Ok(ProjectorPage::new(&visitor, &sight).render()?);
    Ok(site.rendered.page(&visitor, &version, page)?.answer(&request))
}

/// `/t/{slug}/news`: which state of the tournament is the newest, and nothing else.
pub(super) async fn versions(site: web::Data<Site>, slug: web::Path<String>) -> Result<HttpResponse, Error> {
    stream::versions(&site, &picture(&site, &slug).await?.header().slug).await
}

/// A page of a tournament, as it was rendered for its version or rendered now; or its stream, where that is the address.
async fn show(
    site: web::Data<Site>,
    request: &HttpRequest,
    visitor: Visitor,
    slug: &str,
    page: TournamentPage,
) -> Result<HttpResponse, Error> {
    let picture = picture(&site, slug).await?;
    let visitor = Visitor { path: page.path(&picture), ..visitor };
    // An entrant may be called “live”.
    let is_stream = request.match_pattern().is_some_and(|route| route.ends_with("/live"));
    let kept = kept(&site, &visitor, &picture, &page)?;
    if is_stream { follow(site, visitor, &picture, page).await } else { Ok(kept.answer(request)) }
}

fn kept(
    site: &Site,
    visitor: &Visitor,
    picture: &Picture,
    page: &TournamentPage,
) -> Result<Arc<Kept>, Error> {
    site.rendered.page(visitor, &version(picture), || page.render(visitor, picture))
}

/// The stream of a page: what it shows after each change of the tournament.
async fn follow(
    site: web::Data<Site>,
    visitor: Visitor,
    picture: &Picture,
    page: TournamentPage,
) -> Result<HttpResponse, Error> {
    let mut watched = site.watch(&picture.header().slug).await?;
    watched.mark_changed();
    let key = (format!("{}/live", visitor.path), visitor.words.language());
    let (closing, viewers) = (site.closing(), site.viewers.clone());
    Ok(viewers.follow(key, closing, async move || {
        watched.changed().await.ok()?;
        let picture = watched.borrow_and_update().clone();
        let kept = kept(&site, &visitor, &picture, &page).ok()?;
        Some(stream::state(&kept))
    }))
}

/// The tournament of an address, unless it is still a draft: nobody else sees drafts.
pub(super) async fn picture(site: &Site, slug: &str) -> Result<Arc<Picture>, Error> {
    let picture = site.picture(slug).await?;
    if picture.is_draft() { Err(Error::NotFound) } else { Ok(picture) }
}

/// The pictures of those that were started. One that is deleted this very moment is not there.
fn pictures(live: &Live, headers: &[Header]) -> Result<Vec<Arc<Picture>>, StoreError> {
    let started = headers.iter().filter(|header| header.stage != TournamentStage::Draft);
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
