//! Lists that are read page by page.

use std::ops::RangeInclusive;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;
use serde_json::json;

use lastcard_tournament::{Fault, Place, Problem};

use crate::api::answer::Representation;
use crate::app::error::Error;

const PAGES: RangeInclusive<u32> = 1..=10_000;
const PER_PAGE: RangeInclusive<u32> = 1..=100;

/// Requested page of a list: `?page=2&per_page=50`.
#[derive(Debug, Clone, Copy)]
pub struct ListPage {
    page: u32,
    per_page: u32,
}

impl ListPage {
    /// Parses the page requested by the query parameters, or returns all their problems.
    pub fn parse(request: &HttpRequest) -> Result<Self, Vec<Problem>> {
        let page = number(request, "page", PAGES, 1);
        let per_page = number(request, "per_page", PER_PAGE, 50);
        match (page, per_page) {
            (Ok(page), Ok(per_page)) => Ok(Self { page, per_page }),
            (page, per_page) => Err(page.err().into_iter().chain(per_page.err()).collect()),
        }
    }

    /// Returns the number of items to load for this page, plus one that shows whether another page follows.
    pub fn query_limit(self) -> u32 {
        self.page * self.per_page + 1
    }

    /// Returns the items on this page, and true if more follow.
    pub fn paginate<T>(self, all: impl IntoIterator<Item = T>) -> (Vec<T>, bool) {
        let size = self.per_page as usize;
        let mut all = all.into_iter().skip((self.page as usize - 1) * size);
        let cut: Vec<T> = all.by_ref().take(size).collect();
        (cut, all.next().is_some())
    }

    /// Answers with these items under a key. A `Link` header has the address of the next page.
    pub fn answer(
        self,
        request: &HttpRequest,
        key: &str,
        (on_it, has_more): (Vec<impl Serialize>, bool),
    ) -> Result<HttpResponse, Error> {
        let next =
            has_more.then(|| format!("{}?page={}&per_page={}", request.path(), self.page + 1, self.per_page));
        let mut answer = Representation::json(&json!({ key: on_it, "next": next }))?.answer(request);
        if let Some(next) = next {
            let link = HeaderValue::from_str(&format!("<{next}>; rel=\"next\""));
            let link = link.map_err(|error| Error::Internal(error.to_string()))?;
            answer.headers_mut().insert(header::LINK, link);
        }
        Ok(answer)
    }
}

/// Parses a number from the query parameters; `usual` if it is missing.
pub fn number(
    request: &HttpRequest,
    name: &'static str,
    range: RangeInclusive<u32>,
    usual: u32,
) -> Result<u32, Problem> {
    let Some(given) = parameter(request, name) else { return Ok(usual) };
    let number = given.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (min, max) = (u64::from(*range.start()), u64::from(*range.end()));
        Place::root().key(name).fault(Fault::OutOfRange { given, min, max })
    })
}

pub fn parameter(request: &HttpRequest, name: &str) -> Option<String> {
    let pairs = actix_web::web::Query::<Vec<(String, String)>>::from_query(request.query_string()).ok()?;
    pairs.into_inner().into_iter().find(|(key, _)| key == name).map(|(_, value)| value)
}
