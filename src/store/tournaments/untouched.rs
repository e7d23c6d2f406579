//! Started tournaments in which nothing has happened, which can become drafts again, or in which no result counts, which can be deleted.

use diesel::prelude::*;

use lastcard_club::TournamentContent;
use lastcard_tournament::HandResult;

use super::header::find_row;
use super::load::load_from_row;
use super::{ChangeError, TournamentRecord, events};
use crate::schema::{
    changes, dealt_hands, entries, first_dealers, own_counts, play_offs, player_codes, seat_holders,
    tournaments,
};
use crate::{ClubId, Conn, Store, StoreError, TournamentId, change_feed, staged_events};

impl TournamentRecord {
    /// Returns what is in the tournament.
    pub fn content(&self) -> TournamentContent {
        let results = self.tournament.hands().iter().filter_map(|hand| hand.result.as_ref());
        TournamentContent {
            state: self.header.state,
            is_trial: self.header.is_trial(),
            results: results.filter(|result| !matches!(result, HandResult::Void(_))).count(),
            is_untouched: self.is_untouched(),
            arrived: self.people.values().filter(|person| person.present).count(),
        }
    }

    /// Returns true if nothing is recorded, and there were no line-up changes or played hands.
    fn is_untouched(&self) -> bool {
        self.entries.is_empty()
            && self.steps.is_empty()
            && self.rulings.is_empty()
            && self.own_counts.is_empty()
            && self.phones.last.is_empty()
            && self.tournament.play_off().is_none()
    }
}

/// Deletes a tournament in which no result counts, with everything about it.
///
/// # Errors
/// Fails if it has results that count.
pub fn delete_without_results(store: &Store, club: &ClubId, id: &TournamentId) -> Result<(), ChangeError> {
    store.write(|conn| {
        let row = find_row(conn, club, id)?;
        check_alone(conn, id)?;
        let content = load_from_row(conn, row)?.content();
        content.deletion_guard().ok_or(ChangeError::Recorded)?;
        diesel::delete(tournaments::table.find(id)).execute(conn).map_err(StoreError::from)?;
        change_feed::notify_tournament(conn, id)?;
        Ok(())
    })
}

/// Deletes a tournament in which nothing was ever recorded, with everything about it.
pub(crate) fn delete_untouched(conn: &mut Conn, id: &TournamentId) -> Result<(), ChangeError> {
    check_untouched(conn, id)?;
    diesel::delete(tournaments::table.find(id)).execute(conn).map_err(StoreError::from)?;
    change_feed::notify_tournament(conn, id)?;
    Ok(())
}

/// Fails if the tournament belongs to an event, which decides who plays in it and whether it is needed.
pub(super) fn check_alone(conn: &mut Conn, id: &TournamentId) -> Result<(), ChangeError> {
    if staged_events::event_of(conn, id)?.is_some() { Err(ChangeError::OfEvent) } else { Ok(()) }
}

/// Fails if anything was recorded, even if it was taken back, because it stays on record.
pub(super) fn check_untouched(conn: &mut Conn, id: &TournamentId) -> Result<(), ChangeError> {
    if is_touched(conn, id)? { Err(ChangeError::Recorded) } else { Ok(()) }
}

fn is_touched(conn: &mut Conn, id: &TournamentId) -> Result<bool, StoreError> {
    let counts: [i64; 5] = [
        entries::table.filter(entries::tournament_id.eq(id)).count().get_result(conn)?,
        own_counts::table.filter(own_counts::tournament_id.eq(id)).count().get_result(conn)?,
        dealt_hands::table.filter(dealt_hands::tournament_id.eq(id)).count().get_result(conn)?,
        changes::table.filter(changes::tournament_id.eq(id)).count().get_result(conn)?,
        play_offs::table.filter(play_offs::tournament_id.eq(id)).count().get_result(conn)?,
    ];
    Ok(counts.iter().any(|count| *count > 0) || !events::events_of_kinds(conn, id, &["ruled"])?.is_empty())
}

/// Deletes what depends on the line-up: draws for first dealers, and the phones and links of players.
pub(super) fn forget_line_up(conn: &mut Conn, id: &TournamentId) -> Result<(), StoreError> {
    diesel::delete(first_dealers::table.filter(first_dealers::tournament_id.eq(id))).execute(conn)?;
    diesel::delete(seat_holders::table.filter(seat_holders::tournament_id.eq(id))).execute(conn)?;
    diesel::delete(player_codes::table.filter(player_codes::tournament_id.eq(id))).execute(conn)?;
    Ok(())
}
