//! `/organise/seasons/{season}/end`: ending and reopening a season, and its certificates.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};

use lastcard_snapshots::SeasonSnapshot;
use lastcard_store::seasons::{self, SeasonError};

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::seasons::{desk_pages::EndSeasonPage, review_page::SeasonCertificatesPage};
use crate::ui::page::ConfirmPage;

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    page(&end_page(&organiser, &find(&site, &organiser, &slug).await?, None))
}

/// Ends the season, unless one of its tournaments is unfinished or under embargo.
pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: crate::ui::form::Form,
) -> Result<HttpResponse, Error> {
    let shown = find(&site, &organiser, &slug).await?;
    let waits = end_page(&organiser, &shown, None);
    if !waits.open.is_empty() {
        return html(StatusCode::CONFLICT, &waits);
    }
    let seen = form.value("revision").parse().unwrap_or(0);
    let (club, id) = (organiser.club.id.clone(), shown.season.id.clone());
    let ended = web::block({
        let (snapshots, deed) = (site.snapshots.clone(), organiser.deed.clone());
        move || seasons::end(&snapshots.store().with_audit_entry(deed), &club, &id, seen)
    });
    match ended.await? {
        Ok(season) => Ok(see_other(format!("/organise/seasons/{}?done=season-ended", season.slug))),
        Err(SeasonError::Store(error)) => Err(error.into()),
        Err(_) => {
            let why = organiser.words().say("season-stale").to_string();
            html(StatusCode::CONFLICT, &end_page(&organiser, &shown, Some(why)))
        }
    }
}

pub async fn confirm_reopening(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (words, shown) = (organiser.words(), find(&site, &organiser, &slug).await?);
    let back = format!("/organise/seasons/{}", shown.season.slug);
    page(&ConfirmPage {
        page: organiser.page(words.say("season-reopen-title").with("name", shown.season.name.as_str())),
        text: words.say("season-reopen-text").to_string(),
        button: words.say("season-reopen").to_string(),
        action: format!("{back}/reopening"),
        back,
    })
}

pub async fn reopen(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let shown = find(&site, &organiser, &slug).await?;
    let (club, id) = (organiser.club.id.clone(), shown.season.id.clone());
    organiser.write_audited(&site, move |store| seasons::reopen(store, &club, &id)).await?;
    Ok(see_other(format!("/organise/seasons/{}?done=season-reopened", shown.season.slug)))
}

/// Prints certificates for the first three places.
pub async fn certificates(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show_certificates(&site, &organiser, &slug, false).await
}

/// Prints certificates for everybody who took part.
pub async fn certificates_of_everybody(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    show_certificates(&site, &organiser, &slug, true).await
}

async fn show_certificates(
    site: &AppState,
    organiser: &Organiser,
    slug: &str,
    everybody: bool,
) -> Result<HttpResponse, Error> {
    let (words, shown) = (organiser.words(), find(site, organiser, slug).await?);
    let title = words.say("print-of").with("what", words.say("print-certificates").to_string());
    let frame = organiser.page(title.with("name", shown.season.name.as_str()));
    let mut answer = page(&SeasonCertificatesPage::new(frame, &organiser.club, &shown, everybody))?;
    answer.headers_mut().insert(header::CACHE_CONTROL, header::HeaderValue::from_static("no-store"));
    Ok(answer)
}

async fn find(site: &AppState, organiser: &Organiser, slug: &str) -> Result<SeasonSnapshot, Error> {
    let (snapshots, club, slug) = (site.snapshots.clone(), organiser.club.id.clone(), slug.to_lowercase());
    Ok(web::block(move || snapshots.season(&club, &slug)).await??)
}

fn end_page(organiser: &Organiser, shown: &SeasonSnapshot, why: Option<String>) -> EndSeasonPage {
    let (words, season) = (organiser.words(), &shown.season);
    let runs = shown.evenings.iter().filter(|(_, evening)| !evening.finished).map(|(header, _)| header);
    EndSeasonPage {
        page: organiser.page(words.say("season-end-title").with("name", season.name.as_str())),
        back: format!("/organise/seasons/{}", season.slug),
        revision: season.revision,
        open: runs.chain(&shown.coming).map(|header| header.name.to_string()).collect(),
        why,
    }
}
