//! Control room of a tournament: its tables, and the club's other tournaments in progress.

use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::{HttpRequest, web};
use chrono::Utc;

use lastcard_club::{Role, TableReport, TournamentStage};
use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::codes::TableCode;
use lastcard_store::tournaments::{self};
use lastcard_store::{PlayedHandId, StoreError};
use lastcard_tournament::tally;

use crate::app::{error::Error, state::AppState};
use crate::clubs::handlers::map_readable;
use crate::control_room::{
    codes,
    room::{RoomContext, RoomView},
};
use crate::extract::own_tournament::OwnTournament;
use crate::table::cards;

/// Loads the control room of a tournament that has started.
pub async fn load(site: &AppState, request: &HttpRequest, own: &OwnTournament) -> Result<RoomView, Error> {
    let (organiser, stored) = (&own.organiser, &own.stored);
    let tally = tally(&stored.tournament);
    // Nothing is left to enter once play is over.
    let is_played = stored.status(&tally.standings).is_in_play();
    let codes = if is_played { codes::list(site, organiser, &stored.header).await? } else { Vec::new() };
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
            headers.iter().filter(|header| header.stage == TournamentStage::Running && header.id != id);
        map_readable(runs, |header| snapshots.unredacted(&header.slug))
    });
    Ok(snapshots.await??)
}
