//! Failures of requests: the status of the answer, and the message and the page that people read.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};
use askama::Template;

use lastcard_club::CheckInRefusal;
use lastcard_store::StoreError;
use lastcard_store::sign_ups::SignUpChangeError;
use lastcard_store::tournaments::ChangeError;

use crate::app::responses::see_other;
use crate::middleware::public_url::Origin;
use crate::ui::page::{Page, Visitor};

/// Reason that a request failed. `error_pages` renders it in the visitor's language.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Missing, or hidden from this visitor.
    #[error("not found")]
    NotFound,
    /// The page has another address now, at this path.
    #[error("moved")]
    MovedTo(String),
    /// The code of a table opens nothing. The page asks for a code again.
    #[error("no table has this code")]
    NoTable {
        typed: String,
        /// True if it opened a table before it was replaced.
        replaced: bool,
    },
    /// Part of the request does not parse.
    #[error("bad request")]
    BadRequest,
    /// The request needs a logged-in organiser.
    #[error("not logged in")]
    LogInFirst {
        /// Address to continue at after the log-in; `None` if the request cannot be repeated.
        next: Option<String>,
    },
    /// The installation has no organiser yet.
    #[error("the installation is not set up")]
    SetUpFirst,
    /// The caller is known, but not allowed to do this.
    #[error("forbidden")]
    Forbidden,
    /// A page from another site sent an unsafe request.
    #[error("unsafe request from another origin")]
    ForeignOrigin,
    /// Somebody else changed the data first.
    #[error("conflict")]
    Conflict,
    /// Too many wrong passwords or codes came from this address.
    #[error("too many failures")]
    TooManyFailures,
    /// The queue of passwords to hash is full.
    #[error("too many passwords to hash")]
    Busy,
    /// The request named a host that is not ours.
    #[error("requested under another host name")]
    Elsewhere {
        /// Public URL of the service.
        url: Origin,
    },
    /// Status with a message of its own: `key` is the heading, `{key}-help` the remedy.
    #[error("{key}")]
    Message {
        status: StatusCode,
        /// Fluent key of the heading.
        key: &'static str,
    },
    #[error(transparent)]
    Store(StoreError),
    #[error("template: {0}")]
    Template(#[from] askama::Error),
    /// Work handed to a blocking thread did not return.
    #[error("blocking work: {0}")]
    Blocking(#[from] actix_web::error::BlockingError),
    /// Any other internal error, described for the log.
    #[error("{0}")]
    Internal(String),
}

impl Error {
    /// Returns the Fluent key of the heading. The remedy is `{key}-help`.
    pub fn key(&self) -> String {
        match self {
            Self::ForeignOrigin => "error-foreign-origin".to_owned(),
            Self::Busy => "error-busy".to_owned(),
            Self::Elsewhere { .. } => "error-elsewhere".to_owned(),
            Self::Message { key, .. } => (*key).to_owned(),
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
            Self::MovedTo(_) | Self::LogInFirst { next: Some(_) } | Self::SetUpFirst => StatusCode::SEE_OTHER,
            Self::LogInFirst { next: None } => StatusCode::UNAUTHORIZED,
            Self::Forbidden | Self::ForeignOrigin => StatusCode::FORBIDDEN,
            Self::Conflict => StatusCode::CONFLICT,
            Self::Elsewhere { .. } => StatusCode::MISDIRECTED_REQUEST,
            Self::TooManyFailures => StatusCode::TOO_MANY_REQUESTS,
            Self::Message { status, .. } => *status,
            Self::Busy
            | Self::Store(
                StoreError::Unavailable(_)
                | StoreError::Forbidden(_)
                | StoreError::ReadOnly(_)
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
            Self::MovedTo(path) => see_other(path),
            Self::SetUpFirst => see_other("/setup"),
            Self::LogInFirst { next: Some(next) } => {
                // The address is escaped already, so only characters that would end the parameter are escaped again.
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

impl From<SignUpChangeError> for Error {
    fn from(error: SignUpChangeError) -> Self {
        match error {
            SignUpChangeError::CheckIn(CheckInRefusal::TooEarly) => {
                Self::Message { status: StatusCode::CONFLICT, key: "error-too-early" }
            }
            SignUpChangeError::CheckIn(CheckInRefusal::Over) => {
                Self::Message { status: StatusCode::CONFLICT, key: "error-too-late" }
            }
            SignUpChangeError::CheckIn(CheckInRefusal::Left) => Self::NotFound,
            SignUpChangeError::Store(error) => error.into(),
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
            ChangeError::Trial => "error-trial",
            ChangeError::OfEvent => "error-of-event",
            ChangeError::HasPlayOff => "error-has-play-off",
            ChangeError::Stale => "error-draft-stale",
            ChangeError::Absent(_) => "error-players-absent",
        };
        Self::Message { status: StatusCode::CONFLICT, key }
    }
}

/// The page that states what went wrong and what to do about it.
#[derive(Template)]
#[template(path = "app/error.html")]
pub struct ErrorPage {
    page: Page,
    status: u16,
    /// Fluent key of the heading; `{key}-help` is the remedy.
    key: String,
    /// Address and name key of the link back.
    back: (String, &'static str),
    /// The request's id in the log, for those who report the error.
    request_id: String,
}

impl ErrorPage {
    /// Creates the page. `key` is the message of the heading and, as `{key}-help`, of the remedy.
    pub fn new(visitor: &Visitor, status: u16, key: &str, request_id: &str) -> Self {
        // A used invitation means that the account exists.
        let back = if status == 401 || key == "invite-used" {
            ("/login", "log-in")
        } else if visitor.path.starts_with("/organise") {
            ("/organise", "error-back-organise")
        } else {
            ("/", "error-back-home")
        };
        let page = Page::new(visitor, visitor.words.say(key));
        let back = (back.0.to_owned(), back.1);
        Self { page, status, key: key.to_owned(), back, request_id: request_id.to_owned() }
    }

    /// Makes the link back lead to the address at which the service can be reached.
    #[must_use]
    pub fn with_back_link(mut self, url: String) -> Self {
        self.back = (url, "error-back-elsewhere");
        self
    }

    fn help(&self) -> String {
        self.page.words().say(format!("{}-help", self.key)).to_string()
    }

    /// Returns true for a failure of the service itself, the only kind that can be looked up in its log.
    fn is_server_error(&self) -> bool {
        self.status >= 500
    }
}
