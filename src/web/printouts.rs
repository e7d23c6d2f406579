//! Printouts of a tournament that are public.

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use super::public_pages::{public_snapshot, show};
use super::tournament_page::TournamentPage;
use super::{AppState, Error, see_other};
use crate::tournament::PlayerId;
use crate::view::Visitor;
use crate::view::public::Printout;

/// `/t/{slug}/print`: the whole schedule.
pub(super) async fn schedule_printout(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show(site, &request, visitor, &slug, TournamentPage::Print(Printout::Schedule)).await
}

/// `/t/{slug}/print/{what}`.
pub(super) async fn printout(
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
pub(super) async fn plan(
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
pub(super) struct PlanQuery {
    player: String,
}

impl PlanQuery {
    /// Returns the address of the plan, below that of the tournament.
    pub(super) fn path(self) -> Result<String, Error> {
        let player = PlayerId::parse(&self.player).map_err(|_| Error::NotFound)?;
        Ok(Printout::Plan(player.to_string()).path())
    }
}

/// `/t/{slug}/print/plan`: redirects to the plan of the chosen player.
pub(super) async fn redirect_to_plan(
    site: web::Data<AppState>,
    slug: web::Path<String>,
    query: web::Query<PlanQuery>,
) -> Result<HttpResponse, Error> {
    let snapshot = public_snapshot(&site, &slug).await?;
    Ok(see_other(format!("/t/{}{}", snapshot.header().slug, query.into_inner().path()?)))
}
