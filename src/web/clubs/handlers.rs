//! The public pages of clubs: the home page, and a club’s front page and evenings.

use std::sync::Arc;

use askama::Template as _;
use chrono::Utc;

use lastcard_snapshots::{LastEvening, Snapshots, TournamentSnapshot};
use lastcard_store::clubs::Club;
use lastcard_store::staged_events::{self, StagedEventRecord};
use lastcard_store::tournaments::{self, Header, TournamentScope};
use lastcard_store::{StoreError, accounts, announcements, clubs, seasons, skip_unreadable};

use crate::app::{error::Error, state::AppState};
use crate::clubs::{evenings_page::EveningsPage, front_page::FrontPage, home_page::HomePage, tabs::ClubTabs};
use crate::live::{
    live_page::{LivePage, Rendering},
    subject::{AllClubs, ClubSubject},
};
use crate::staged_events::summary::StagedEventCard;
use crate::ui::page::Visitor;

/// Maximum number of tournaments on the home page, and of announcements on either page.
const MAX_LISTED: u32 = 60;

/// Maximum number of events on the home page: each is computed from all of its tournaments.
const MAX_EVENTS: u32 = 10;

/// `/`: every club, or the only one.
#[derive(Debug, Clone, Copy)]
pub struct LiveHome;

impl LivePage for LiveHome {
    type Subject = AllClubs;

    const RENDERING: Rendering = Rendering::Blocking;

    fn path(&self, _: &AllClubs) -> String {
        "/".to_owned()
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &AllClubs) -> Result<String, Error> {
        let store = &state.store;
        let (clubs, fresh) = (clubs::list(store)?, !accounts::is_set_up(store)?);
        if let [club] = clubs.as_slice() {
            let page = front_page(state, visitor, club)?.for_fresh(fresh);
            return Ok(page.with_live_stream("/live", subject.0).render()?);
        }
        let headers = tournaments::list_public(store, MAX_LISTED, TournamentScope::OutsideEvents)?;
        let coming = announcements::list_public(store, None, Utc::now(), MAX_LISTED)?;
        let snapshots = localised_snapshots(state, &headers, visitor)?;
        let snapshots = snapshots.iter().map(AsRef::as_ref);
        let page = HomePage::new(visitor, &clubs, snapshots, &coming, fresh, subject.0);
        let events = event_cards(state, visitor, &clubs, staged_events::list_latest(store, MAX_EVENTS)?)?;
        Ok(page.with_events(events).render()?)
    }
}

/// `/c/{club}`: the front page of a club.
#[derive(Debug, Clone, Copy)]
pub struct LiveClub;

impl LivePage for LiveClub {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Blocking;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path("")
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let page = front_page(state, visitor, &subject.load(state)?)?;
        Ok(page.with_live_stream(subject.path("/live"), subject.version).render()?)
    }
}

fn front_page(state: &AppState, visitor: &Visitor, club: &Club) -> Result<FrontPage, Error> {
    let mut front = state.snapshots.club_front(&club.id)?;
    let shown = &mut front.evenings;
    let last = shown.last.iter_mut().filter_map(|last| match last {
        LastEvening::Tournament(snapshot) => Some(snapshot),
        LastEvening::Event(_) => None,
    });
    for snapshot in shown.live.iter_mut().chain(last) {
        *snapshot = visitor.words.localise_snapshot(snapshot.clone());
    }
    let now = Utc::now();
    let coming = announcements::list_public(&state.store, Some(&club.id), now, MAX_LISTED)?;
    let tabs = ClubTabs::of(&state.store, club)?;
    Ok(FrontPage::new(visitor, (club, tabs), &front, &coming, now))
}

/// Returns the cards of events of these clubs.
fn event_cards(
    state: &AppState,
    visitor: &Visitor,
    clubs: &[Club],
    events: Vec<StagedEventRecord>,
) -> Result<Vec<StagedEventCard>, StoreError> {
    let mut cards = Vec::with_capacity(events.len());
    for event in events {
        let Some(club) = clubs.iter().find(|club| club.id == event.club_id) else { continue };
        let shown = state.snapshots.listed_event(event)?;
        cards.extend(shown.map(|shown| StagedEventCard::of(visitor.words, club, &shown)));
    }
    Ok(cards)
}

/// `/c/{club}/evenings`: the tournaments of a club.
#[derive(Debug, Clone, Copy)]
pub struct LiveEvenings;

impl LivePage for LiveEvenings {
    type Subject = ClubSubject;

    const RENDERING: Rendering = Rendering::Blocking;

    fn path(&self, subject: &ClubSubject) -> String {
        subject.path("/evenings")
    }

    fn render(&self, state: &AppState, visitor: &Visitor, subject: &ClubSubject) -> Result<String, Error> {
        let (store, club) = (&state.store, &subject.id);
        let mut headers = tournaments::list(store, club)?;
        let events = staged_events::list_public(store, club)?;
        headers.retain(|header| StagedEventRecord::is_outside(&events, &header.id));
        let coming = announcements::list_public(store, Some(club), Utc::now(), MAX_LISTED)?;
        let snapshots = localised_snapshots(state, &headers, visitor)?;
        let snapshots = snapshots.iter().map(AsRef::as_ref);
        let (club, seasons) = (clubs::by_id(store, club)?, seasons::list(store, club)?);
        let tabs = ClubTabs::of(store, &club)?;
        let events = event_cards(state, visitor, std::slice::from_ref(&club), events)?;
        let of = (&club, tabs);
        let page = EveningsPage::new(visitor, of, &seasons, &coming, snapshots, subject.version);
        Ok(page.with_events(events).render()?)
    }
}

fn localised_snapshots(
    state: &AppState,
    headers: &[Header],
    visitor: &Visitor,
) -> Result<Vec<Arc<TournamentSnapshot>>, StoreError> {
    let snapshots = load_snapshots(&state.snapshots, headers)?;
    Ok(snapshots.into_iter().map(|snapshot| visitor.words.localise_snapshot(snapshot)).collect())
}

/// Loads the snapshots of those tournaments that may appear in lists.
pub fn load_snapshots(
    snapshots: &Snapshots,
    headers: &[Header],
) -> Result<Vec<Arc<TournamentSnapshot>>, StoreError> {
    let listed = headers.iter().filter(|header| header.is_listed());
    map_readable(listed, |header| snapshots.snapshot(&header.slug))
}

/// Applies `of` to each tournament of a list. Skips tournaments that were just deleted or cannot be read.
pub fn map_readable<'a, T>(
    headers: impl IntoIterator<Item = &'a Header>,
    of: impl Fn(&Header) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let found =
        headers.into_iter().filter_map(|header| skip_unreadable("tournaments", &header.id, of(header)));
    found.filter(|one| !matches!(one, Err(StoreError::NotFound))).collect()
}
