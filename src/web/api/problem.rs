//! What is wrong with a request of a program, as a problem document (RFC 9457), in the language that it reads.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;
use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};
use utoipa::ToSchema;

use crate::tournament::{Fault, Problem};
use crate::view::Words;
use crate::web::Error;

/// What problems are that no page has. Each is the key of its title; `{key}-help` is the remedy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(prefix = "api-problem-", serialize_all = "kebab-case")]
pub(in crate::web) enum ApiProblem {
    /// Something about the address or its parameters.
    BadRequest,
    /// The body is not JSON.
    NotJson,
    /// Nobody has said who asks.
    TokenMissing,
    /// The token is none of ours, was revoked, or its time is over.
    TokenUnknown,
    /// The token may not do this.
    RightMissing,
    /// The cards are still to be played by others.
    CardsSecret,
    /// Not there, or not for this caller.
    NotFound,
    /// The address is not used like this.
    MethodNotAllowed,
    /// It took too long to come.
    TooSlow,
    /// This cannot be done to it as it is.
    Conflict,
    /// Somebody else recorded the hand first.
    Stale,
    /// Somebody else changed it first.
    PreconditionFailed,
    /// The body is too big.
    TooLarge,
    /// The body is no JSON by its header.
    MediaType,
    /// What was sent cannot be right.
    Refused,
    /// It must be said which state is changed.
    PreconditionRequired,
    /// Too many wrong tokens.
    TooMany,
    /// Our own fault.
    Failed,
    /// Too much to do, or no database.
    Busy,
}

impl ApiProblem {
    /// The key of its title.
    pub(super) fn key(self) -> &'static str {
        self.into()
    }

    fn status(self) -> StatusCode {
        match self {
            Self::BadRequest | Self::NotJson => StatusCode::BAD_REQUEST,
            Self::TokenMissing | Self::TokenUnknown => StatusCode::UNAUTHORIZED,
            Self::RightMissing | Self::CardsSecret => StatusCode::FORBIDDEN,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Conflict | Self::Stale => StatusCode::CONFLICT,
            Self::PreconditionFailed => StatusCode::PRECONDITION_FAILED,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::MediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            Self::PreconditionRequired => StatusCode::PRECONDITION_REQUIRED,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Failed => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// What a status means where nothing more is known.
    fn of(status: StatusCode) -> Self {
        let known = Self::VARIANTS.iter().find(|problem| problem.status() == status);
        known.copied().unwrap_or(if status.is_server_error() { Self::Failed } else { Self::BadRequest })
    }
}

impl From<ApiProblem> for Error {
    fn from(problem: ApiProblem) -> Self {
        Self::Told { status: problem.status(), key: problem.key() }
    }
}

/// Why a request was not answered with what it asked for.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub(super) struct ProblemDocument {
    /// Names the kind of problem, whatever the language.
    #[serde(rename = "type")]
    #[schema(format = "uri-reference")]
    kind: String,
    /// What is wrong, in a few words.
    title: String,
    /// The status of the answer.
    status: u16,
    /// What is wrong, and what would be right.
    detail: String,
    /// Everything that is wrong with the body or the parameters, each with its place.
    places: Vec<ProblemPlace>,
    /// Where somebody else was quicker: what this request said.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    yours: Option<Value>,
    /// Where somebody else was quicker: what stands recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    theirs: Option<Value>,
}

/// One thing that is wrong, and where.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ProblemPlace {
    /// A path into the body such as `hands[3].result.left.gleb.W`, or the name of a parameter.
    pub(super) place: String,
    /// What is wrong there, and what would be right.
    pub(super) message: String,
}

impl ProblemDocument {
    fn new(words: Words, status: StatusCode, key: &str) -> Self {
        let name = key.strip_prefix("api-problem-").or_else(|| key.strip_prefix("error-")).unwrap_or(key);
        Self {
            kind: format!("/api#{name}"),
            title: words.say(key).to_string(),
            status: status.as_u16(),
            detail: words.say(format!("{key}-help")).to_string(),
            places: Vec::new(),
            yours: None,
            theirs: None,
        }
    }

    /// The document of a problem that programs alone have.
    pub(super) fn of(words: Words, problem: ApiProblem) -> Self {
        Self::new(words, problem.status(), problem.key())
    }

    /// The same with another sentence, for another kind of it.
    pub(super) fn saying(self, name: &str, detail: String) -> Self {
        Self { kind: format!("/api#{name}"), detail, ..self }
    }

    pub(super) fn at(self, places: Vec<ProblemPlace>) -> Self {
        Self { places, ..self }
    }

    pub(super) fn between(self, yours: Value, theirs: Value) -> Self {
        Self { yours: Some(yours), theirs: Some(theirs), ..self }
    }

    pub(super) fn answer(&self, words: Words) -> HttpResponse {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut answer = HttpResponse::build(status);
        if status == StatusCode::UNAUTHORIZED {
            answer.insert_header((header::WWW_AUTHENTICATE, "Bearer"));
        }
        answer
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .insert_header((header::CONTENT_LANGUAGE, words.language()))
            .content_type("application/problem+json")
            .body(serde_json::to_string(self).unwrap_or_default())
    }
}

/// Whether a program asks, and so reads no page.
pub(in crate::web) fn is_asked(request: &HttpRequest) -> bool {
    request.path().starts_with("/api/")
}

/// A failed request as a program reads it.
pub(in crate::web) fn as_problem(words: Words, status: StatusCode, key: &str) -> HttpResponse {
    let is_plain =
        key == "error-timeout" || key.strip_prefix("error-").is_some_and(|rest| rest.parse::<u16>().is_ok());
    let document = if is_plain {
        ProblemDocument { status: status.as_u16(), ..ProblemDocument::of(words, ApiProblem::of(status)) }
    } else {
        ProblemDocument::new(words, status, key)
    };
    document.answer(words)
}

/// What is wrong with a body: that it is no JSON, or everything that cannot be right in it.
pub(super) fn refused(words: Words, problems: &[Problem]) -> HttpResponse {
    let is_syntax = |problem: &Problem| {
        matches!(
            problem.fault,
            Fault::Empty | Fault::NotUtf8 { .. } | Fault::CutOff { .. } | Fault::NotJson { .. }
        )
    };
    let kind = if problems.iter().any(is_syntax) { ApiProblem::NotJson } else { ApiProblem::Refused };
    let place = |problem: &Problem| {
        let is_whole = problem.place.parts().is_empty();
        ProblemPlace {
            place: if is_whole { "body".to_owned() } else { problem.place.to_string() },
            message: words.fault(&problem.fault).to_string(),
        }
    };
    ProblemDocument::of(words, kind).at(problems.iter().map(place).collect()).answer(words)
}
