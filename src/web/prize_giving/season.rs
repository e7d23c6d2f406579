//! `/organise/seasons/{season}/prize-giving`: the prize-giving of a season that has ended, and its page for the wall.

use actix_web::{HttpResponse, web};
use askama::Template;

use lastcard_club::{EventKind, PrizeGivingPhase, PrizeStep, SeasonLine};
use lastcard_snapshots::SeasonSnapshot;
use lastcard_store::{RosterId, seasons};

use crate::app::{
    error::Error,
    responses::{page, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::leaderboard::ranks::PodiumStep;
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::ClubSubject,
};
use crate::prize_giving::page::{PrizeGivingPage, season_steps};
use crate::prize_giving::read_change;
use crate::projector::fitted::SizedText;
use crate::seasons::texts::{display_name, score_text};
use crate::ui::{form::Form, page::Page, translator::Translator};

pub async fn show(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let shown = find(&site, &organiser, &slug).await?;
    let title = organiser.words().say("prize-giving-of").with("name", shown.season.name.as_str());
    let frame = organiser.page(title);
    page(&PrizeGivingPage::of_season(frame, &organiser.club, &shown))
}

pub async fn update(
    site: web::Data<AppState>,
    organiser: Organiser,
    slug: web::Path<String>,
    form: Form,
) -> Result<HttpResponse, Error> {
    let change = read_change(&form)?;
    let shown = find(&site, &organiser, &slug).await?;
    let (club, id, before) = (organiser.club.id.clone(), shown.season.id.clone(), shown.season.prize_giving);
    if let Some(event) = season_steps(&shown).event(change) {
        let after = match event {
            EventKind::PrizeGiving(progress) => Some(progress),
            _ => None,
        };
        let set = move |store: &_| seasons::set_prize_giving(store, &club, &id, before, after);
        organiser.write_audited(&site, set).await?;
    }
    Ok(see_other(format!("/organise/seasons/{}/prize-giving", shown.season.slug)))
}

async fn find(site: &AppState, organiser: &Organiser, slug: &str) -> Result<SeasonSnapshot, Error> {
    let (snapshots, club, slug) = (site.snapshots.clone(), organiser.club.id.clone(), slug.to_lowercase());
    Ok(web::block(move || snapshots.season(&club, &slug)).await??)
}

#[derive(Template)]
#[template(path = "prize_giving/season_wall.html")]
pub struct SeasonWallPage {
    page: Page,
    name: String,
    club: String,
    prizes: PrizeGivingPhase,
    /// Places revealed so far, best first.
    podium: Vec<PodiumStep>,
}

/// Returns a place with the names of those who share it.
pub fn season_step(
    words: Translator,
    shown: &SeasonSnapshot,
    step: &PrizeStep<&SeasonLine<RosterId>>,
) -> PodiumStep {
    let person = |line: &&SeasonLine<RosterId>| shown.people.get(&line.player);
    let names = step.lines.iter().filter_map(person).map(|person| display_name(words, person)).collect();
    let figure = step.lines.first().map(|line| score_text(words, line.worth)).unwrap_or_default();
    PodiumStep { place: step.place, names, figure }
}

/// `/c/{club}/seasons/{season}/prize-giving`
#[derive(Debug, Clone)]
pub struct LiveSeasonWall(String);

impl LiveSeasonWall {
    pub fn at(path: web::Path<(String, String)>) -> (String, Self) {
        let (club, season) = path.into_inner();
        (club, Self(season.to_lowercase()))
    }
}

impl LivePage for LiveSeasonWall {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Queued;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path(&format!("/seasons/{}/prize-giving", self.0))
    }

    fn render(
        &self,
        state: &AppState,
        visitor: &crate::ui::page::Visitor,
        subject: &ClubSubject,
    ) -> Result<String, Error> {
        let club = subject.load(state)?;
        let shown = state.snapshots.season(&club.id, &self.0)?;
        let giving = season_steps(&shown);
        let revealed = giving.revealed().iter().rev();
        let wall = SeasonWallPage {
            page: Page::new(visitor, shown.season.name.as_str())
                .with_live_stream(format!("{}/live", self.path(subject)), subject.version),
            name: shown.season.name.to_string(),
            club: club.name.to_string(),
            prizes: giving.phase(),
            podium: revealed.map(|step| season_step(visitor.words, &shown, step)).collect(),
        };
        Ok(wall.render()?)
    }
}
