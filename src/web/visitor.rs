//! Who is looking: read from any request, without the store.

use std::convert::Infallible;
use std::future::{Ready, ready};
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::header::{AcceptLanguage, Header};
use actix_web::{FromRequest, HttpRequest, web};

use crate::view::{Form, Visitor, Words};

/// The visitor behind a request: the language they prefer of those we have, and where they are.
pub(super) fn of(request: &HttpRequest) -> Visitor {
    Visitor { words: words(request), path: request.path().to_owned() }
}

fn words(request: &HttpRequest) -> Words {
    let wanted: Vec<String> = AcceptLanguage::parse(request)
        .map(|header| header.ranked().into_iter().filter_map(|tag| Some(tag.item()?.to_string())).collect())
        .unwrap_or_default();
    Words::negotiate(&wanted).unwrap_or_else(Words::english)
}

impl FromRequest for Visitor {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(of(request)))
    }
}

impl FromRequest for Words {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(words(request)))
    }
}

/// Any form, its fields as they were sent.
impl FromRequest for Form {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let fields = web::Form::<Vec<(String, String)>>::from_request(request, payload);
        Box::pin(async move { Ok(Self::of(fields.await?.into_inner())) })
    }
}
