//! Public pages of a tournament.

use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use lastcard_snapshots::{ChancesWatch, TournamentSnapshot};

use crate::app::{error::Error, state::AppState};
use crate::live::{page_cache::CachedPage, stream, tournament_page::TournamentPage};
use crate::schedule::page::SchedulePart;
use crate::ui::page::Visitor;

/// `/t/{slug}`, with its stream at `/t/{slug}/live`.
pub async fn leaderboard(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let shown = show(site.clone(), &request, visitor.clone(), &slug, TournamentPage::Leaderboard).await;
    match shown {
        // Before the start this address shows the announcement.
        Err(Error::NotFound) if is_stream_request(&request) => {
            crate::announcements::page::live(site, visitor, &slug).await
        }
        Err(Error::NotFound) => crate::announcements::page::show(&site, &request, visitor, &slug).await,
        shown => shown,
    }
}

/// `/t/{slug}/schedule`.
pub async fn schedule(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Schedule(SchedulePart::Now)).await
}

/// `/t/{slug}/seats`.
pub async fn seats(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Seats).await
}

/// Entrant whose line is highlighted in a chart.
#[derive(Debug, Deserialize)]
pub struct FollowQuery {
    follow: Option<String>,
}

/// `/t/{slug}/charts`.
pub async fn charts(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
    query: web::Query<FollowQuery>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Charts(query.into_inner().follow)).await
}

/// `/t/{slug}/embed`, for other sites.
pub async fn embed(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Embed).await
}

/// `/t/{slug}/schedule/{block}`.
pub async fn schedule_block(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, block) = path.into_inner();
    show(site, &request, visitor, &slug, TournamentPage::parse_block(&block)?).await
}

/// `/t/{slug}/hands/{slot}`.
pub async fn hand(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, slot) = path.into_inner();
    show(site, &request, visitor, &slug, TournamentPage::parse_hand(&slot)?).await
}

/// `/t/{slug}/entrants/{id}`.
pub async fn entrant(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, id) = path.into_inner();
    show(site, &request, visitor, &slug, TournamentPage::Entrant(id)).await
}

/// `/t/{slug}/news`: stream of the newest version of the tournament, and nothing else.
pub async fn versions(site: web::Data<AppState>, slug: web::Path<String>) -> Result<HttpResponse, Error> {
    stream::versions(
        &site,
        &public_snapshot(&site, &slug).await?.header().slug,
        ("everybody", TournamentSnapshot::for_public),
    )
    .await
}

/// Answers with a page of a tournament, from the page cache or rendered now; or with its stream, if that was requested.
pub async fn show(
    site: web::Data<AppState>,
    request: &HttpRequest,
    visitor: Visitor,
    slug: &str,
    page: TournamentPage,
) -> Result<HttpResponse, Error> {
    let snapshot = public_snapshot(&site, slug).await?;
    let visitor = Visitor { path: page.path(&snapshot), ..visitor };
    // The path alone does not tell: an entrant may be called “live”.
    let is_stream = is_stream_request(request);
    let kept = cached_page(&site, &visitor, &snapshot, &page).await?;
    if is_stream { stream_page(site, visitor, &snapshot, page).await } else { Ok(kept.answer(request)) }
}

fn is_stream_request(request: &HttpRequest) -> bool {
    request.match_pattern().is_some_and(|route| route.ends_with("/live"))
}

async fn cached_page(
    site: &AppState,
    visitor: &Visitor,
    snapshot: &Arc<TournamentSnapshot>,
    page: &TournamentPage,
) -> Result<Arc<CachedPage>, Error> {
    if page.has_chances() {
        site.snapshots.request_chances(snapshot);
    }
    if page.is_expensive() {
        let (page, own, of) = (page.clone(), visitor.clone(), snapshot.clone());
        return site
            .rendered
            .queued_page(visitor, &page.version(snapshot), move || page.render(&own, &of))
            .await;
    }
    site.rendered.page_with_frames(page.frame_policy(), visitor, &page.version(snapshot), || {
        page.render(visitor, snapshot)
    })
}

/// Streams a page: its content after each change of the tournament.
async fn stream_page(
    site: web::Data<AppState>,
    visitor: Visitor,
    snapshot: &TournamentSnapshot,
    page: TournamentPage,
) -> Result<HttpResponse, Error> {
    let mut watched = site.watch_unredacted(&snapshot.header().slug).await?;
    watched.mark_changed();
    let key = (format!("{}/live", visitor.path), visitor.words.language());
    let (closing, viewers) = (site.watch_shutdown(), site.viewers.clone());
    let mut chances: Option<ChancesWatch> = None;
    Ok(viewers.subscribe(key, closing, async move || {
        tokio::select! {
            changed = watched.changed() => changed.ok()?,
            () = wait_for_chances(&mut chances) => {}
        }
        let snapshot = watched.borrow_and_update().for_public()?;
        // Read before rendering, so that odds that arrive meanwhile are sent.
        chances = (page.has_chances() && snapshot.chances().is_none()).then(|| snapshot.watch_chances());
        let kept = cached_page(&site, &visitor, &snapshot, &page).await.ok()?;
        Some(stream::page_update(&kept))
    }))
}

/// Waits for the odds of a snapshot, if they are still being computed. They never arrive for a snapshot that was replaced.
async fn wait_for_chances(chances: &mut Option<ChancesWatch>) {
    let come = match chances {
        Some(chances) => chances.wait_for(Option::is_some).await.is_ok(),
        None => false,
    };
    if !come {
        std::future::pending::<()>().await;
    }
}

/// Returns the tournament at an address, redacted for the public. Only this function decides whether a tournament is public and what is
/// redacted, so no page, file or image made from the snapshot can reveal more.
pub async fn public_snapshot(site: &AppState, slug: &str) -> Result<Arc<TournamentSnapshot>, Error> {
    site.unredacted_snapshot(slug).await?.for_public().ok_or(Error::NotFound)
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use actix_web::rt::spawn;
    use actix_web::test::{TestRequest, call_service, init_service};
    use actix_web::{App, web};

    use crate::app::{
        routes::routes,
        state::{AppState, Config},
    };
    use lastcard_store::clubs::{self, ClubDetails};
    use lastcard_store::tournaments::{self, TournamentImport};
    use lastcard_store::{Location, Store};
    use lastcard_tournament::{Name, file};

    const FILE: &str = include_str!("../../cli/demo/four_player.json");

    /// Opens a service with one tournament, and returns the tournament's slug.
    fn site(folder: &tempfile::TempDir) -> (web::Data<AppState>, String) {
        let store = Store::open(&Location::Sqlite(folder.path().join("club.db"))).unwrap();
        let name = Name::parse("Aurora").unwrap();
        let details =
            ClubDetails { name, time_zone: lastcard_tournament::Zone::UTC, language: "en".to_owned() };
        let club = clubs::create(&store, &details).unwrap();
        let import =
            TournamentImport { starts_at: chrono::Utc::now(), tournament: file::read(FILE).unwrap() };
        let slug = tournaments::import(&store, &club.id, None, &import).unwrap().slug;
        (web::Data::new(AppState::open(store, Config::default()).unwrap()), slug)
    }

    #[actix_web::test]
    async fn expensive_pages_wait_in_a_bounded_queue() {
        let folder = tempfile::TempDir::new().unwrap();
        let (site, slug) = site(&folder);
        let service = Rc::new(init_service(App::new().app_data(site.clone()).configure(routes)).await);
        let get = |path: &str, host: usize| {
            let request = TestRequest::get().uri(path).insert_header(("host", format!("h{host}.example")));
            let (service, request) = (service.clone(), request.to_request());
            async move { call_service(&*service, request).await.status().as_u16() }
        };
        // The first request loads the tournament into the cache.
        assert_eq!(get(&format!("/t/{slug}"), 0).await, 200);
        // Holds the turn. The same page for another host is another page.
        let turn = site.rendered.queue.wait_for_turn().await.unwrap();
        let plans = format!("/t/{slug}/print/plans");
        let waiting: Vec<_> = (0..99).map(|host| spawn(get(&plans, host))).collect();
        // The requests take their places one after the other on this thread, and wait.
        assert_eq!(spawn(get(&plans, 100)).await.unwrap(), 503);
        for path in [format!("/t/{slug}"), format!("/t/{slug}/schedule"), "/c/aurora".to_owned()] {
            assert_eq!(get(&path, 0).await, 200, "{path}");
        }
        assert!(waiting.iter().all(|one| !one.is_finished()));
        drop(turn);
        for one in waiting {
            assert_eq!(one.await.unwrap(), 200);
        }
    }

    #[actix_web::test]
    async fn a_page_is_cached_once_per_canonical_address() {
        let folder = tempfile::TempDir::new().unwrap();
        let (site, slug) = site(&folder);
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
        assert_eq!(site.rendered.usage().0, 3);
    }
}
