//! Everything that makes a request fail, with the status it is answered with and the message a person reads.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};

use super::{Origin, see_other};
use crate::store::StoreError;
use crate::store::tournaments::ChangeError;

/// Why a request was not answered with what it asked for. `error_pages` renders it in the visitor's language.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Not there, or not this visitor's to see.
    #[error("not found")]
    NotFound,
    /// The code of a table opens nothing: it is asked for again.
    #[error("no table has this code")]
    NoTable {
        /// What was typed.
        typed: String,
        /// Whether it opened a table once.
        replaced: bool,
    },
    /// Something in the request does not parse.
    #[error("bad request")]
    BadRequest,
    /// Only for somebody who is logged in.
    #[error("nobody is logged in")]
    LogInFirst {
        /// Where to go on after the log-in; none where what was asked cannot be repeated.
        next: Option<String>,
    },
    /// There is no organiser yet.
    #[error("the installation is not set up")]
    SetUpFirst,
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
    /// More passwords are to be hashed just now than may wait for it.
    #[error("too many passwords to hash")]
    Busy,
    /// It was asked for by a name that is not ours.
    #[error("asked for by another name")]
    Elsewhere {
        /// Where the service is.
        url: Origin,
    },
    /// A status with a message of its own: the key of its heading, `{key}-help` is the remedy.
    #[error("{key}")]
    Told {
        /// The status of the answer.
        status: StatusCode,
        /// The Fluent key of the heading.
        key: &'static str,
    },
    /// The database failed.
    #[error(transparent)]
    Store(StoreError),
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
            Self::Busy => "error-busy".to_owned(),
            Self::Elsewhere { .. } => "error-elsewhere".to_owned(),
            Self::Told { key, .. } => (*key).to_owned(),
            Self::Store(StoreError::Full(_)) => "error-disk-full".to_owned(),
            Self::Store(StoreError::Damaged(_)) => "error-damaged".to_owned(),
            other => format!("error-{}", other.status_code().as_u16()),
        }
    }
}

impl ResponseError for Error {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoTable { .. } => StatusCode::NOT_FOUND,
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::LogInFirst { next: Some(_) } | Self::SetUpFirst => StatusCode::SEE_OTHER,
            Self::LogInFirst { next: None } => StatusCode::UNAUTHORIZED,
            Self::Forbidden | Self::ForeignOrigin => StatusCode::FORBIDDEN,
            Self::Conflict => StatusCode::CONFLICT,
            Self::Elsewhere { .. } => StatusCode::MISDIRECTED_REQUEST,
            Self::TooManyFailures => StatusCode::TOO_MANY_REQUESTS,
            Self::Told { status, .. } => *status,
            Self::Busy
            | Self::Store(
                StoreError::Unavailable(_)
                | StoreError::Contended(_)
                | StoreError::Full(_)
                | StoreError::Damaged(_),
            ) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Store(_) | Self::Template(_) | Self::Blocking(_) | Self::Internal(_) => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
        }
    }

    fn error_response(&self) -> HttpResponse {
        match self {
            Self::SetUpFirst => see_other("/setup"),
            Self::LogInFirst { next: Some(next) } => {
                // It is an address already; only what would end the parameter has to be escaped once more.
                let next = next.replace('%', "%25").replace('&', "%26").replace('+', "%2B");
                see_other(format!("/login?next={next}"))
            }
            _ => HttpResponse::new(self.status_code()),
        }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Self::NotFound,
            error => Self::Store(error),
        }
    }
}

impl From<ChangeError> for Error {
    fn from(error: ChangeError) -> Self {
        let key = match error {
            ChangeError::Store(error) => return error.into(),
            ChangeError::NotADraft => "error-not-a-draft",
            ChangeError::NotStarted => "error-not-started",
            ChangeError::AlreadySo => "error-already-so",
            ChangeError::Recorded => "error-recorded",
            ChangeError::HasPlayOff => "error-has-play-off",
            ChangeError::Stale => "error-draft-stale",
            ChangeError::Absent(_) => "error-players-absent",
        };
        Self::Told { status: StatusCode::CONFLICT, key }
    }
}
