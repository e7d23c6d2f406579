//! `GET /kept`: pages and results that the phone keeps while it has no signal.

use actix_web::HttpResponse;

use super::{Error, page};
use crate::view::{OfflineListPage, Visitor};

pub(super) async fn show(visitor: Visitor) -> Result<HttpResponse, Error> {
    page(&OfflineListPage::new(&visitor))
}
