//! `/organise/events/new` and `/organise/events/{event}/edit`: the form of an event.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::Utc;
use serde::Deserialize;
use strum::{IntoEnumIterator as _, VariantArray as _, VariantNames as _};

use lastcard_rules::Preset;
use lastcard_store::players::RosterPlayer;
use lastcard_store::staged_events::{self, StagedEventRecord};
use lastcard_store::{StagedEventId, StoreError};
use lastcard_tournament::staged_event::{LevelRule, StageDraw, StagedEvent};
use lastcard_tournament::{Format, MethodId};

use crate::announcements;
use crate::app::{
    error::Error,
    responses::{html, page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::staged_events::{
    desk::find,
    form::{EventKindChoice, MOST_STAGES, StageFields, form_of, stage_count, with_empty_stage},
    form_reading::EventReader,
};
use crate::tournament_form::{
    fields::{DATE, ENTRANTS, NAME, TIME},
    form::USUAL,
    handlers::{active_roster, reader},
    prefill::{default_form, form_from_announcement, with_start},
};
use crate::ui::{form::Form, page::Page};

/// The form of an event; before anything is filled in, the kinds to begin with.
#[derive(Template)]
#[template(path = "staged_events/form.html")]
pub struct StagedEventFormPage {
    page: Page,
    form: Form,
    action: String,
    /// Address that adds or removes a stage.
    review: String,
    kinds: Vec<KindLink>,
    rows: Vec<StageRow>,
    forms: Vec<(String, String)>,
    draws: Vec<(String, String)>,
    formats: Vec<(String, String)>,
    scorings: Vec<(String, String)>,
    levels: Vec<(String, String)>,
    carries: Vec<(String, String)>,
    rules: Vec<(String, String)>,
}

struct KindLink {
    href: String,
    name: String,
    hint: String,
}

struct StageRow {
    number: usize,
    fields: StageFields,
    /// True if the fold with time, place and names has something in it.
    is_open: bool,
}

impl StagedEventFormPage {
    fn new(organiser: &Organiser, form: Form, slug: Option<&str>) -> Self {
        let words = organiser.words();
        let count = stage_count(&form);
        let row = |number| {
            let fields = StageFields::of(number);
            let folded = [&fields.byes, &fields.named, &fields.place, &fields.date, &fields.time];
            let is_open =
                folded.iter().any(|field| !form.value(field).is_empty() || form.error(field).is_some());
            StageRow { number, fields, is_open }
        };
        let options = |prefix: &str, ids: &[&str]| -> Vec<(String, String)> {
            ids.iter().map(|id| ((*id).to_owned(), words.say(format!("{prefix}-{id}")).to_string())).collect()
        };
        let formats: Vec<&str> = Format::iter().map(<&str>::from).collect();
        let scorings = MethodId::iter().map(<&str>::from).collect::<Vec<_>>();
        let usual = (USUAL.to_owned(), words.say("staged-form-scoring-usual").to_string());
        let presets: Vec<String> = Preset::ALL.iter().map(ToString::to_string).collect();
        let presets: Vec<&str> = std::iter::once(USUAL).chain(presets.iter().map(String::as_str)).collect();
        Self {
            page: organiser.page(words.say("staged-new")),
            action: slug.map_or_else(
                || "/organise/events".to_owned(),
                |slug| format!("/organise/events/{slug}/edit"),
            ),
            review: slug.map_or_else(
                || "/organise/events/new".to_owned(),
                |slug| format!("/organise/events/{slug}/stages"),
            ),
            kinds: Vec::new(),
            rows: (1..=count).map(row).collect(),
            forms: options("staged-form", &["groups", "league", "knock-out"]),
            draws: options("staged-draw", StageDraw::VARIANTS),
            formats: options("format", &formats),
            scorings: std::iter::once(usual).chain(options("scoring", &scorings)).collect(),
            levels: options("staged-form-level-choice", LevelRule::VARIANTS),
            carries: options("staged-form-carry-choice", &["nothing", "points", "order"]),
            rules: options("preset", &presets),
            form,
        }
    }

    fn with_title(mut self, title: &str) -> Self {
        title.clone_into(&mut self.page.title);
        self
    }

    fn can_add(&self) -> bool {
        self.rows.len() < MOST_STAGES
    }
}

/// Beginning of a new event.
#[derive(Deserialize)]
pub struct NewEventQuery {
    kind: Option<String>,
    /// Announcement whose sign-ups play.
    #[serde(rename = "fixture")]
    announcement: Option<String>,
}

/// Shows the kinds of events or, once one is chosen, the form for it.
pub async fn new(
    site: web::Data<AppState>,
    organiser: Organiser,
    query: web::Query<NewEventQuery>,
) -> Result<HttpResponse, Error> {
    let words = organiser.words();
    let kind = query.kind.as_deref().and_then(|kind| kind.parse::<EventKindChoice>().ok());
    let Some(kind) = kind else {
        let mut shown = StagedEventFormPage::new(&organiser, Form::default(), None);
        let of = query.announcement.as_deref().map(|slug| format!("&fixture={slug}")).unwrap_or_default();
        let link = |kind: &EventKindChoice| KindLink {
            href: format!("/organise/events/new?kind={kind}{of}"),
            name: words.say(format!("staged-kind-{kind}")).to_string(),
            hint: words.say(format!("staged-kind-{kind}-hint")).to_string(),
        };
        shown.kinds = EventKindChoice::VARIANTS.iter().map(link).collect();
        return page(&shown);
    };
    let zone = organiser.club.time_zone;
    let usual = default_form(Utc::now(), zone);
    let mut form = Form::default()
        .with("id", StagedEventId::made().as_str())
        .with("rules", USUAL)
        .with(DATE.name, usual.value(DATE.name))
        .with(TIME.name, usual.value(TIME.name));
    if let Some(slug) = &query.announcement {
        let found = announcements::desk::load_own(&site, &organiser, slug).await?;
        let id = found.announcement.id.clone();
        let made = site.with_store(move |store| staged_events::of_announcement(store, &id)).await?;
        if let Some(made) = made {
            return Ok(see_other(format!("/organise/events/{}", made.slug)));
        }
        let roster = active_roster(&site, &organiser).await?;
        let signed =
            form_from_announcement(&found.announcement, &found.list, &reader(&organiser, &roster, None));
        for field in [NAME.name, DATE.name, TIME.name, ENTRANTS.name, "fixture"] {
            form.set(field, signed.value(field));
        }
    }
    let form = kind.fill_in(form, |key| words.say(key).to_string());
    page(&StagedEventFormPage::new(&organiser, form, None))
}

/// Adds or removes the last stage of a form.
pub async fn change_stages(organiser: Organiser, form: Form) -> Result<HttpResponse, Error> {
    page(&StagedEventFormPage::new(&organiser, with_changed_stages(form), None))
}

/// Adds or removes the last stage in the form of an event that is there.
pub async fn change_own_stages(
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    page(&StagedEventFormPage::new(&organiser, with_changed_stages(form), Some(&slug)))
}

fn with_changed_stages(mut form: Form) -> Form {
    let count = stage_count(&form);
    if form.value("change") == "drop" {
        form.set("stages", count.saturating_sub(1).max(1).to_string());
    } else if count < MOST_STAGES {
        form.set("stages", (count + 1).to_string());
        if !form.has_field(&StageFields::of(count + 1).name) {
            form = with_empty_stage(form, count + 1);
        }
    }
    form
}

pub async fn create(
    site: web::Data<AppState>,
    organiser: Organiser,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let roster = active_roster(&site, &organiser).await?;
    let Some(new) = event_reader(&organiser, &roster, None).read(&mut form) else {
        return html(StatusCode::UNPROCESSABLE_ENTITY, &StagedEventFormPage::new(&organiser, form, None));
    };
    organiser.set_audit_object(new.plan.name().as_str());
    let club = organiser.club.id.clone();
    let id = form.preassigned_id("id").map_or_else(StagedEventId::made, StagedEventId::from);
    let made = organiser
        .write_audited(&site, move |store| -> Result<StagedEventRecord, StoreError> {
            staged_events::create_once(store, &club, &id, &new)
        })
        .await?;
    Ok(see_other(format!("/organise/events/{}?done=staged-saved", made.slug)))
}

pub async fn edit(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let record = find(&site, &organiser, &slug).await?;
    let zone = organiser.club.time_zone;
    let form = Form::default().with("revision", record.revision.to_string());
    let form = form_of(&record.plan, with_start(form, record.starts_at, zone), zone);
    let shown = StagedEventFormPage::new(&organiser, form, Some(&record.slug));
    page(&shown.with_title(record.plan.name().as_str()))
}

pub async fn update(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let record = find(&site, &organiser, &slug).await?;
    let roster = active_roster(&site, &organiser).await?;
    let Some(new) = event_reader(&organiser, &roster, Some(&record.plan)).read(&mut form) else {
        let shown = StagedEventFormPage::new(&organiser, form, Some(&record.slug));
        return html(StatusCode::UNPROCESSABLE_ENTITY, &shown.with_title(record.plan.name().as_str()));
    };
    let seen = form.value("revision").parse().unwrap_or(0);
    let (club, id, deed) = (organiser.club.id.clone(), record.id.clone(), organiser.deed.clone());
    let update = move |store: &lastcard_store::Store| {
        Ok::<_, StoreError>(staged_events::update(&store.with_audit_entry(deed), &club, &id, seen, &new))
    };
    match site.with_store(update).await? {
        Ok(record) => Ok(see_other(format!("/organise/events/{}?done=staged-saved", record.slug))),
        Err(error) => {
            form.add_error("name", organiser.words().say(refusal_key(error)?));
            let shown = StagedEventFormPage::new(&organiser, form, Some(&record.slug));
            html(StatusCode::CONFLICT, &shown.with_title(record.plan.name().as_str()))
        }
    }
}

/// Returns the message of a refusal.
///
/// # Errors
/// Fails if the database failed.
pub fn refusal_key(error: staged_events::StagedEventError) -> Result<&'static str, Error> {
    use staged_events::StagedEventError as Refusal;
    match error {
        Refusal::Store(error) => Err(error.into()),
        Refusal::Stale => Ok("staged-stale"),
        Refusal::Drawn => Ok("staged-drawn-already"),
        Refusal::NothingToDraw | Refusal::CannotDraw(_) => Ok("staged-nothing-to-draw"),
        Refusal::Recorded => Ok("staged-recorded"),
    }
}

fn event_reader<'a>(
    organiser: &Organiser,
    roster: &'a [RosterPlayer],
    before: Option<&'a StagedEvent>,
) -> EventReader<'a> {
    EventReader { reads: reader(organiser, roster, None), words: organiser.words(), before }
}
