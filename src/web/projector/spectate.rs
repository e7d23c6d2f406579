//! `/t/{slug}/tables/{table}`: spectators at a table. The page is public, and shows no holdings before the hand is over.
//!
//! Spectators have their own addresses, which never contain the table's code and never involve a seat token. The projector gets all its
//! tables in one stream, since a browser allows six connections per host.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template as _;

use lastcard_snapshots::played_hands::{Spectator, SpectatorSnapshot};

use crate::app::{error::Error, responses::html, state::AppState};
use crate::live::{broadcaster::PageUpdate, live_page, page_cache::CachedPage, stream};
use crate::played_hands::page::{Frame, PlayPage};
use crate::projector::{
    page::{LiveOverlay, ProjectorPage, ProjectorQuery},
    tables::ProjectorTables,
    watched_table::WatchedTable,
};
use crate::ui::page::{Link, Visitor};

/// Renders the table as it is now.
pub async fn show(
    site: web::Data<AppState>,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, table) = path.into_inner();
    let table = parse_table(&table)?;
    let sight = localise(subscribe(&site, &slug, Some(table)).await?.1, &visitor);
    let words = visitor.words;
    let frame = Frame {
        title: words.say("watch-title").with("table", table).into(),
        name: sight.snapshot.tournament().name().to_string(),
        back: Link { href: format!("/t/{slug}"), text: words.say("watch-leave").into() },
    };
    let scene = WatchedTable::of(&sight, table).fragment(words);
    html(StatusCode::OK, &PlayPage::new(&visitor, frame, scene).with_link_preview(&sight.snapshot))
}

/// Streams the scene at the table, now and after each change.
pub async fn live(
    site: web::Data<AppState>,
    visitor: Visitor,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse, Error> {
    let (slug, table) = path.into_inner();
    let table = parse_table(&table)?;
    let (mut spectator, sight) = subscribe(&site, &slug, Some(table)).await?;
    let key = (format!("/t/{}/tables/{table}/live", sight.snapshot.header().slug), visitor.words.language());
    let mut told = String::new();
    Ok(site.viewers.subscribe(key, site.watch_shutdown(), async move || {
        loop {
            let sight = localise(spectator.next().await?, &visitor);
            let scene = WatchedTable::of(&sight, table).fragment(visitor.words).to_string();
            // Most events at other tables change nothing here.
            if scene != told {
                told = scene;
                let event = stream::event("scene", &told);
                return Some(PageUpdate { first: event.clone(), change: event });
            }
        }
    }))
}

/// `/t/{slug}/projector/live`: stream of the projector. After a move it sends only the tables.
pub async fn projector_live(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    slug: web::Path<String>,
    query: web::Query<ProjectorQuery>,
) -> Result<HttpResponse, Error> {
    if query.is_overlay() {
        return live_page::follow(&site, &request, visitor, (slug.into_inner(), LiveOverlay)).await;
    }
    let (mut spectator, sight) = subscribe(&site, &slug, None).await?;
    let path = format!("/t/{}/projector", sight.snapshot.header().slug);
    let (key, visitor) = ((format!("{path}/live"), visitor.words.language()), Visitor { path, ..visitor });
    let mut told = String::new();
    Ok(site.viewers.subscribe(key, site.watch_shutdown(), async move || {
        let sight = localise(spectator.next().await?, &visitor);
        let first = stream::event("tables", &ProjectorTables::new(visitor.words, &sight).to_string());
        let version = sight.snapshot.version();
        if told == version {
            return Some(PageUpdate { first: first.clone(), change: first });
        }
        let page = CachedPage::new(&version, ProjectorPage::new(&visitor, &sight, None).render().ok()?);
        told = version;
        Some(PageUpdate { first, ..stream::page_update(&page) })
    }))
}

/// Subscribes a spectator to a started tournament, at one table or at all of them.
pub async fn subscribe(
    site: &AppState,
    slug: &str,
    table: Option<u32>,
) -> Result<(Spectator, SpectatorSnapshot), Error> {
    let (snapshots, slug) = (site.snapshots.clone(), slug.to_owned());
    let mut spectator = web::block(move || Spectator::new(snapshots, &slug, table)).await??;
    let sight = spectator.snapshot().ok_or(Error::NotFound)?;
    match table {
        Some(table) if table > sight.snapshot.tournament().tables() => Err(no_table()),
        _ => Ok((spectator, sight)),
    }
}

/// Translates the placeholders for players who have no name.
pub fn localise(sight: SpectatorSnapshot, visitor: &Visitor) -> SpectatorSnapshot {
    SpectatorSnapshot { snapshot: visitor.words.localise_snapshot(sight.snapshot), ..sight }
}

fn parse_table(table: &str) -> Result<u32, Error> {
    table.parse().ok().filter(|table| *table > 0).ok_or_else(no_table)
}

fn no_table() -> Error {
    Error::Message { status: StatusCode::NOT_FOUND, key: "error-no-table" }
}
