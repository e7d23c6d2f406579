//! Printouts of a tournament that are public.

use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_tournament::PlayerId;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::print::page::Printout;

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
