//! Problem documents (RFC 9457) for failed API requests, in the language of the caller.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;
use serde_json::Value;
use strum::{IntoStaticStr, VariantArray};
use utoipa::ToSchema;

use lastcard_tournament::{Fault, Problem};

use crate::app::error::Error;
use crate::ui::translator::Translator;

/// Problems that exist only in the API. Each is the key of its title; `{key}-help` is the remedy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(prefix = "api-problem-", serialize_all = "kebab-case")]
pub enum ApiProblem {
    /// The address or its parameters are malformed.
    BadRequest,
    NotJson,
    TokenMissing,
    /// The token was not issued by us, was revoked, or has expired.
    TokenUnknown,
    RightMissing,
    /// Others have yet to play the same cards.
    CardsSecret,
    /// Missing, or hidden from this caller.
    NotFound,
    MethodNotAllowed,
    /// The request took too long to arrive.
    TooSlow,
    /// The current state does not allow this.
    Conflict,
    /// Somebody else recorded the hand first.
    Stale,
    /// Somebody else changed it first.
    PreconditionFailed,
    TooLarge,
    /// The content type is not JSON.
    MediaType,
    /// The body is JSON, but invalid.
    Refused,
    /// The request must name the state that it changes.
    PreconditionRequired,
    /// Too many invalid tokens.
    TooMany,
    /// The service itself is at fault.
    Failed,
    /// Too much load, or no database.
    Busy,
}

impl ApiProblem {
    pub fn key(self) -> &'static str {
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

    /// Returns the problem for a status about which nothing more is known.
    fn from_status(status: StatusCode) -> Self {
        let known = Self::VARIANTS.iter().find(|problem| problem.status() == status);
        known.copied().unwrap_or(if status.is_server_error() { Self::Failed } else { Self::BadRequest })
    }
}

impl From<ApiProblem> for Error {
    fn from(problem: ApiProblem) -> Self {
        Self::Message { status: problem.status(), key: problem.key() }
    }
}

/// Reason that a request failed.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemDocument {
    /// Kind of the problem, in any language.
    #[serde(rename = "type")]
    #[schema(format = "uri-reference")]
    kind: String,
    /// Summary of the problem.
    title: String,
    /// Status of the answer.
    status: u16,
    /// Explanation of the problem, and the remedy.
    detail: String,
    /// All faults of the body or the parameters, each with its place.
    places: Vec<ProblemPlace>,
    /// Submission of this request, after a conflict.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    yours: Option<Value>,
    /// Recorded entry that it conflicts with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object)]
    theirs: Option<Value>,
}

/// A fault and its place.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProblemPlace {
    /// Path into the body such as `hands[3].result.left.gleb.W`, or the name of a parameter.
    pub place: String,
    /// Description of the fault, and the remedy.
    pub message: String,
}

impl ProblemDocument {
    fn new(words: Translator, status: StatusCode, key: &str) -> Self {
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

    /// Creates the document of a problem that only the API has.
    pub fn of(words: Translator, problem: ApiProblem) -> Self {
        Self::new(words, problem.status(), problem.key())
    }

    /// Replaces the kind and the explanation.
    pub fn with_detail(self, name: &str, detail: String) -> Self {
        Self { kind: format!("/api#{name}"), detail, ..self }
    }

    pub fn with_places(self, places: Vec<ProblemPlace>) -> Self {
        Self { places, ..self }
    }

    pub fn with_conflict(self, yours: Value, theirs: Value) -> Self {
        Self { yours: Some(yours), theirs: Some(theirs), ..self }
    }

    pub fn answer(&self, words: Translator) -> HttpResponse {
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

/// Returns true for API requests, which get problem documents instead of error pages.
pub fn is_api_request(request: &HttpRequest) -> bool {
    request.path().starts_with("/api/")
}

/// Answers a failed request with a problem document.
pub fn as_problem(words: Translator, status: StatusCode, key: &str) -> HttpResponse {
    let is_plain =
        key == "error-timeout" || key.strip_prefix("error-").is_some_and(|rest| rest.parse::<u16>().is_ok());
    let document = if is_plain {
        ProblemDocument {
            status: status.as_u16(),
            ..ProblemDocument::of(words, ApiProblem::from_status(status))
        }
    } else {
        ProblemDocument::new(words, status, key)
    };
    document.answer(words)
}

/// Answers a request whose body is not JSON or is invalid, and lists all faults.
pub fn validation_problem(words: Translator, problems: &[Problem]) -> HttpResponse {
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
    ProblemDocument::of(words, kind).with_places(problems.iter().map(place).collect()).answer(words)
}
