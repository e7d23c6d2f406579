//! `/organise/archive`: evenings that are filed.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::Utc;
use serde::Deserialize;

use lastcard_club::TournamentState;
use lastcard_store::tournaments::Header;

use crate::app::{error::Error, responses::page, state::AppState};
use crate::extract::organiser::Organiser;
use crate::ui::page::Page;

/// Evenings on one page.
const PAGE_SIZE: usize = 100;

/// The page at `/organise/archive`.
#[derive(Template)]
#[template(path = "desk/archive.html")]
pub struct ArchivePage {
    page: Page,
    /// Evenings, the latest first.
    lines: Vec<ArchiveLine>,
    /// Numbers of the pages with later and with earlier evenings, if there are any.
    newer: Option<usize>,
    older: Option<usize>,
}

struct ArchiveLine {
    slug: String,
    name: String,
    when: String,
    /// True if an organiser has archived it, so that nothing is recorded any more.
    is_closed: bool,
}

#[derive(Deserialize)]
pub struct ArchiveQuery {
    #[serde(default)]
    page: usize,
}

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<ArchiveQuery>,
) -> Result<HttpResponse, Error> {
    let (snapshots, club) = (site.snapshots.clone(), organiser.club.id.clone());
    let filed = web::block(move || snapshots.filing(&club, Utc::now())).await??.filed;
    let words = organiser.words();
    let line = |header: &Header| ArchiveLine {
        slug: header.slug.clone(),
        name: header.name.to_string(),
        when: words.date_time(header.starts_at, organiser.club.time_zone),
        is_closed: header.state == TournamentState::Archived,
    };
    let number = query.page.min(filed.len() / PAGE_SIZE);
    let shown = filed.iter().skip(number * PAGE_SIZE).take(PAGE_SIZE);
    page(&ArchivePage {
        page: organiser.page(words.say("desk-archive")),
        lines: shown.map(line).collect(),
        newer: number.checked_sub(1),
        older: (filed.len() > (number + 1) * PAGE_SIZE).then_some(number + 1),
    })
}
