//! Answers to programs, with entity tags for the state that a program has read or is about to change.

use actix_web::http::{
    StatusCode,
    header::{self, EntityTag, Header, HeaderValue, IfMatch, IfNoneMatch},
};
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;

use crate::api::problem::ApiProblem;
use crate::app::{error::Error, responses::encode_non_ascii};
use crate::ui::assets;

/// JSON text that is the same for all callers with the same rights, and its entity tag. A caller that already has the text is not sent it
/// again.
pub struct Representation {
    text: String,
    tag: String,
}

impl Representation {
    /// Wraps a text that is JSON already.
    pub fn from_text(text: String) -> Self {
        let tag = assets::hash(text.as_bytes());
        Self { text, tag }
    }

    pub fn json(value: &impl Serialize) -> Result<Self, Error> {
        let text = serde_json::to_string(value).map_err(|error| Error::Internal(error.to_string()))?;
        Ok(Self::from_text(text))
    }

    /// Answers a read, with 304 if the caller already has this state.
    pub fn answer(self, request: &HttpRequest) -> HttpResponse {
        let knows = match IfNoneMatch::parse(request) {
            Ok(IfNoneMatch::Items(known)) => known.iter().any(|known| known.tag() == self.tag),
            Ok(IfNoneMatch::Any) => request.headers().contains_key(header::IF_NONE_MATCH),
            Err(_) => false,
        };
        if knows { self.head(StatusCode::NOT_MODIFIED).finish() } else { self.send(StatusCode::OK) }
    }

    /// Answers a write with the new state.
    pub fn send(self, status: StatusCode) -> HttpResponse {
        self.head(status).content_type("application/json").body(self.text)
    }

    /// Answers a write with the new state, whose address is sent in `Location`.
    pub fn send_with_location(self, status: StatusCode, address: &str) -> Result<HttpResponse, Error> {
        let address = HeaderValue::from_str(&encode_non_ascii(address));
        let address = address.map_err(|error| Error::Internal(error.to_string()))?;
        let mut answer = self.send(status);
        answer.headers_mut().insert(header::LOCATION, address);
        Ok(answer)
    }

    /// Requires `If-Match` with the current state, so that a caller changes only what it has seen. `*` matches any state.
    pub fn require_if_match(&self, request: &HttpRequest) -> Result<(), Error> {
        if !request.headers().contains_key(header::IF_MATCH) {
            return Err(ApiProblem::PreconditionRequired.into());
        }
        match IfMatch::parse(request) {
            Ok(IfMatch::Any) => Ok(()),
            // A proxy that compresses answers makes the tag weak, but the tag still names the same state.
            Ok(IfMatch::Items(seen)) if seen.iter().any(|seen| seen.tag() == self.tag) => Ok(()),
            _ => Err(ApiProblem::PreconditionFailed.into()),
        }
    }

    fn head(&self, status: StatusCode) -> actix_web::HttpResponseBuilder {
        let mut answer = HttpResponse::build(status);
        answer
            .insert_header(header::ETag(EntityTag::new_strong(self.tag.clone())))
            .insert_header((header::CACHE_CONTROL, "no-cache"))
            .insert_header((header::VARY, "accept-encoding, authorization"));
        answer
    }
}
