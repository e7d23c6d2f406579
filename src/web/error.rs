//! Everything that makes a request fail, with the status it is answered with and the message a person reads.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};

/// Why a request was not answered with what it asked for. `error_pages` renders it in the visitor's language.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Not there, or not this visitor's to see.
    #[error("not found")]
    NotFound,
    /// Something in the request does not parse.
    #[error("bad request")]
    BadRequest,
    /// Only for somebody who is logged in.
    #[error("nobody is logged in")]
    LogInFirst,
    /// Known, but not allowed.
    #[error("forbidden")]
    Forbidden,
    /// An unsafe request that a page of another site sent.
    #[error("unsafe request from another origin")]
    ForeignOrigin,
    /// Somebody else changed it first.
    #[error("conflict")]
    Conflict,
    /// Too many wrong passwords or codes from here.
    #[error("too many failures")]
    TooManyFailures,
    /// A page failed to render.
    #[error("template: {0}")]
    Template(#[from] askama::Error),
    /// Work handed to another thread did not come back.
    #[error("blocking work: {0}")]
    Blocking(#[from] actix_web::error::BlockingError),
    /// Anything else that is our own fault; for the log.
    #[error("{0}")]
    Internal(String),
}

impl Error {
    /// The Fluent key of the heading; its remedy is `{key}-help`.
    pub fn key(&self) -> String {
        match self {
            Self::ForeignOrigin => "error-foreign-origin".to_owned(),
            other => format!("error-{}", other.status_code().as_u16()),
        }
    }
}

impl ResponseError for Error {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::LogInFirst => StatusCode::UNAUTHORIZED,
            Self::Forbidden | Self::ForeignOrigin => StatusCode::FORBIDDEN,
            Self::Conflict => StatusCode::CONFLICT,
            Self::TooManyFailures => StatusCode::TOO_MANY_REQUESTS,
            Self::Template(_) | Self::Blocking(_) | Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn error_response(&self) -> HttpResponse {
        HttpResponse::new(self.status_code())
    }
}
