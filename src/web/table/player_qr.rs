//! `GET /at/{code}/players/{player}`: shows a player the link to their own page, on the phone of the table.

use actix_web::{HttpResponse, web};
use askama::Template;

use lastcard_store::player_codes;
use lastcard_tournament::PlayerId;

use crate::app::{error::Error, responses::page, state::AppState};
use crate::extract::code::OpenTable;
use crate::ui::{
    page::{Page, Visitor},
    share::ShareLink,
};

pub async fn show(
    site: web::Data<AppState>,
    visitor: Visitor,
    OpenTable(table): OpenTable,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let player = PlayerId::parse(&path.1).map_err(|_| Error::NotFound)?;
    let snapshot = visitor.words.localise_snapshot(site.participant_snapshot(&table.slug).await?);
    let tournament = snapshot.tournament();
    // The code of a table reveals nothing about players who never sit at that table.
    let is_seated =
        tournament.hands().iter().any(|hand| hand.slot.table == table.table && hand.seating.has(&player));
    let known = tournament.player(&player).filter(|_| is_seated).ok_or(Error::NotFound)?;
    let id = table.tournament.clone();
    let code = site.with_store(move |store| player_codes::get_or_issue_shared(store, &id, &player)).await?;
    let (path, back) = (format!("/me/{code}"), format!("/at/{}", table.code));
    page(&PlayerQrPage::new(&visitor, known.name.as_str(), tournament.name().as_str(), &path, back))
}

#[derive(Template)]
#[template(path = "table/player_qr_page.html")]
pub struct PlayerQrPage {
    page: Page,
    name: String,
    tournament: String,
    /// The player's own page, to scan or open.
    link: ShareLink,
    /// Address of the table's page.
    back: String,
}

impl PlayerQrPage {
    pub fn new(visitor: &Visitor, name: &str, tournament: &str, path: &str, back: String) -> Self {
        let page = Page::new(visitor, visitor.words.say("personal-title").with("name", name));
        let link = ShareLink::new(&page, path, page.title.as_str());
        Self { page, name: name.to_owned(), tournament: tournament.to_owned(), link, back }
    }
}
