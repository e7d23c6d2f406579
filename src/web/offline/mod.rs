//! `GET /kept`: pages and results that the phone keeps while it has no signal.

pub mod page;

use actix_web::HttpResponse;

use crate::app::{error::Error, responses::page};
use crate::offline::page::OfflineListPage;
use crate::ui::page::Visitor;

pub async fn show(visitor: Visitor) -> Result<HttpResponse, Error> {
    page(&OfflineListPage::new(&visitor))
}
