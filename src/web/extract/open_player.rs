//! Extractor for the player whose code is in the address of a request.

use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::web::Path;
use actix_web::{FromRequest, HttpRequest};

use lastcard_store::player_codes::{self, PlayerAccess};

use crate::app::{error::Error, state::AppState};
use crate::extract::code::{self, CodeLookup};

/// Player whom a code opens.
pub struct OpenPlayer(pub PlayerAccess);

impl FromRequest for OpenPlayer {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        Box::pin(open(request.clone()))
    }
}

async fn open(request: HttpRequest) -> Result<OpenPlayer, Error> {
    let site = AppState::from_request(&request)?;
    let typed = Path::<String>::extract(&request).await.map_err(|_| Error::NotFound)?;
    match code::open::<PlayerAccess>(&site, &request, &typed).await? {
        // Before the start only the organisers see the tournament and its players.
        CodeLookup::To(personal) if site.participant_snapshot(&personal.slug).await?.is_draft() => {
            Err(Error::Message { status: StatusCode::CONFLICT, key: "error-table-not-started" })
        }
        CodeLookup::To(personal) => {
            if let Some(used) = code::new_use(&site, &request, personal.used.as_ref()) {
                let code = personal.code.clone();
                // Readers are served even while nothing can be written.
                if let Err(error) =
                    site.with_store(move |store| player_codes::note_use(store, &code, &used.device)).await
                {
                    tracing::warn!(%error, "the use of a personal code was not recorded");
                }
            }
            Ok(OpenPlayer(personal))
        }
        CodeLookup::Nothing { replaced: true } => {
            Err(Error::Message { status: StatusCode::NOT_FOUND, key: "error-link-replaced" })
        }
        CodeLookup::Nothing { replaced: false } => Err(Error::NotFound),
    }
}
