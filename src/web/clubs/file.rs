//! `/organise/club/file`: the whole club as a file, to keep it or to move it to another installation.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Utc;

use lastcard_store::backup::{self, BackupError};

use crate::app::{error::Error, responses::attachment, state::AppState};
use crate::extract::organiser::Organiser;
use crate::security::events::{SecurityEvent, SecurityLogEntry};

pub async fn show(
    request: HttpRequest,
    site: web::Data<AppState>,
    organiser: Organiser,
) -> Result<HttpResponse, Error> {
    let id = organiser.club.id.clone();
    let file = site.with_store(move |store| backup::club_file(store, &id)).await?;
    SecurityLogEntry::new(&request, SecurityEvent::ClubDownloaded).with_account(&organiser.account).log();
    let today = Utc::now().with_timezone(&organiser.club.time_zone).format("%Y%m%d");
    let name = attachment(&organiser.club.slug, &format!("-{today}.backup"));
    Ok(HttpResponse::Ok()
        .content_type("application/gzip")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(file))
}

impl From<BackupError> for Error {
    fn from(error: BackupError) -> Self {
        match error {
            BackupError::Store(error) => error.into(),
            other => Self::Internal(other.to_string()),
        }
    }
}
