//! The evening of the demo that bots play on phones. It is an ordinary tournament, named in a setting; when it is over, it is replaced by
//! one with the same people under the same address.

use diesel::prelude::*;

use super::{DemoError, insert_evening};
use crate::played_hands::{self, DealError, PlayedHand};
use crate::schema::{clubs, tournaments as tournament_table};
use crate::tournaments::{self, Header, TournamentImport};
use crate::{ClubId, Conn, Store, StoreError, TournamentId, seats, settings};
use lastcard_tournament::Slot;

/// Name of the setting with the id of the tournament.
const SETTING: &str = "demo-evening";

/// Returns the evening that bots play; `None` without a demo club.
pub fn find_playing(store: &Store) -> Result<Option<Header>, StoreError> {
    store.read(|conn| {
        let Some(id) = settings::find(conn, SETTING)?.map(TournamentId::from) else { return Ok(None) };
        // Checked here, because nothing else of the club's may be touched.
        let club: Option<ClubId> = tournament_table::table
            .find(&id)
            .inner_join(clubs::table)
            .filter(clubs::demo.eq(true))
            .select(tournament_table::club_id)
            .first(conn)
            .optional()?;
        club.map(|club| tournaments::header_of(conn, &club, &id)).transpose()
    })
}

/// Stores the evening, with its first hand dealt.
pub(super) fn begin(conn: &mut Conn, club: &ClubId, evening: &TournamentImport) -> Result<(), DemoError> {
    let made = insert_evening(conn, club, evening)?;
    for next in evening.tournament.next_hands() {
        deal(conn, &made.id, next.slot)?;
    }
    Ok(settings::replace(conn, SETTING, made.id.as_str())?)
}

pub(super) fn forget(conn: &mut Conn) -> Result<(), StoreError> {
    settings::delete(conn, SETTING)
}

/// Sets up and deals the next hand at a table. Bots play for everybody whose seat is free.
pub fn deal_next(store: &Store, id: &TournamentId, slot: Slot) -> Result<PlayedHand, DealError> {
    store.write(|conn| deal(conn, id, slot))
}

fn deal(conn: &mut Conn, id: &TournamentId, slot: Slot) -> Result<PlayedHand, DealError> {
    let hand = played_hands::insert(conn, id, slot)?;
    seats::fill_with_bots(conn, id, hand.seating.players())?;
    played_hands::deal_cards(conn, &hand.id, None)
}

/// Replaces the evening by one that begins now. Returns false if another copy of the program has done so.
pub fn play_again(store: &Store, id: &TournamentId) -> Result<bool, DemoError> {
    store.write(|conn| {
        if settings::find(conn, SETTING)?.as_deref() != Some(id.as_str()) {
            return Ok(false);
        }
        let again = tournaments::begin_again(conn, id)?;
        settings::replace(conn, SETTING, again.id.as_str())?;
        Ok(true)
    })
}
