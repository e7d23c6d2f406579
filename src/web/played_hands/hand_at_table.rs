//! Played hand at a table, as requested by one phone.

use std::pin::Pin;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::{StatusCode, header};
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use serde_json::json;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_store::codes::TableAccess;
use lastcard_store::seats::Holder;

use crate::app::{error::Error, responses::html, state::AppState};
use crate::extract::{code::OpenTable, visitor};
use crate::played_hands::{
    at_table::PlayContext,
    page::{Frame, PlayPage},
    seat_token,
};
use crate::ui::{
    page::{Link, Visitor},
    status_bar::StatusBar,
    translator::Translator,
};

/// Hand at a table, with the phone that requested it.
pub struct HandAtTable {
    pub visitor: Visitor,
    pub table: TableAccess,
    pub snapshot: Arc<TournamentSnapshot>,
    pub moment: Arc<HandSnapshot>,
    /// Phone of the request; `None` if it never took a seat.
    pub phone: Option<Holder>,
    /// True if a program sent the request.
    pub machine: bool,
}

impl FromRequest for HandAtTable {
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Error>>>>;

    /// Extracts the last hand set up at the table of the address. Fails with `NotFound` if there never was one.
    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let OpenTable(table) = OpenTable::extract(&request).await?;
            let (site, visitor) = (AppState::from_request(&request)?, visitor::from_request(&request));
            Self::find(&site, &request, visitor, table).await?.ok_or(Error::NotFound)
        })
    }
}

impl HandAtTable {
    /// Returns the last hand set up at the table; `None` if there never was one.
    pub async fn find(
        site: &AppState,
        request: &HttpRequest,
        visitor: Visitor,
        table: TableAccess,
    ) -> Result<Option<Self>, Error> {
        let snapshot = site.participant_snapshot(&table.slug).await?;
        match site.last_hand(&snapshot, table.table).await? {
            Some(moment) => Ok(Some(Self::new(site, request, visitor, table, moment).await?)),
            None => Ok(None),
        }
    }

    pub async fn new(
        site: &AppState,
        request: &HttpRequest,
        visitor: Visitor,
        table: TableAccess,
        moment: Arc<HandSnapshot>,
    ) -> Result<Self, Error> {
        Ok(Self {
            snapshot: visitor.words.localise_snapshot(site.participant_snapshot(&table.slug).await?),
            phone: seat_token::phone(site, request, &table.tournament),
            machine: is_json_requested(request),
            visitor,
            table,
            moment,
        })
    }

    pub fn context<'a>(&'a self, notice: Option<&'a str>) -> PlayContext<'a> {
        PlayContext {
            snapshot: &self.snapshot,
            code: self.table.code.as_str(),
            moment: &self.moment,
            phone: self.phone.as_ref(),
            notice,
        }
    }

    /// Renders the hand as this phone sees it, with an optional notice.
    pub fn answer(&self, status: StatusCode, notice: Option<&str>) -> Result<HttpResponse, Error> {
        let seen = self.context(notice);
        if self.machine {
            return Ok(HttpResponse::build(status)
                .insert_header((header::CACHE_CONTROL, "no-store"))
                .json(seen.to_json()));
        }
        let words = self.words();
        let frame = Frame {
            title: seen.title(words),
            name: self.snapshot.tournament().name().to_string(),
            back: Link {
                href: format!("/at/{}", self.table.code),
                text: words.say("table-number").with("table", self.table.table).into(),
            },
        };
        let hall = StatusBar::new(words, &self.snapshot, Some(self.table.table));
        html(
            status,
            &PlayPage::new(&self.visitor, frame, seen.fragment(words))
                .with_status_bar(hall, format!("/at/{}/rules", self.table.code)),
        )
    }

    /// Renders a refusal, with the reason and the state of the hand. Programs also get the key of the reason.
    pub fn refuse(&self, status: StatusCode, key: &str, says: &str) -> Result<HttpResponse, Error> {
        if self.machine {
            let body = json!({ "refused": key, "message": says, "state": self.context(None).to_json() });
            return Ok(HttpResponse::build(status)
                .insert_header((header::CACHE_CONTROL, "no-store"))
                .json(body));
        }
        self.answer(status, Some(says))
    }

    pub fn words(&self) -> Translator {
        self.visitor.words
    }
}

/// Returns true if JSON is requested: by `Accept`, or by `?as=json` for programs that cannot choose their headers.
pub fn is_json_requested(request: &HttpRequest) -> bool {
    let accept = request.headers().get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    let asked = request.query_string().split('&').any(|pair| pair == "as=json");
    asked || accept.is_some_and(|accept| accept.starts_with("application/json"))
}
