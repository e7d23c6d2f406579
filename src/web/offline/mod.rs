//! `GET /kept`: pages and results that the phone keeps while it has no signal.

use actix_web::HttpResponse;
use askama::Template;

use crate::app::{error::Error, responses::page};
use crate::ui::page::{Page, Visitor};

pub async fn show(visitor: Visitor) -> Result<HttpResponse, Error> {
    page(&OfflineListPage::new(&visitor))
}

/// The page at `/kept`. A script fills in the list, which only the phone knows.
#[derive(Template)]
#[template(path = "offline/page.html")]
pub struct OfflineListPage {
    page: Page,
}

impl OfflineListPage {
    pub fn new(visitor: &Visitor) -> Self {
        Self { page: Page::new(visitor, visitor.words.say("offline-title")) }
    }
}

/// Returns the addresses to keep along with a page of a tournament, given its leaderboard's address.
pub fn offline_urls(leaderboard: Option<&str>) -> String {
    leaderboard.map(|address| format!("{address}/seats {address}/schedule")).unwrap_or_default()
}
