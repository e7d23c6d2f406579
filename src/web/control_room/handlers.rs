//! `/organise/t/{slug}`: page of a tournament, before and after its start.

use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Utc;

use lastcard_club::{Role, TableReport, TournamentState};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::codes::{self, TableCode};
use lastcard_store::{PlayedHandId, StoreError, staged_events, tournaments};
use lastcard_tournament::tally;

use crate::app::{
    error::Error,
    responses::{page, slow_html},
    state::AppState,
};
use crate::clubs::handlers::map_readable;
use crate::control_room::{
    codes::{CodesPanel, list_codes},
    evening::EveningView,
    room::{RoomContext, RoomView},
    started_page::{RefereePage, StartedPage, StartedView},
    tables::hand_lines,
    tabs::{RoomQuery, RoomTab},
};
use crate::extract::{
    organiser,
    own_tournament::{OwnHeader, OwnTournament},
};
use crate::print::address::PrintedAddress;
use crate::table::cards;
use crate::tournament_form::draft::{DraftPage, DraftView, StartRefusal};
use crate::ui::page::{Link, NoticeQuery};
use crate::ui::tournament_header::carry_text;

pub async fn show(
    site: web::Data<AppState>,
    request: HttpRequest,
    own: OwnTournament,
    done: web::Query<NoticeQuery>,
    query: web::Query<RoomQuery>,
) -> Result<HttpResponse, Error> {
    let (organiser, words) = (&own.organiser, own.organiser.words());
    let (done, stream) = (done.message(words), format!("/organise/t/{}/live", own.stored.header.slug));
    let is_referee = organiser.account.role == Role::Referee;
    if own.is_draft() {
        let draft = move || {
            let draft = draft_page(&own, done, None);
            DraftPage { page: draft.page.with_live_stream(stream, own.club_version), ..draft }
        };
        return slow_html(StatusCode::OK, draft).await;
    }
    let mut started = StartedView::of(&own.stored, &own.events, &own.accounts, &organiser.club, words);
    if is_referee || query.lists_all_hands() {
        started.hands = hand_lines(&own.stored.tournament, words);
    }
    let room = load(&site, &request, &own).await?.filtered(query.filter());
    let frame = organiser.page(own.stored.header.name.as_str()).with_live_stream(stream, own.club_version);
    if is_referee {
        return page(&RefereePage { page: frame, started, room, done });
    }
    let (club, id) = (organiser.club.id.clone(), own.stored.header.id.clone());
    let (scorer, event) = site
        .with_store(move |store| -> Result<_, StoreError> {
            Ok((codes::scorer_code(store, &club, &id)?, staged_events::of_tournament(store, &id)?))
        })
        .await?;
    started.facts.extend(event.as_ref().and_then(|event| carry_text(words, event.carry)));
    let scorer = scorer.map(|code| cards::scorer_card(&request, &code, organiser));
    let until = own.stored.hall.codes_until;
    let tab = query.tab();
    let evening = match tab {
        RoomTab::Evening => {
            let snapshot = site.unredacted_snapshot(&own.stored.header.slug).await?;
            Some(EveningView::new(&frame, &words.localise_snapshot(snapshot)))
        }
        _ => None,
    };
    page(&StartedPage {
        tab,
        evening,
        page: frame,
        event: event.map(|event| Link {
            href: format!("/organise/events/{}", event.slug),
            text: event.name.to_string(),
        }),
        codes: CodesPanel::new(scorer, until, organiser.club.time_zone, words),
        started,
        room,
        local: PrintedAddress::of(&request),
        done,
    })
}

/// Streams the versions of the club, since any change in it may affect the page.
pub async fn live(site: web::Data<AppState>, request: HttpRequest, own: OwnHeader) -> HttpResponse {
    organiser::stream_club_versions(&site, &request, &own.organiser)
}

/// Renders a draft. Slow, because a model simulates the duration.
pub fn draft_page(own: &OwnTournament, done: Option<String>, refusal: Option<StartRefusal>) -> DraftPage {
    let organiser = &own.organiser;
    DraftPage {
        page: organiser.page(own.stored.header.name.as_str()),
        draft: DraftView::of(&own.stored, &own.events, &own.accounts, &organiser.club, organiser.words()),
        done,
        refusal,
    }
}

/// Loads the control room of a tournament that has started.
pub async fn load(site: &AppState, request: &HttpRequest, own: &OwnTournament) -> Result<RoomView, Error> {
    let (organiser, stored) = (&own.organiser, &own.stored);
    let tally = tally(&stored.tournament);
    // Nothing is left to enter once play is over.
    let is_played = stored.status(&tally.standings).is_in_play();
    let codes = if is_played { list_codes(site, organiser, &stored.header).await? } else { Vec::new() };
    let is_referee = organiser.account.role == Role::Referee;
    let reports = if is_played { reports(site, own, &codes).await? } else { BTreeMap::new() };
    let beside = if is_played { other_running_tournaments(site, own).await? } else { Vec::new() };
    let mut all = vec![(stored, &tally)];
    all.extend(beside.iter().map(|snapshot| (&snapshot.stored, &snapshot.tally)));
    let sight = RoomContext { all: &all, reports: &reports, club: &organiser.club, now: Utc::now() };
    // Referees hand out no codes and draw no dealers.
    let shown = codes.iter().filter(|_| !is_referee);
    let cards = shown.map(|code| cards::card(request, code, organiser)).collect();
    let room = RoomView::of(&sight, cards, organiser.words()).ok_or(Error::NotFound)?;
    Ok(if is_referee { room.without_draws() } else { room })
}

/// Returns the state of the tables, apart from their hands.
async fn reports(
    site: &AppState,
    own: &OwnTournament,
    codes: &[TableCode],
) -> Result<BTreeMap<u32, TableReport>, Error> {
    let phones = &own.stored.phones;
    let playing = phones.last.iter().filter(|(_, (_, state))| state.is_in_play());
    let playing: Vec<(u32, PlayedHandId)> = playing.map(|(table, (id, _))| (*table, id.clone())).collect();
    let snapshots = site.snapshots.clone();
    let asks = web::block(move || -> Result<BTreeMap<u32, usize>, StoreError> {
        playing
            .into_iter()
            .map(|(table, id)| Ok((table, snapshots.hand(&id)?.seat_requests().count())))
            .collect()
    });
    let asks = asks.await??;
    let report = |code: &TableCode| TableReport {
        asks: asks.get(&code.table).copied().unwrap_or_default(),
        on_phones: phones.is_in_play(code.table),
        // Players on phones may have come by a personal link instead of the table's code.
        opened: code.opened || phones.last.contains_key(&code.table),
    };
    Ok(codes.iter().map(|code| (code.table, report(code))).collect())
}

/// Loads the club's other tournaments in progress, since somebody may be needed there as well.
async fn other_running_tournaments(
    site: &AppState,
    own: &OwnTournament,
) -> Result<Vec<Arc<TournamentSnapshot>>, Error> {
    let (club, id, snapshots) =
        (own.organiser.club.id.clone(), own.stored.header.id.clone(), site.snapshots.clone());
    let snapshots = web::block(move || -> Result<_, StoreError> {
        let headers = tournaments::list(snapshots.store(), &club)?;
        let runs =
            headers.iter().filter(|header| header.state == TournamentState::Running && header.id != id);
        map_readable(runs, |header| snapshots.unredacted(&header.slug))
    });
    Ok(snapshots.await??)
}
