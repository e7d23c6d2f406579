//! `POST /language`: the language that a visitor chooses for all pages, remembered in a cookie.

use actix_web::cookie::time::Duration;
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse};

use crate::app::{
    error::Error,
    responses::{safe_redirect_path, see_other_with_cookie},
};
use crate::security::signed_cookie::{HOST_ONLY, full_name, own_cookie};
use crate::ui::{form::Form, translator::Translator};

const COOKIE: &str = "language";

/// Remembers the language, and redirects to the page on which it was chosen.
pub async fn choose(request: HttpRequest, form: Form) -> Result<HttpResponse, Error> {
    let words = Translator::of(form.value("language")).ok_or(Error::BadRequest)?;
    let mut cookie = own_cookie(&request, full_name(&request, COOKIE), words.language());
    cookie.set_max_age(Duration::days(365));
    see_other_with_cookie(safe_redirect_path(form.value("to")).unwrap_or("/"), &cookie)
}

/// Returns the language chosen in this browser. Every page asks for it, so no other cookie is parsed.
pub fn from_cookie(request: &HttpRequest) -> Option<Translator> {
    let cookies = request.headers().get_all(header::COOKIE).filter_map(|said| said.to_str().ok());
    let mut pairs = cookies.flat_map(|said| said.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let is_it = |name: &str| name.strip_prefix(HOST_ONLY).unwrap_or(name) == COOKIE;
    pairs.find_map(|(name, code)| if is_it(name) { Translator::of(code) } else { None })
}
