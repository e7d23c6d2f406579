//! JSON bodies of API requests, read only from callers with a token.

use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpMessage, HttpRequest};

use lastcard_tournament::{Fault, Place, Problem};

use crate::api::{caller::ApiCaller, problem::ApiProblem};
use crate::app::error::Error;

/// Body and its sender. Nothing is read from a caller without a token.
pub struct ApiBody {
    pub caller: ApiCaller,
    bytes: Bytes,
}

impl ApiBody {
    /// Returns its text.
    ///
    /// # Errors
    /// Fails if it is not UTF-8.
    pub fn text(&self) -> Result<&str, Vec<Problem>> {
        std::str::from_utf8(&self.bytes).map_err(|error| {
            let before = self.bytes.get(..error.valid_up_to()).unwrap_or_default();
            let mut lines = before.split(|byte| *byte == b'\n');
            let column = 1 + lines.next_back().map_or(0, <[u8]>::len);
            let line = 1 + lines.count();
            vec![Place::root().fault(Fault::NotUtf8 { line, column })]
        })
    }
}

impl FromRequest for ApiBody {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, mut payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let caller = ApiCaller::extract(&request).await?;
            caller.holder()?;
            let is_json = request.content_type().eq_ignore_ascii_case("application/json");
            if !is_json {
                return Err(Error::from(ApiProblem::MediaType).into());
            }
            let bytes = Bytes::from_request(&request, &mut payload).await?;
            Ok(Self { caller, bytes })
        })
    }
}
