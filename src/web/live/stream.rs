//! Server-sent events for open pages.

use std::sync::Arc;
use std::time::Duration;

use actix_web::HttpResponse;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{ConnectionType, StatusCode, header};
use actix_web::middleware::Next;
use actix_web::web::{Bytes, Data, Path};

use lastcard_snapshots::TournamentSnapshot;

use crate::app::{error::Error, file_limits, state::AppState};
use crate::extract::client_address::Address;
use crate::live::{
    broadcaster::PageUpdate,
    page_cache::CachedPage,
    transport::{HandoverBody, StreamConnection, StreamStart, Transport},
};
use crate::security::quota::{Quota, QuotaPermit};
use crate::ui::page::fragment;

/// Media type of a stream.
pub const EVENTS: &str = "text/event-stream";

/// Interval of comments, which keep proxies from timing out and detect visitors who left silently.
pub const HEARTBEAT: Duration = Duration::from_secs(25);

/// First bytes of every stream: clients reconnect after this many milliseconds if it ends.
pub const OPENING: &[u8] = b":\nretry: 1000\n\n";

/// Heartbeat: an empty comment.
pub const BEAT: &[u8] = b":\n\n";

/// One address outside local networks gets at most 1/`ADDRESS_DIVISOR` of all streams: a hall shares one address, but few others do.
const ADDRESS_DIVISOR: usize = 4;

/// Returns the quota of open streams, which always leaves files for pages.
pub fn quota() -> Quota {
    Quota::new(file_limits::max_streams())
}

/// Takes a place for one more stream to this address, if there is one.
pub fn acquire_place(streams: &Arc<Quota>, address: Address) -> Option<QuotaPermit> {
    let of_one = (!address.is_local()).then_some(streams.capacity() / ADDRESS_DIVISOR);
    streams.try_acquire(address, of_one)
}

/// Creates an answer whose connection is passed to `begin` once the head is sent.
pub fn stream_response(begin: impl FnOnce(StreamConnection) + 'static) -> HttpResponse {
    let mut answer = HttpResponse::Ok()
        .content_type(EVENTS)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header(("x-accel-buffering", "no"))
        .finish();
    answer.extensions_mut().insert::<StreamStart>(Box::new(begin));
    answer
}

/// Gives each stream a place and a connection. Fails if either is missing, since pages come first.
pub async fn admit_stream(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, actix_web::Error> {
    let mut response = next.call(request).await?.map_into_boxed_body();
    let Some(begin) = response.response_mut().extensions_mut().remove::<StreamStart>() else {
        return Ok(response);
    };
    let site = AppState::from_request(response.request())?;
    let way = Transport::for_request(response.request());
    let place = acquire_place(&site.streams, site.address_of(response.request()));
    let (Some((way, body)), Some(place)) = (way, place) else {
        let full = Error::Message { status: StatusCode::SERVICE_UNAVAILABLE, key: "error-too-many-streams" };
        return Ok(ServiceResponse::from_err(full, response.into_parts().0));
    };
    let connection = StreamConnection { way, place };
    if let Some(body) = body {
        begin(connection);
        return Ok(response.map_body(|_, _| BoxBody::new(body)));
    }
    Ok(response.map_body(|head, _| {
        // The stream ends with the connection: only events are sent from here on.
        head.no_chunking(true);
        head.set_connection_type(ConnectionType::Close);
        BoxBody::new(HandoverBody::new(connection, begin))
    }))
}

/// Formats an event. The data may have several lines.
pub fn event(name: &str, data: &str) -> Bytes {
    let mut text = format!("event: {name}\n");
    for line in data.trim().lines() {
        text.extend(["data: ", line, "\n"]);
    }
    text.push('\n');
    Bytes::from(text)
}

/// Returns the version of a page for new subscribers, and the changed part of the page for existing ones.
pub fn page_update(page: &CachedPage) -> PageUpdate {
    let only = version_update(page.version());
    let part = std::str::from_utf8(page.plain()).ok().and_then(fragment);
    let change = part.map(|part| event("version", &format!("{}\n{part}", page.version())));
    PageUpdate { change: change.unwrap_or_else(|| only.change.clone()), ..only }
}

/// Returns a version without any content.
pub fn version_update(version: &str) -> PageUpdate {
    let event = event("version", version);
    PageUpdate { first: event.clone(), change: event }
}

/// Redaction of a snapshot for an audience; `None` if it may see nothing.
type SnapshotRedactor = fn(&Arc<TournamentSnapshot>) -> Option<Arc<TournamentSnapshot>>;

/// `/t/{slug}/news`: stream of the newest version of a tournament, and nothing else.
pub async fn news(state: Data<AppState>, slug: Path<String>) -> Result<HttpResponse, Error> {
    let snapshot = state.public_snapshot(&slug).await?;
    versions(&state, &snapshot.header().slug, ("everybody", TournamentSnapshot::for_public)).await
}

/// Streams the newest version of a tournament to an audience, for which `shown` redacts it.
pub async fn versions(
    site: &AppState,
    slug: &str,
    (to_whom, shown): (&str, SnapshotRedactor),
) -> Result<HttpResponse, Error> {
    let mut watched = site.watch_unredacted(slug).await?;
    watched.mark_changed();
    let key = (format!("/t/{slug}/news {to_whom}"), "");
    Ok(site.viewers.subscribe(key, site.watch_shutdown(), async move || {
        watched.changed().await.ok()?;
        let snapshot = shown(&watched.borrow_and_update())?;
        Some(version_update(&snapshot.version()))
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_have_a_quota_per_address() {
        let at = |ip: &str| Address::from_ip(ip.parse().unwrap());
        let streams = Arc::new(Quota::new(8));
        let two: Vec<_> = (0..3).filter_map(|_| acquire_place(&streams, at("203.0.113.9"))).collect();
        assert_eq!(two.len(), 2, "one address takes all");
        // Addresses in a local network are not limited.
        let hall: Vec<_> = (0..9).filter_map(|_| acquire_place(&streams, at("192.168.1.4"))).collect();
        assert_eq!(hall.len(), 6);
        assert!(acquire_place(&streams, at("198.51.100.1")).is_none());
        drop(two);
        assert!(acquire_place(&streams, at("203.0.113.9")).is_some());
    }
}
