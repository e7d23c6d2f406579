//! Visitor behind a request, read without the store.

use std::collections::HashMap;
use std::convert::Infallible;
use std::future::{Ready, ready};
use std::pin::Pin;
use std::sync::{LazyLock, Mutex, PoisonError};

use actix_web::cookie::time::Duration;
use actix_web::dev::Payload;
use actix_web::http::{
    Method,
    header::{self, AcceptLanguage, Header, HeaderValue},
};
use actix_web::{FromRequest, HttpRequest, HttpResponse, web};

use crate::app::{
    error::Error,
    responses::{safe_redirect_path, see_other_with_cookie},
};
use crate::middleware::public_url::Origin;
use crate::security::signed_cookie::{HOST_ONLY, full_name, own_cookie};
use crate::ui::{form::Form, page::Visitor, translator::Translator};

/// Returns the visitor: the preferred language among those available, and the address of the visit.
pub fn from_request(request: &HttpRequest) -> Visitor {
    Visitor {
        words: words(request),
        path: request.path().to_owned(),
        is_reading: request.method() == Method::GET,
        origin: Origin::for_request(request).to_string(),
    }
}

/// Returns the translator for a visitor: the language chosen here, or else the first preferred one that is available.
pub fn words(request: &HttpRequest) -> Translator {
    language_from_cookie(request).unwrap_or_else(|| negotiate_cached(request))
}

/// Returns the translator only if a language was stated. Programs that fetch an image or a feed for others state none.
pub fn stated_words(request: &HttpRequest) -> Option<Translator> {
    let says = || request.headers().contains_key(header::ACCEPT_LANGUAGE);
    language_from_cookie(request).or_else(|| says().then(|| negotiate_cached(request)))
}

/// Maximum number of `Accept-Language` headers remembered, none longer than [`MAX_HEADER_LENGTH`]. Browsers in one language mostly send the
/// same header.
const MAX_REMEMBERED: usize = 1_000;
const MAX_HEADER_LENGTH: usize = 200;

fn negotiate_cached(request: &HttpRequest) -> Translator {
    static KNOWN: LazyLock<Mutex<HashMap<HeaderValue, Translator>>> = LazyLock::new(Mutex::default);
    let mut said = request.headers().get_all(header::ACCEPT_LANGUAGE);
    let (Some(first), None) = (said.next().filter(|said| said.len() <= MAX_HEADER_LENGTH), said.next())
    else {
        return negotiate(request);
    };
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(words) = known.get(first) {
        return *words;
    }
    if known.len() >= MAX_REMEMBERED {
        known.clear();
    }
    let words = negotiate(request);
    // A copy, since the header itself keeps the buffer of the whole request alive.
    known.extend(HeaderValue::from_bytes(first.as_bytes()).map(|said| (said, words)));
    words
}

fn negotiate(request: &HttpRequest) -> Translator {
    let wanted: Vec<String> = AcceptLanguage::parse(request)
        .map(|header| header.ranked().into_iter().filter_map(|tag| Some(tag.item()?.to_string())).collect())
        .unwrap_or_default();
    Translator::negotiate(&wanted).unwrap_or_else(Translator::english)
}

impl FromRequest for Visitor {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(from_request(request)))
    }
}

impl FromRequest for Translator {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(words(request)))
    }
}

/// Extracts any form, with its fields as they were sent.
impl FromRequest for Form {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let fields = web::Form::<Vec<(String, String)>>::from_request(request, payload);
        Box::pin(async move { Ok(Self::of(fields.await?.into_inner())) })
    }
}

const COOKIE: &str = "language";

/// `POST /language`: remembers the language, and redirects to the page on which it was chosen.
pub async fn choose_language(request: HttpRequest, form: Form) -> Result<HttpResponse, Error> {
    let words = Translator::of(form.value("language")).ok_or(Error::BadRequest)?;
    let mut cookie = own_cookie(&request, full_name(&request, COOKIE), words.language());
    cookie.set_max_age(Duration::days(365));
    see_other_with_cookie(safe_redirect_path(form.value("to")).unwrap_or("/"), &cookie)
}

/// Returns the language chosen in this browser. Every page asks for it, so no other cookie is parsed.
pub fn language_from_cookie(request: &HttpRequest) -> Option<Translator> {
    let cookies = request.headers().get_all(header::COOKIE).filter_map(|said| said.to_str().ok());
    let mut pairs = cookies.flat_map(|said| said.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let is_it = |name: &str| name.strip_prefix(HOST_ONLY).unwrap_or(name) == COOKIE;
    pairs.find_map(|(name, code)| if is_it(name) { Translator::of(code) } else { None })
}
