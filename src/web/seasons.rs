//! `/c/{club}/seasons/{season}`: the table of a season, and how each of its lines came about.

use std::sync::Arc;

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;

use super::club_pages::club_at;
use super::rendered_pages::Kept;
use super::{Error, Site, news};
use crate::store::{ClubId, RosterId, StoreError, clubs};
use crate::view::Visitor;
use crate::view::public::{SeasonLinePage, SeasonPage};

/// A page of a season: of the whole, or of one person's line.
struct AskedSeason {
    club: ClubId,
    season: String,
    player: Option<RosterId>,
    visitor: Visitor,
}

pub(super) async fn show(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (club, season) = path.into_inner();
    Ok(asked(&site, visitor, &club, season, None).await?.page(&site).await?.answer(&request))
}

pub(super) async fn live(
    site: web::Data<Site>,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (club, season) = path.into_inner();
    Ok(follow(&site, asked(&site, visitor, &club, season, None).await?))
}

pub(super) async fn show_line(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String, RosterId)>,
) -> Result<HttpResponse, Error> {
    let (club, season, player) = path.into_inner();
    Ok(asked(&site, visitor, &club, season, Some(player)).await?.page(&site).await?.answer(&request))
}

pub(super) async fn line_live(
    site: web::Data<Site>,
    visitor: Visitor,
    path: web::Path<(String, String, RosterId)>,
) -> Result<HttpResponse, Error> {
    let (club, season, player) = path.into_inner();
    Ok(follow(&site, asked(&site, visitor, &club, season, Some(player)).await?))
}

async fn asked(
    site: &Site,
    visitor: Visitor,
    club: &str,
    season: String,
    player: Option<RosterId>,
) -> Result<AskedSeason, Error> {
    let (club, mut visitor) = club_at(site, club, visitor).await?;
    let season = season.to_lowercase();
    visitor.path = format!("{}/seasons/{season}", visitor.path);
    if let Some(player) = &player {
        visitor.path = format!("{}/players/{player}", visitor.path);
    }
    Ok(AskedSeason { club, season, player, visitor })
}

fn follow(site: &web::Data<Site>, asked: AskedSeason) -> HttpResponse {
    let key = (format!("{}/live", asked.visitor.path), asked.visitor.words.language());
    let (watched, closing, viewers) =
        (site.live.watch_club(&asked.club), site.closing(), site.viewers.clone());
    let site = site.clone();
    viewers.follow(key, closing, news::feed(watched, async move || asked.page(&site).await))
}

impl AskedSeason {
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
                Ok((clubs::by_id(store, &club)?, live.season(&club, &season)?))
            })
            .await?;
        match &self.player {
            None => site
                .rendered
                .page(visitor, &named, || Ok(SeasonPage::new(visitor, &club, &shown, edition).render()?)),
            Some(player) => {
                let explained =
                    SeasonLinePage::new(visitor, &club, &shown, player, edition).ok_or(Error::NotFound)?;
                site.rendered.page(visitor, &named, || Ok(explained.render()?))
            }
        }
    }
}
