//! `/c/{club}/ratings`, and those of a season.

use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;

use super::club_pages::club_at;
use super::rendered_pages::Kept;
use super::{Error, Site, news};
use crate::store::{ClubId, StoreError, clubs};
use crate::view::Visitor;
use crate::view::public::RatingsPage;

/// Whose ratings: of a club, or of one of its seasons.
struct AskedRatings {
    club: ClubId,
    season: Option<String>,
    visitor: Visitor,
}

pub(super) async fn of_club(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    club: web::Path<String>,
) -> Result<HttpResponse, Error> {
    Ok(asked(&site, visitor, &club, None).await?.page(&site).await?.answer(&request))
}

pub(super) async fn of_club_live(
    site: web::Data<Site>,
    visitor: Visitor,
    club: web::Path<String>,
) -> Result<HttpResponse, Error> {
    Ok(follow(&site, asked(&site, visitor, &club, None).await?))
}

pub(super) async fn of_season(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (club, season) = path.into_inner();
    Ok(asked(&site, visitor, &club, Some(season)).await?.page(&site).await?.answer(&request))
}

pub(super) async fn of_season_live(
    site: web::Data<Site>,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (club, season) = path.into_inner();
    Ok(follow(&site, asked(&site, visitor, &club, Some(season)).await?))
}

async fn asked(
    site: &Site,
    visitor: Visitor,
    club: &str,
    season: Option<String>,
) -> Result<AskedRatings, Error> {
    let (club, mut visitor) = club_at(site, club, visitor).await?;
    let season = season.map(|season| season.to_lowercase());
    if let Some(season) = &season {
        visitor.path = format!("{}/seasons/{season}", visitor.path);
    }
    visitor.path = format!("{}/ratings", visitor.path);
    Ok(AskedRatings { club, season, visitor })
}

fn follow(site: &web::Data<Site>, asked: AskedRatings) -> HttpResponse {
    let key = (format!("{}/live", asked.visitor.path), asked.visitor.words.language());
    let (watched, closing, viewers) =
        (site.live.watch_club(&asked.club), site.closing(), site.viewers.clone());
    let site = site.clone();
    viewers.follow(key, closing, news::feed(watched, async move || asked.page(&site).await))
}

impl AskedRatings {
    /// The page as it is, from memory where nothing has changed in the club.
    async fn page(&self, site: &Site) -> Result<Arc<Kept>, Error> {
        let (live, visitor) = (site.live.clone(), &self.visitor);
        let edition = *live.watch_club(&self.club).borrow();
        let (named, language) = (edition.to_string(), visitor.words.language());
        if let Some(kept) = site.rendered.at_hand(&visitor.path, language, &named, &visitor.origin) {
            return Ok(kept);
        }
        let (club, season) = (self.club.clone(), self.season.clone());
        let (club, shown) = site
            .ask(move |store| -> Result<_, StoreError> {
                Ok((clubs::by_id(store, &club)?, live.ratings(&club, season.as_deref())?))
            })
            .await?;
        let page = || Ok(RatingsPage::new(visitor, &club, &shown, edition).render()?);
        site.rendered.page(visitor, &named, page)
    }
}
