//! `/organise/club`: settings of the club.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::Utc;

use lastcard_store::clubs;
use lastcard_tournament::{Pace, Zone};

use crate::accounts::setup::{club, languages, zones};
use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::operations;
use crate::ui::{
    form::Form,
    numbers::to_ascii_digits,
    page::{NoticeQuery, Page},
};

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    done: web::Query<NoticeQuery>,
) -> Result<HttpResponse, Error> {
    let own = &organiser.club;
    let form = Form::default()
        .with("club", own.name.as_str())
        .with("time_zone", own.time_zone.name())
        .with("language", own.language.as_str())
        .with("minutes", (own.pace.seconds() / 60).to_string())
        .with("seconds", (own.pace.seconds() % 60).to_string());
    page(&ClubFormPage { done: done.message(organiser.words()), ..club_page(&site, &organiser, form).await? })
}

pub async fn update(
    site: web::Data<AppState>,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let details = club(&mut form, organiser.words());
    let pace = pace(&mut form, &organiser);
    let (Some(details), Some(pace)) = (details, pace) else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &club_page(&site, &organiser, form).await?);
    };
    let evenings = shifted_evenings(&site, &organiser, details.time_zone).await?;
    let chosen = form.value("evenings").to_owned();
    if !evenings.is_empty() && !["hour", "moment"].contains(&chosen.as_str()) {
        form.set("evenings", "hour");
        form.add_error("evenings", organiser.words().say("club-evenings-asked"));
        let asked = ClubFormPage { evenings, ..club_page(&site, &organiser, form).await? };
        return html(StatusCode::UNPROCESSABLE_ENTITY, &asked);
    }
    let (snapshots, id, deed) = (site.snapshots.clone(), organiser.club.id, organiser.deed);
    let update = if chosen == "hour" { clubs::update_keeping_hours } else { clubs::update };
    web::block(move || {
        snapshots.change_club(&id, |store| update(&store.with_audit_entry(deed), &id, &details, pace))
    })
    .await??;
    Ok(see_other("/organise/club?done=club"))
}

/// Returns coming evenings that would begin at another hour in a new time zone, each with its present start. Empty if the zone stays the
/// same.
async fn shifted_evenings(
    site: &AppState,
    organiser: &Organiser,
    zone: Zone,
) -> Result<Vec<(String, String)>, Error> {
    let before = organiser.club.time_zone;
    if zone == before {
        return Ok(Vec::new());
    }
    let (id, words) = (organiser.club.id.clone(), organiser.words());
    let (announcements, drafts) =
        site.with_store(move |store| clubs::list_upcoming(store, &id, Utc::now())).await?;
    let announced: Vec<_> =
        announcements.iter().filter_map(|one| one.tournament.as_ref().map(|of| &of.id)).collect();
    let drafts = drafts.iter().filter(|draft| !announced.contains(&&draft.id));
    let all = announcements.iter().map(|one| (&one.name, one.starts_at));
    let all = all.chain(drafts.map(|draft| (&draft.name, draft.starts_at)));
    Ok(all.map(|(name, at)| (name.to_string(), words.date_time(at, before))).collect())
}

/// Includes the club's hands in the joint ratings of all clubs here, or excludes them.
pub async fn set_joint_ratings(
    site: web::Data<AppState>,
    organiser: Organiser,
    form: Form,
) -> Result<HttpResponse, Error> {
    let takes_part = form.value("take_part") == "yes";
    let id = organiser.club.id.clone();
    organiser.write_audited(&site, move |store| clubs::set_joint_ratings(store, &id, takes_part)).await?;
    Ok(see_other("/organise/club?done=club"))
}

/// Reads minutes and seconds. An empty field counts as 0.
fn pace(form: &mut Form, organiser: &Organiser) -> Option<Pace> {
    let number = |field: &str, most: u32| {
        let typed = form.value(field).trim();
        if typed.is_empty() {
            Some(0)
        } else {
            to_ascii_digits(typed).parse().ok().filter(|number| *number <= most)
        }
    };
    let seconds = number("minutes", 60).zip(number("seconds", 59));
    let pace = seconds.and_then(|(minutes, seconds)| Pace::new(minutes * 60 + seconds).ok());
    form.ok_or_report("minutes", pace.ok_or(()), |()| organiser.words().say("problem-pace").to_string())
}

async fn club_page(site: &AppState, organiser: &Organiser, form: Form) -> Result<ClubFormPage, Error> {
    Ok(ClubFormPage {
        page: organiser.page(organiser.words().say("club-title")),
        form,
        zones: zones(Some(organiser.club.time_zone)),
        languages: languages(),
        joint_ratings: organiser.club.joint_ratings,
        sees_service: operations::can_view(site, organiser).await?,
        done: None,
        evenings: Vec::new(),
    })
}

/// The page at `/organise/club`.
#[derive(Template)]
#[template(path = "clubs/form.html")]
pub struct ClubFormPage {
    pub page: Page,
    pub form: Form,
    /// Time zones to choose from, as value and label.
    pub zones: Vec<(String, String)>,
    /// Languages to choose from, as value and label.
    pub languages: Vec<(String, String)>,
    /// True if the club's hands count in the joint ratings of all clubs.
    pub joint_ratings: bool,
    /// True if the account may see the state of the service.
    pub sees_service: bool,
    pub done: Option<String>,
    /// Evenings that can keep their local starting time in the new time zone, each with its present start.
    pub evenings: Vec<(String, String)>,
}
