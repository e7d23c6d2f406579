//! `/organise/seasons`: seasons of the club, with their tournaments and rules.

use std::collections::BTreeSet;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use chrono::{Datelike as _, NaiveDate, Utc};

use lastcard_club::{SeasonRules, SeasonSpan};
use lastcard_store::seasons::{self, NewSeason, Season, SeasonError};
use lastcard_store::staged_events::{self, StagedEventRecord};
use lastcard_store::tournaments::{self, Header};
use lastcard_store::{SeasonId, StoreError, TournamentId};
use lastcard_tournament::Zone;

use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::seasons::{
    desk_pages::{SeasonChoice, SeasonDeskLine, SeasonFormPage, SeasonsPage},
    form::{SeasonInput, form_from_rules, read_season, with_span},
    texts::rules as season_rules,
};
use crate::ui::{
    form::Form,
    page::{ConfirmPage, NoticeQuery},
    translator::Translator,
};

pub async fn list(
    site: web::Data<AppState>,
    organiser: Organiser,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let (words, club) = (organiser.words(), organiser.club.id.clone());
    let all = site.with_store(move |store| seasons::list(store, &club)).await?;
    let line = |season: &Season| SeasonDeskLine {
        slug: season.slug.clone(),
        name: season.name.to_string(),
        about: season_rules(words, &season.rules).join(" "),
        public: public_address(&organiser, season),
    };
    page(&SeasonsPage {
        page: organiser.page(words.say("seasons-title")),
        seasons: all.iter().map(line).collect(),
        done: done.message(words),
    })
}

pub async fn new(site: web::Data<AppState>, organiser: Organiser) -> Result<HttpResponse, Error> {
    let (id, club) = (SeasonId::made(), organiser.club.id.clone());
    let all = site.with_store(move |store| seasons::list(store, &club)).await?;
    let today = today(&organiser);
    let year = today.year().to_string();
    let form = form_from_rules(&SeasonRules::default()).with("takes_new", "yes").with("id", id.as_str());
    let form = with_span(form, SeasonSpan::year_of(today)).with("evenings", "dates");
    let is_taken = all.iter().any(|season| season.name.as_str() == year);
    let form = if is_taken { form } else { form.with("name", year) };
    page(&form_page(&site, &organiser, form, None).await?)
}

/// Returns the day on the club's clocks.
fn today(organiser: &Organiser) -> NaiveDate {
    Utc::now().with_timezone(&organiser.club.time_zone).date_naive()
}

fn public_address(organiser: &Organiser, season: &Season) -> String {
    format!("/c/{}/seasons/{}", organiser.club.slug, season.slug)
}

/// Adds the evenings of the days that the form names, except those of other seasons.
async fn with_evenings(
    site: &AppState,
    organiser: &Organiser,
    input: SeasonInput,
    own: Option<SeasonId>,
) -> Result<NewSeason, Error> {
    let Some(span) = input.span else { return Ok(input.season) };
    let (club, zone) = (organiser.club.id.clone(), organiser.club.time_zone);
    let tournaments = site
        .with_store(move |store| -> Result<_, StoreError> {
            let members = seasons::members(store, &club)?.into_iter();
            let elsewhere: BTreeSet<TournamentId> =
                members.filter(|(_, of)| own.as_ref() != Some(of)).map(|(id, _)| id).collect();
            let events = staged_events::list(store, &club)?;
            let all = tournaments::list(store, &club)?.into_iter();
            let own = all.filter(|header| span.contains(header.starts_at, &zone));
            let own = own.filter(|header| StagedEventRecord::stands_alone(&events, &header.id));
            Ok(own.map(|header| header.id).filter(|id| !elsewhere.contains(id)).collect())
        })
        .await?;
    Ok(NewSeason { tournaments, ..input.season })
}

pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let Some(wanted) = read_season(&mut form, organiser.words()) else {
        let shown = form_page(&site, &organiser, form, None).await?;
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown);
    };
    organiser.set_audit_object(wanted.season.name.as_str());
    let wanted = with_evenings(&site, &organiser, wanted, None).await?;
    let (snapshots, club, deed) = (site.snapshots.clone(), organiser.club.id.clone(), organiser.deed.clone());
    let id = form.preassigned_id("id").map_or_else(SeasonId::made, SeasonId::from);
    let create = move || seasons::create_once(&snapshots.store().with_audit_entry(deed), &club, &id, &wanted);
    let made = web::block(create).await?;
    save_response(&site, &organiser, form, None, made).await
}

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let (season, members) = find(&site, &organiser, slug.into_inner()).await?;
    let mut form = form_from_rules(&season.rules).with("name", season.name.as_str());
    if season.takes_new {
        form.set("takes_new", "yes");
    }
    let span = SeasonSpan::year_of(season.created_at.with_timezone(&organiser.club.time_zone).date_naive());
    let form = with_span(form, span).with("evenings", "ticked");
    let form = members.iter().fold(form, |form, id| form.with("tournaments", id.as_str()));
    let done = done.message(organiser.words());
    page(&SeasonFormPage { done, ..form_page(&site, &organiser, form, Some(&season)).await? })
}

pub async fn update(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let (season, _) = find(&site, &organiser, slug.into_inner()).await?;
    let Some(wanted) = read_season(&mut form, organiser.words()) else {
        let shown = form_page(&site, &organiser, form, Some(&season)).await?;
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown);
    };
    let wanted = with_evenings(&site, &organiser, wanted, Some(season.id.clone())).await?;
    let seen = form.value("revision").parse().unwrap_or(0);
    let (snapshots, club, id) = (site.snapshots.clone(), organiser.club.id.clone(), season.id.clone());
    let deed = organiser.deed.clone();
    let update =
        move || seasons::update(&snapshots.store().with_audit_entry(deed), &club, &id, seen, &wanted);
    let made = web::block(update).await?;
    save_response(&site, &organiser, form, Some(&season), made).await
}

pub async fn confirm_deletion(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (season, _) = find(&site, &organiser, slug.into_inner()).await?;
    let words = organiser.words();
    let back = format!("/organise/seasons/{}", season.slug);
    page(&ConfirmPage {
        page: organiser.page(words.say("season-remove-title").with("name", season.name.as_str())),
        text: words.say("season-remove-text").to_string(),
        button: words.say("season-remove").to_string(),
        action: format!("{back}/deletion"),
        back,
    })
}

pub async fn delete(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (season, _) = find(&site, &organiser, slug.into_inner()).await?;
    let club = organiser.club.id.clone();
    organiser.write_audited(&site, move |store| seasons::remove(store, &club, &season.id)).await?;
    Ok(see_other("/organise/seasons?done=season-removed"))
}

/// Redirects if the season was saved, and otherwise shows the form again with the problem.
async fn save_response(
    site: &AppState,
    organiser: &Organiser,
    mut form: Form,
    season: Option<&Season>,
    made: Result<Season, SeasonError>,
) -> Result<HttpResponse, Error> {
    let words = organiser.words();
    let status = match made {
        Ok(season) => return Ok(see_other(public_address(organiser, &season))),
        Err(SeasonError::Store(error)) => return Err(error.into()),
        Err(SeasonError::Stale) => {
            form.add_error("name", words.say("season-stale"));
            StatusCode::CONFLICT
        }
        Err(SeasonError::Ended) => {
            form.add_error("name", words.say("season-is-ended"));
            StatusCode::CONFLICT
        }
        Err(SeasonError::NameTaken) => {
            form.add_error("name", words.say("season-name-taken"));
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Err(SeasonError::Elsewhere(tournament, other)) => {
            let told = words.say("season-tournament-elsewhere").with("name", tournament.as_str());
            form.add_error("tournaments", told.with("season", other.as_str()));
            StatusCode::UNPROCESSABLE_ENTITY
        }
    };
    html(status, &form_page(site, organiser, form, season).await?)
}

/// Loads a season of the club, with the ids of its tournaments.
async fn find(
    site: &AppState,
    organiser: &Organiser,
    slug: String,
) -> Result<(Season, Vec<TournamentId>), Error> {
    let club = organiser.club.id.clone();
    site.with_store(move |store| -> Result<_, StoreError> {
        let season = seasons::by_slug(store, &club, &slug)?;
        let members = seasons::members(store, &club)?.into_iter();
        let own = members.filter(|(_, of)| *of == season.id).map(|(tournament, _)| tournament).collect();
        Ok((season, own))
    })
    .await
}

async fn form_page(
    site: &AppState,
    organiser: &Organiser,
    form: Form,
    season: Option<&Season>,
) -> Result<SeasonFormPage, Error> {
    let (words, club) = (organiser.words(), organiser.club.id.clone());
    let (headers, members, all) = site
        .with_store(move |store| -> Result<_, StoreError> {
            let (members, mut headers) = (seasons::members(store, &club)?, tournaments::list(store, &club)?);
            let events = staged_events::list(store, &club)?;
            headers.retain(|header| StagedEventRecord::stands_alone(&events, &header.id));
            for header in &mut headers {
                if let Some(event) = events.iter().find(|event| event.has(&header.id)) {
                    header.name = event.plan.name().clone();
                }
            }
            Ok((headers, members, seasons::list(store, &club)?))
        })
        .await?;
    let elsewhere = |header: &Header| {
        let (_, of): &(TournamentId, SeasonId) = members.iter().find(|(id, _)| *id == header.id)?;
        let other = all.iter().find(|other| other.id == *of)?;
        (season.map(|season| &season.id) != Some(of)).then(|| other.name.to_string())
    };
    let choices =
        headers.iter().map(|header| choice(words, organiser.club.time_zone, header, elsewhere(header)));
    let title = season.map_or_else(|| words.say("season-new").to_string(), |season| season.name.to_string());
    Ok(SeasonFormPage {
        page: organiser.page(title),
        form,
        action: season.map_or_else(
            || "/organise/seasons/new".to_owned(),
            |season| format!("/organise/seasons/{}", season.slug),
        ),
        public: season.map(|season| public_address(organiser, season)),
        revision: season.map_or(0, |season| season.revision),
        ended: season
            .and_then(|season| season.ended_at)
            .map(|at| words.date_time(at, organiser.club.time_zone)),
        done: None,
        tournaments: choices.collect(),
    })
}

fn choice(words: Translator, zone: Zone, header: &Header, elsewhere: Option<String>) -> SeasonChoice {
    SeasonChoice {
        id: header.id.to_string(),
        name: header.name.to_string(),
        starts: words.date_time(header.starts_at, zone),
        elsewhere,
    }
}
