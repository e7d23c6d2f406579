//! Pages of the rules: every preset explained.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;

use lastcard_rules::Preset;

use crate::app::{error::Error, state::AppState};
use crate::rules::{
    page::{PresetPage, RulesPage},
    tournaments_page::TournamentRulesPage,
};
use crate::ui::page::Visitor;

/// Constant, since these pages change only with the program.
const VERSION: &str = "";

pub async fn index(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    Ok(site.rendered.page(&visitor, VERSION, || Ok(RulesPage::new(&visitor).render()?))?.answer(&request))
}

/// `GET /rules/tournaments`: formats, schedules and scorings.
pub async fn tournaments(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    Ok(site
        .rendered
        .page(&visitor, VERSION, || Ok(TournamentRulesPage::new(&visitor).render()?))?
        .answer(&request))
}

pub async fn preset(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    preset: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let preset: Preset = preset.parse().map_err(|_| Error::NotFound)?;
    Ok(site
        .rendered
        .page(&visitor, VERSION, || Ok(PresetPage::new(&visitor, preset).render()?))?
        .answer(&request))
}
