//! `/organise/t/{slug}/forecast`: expected duration and fairness of a draft.

use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_tournament::forecast::{SkillGap, forecast};

use crate::app::{error::Error, responses::page};
use crate::extract::own_tournament::OwnTournament;
use crate::forecast::page::{ForecastPage, ForecastView};

#[derive(Deserialize)]
pub struct ForecastQuery {
    /// Number of hands out of 100 that the strongest player is assumed to win at a table of four.
    edge: Option<u32>,
}

pub async fn show(own: OwnTournament, asked: web::Query<ForecastQuery>) -> Result<HttpResponse, Error> {
    own.require_draft()?;
    let edge = asked.edge.and_then(SkillGap::of).unwrap_or_default();
    let OwnTournament { organiser, stored, .. } = own;
    let (stored, told) = web::block(move || {
        let told = forecast(&stored.tournament, edge);
        (stored, told)
    })
    .await?;
    let (words, club) = (organiser.words(), &organiser.club);
    page(&ForecastPage {
        page: organiser.page(words.say("forecast-of").with("name", stored.header.name.as_str())),
        view: ForecastView::of(&stored, &told, edge, club.pace, club.time_zone, words),
    })
}
