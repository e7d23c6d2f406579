//! Printouts of a tournament that are public.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use lastcard_tournament::PlayerId;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::leaderboard::handlers::{public_snapshot, show};
use crate::live::tournament_page::TournamentPage;
use crate::print::page::Printout;
use crate::ui::page::Visitor;

/// `/t/{slug}/print`: the whole schedule.
pub async fn schedule_printout(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Print(Printout::Schedule)).await
}

/// `/t/{slug}/print/{what}`.
pub async fn printout(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, what) = path.into_inner();
    // Each printout has one address. The whole schedule has a shorter one.
    let print = Printout::parse(&what, None).filter(|print| print.path().ends_with(&what));
    let print = print.ok_or(Error::NotFound)?;
    show(site, &request, visitor, &slug, TournamentPage::Print(print)).await
}

/// `/t/{slug}/print/plan/{player}`.
pub async fn plan(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, player) = path.into_inner();
    show(site, &request, visitor, &slug, TournamentPage::Print(Printout::Plan(player))).await
}

/// Player chosen in the form for all plans.
#[derive(Debug, Deserialize)]
pub struct PlanQuery {
    player: String,
}

impl PlanQuery {
    /// Returns the address of the plan, below that of the tournament.
    pub fn path(self) -> Result<String, Error> {
        let player = PlayerId::parse(&self.player).map_err(|_| Error::NotFound)?;
        Ok(Printout::Plan(player.to_string()).path())
    }
}

/// `/t/{slug}/print/plan`: redirects to the plan of the chosen player.
pub async fn redirect_to_plan(
    site: web::Data<AppState>,
    slug: web::Path<String>,
    query: web::Query<PlanQuery>,
) -> Result<HttpResponse, Error> {
    let snapshot = public_snapshot(&site, &slug).await?;
    Ok(see_other(format!("/t/{}{}", snapshot.header().slug, query.into_inner().path()?)))
}
