//! `/practice`: a hand against bots, kept only in memory.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use lastcard_rules::Move;
use lastcard_rules::choice::HandSize;

use crate::app::{
    error::Error,
    responses::{attachment, html, page, see_other},
    state::AppState,
};
use crate::live::stream;
use crate::played_hands::{
    moves::MoveRefusal,
    page::{Frame, PlayPage, Scene},
    perspective::{Links, Perspective},
    replay::{ReplayLinks, ReplayQuery},
};
use crate::practice::{
    self,
    game::{PERSON, PracticeDeal, PracticeGame},
    page::{self, PracticePage},
    sessions::{Practice, PracticeKey},
};
use crate::ui::{
    form::Form,
    page::{Link, Visitor},
    translator::Translator,
};

/// `GET /practice`: form for starting a game. Query parameters may name the rules.
pub async fn show(visitor: Visitor, asked: web::Query<Vec<(String, String)>>) -> Result<HttpResponse, Error> {
    page(&PracticePage::new(&visitor, practice::page::form_with_defaults(asked.into_inner())))
}

/// `POST /practice`: deals a hand.
pub async fn create(
    site: web::Data<AppState>,
    visitor: Visitor,
    mut form: Form,
) -> Result<HttpResponse, Error> {
    let refused = |form: Form| html(StatusCode::UNPROCESSABLE_ENTITY, &PracticePage::new(&visitor, form));
    let Some((terms, pace)) = page::read_form(visitor.words, &mut form) else { return refused(form) };
    let asks = |size: &HandSize| terms.rules.asks_dealer() && *size != HandSize::DealerChoice;
    let chosen = form.value("cards").parse().ok().filter(asks);
    let deal = chosen
        .map_or_else(|| PracticeDeal::with_random_dealer(terms.players), PracticeDeal::with_person_dealing);
    if terms.rules.asks_dealer() && deal.dealer == PERSON && deal.chosen.is_none() {
        return page(&PracticePage::new(&visitor, form).with_dealer_choice());
    }
    match PracticeGame::deal(terms, deal) {
        Ok(game) => {
            let (key, practice) = site.practice.insert(game, pace);
            practice.run_bots();
            Ok(see_other(format!("/practice/{key}")))
        }
        Err(fault) => {
            form.add_error("players", visitor.words.fault(&fault));
            refused(form)
        }
    }
}

/// `GET /practice/{key}`: page of the hand.
pub async fn hand(
    site: web::Data<AppState>,
    visitor: Visitor,
    key: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let Some((key, practice)) = find(&site, &key) else { return show_gone(&visitor) };
    page(&play_page(&visitor, key, &practice, None))
}

#[derive(Deserialize)]
pub struct PracticeMoveFields {
    /// Move as JSON.
    #[serde(rename = "move")]
    what: String,
    revision: usize,
}

/// `POST /practice/{key}/moves`: makes a move.
pub async fn play(
    site: web::Data<AppState>,
    visitor: Visitor,
    key: web::Path<String>,
    posted: web::Form<PracticeMoveFields>,
) -> Result<HttpResponse, Error> {
    let Some((key, practice)) = find(&site, &key) else { return show_gone(&visitor) };
    let what: Move = serde_json::from_str(&posted.what).map_err(|_| Error::BadRequest)?;
    let done = practice.game().play(posted.revision, what);
    if let Err(refusal) = done {
        let status = match refusal {
            MoveRefusal::Stale => StatusCode::CONFLICT,
            MoveRefusal::Rules(_) => StatusCode::UNPROCESSABLE_ENTITY,
        };
        return html(status, &play_page(&visitor, key, &practice, Some(refusal)));
    }
    practice.notify_watchers();
    practice.run_bots();
    Ok(see_other(format!("/practice/{key}")))
}

/// `GET /practice/{key}/live`: stream of the scene, now and after each move.
pub async fn live(
    site: web::Data<AppState>,
    visitor: Visitor,
    key: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (key, practice) = find(&site, &key).ok_or(Error::NotFound)?;
    let words = visitor.words;
    let mut watched = practice.watch();
    watched.mark_changed();
    Ok(crate::live::own_stream::events(site.watch_shutdown(), async move || {
        watched.changed().await.ok()?;
        let scene = scene(words, key, &practice, None).render().ok()?;
        Some(stream::event("scene", &scene))
    }))
}

/// `GET /practice/{key}/log`: log of the hand, once it is over.
pub async fn log(
    site: web::Data<AppState>,
    words: Translator,
    key: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let (_, practice) = find(&site, &key).ok_or(Error::NotFound)?;
    let game = practice.game();
    let names = practice::page::names(words, game.terms().players);
    let log = game.build_log(&names).ok_or(Error::NotFound)?;
    Ok(HttpResponse::Ok().insert_header(("content-disposition", attachment("practice", ".json"))).json(log))
}

/// `GET /practice/{key}/replay`: the hand step by step, once it is over.
pub async fn replay(
    site: web::Data<AppState>,
    visitor: Visitor,
    key: web::Path<String>,
    at: web::Query<ReplayQuery>,
) -> Result<HttpResponse, Error> {
    let Some((key, practice)) = find(&site, &key) else { return show_gone(&visitor) };
    let game = practice.game();
    let words = visitor.words;
    let names = practice::page::names(words, game.terms().players);
    let log = game.build_log(&names).ok_or(Error::NotFound)?;
    let address = format!("/practice/{key}");
    let frame = Frame {
        back: Link { href: address.clone(), text: words.say("replay-leave").into() },
        ..practice::page::frame(words, game.terms().rules.preset())
    };
    let links = ReplayLinks { page: format!("{address}/replay"), log: format!("{address}/log") };
    page(&at.replay_page(&visitor, frame, links, (&log, &names))?)
}

fn find(site: &AppState, key: &str) -> Option<(PracticeKey, Arc<Practice>)> {
    let key = key.parse().ok()?;
    Some((key, site.practice.find(key)?))
}

/// Explains that the hand no longer exists, with the form to deal a new one.
fn show_gone(visitor: &Visitor) -> Result<HttpResponse, Error> {
    html(
        StatusCode::GONE,
        &PracticePage::new(visitor, practice::page::form_with_defaults(Vec::new())).with_gone_notice(),
    )
}

fn play_page(
    visitor: &Visitor,
    key: PracticeKey,
    practice: &Practice,
    refusal: Option<MoveRefusal>,
) -> PlayPage {
    let preset = practice.game().terms().rules.preset();
    let scene = scene(visitor.words, key, practice, refusal);
    PlayPage::new(visitor, practice::page::frame(visitor.words, preset), scene)
}

fn scene(words: Translator, key: PracticeKey, practice: &Practice, refusal: Option<MoveRefusal>) -> Scene {
    let game = practice.game();
    let terms = game.terms();
    let ended = game.result();
    let again = practice::page::PracticeSettings {
        rules: &terms.rules,
        players: terms.players,
        bot: terms.bot,
        pace: practice.pace,
    };
    let address = format!("/practice/{key}");
    let notice = refusal.map(|refusal| refusal.sentence(words));
    Scene::new(
        words,
        &Perspective {
            names: &practice::page::names(words, terms.players),
            said: game.announcements(),
            links: Links {
                moves: &format!("{address}/moves"),
                stream: &format!("{address}/live"),
                page: &address,
            },
            notice: notice.as_deref(),
            commitment: Some(&game.commitment()),
            ended: ended.as_ref(),
            values: practice::page::values(terms.rules.preset()),
            steps: &again.steps(words, &address),
            ..Perspective::of(game.hand().view_for(PERSON), game.revision())
        },
    )
}
