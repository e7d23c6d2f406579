//! `/api/v1/tournaments/{slug}/live`: the standings, now and after each change, as server-sent events.

use actix_web::web::{self, Bytes};
use actix_web::{HttpRequest, HttpResponse};
use utoipa::ToSchema;

use lastcard_club::ApiRight;
use lastcard_snapshots::TournamentSnapshot;

use crate::api::{
    caller::{ApiCaller, TokenHolder},
    list::{number, parameter},
    problem::validation_problem,
    standings::standings,
};
use crate::app::{error::Error, state::AppState};
use crate::live::{broadcaster::PageUpdate, stream};
use crate::ui::translator::Translator;

/// An event of the stream.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it is described only")]
pub struct StandingsEvent {
    /// `standings`, or `withheld`.
    event: String,
    /// Standings as JSON, or the version of the tournament during an embargo.
    data: String,
}

#[utoipa::path(
    get,
    path = "/tournaments/{slug}/live",
    operation_id = "follow-tournament",
    tag = "tournaments",
    params(("slug" = String, Path), ("events" = Option<u32>, Query, minimum = 1, maximum = 1_000_000)),
    responses((status = 200, body = StandingsEvent, content_type = "text/event-stream")),
    security((), ("token" = ["read"])),
)]
pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    caller: ApiCaller,
    slug: web::Path<String>,
) -> Result<HttpResponse, Error> {
    let events = match number(&request, "events", 1..=1_000_000, u32::MAX) {
        Ok(events) => events,
        Err(problem) => return Ok(validation_problem(caller.words, &[problem])),
    };
    let snapshot = caller.snapshot(&site, &slug).await?;
    let slug = snapshot.header().slug.clone();
    let reader = caller.holder().ok().filter(|_| caller.can_read(&snapshot.club)).cloned();
    if reader.is_some() || parameter(&request, "events").is_some() {
        return stream_to_caller(site, &slug, reader, events).await;
    }
    let mut watched = site.watch_unredacted(&slug).await?;
    watched.mark_changed();
    let key = (format!("/api/v1/tournaments/{slug}/live"), "");
    Ok(site.viewers.subscribe(key, site.watch_shutdown(), async move || {
        watched.changed().await.ok()?;
        let snapshot = watched.borrow_and_update().for_public()?;
        let event = event(&Translator::english().localise_snapshot(snapshot));
        Some(PageUpdate { first: event.clone(), change: event })
    }))
}

/// Opens a stream for one caller. It shows the tournament as the caller's token may see it, and ends once the token is invalid or this
/// number of events has been sent.
async fn stream_to_caller(
    site: web::Data<AppState>,
    slug: &str,
    reader: Option<TokenHolder>,
    events: u32,
) -> Result<HttpResponse, Error> {
    let mut watched = site.watch_unredacted(slug).await?;
    watched.mark_changed();
    // A call may be cancelled before it answers; the next one continues from this state.
    let (mut left, mut is_due) = (events, false);
    Ok(crate::live::own_stream::events(site.watch_shutdown(), async move || {
        if left == 0 {
            return None;
        }
        if !is_due {
            watched.changed().await.ok()?;
            is_due = true;
        }
        let snapshot = match reader.clone() {
            Some(reader) => {
                let may =
                    site.with_store(move |store| Ok::<_, Error>(reader.has_right(store, ApiRight::Read)));
                may.await.ok().filter(|may| *may)?;
                watched.borrow_and_update().clone()
            }
            None => watched.borrow_and_update().for_public()?,
        };
        (left, is_due) = (left - 1, false);
        Some(event(&Translator::english().localise_snapshot(snapshot)))
    }))
}

/// Returns the standings, or during an embargo only the version.
fn event(snapshot: &TournamentSnapshot) -> Bytes {
    if snapshot.is_embargoed {
        return stream::event("withheld", &snapshot.version());
    }
    stream::event("standings", &standings(snapshot).to_string())
}
