//! `/t/{slug}/tables/{table}`: spectators at a table. The page is public, and shows no holdings before the hand is over.
//!
//! Spectators have their own addresses: the table's code and seat tokens never come near them. The projector gets all its tables in one
//! stream, since a browser allows six connections per host.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;

use super::page_cache::CachedPage;
use super::stream::StreamNews;
use super::walls::{self, WallQuery};
use super::{AppState, Error, html, stream};
use crate::live::hands::{Sight, Spectator};
use crate::view::Visitor;
use crate::view::play::{Frame, PlayPage, WatchedTable};
use crate::view::public::{Link, ProjectorPage, Wall, version};

/// Renders the table as it is now.
pub(super) async fn show(
    site: web::Data<AppState>,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, table) = path.into_inner();
    let table = number(&table)?;
    let sight = localised(look(&site, &slug, Some(table)).await?.1, &visitor);
    let words = visitor.words;
    let frame = Frame {
        title: words.say("watch-title").with("table", table).into(),
        name: sight.snapshot.tournament().name().to_string(),
        back: Link { href: format!("/t/{slug}"), text: words.say("watch-leave").into() },
    };
    let scene = WatchedTable::of(&sight, table).fragment(words);
    html(StatusCode::OK, &PlayPage::new(&visitor, frame, scene).of_tournament(&sight.snapshot))
}

/// Streams the scene at the table, now and after each change.
pub(super) async fn live(
    site: web::Data<AppState>,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, table) = path.into_inner();
    let table = number(&table)?;
    let (mut spectator, sight) = look(&site, &slug, Some(table)).await?;
    let key = (format!("/t/{}/tables/{table}/live", sight.snapshot.header().slug), visitor.words.language());
    let mut told = String::new();
    Ok(site.viewers.follow(key, site.closing(), async move || {
        loop {
            let sight = localised(spectator.next().await?, &visitor);
            let scene = WatchedTable::of(&sight, table).fragment(visitor.words).to_string();
            // Most events at other tables change nothing here.
            if scene != told {
                told = scene;
                let event = stream::event("scene", &told);
                return Some(StreamNews { first: event.clone(), change: event });
            }
        }
    }))
}

/// `/t/{slug}/projector/live`: stream of the projector. After a move it sends only the tables.
pub(super) async fn wall(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
    query: web::Query<WallQuery>,
) -> Result<HttpResponse, Error> {
    if query.is_overlay() {
        return walls::overlay(site, request, visitor, slug).await;
    }
    let (mut spectator, sight) = look(&site, &slug, None).await?;
    let path = format!("/t/{}/projector", sight.snapshot.header().slug);
    let (key, visitor) = ((format!("{path}/live"), visitor.words.language()), Visitor { path, ..visitor });
    let mut told = String::new();
    Ok(site.viewers.follow(key, site.closing(), async move || {
        let sight = localised(spectator.next().await?, &visitor);
        let first = stream::event("tables", &Wall::new(visitor.words, &sight).to_string());
        let version = version(&sight.snapshot);
        if told == version {
            return Some(StreamNews { first: first.clone(), change: first });
        }
        let page = CachedPage::new(&version, ProjectorPage::new(&visitor, &sight, None).render().ok()?);
        told = version;
        Some(StreamNews { first, ..stream::state(&page) })
    }))
}

/// Subscribes a spectator to a started tournament, at one table or at all of them.
pub(super) async fn look(
    site: &AppState,
    slug: &str,
    table: Option<u32>,
) -> Result<(Spectator, Sight), Error> {
    let (live, slug) = (site.live.clone(), slug.to_owned());
    let mut spectator = web::block(move || Spectator::new(live, &slug, table)).await??;
    let sight = spectator.sight().ok_or(Error::NotFound)?;
    match table {
        Some(table) if table > sight.snapshot.tournament().tables() => Err(no_table()),
        _ => Ok((spectator, sight)),
    }
}

/// Translates the placeholders for players who have no name.
pub(super) fn localised(sight: Sight, visitor: &Visitor) -> Sight {
    Sight { snapshot: visitor.words.localised(sight.snapshot), ..sight }
}

fn number(table: &str) -> Result<u32, Error> {
    table.parse().ok().filter(|table| *table > 0).ok_or_else(no_table)
}

fn no_table() -> Error {
    Error::Message { status: StatusCode::NOT_FOUND, key: "error-no-table" }
}
