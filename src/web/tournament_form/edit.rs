//! `/organise/t/{slug}/edit`: changes to a draft.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_club::EventKind;
use lastcard_store::players::RosterPlayer;
use lastcard_store::tournaments::{self, ChangeError};

use crate::app::{
    error::Error,
    responses::{see_other, slow_html},
    state::AppState,
};
use crate::control_room::events::name_of;
use crate::extract::{organiser::Organiser, own_tournament::OwnTournament};
use crate::rules::options::{house_rule_toggles, option_groups};
use crate::tournament_form::{
    fields::{CARD_VALUES, FIELDS, FieldValue, HOUSE, REVISION, WITHOUT},
    form::revision,
    handlers::{active_roster, form_page, reader},
    page::{TournamentFormPage, TournamentFormTarget},
    prefill::form_from_draft,
    problems::FieldProblem,
};
use crate::ui::{form::Form, message::join_names, translator::Translator};

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let one = load_draft(&site, &organiser, &slug).await?;
    let roster = active_roster(&site, &organiser).await?;
    let mut form = form_from_draft(&one.stored, organiser.club.time_zone);
    let tournament = &one.stored.tournament;
    reader(&organiser, &roster, Some(&one.stored)).name_length(
        &mut form,
        tournament.setup(),
        tournament.entrants().len(),
    );
    slow_html(StatusCode::OK, move || edit_page(&one, &roster, form, &[])).await
}

pub async fn update(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let one = load_draft(&site, &organiser, &slug).await?;
    let roster = active_roster(&site, &organiser).await?;
    if form.has_field(WITHOUT) {
        reader(&organiser, &roster, Some(&one.stored)).remove_line(&mut form);
        return slow_html(StatusCode::OK, move || edit_page(&one, &roster, form, &[])).await;
    }
    let based_on = revision(&form).ok_or(Error::BadRequest)?;
    // A cryptographic generator, seeded by the system.
    let read = reader(&organiser, &roster, Some(&one.stored)).read_tournament(&form, &mut rand::rng());
    if based_on != one.stored.header.revision {
        return show_conflict(&site, organiser, &slug, form, read.err().unwrap_or_default()).await;
    }
    let new = match read {
        Ok(new) => new,
        Err(problems) => {
            let page = move || edit_page(&one, &roster, form, &problems);
            return slow_html(StatusCode::UNPROCESSABLE_ENTITY, page).await;
        }
    };
    let edited =
        organiser.change_tournament(
            &site,
            &one.stored.header.id,
            move |store, deed| match tournaments::edit(
                store,
                &deed.club,
                &deed.tournament,
                based_on,
                Some(&deed.by),
                &new,
            ) {
                Err(ChangeError::Stale) => Ok(None),
                other => other.map(Some),
            },
        );
    match edited.await? {
        Some(header) => Ok(see_other(format!("/organise/t/{}?done=edited", header.slug))),
        None => show_conflict(&site, organiser, &slug, form, Vec::new()).await,
    }
}

/// Shows the saved version beside the input.
async fn show_conflict(
    site: &AppState,
    organiser: Organiser,
    slug: &str,
    mut form: Form,
    problems: Vec<FieldProblem>,
) -> Result<HttpResponse, Error> {
    let one = load_draft(site, &organiser, slug).await?;
    let roster = active_roster(site, &organiser).await?;
    let theirs = form_from_draft(&one.stored, organiser.club.time_zone);
    let is_edit = |kind: &EventKind| matches!(kind, EventKind::Edited | EventKind::Drawn { .. });
    let last = one.events.iter().rev().find(|event| is_edit(&event.kind));
    let who = last.and_then(|event| name_of(event.account_id.as_ref(), &one.accounts));
    // Saving again is then a deliberate choice.
    form.set(REVISION, theirs.value(REVISION));
    let reads = reader(&organiser, &roster, Some(&one.stored));
    let mine = reads.with_exact_length(&form, Some(reads.party(&form).players()));
    let conflict = Conflict::between(&theirs, &mine, who, organiser.words());
    let page = move || edit_page(&one, &roster, form, &problems).with_conflict(conflict);
    slow_html(StatusCode::CONFLICT, page).await
}

fn edit_page(
    one: &OwnTournament,
    roster: &[RosterPlayer],
    form: Form,
    problems: &[FieldProblem],
) -> TournamentFormPage {
    let header = &one.stored.header;
    let target = TournamentFormTarget::Saved { slug: header.slug.clone(), name: header.name.to_string() };
    let organiser = &one.organiser;
    form_page(organiser, &target, form, problems, &reader(organiser, roster, Some(&one.stored)))
}

async fn load_draft(site: &AppState, organiser: &Organiser, slug: &str) -> Result<OwnTournament, Error> {
    let one = OwnTournament::load(site, organiser, slug).await?;
    one.require_draft()?;
    Ok(one)
}

/// The organiser who saved the draft meanwhile, and the fields that differ.
#[derive(Debug, Clone)]
pub struct Conflict {
    /// `None` if it is not known.
    pub who: Option<String>,
    pub differences: Vec<Difference>,
}

/// A field with two values.
#[derive(Debug, Clone)]
pub struct Difference {
    pub label: String,
    pub theirs: String,
    pub mine: String,
}

impl Conflict {
    /// Compares the saved draft with the input.
    pub fn between(theirs: &Form, mine: &Form, who: Option<String>, words: Translator) -> Self {
        let difference = |label: &str, said: &dyn Fn(&Form) -> String| Difference {
            label: words.say(label).to_string(),
            theirs: said(theirs),
            mine: said(mine),
        };
        let values = CARD_VALUES.into_iter().map(|value| value.field);
        let compared = FIELDS.into_iter().chain(values).filter(|field| field.value != FieldValue::Apart);
        let differences = compared
            .map(|field| {
                difference(field.label, &|form| value_text(form.value(field.name), field.value, words))
            })
            .chain([
                difference(HOUSE.label, &|form| house(form, words)),
                difference("options-one-by-one", &|form| options_text(form, words)),
            ])
            .filter(|difference| difference.theirs != difference.mine)
            .collect();
        Self { who, differences }
    }
}

fn house(form: &Form, words: Translator) -> String {
    let ticked = house_rule_toggles(words).into_iter().filter(|switch| form.has(HOUSE.name, &switch.sets));
    sentences(&ticked.map(|switch| switch.line).collect::<Vec<_>>(), words)
}

fn options_text(form: &Form, words: Translator) -> String {
    let fields = option_groups(words, form).into_iter().flat_map(|group| group.fields);
    let choices = fields.flat_map(|field| field.choices);
    let set = choices.filter(|(value, _, chosen)| *chosen && !value.is_empty());
    sentences(&set.map(|(_, line, _)| line).collect::<Vec<_>>(), words)
}

fn sentences(lines: &[String], words: Translator) -> String {
    if lines.is_empty() { words.say("draft-empty").to_string() } else { lines.join(" ") }
}

fn value_text(value: &str, how: FieldValue, words: Translator) -> String {
    let lines: Vec<&str> = value.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    match (how, lines.as_slice()) {
        (FieldValue::Tick, lines) => {
            words.say(if lines.is_empty() { "draft-no" } else { "draft-yes" }).to_string()
        }
        (_, []) => words.say("draft-empty").to_string(),
        (FieldValue::Word(beginning), [word]) => words.say(format!("{beginning}-{word}")).to_string(),
        _ => join_names(lines),
    }
}
