//! `/t/{slug}/print` and `/organise/t/{slug}/print`: printouts of a tournament, and the page on which an organiser chooses one.

pub mod address;
pub mod frame;
pub mod page;
pub mod schedule;
pub mod seat_list;
pub mod sheets;
pub mod standings;
pub mod tonight;

use actix_web::http::{StatusCode, header::CACHE_CONTROL};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::PlayerId;

use crate::app::{
    error::Error,
    responses::{page, see_other},
    state::AppState,
};
use crate::extract::{organiser::Organiser, own_tournament::OwnSnapshot};
use crate::print::{
    frame::PrintFrame,
    page::{PrintAudience, Printout},
    tonight::TonightPart,
};
use crate::ui::page::Page;

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
    let snapshot = site.public_snapshot(&slug).await?;
    Ok(see_other(format!("/t/{}{}", snapshot.header().slug, query.into_inner().path()?)))
}

/// The printouts, each with its purpose.
#[derive(Template)]
#[template(path = "print/chooser.html")]
pub struct PrintChooserPage {
    page: Page,
    frame: PrintFrame,
    /// Parts of the document for tonight; empty if nothing is left to play.
    tonight: Vec<TonightPart>,
    /// Address of the form for typing in score sheets, while the tournament is being played.
    type_in: Option<String>,
}

impl PrintChooserPage {
    pub fn new(organiser: &Organiser, snapshot: &TournamentSnapshot) -> Self {
        let words = organiser.words();
        let frame = PrintFrame::for_chooser(words, snapshot, PrintAudience::Organiser(organiser));
        let is_played = snapshot.status().is_in_play();
        Self {
            page: organiser.page(frame.title(words)),
            type_in: is_played.then(|| format!("/organise/t/{}/type-in", snapshot.header().slug)),
            tonight: tonight::parts(words, snapshot),
            frame,
        }
    }
}

/// `GET /organise/t/{slug}/print`
pub async fn show_chooser(own: OwnSnapshot) -> Result<HttpResponse, Error> {
    page(&PrintChooserPage::new(&own.organiser, &own.snapshot))
}

pub async fn show(
    site: web::Data<AppState>,
    own: OwnSnapshot,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (_, what) = path.into_inner();
    show_printout(&site, own, Printout::parse(&what, None)).await
}

pub async fn show_one(
    site: web::Data<AppState>,
    own: OwnSnapshot,
    path: web::Path<(String, String, String)>,
) -> Result<HttpResponse, Error> {
    let (_, what, of) = path.into_inner();
    show_printout(&site, own, Printout::parse(&what, Some(&of))).await
}

pub async fn redirect_to_own_plan(own: OwnSnapshot, request: HttpRequest) -> Result<HttpResponse, Error> {
    // Parsed after the access check, so that a caller without access is refused first.
    let query = web::Query::<PlanQuery>::from_query(request.query_string()).map_err(|_| Error::BadRequest)?;
    Ok(see_other(format!("/organise/t/{}{}", own.snapshot.header().slug, query.into_inner().path()?)))
}

async fn show_printout(
    site: &AppState,
    own: OwnSnapshot,
    what: Option<Printout>,
) -> Result<HttpResponse, Error> {
    let what = what.ok_or(Error::NotFound)?;
    let print = move || {
        let desk = PrintAudience::Organiser(&own.organiser);
        Ok(what.render(&own.organiser.visitor, &own.snapshot, desk).ok_or(Error::NotFound)??)
    };
    let shown = site.rendered.queue.wait_for_turn().await?.run(print).await?;
    let mut answer = HttpResponse::build(StatusCode::OK);
    answer.content_type("text/html; charset=utf-8").insert_header((CACHE_CONTROL, "no-store"));
    Ok(answer.body(shown))
}
