//! The rules: every preset explained.

use actix_web::{HttpRequest, HttpResponse, web};

use super::{Error, Site};
use crate::rules::Preset;
use crate::view::Visitor;
use crate::view::rules::{PresetPage, RulesPage, TournamentRulesPage};

/// These pages change with the program only.
const VERSION: &str = "";

pub(super) async fn index(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    site.rendered.page(&request, &visitor, VERSION, || Ok(RulesPage::new(&visitor)))
}

/// `GET /rules/tournaments`: formats, schedules and scorings.
pub(super) async fn tournaments(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
) -> Result<HttpResponse, Error> {
    site.rendered.page(&request, &visitor, VERSION, || Ok(TournamentRulesPage::new(&visitor)))
}

pub(super) async fn preset(
    site: web::Data<Site>,
    request: HttpRequest,
    visitor: Visitor,
    preset: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let preset: Preset = preset.parse().map_err(|_| Error::NotFound)?;
    site.rendered.page(&request, &visitor, VERSION, || Ok(PresetPage::new(&visitor, preset)))
}
