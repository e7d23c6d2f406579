//! `GET /kept`: what the phone keeps for the time without a signal.

use actix_web::HttpResponse;

use super::{Error, page};
use crate::view::{KeptPage, Visitor};

pub(super) async fn show(visitor: Visitor) -> Result<HttpResponse, Error> {
    page(&KeptPage::new(&visitor))
}
