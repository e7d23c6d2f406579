//! Public pages about more than one evening: seasons, ratings and people of a club. Each page is updated as results are recorded.

use std::sync::Arc;

use actix_web::web::{ServiceConfig, get, resource};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::de::DeserializeOwned;

use lastcard_store::{ClubId, RosterId, players};

use crate::app::{error::Error, state::AppState};
use crate::clubs::handlers::club_at;
use crate::live::{club_versions, page_cache::CachedPage};
use crate::ui::page::Visitor;

/// Page of a club.
#[derive(Debug, Clone)]
pub enum ClubSubpage {
    /// People with a profile, and the club's records.
    People,
    /// Profile of a person.
    Person(RosterId),
    /// Head-to-head of two people.
    Pair(RosterId, RosterId),
    /// Ratings of the club or, by its address, of a season.
    Ratings(Option<String>),
    /// Table of a season.
    Season(String),
    /// Origin of one line of the table, by the season and the person's id or pseudonym.
    SeasonLine(String, String),
    /// Season on one page.
    Year(String),
}

/// Registers the pages of a club, each with its stream.
pub fn routes(config: &mut ServiceConfig) {
    type One = (String, String);
    type Two = (String, String, String);
    register(config, "/players", |(club,): (String,)| (club, ClubSubpage::People));
    register(config, "/players/{player}", |(club, id): One| (club, ClubSubpage::Person(id.into())));
    register(config, "/players/{player}/with/{other}", |(club, one, other): Two| {
        (club, ClubSubpage::Pair(one.into(), other.into()))
    });
    register(config, "/ratings", |(club,): (String,)| (club, ClubSubpage::Ratings(None)));
    register(config, "/seasons/{season}", |(club, season): One| {
        (club, ClubSubpage::Season(season.to_lowercase()))
    });
    register(config, "/seasons/{season}/ratings", |(club, season): One| {
        (club, ClubSubpage::Ratings(Some(season.to_lowercase())))
    });
    register(config, "/seasons/{season}/year", |(club, season): One| {
        (club, ClubSubpage::Year(season.to_lowercase()))
    });
    register(config, "/seasons/{season}/players/{player}", |(club, season, player): Two| {
        (club, ClubSubpage::SeasonLine(season.to_lowercase(), player))
    });
}

fn register<P: DeserializeOwned + 'static>(
    config: &mut ServiceConfig,
    path: &str,
    view: fn(P) -> (String, ClubSubpage),
) {
    let show = move |site: web::Data<AppState>,
                     request: HttpRequest,
                     visitor: Visitor,
                     path: web::Path<P>| async move {
        show(&site, &request, visitor, view(path.into_inner())).await
    };
    let follow = move |site: web::Data<AppState>, visitor: Visitor, path: web::Path<P>| async move {
        stream_page(site, visitor, view(path.into_inner())).await
    };
    config.service(resource(path).route(get().to(show)));
    config.service(resource(format!("{path}/live")).route(get().to(follow)));
}

/// Page of a club, for one visitor.
struct ClubPageRequest {
    club: ClubId,
    view: ClubSubpage,
    visitor: Visitor,
}

impl ClubPageRequest {
    async fn new(
        site: &AppState,
        visitor: Visitor,
        (club, view): (String, ClubSubpage),
    ) -> Result<Self, Error> {
        let (club, mut visitor) = club_at(site, &club, visitor).await?;
        visitor.path.push_str(&view.path());
        Ok(Self { club, view, visitor })
    }
}

async fn show(
    site: &AppState,
    request: &HttpRequest,
    visitor: Visitor,
    asked: (String, ClubSubpage),
) -> Result<HttpResponse, Error> {
    let asked = ClubPageRequest::new(site, visitor, asked).await?;
    match (asked.page(site).await, &asked.view) {
        (Err(Error::NotFound), ClubSubpage::Person(id)) => redirect(site, &asked, id).await,
        (page, _) => Ok(page?.answer(request)),
    }
}

async fn stream_page(
    site: web::Data<AppState>,
    visitor: Visitor,
    asked: (String, ClubSubpage),
) -> Result<HttpResponse, Error> {
    let asked = ClubPageRequest::new(&site, visitor, asked).await?;
    // An address that does not exist has no stream.
    asked.page(&site).await?;
    let key = (format!("{}/live", asked.visitor.path), asked.visitor.words.language());
    let (watched, closing, viewers) =
        (site.snapshots.watch_club(&asked.club), site.watch_shutdown(), site.viewers.clone());
    Ok(viewers.subscribe(key, closing, club_versions::feed(watched, async move || asked.page(&site).await)))
}

/// Redirects from a merged entry of the roster to the person that it became.
async fn redirect(site: &AppState, asked: &ClubPageRequest, id: &RosterId) -> Result<HttpResponse, Error> {
    let (club, id) = (asked.club.clone(), id.clone());
    let stays = site
        .with_store(move |store| players::merged_into(store, &club, &id))
        .await?
        .ok_or(Error::NotFound)?;
    let own = asked.visitor.path.rsplit_once('/').map_or("", |(list, _)| list);
    Ok(crate::app::responses::see_other(format!("{own}/{stays}")))
}

impl ClubPageRequest {
    /// Returns the current page, from the page cache if nothing has changed in the club.
    async fn page(&self, site: &AppState) -> Result<Arc<CachedPage>, Error> {
        let visitor = &self.visitor;
        let club_version = *site.snapshots.watch_club(&self.club).borrow();
        let named = club_version.to_string();
        let (snapshots, club, view, of) =
            (site.snapshots.clone(), self.club.clone(), self.view.clone(), visitor.clone());
        site.rendered
            .queued_page(visitor, &named, move || view.render(&snapshots, &club, &of, club_version))
            .await
    }
}
